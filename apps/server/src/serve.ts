// Starts the server and ends it.

export interface ServeOptions {
  /** 0 takes a free port. */
  port: number;
  host: string;
  /** The folder of the database file and the secrets. */
  data: string;
  /** The address of a PostgreSQL database, if that is the store. */
  database?: string | undefined;
  /** How many times as fast time runs, for tests. */
  speed?: number | undefined;
  /** Gets a line for each thing worth noting: no names, tokens or addresses. */
  log: (line: string) => void;
}

export interface Serving {
  /** Such as http://127.0.0.1:4747. */
  url: string;
  /** Takes no more requests, lets every stored action be answered, and closes the store. */
  close(): Promise<void>;
}

export async function serve(_options: ServeOptions): Promise<Serving> {
  throw new Error('The server is not put together yet.');
}
