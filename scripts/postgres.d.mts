// The functions of the database that the tests use.
export interface TestPostgres {
  url: string;
  halt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export function readyPostgres(): string;
export function startPostgres(): Promise<TestPostgres>;
