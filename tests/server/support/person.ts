// A person at the server: a guest or an account, with everything that one can ask for over HTTP.
import * as v from 'valibot';
import { type Answer, type Asking, ask, demand } from './asking.ts';
import { type ClientOptions, LiveClient } from './liveClient.ts';
import { TableSeen } from './messages.ts';
import type { Way } from './wires.ts';

/** What a table is opened with; the server fills in the rest. */
export interface Opening {
  rulebook: string;
  division: string;
  seats: readonly ('me' | 'open' | { bot: string })[];
  officiating?: 'strict' | 'table';
  clocks?: 'book' | 'none';
  variations?: boolean;
  listed?: boolean;
  shakes?: number | null;
  minutes?: number | null;
}

/** The table in an answer; fails if it is not as the contract says. */
export function tableIn({ body }: Answer): TableSeen {
  const parsed = v.safeParse(TableSeen, body?.table);
  if (parsed.success) return parsed.output;
  const why = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; ');
  throw new Error(`This table is not as the contract says (${why}): ${JSON.stringify(body)}`);
}

export class Person {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly url: string;
  /** The address that this person's device has. */
  readonly from: string | undefined;

  constructor(url: string, { body }: Answer, from?: string) {
    this.url = url;
    this.from = from;
    this.id = body.person.id;
    this.name = body.person.name;
    this.token = body.token;
  }

  static async guest({ url }: { url: string }, from?: string): Promise<Person> {
    return new Person(url, await demand(201, `${url}/api/guests`, { method: 'POST', body: {}, from }), from);
  }

  ask(path: string, asking: Asking = {}): Promise<Answer> {
    return ask(this.url + path, { token: this.token, from: this.from, ...asking });
  }

  demand(status: number, path: string, asking: Asking = {}): Promise<Answer> {
    return demand(status, this.url + path, { token: this.token, from: this.from, ...asking });
  }

  async openTable(opening: Opening): Promise<TableSeen> {
    return tableIn(await this.demand(201, '/api/tables', { method: 'POST', body: opening }));
  }

  async table(id: string): Promise<TableSeen> {
    return tableIn(await this.demand(200, `/api/tables/${id}`));
  }

  async sit(table: string, seat: string, code?: string): Promise<TableSeen> {
    const path = `/api/tables/${table}/seats/${seat}`;
    return tableIn(await this.demand(200, path, { method: 'PUT', body: code === undefined ? {} : { code } }));
  }

  client(way: Way = 'socket', more: Partial<ClientOptions> = {}): LiveClient {
    return new LiveClient({ url: this.url, token: this.token, way, from: this.from, ...more });
  }
}
