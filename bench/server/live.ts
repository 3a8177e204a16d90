// Three people at a table of the server. Their script fits whatever falls: it looks at the view before it acts.
import { type Guest, SEATS, type Seat } from './asking.ts';
import { Client } from './client.ts';
import type { Party } from './party.ts';

/** As much of a view as the script needs. */
export interface SeenView {
  phase: { name: string; player: Seat };
  table: {
    shake: number | null;
    goalSetter: Seat;
    universe: readonly string[];
    resources: readonly string[];
    goal: unknown;
    trail: readonly unknown[];
  };
  rulebook: string;
  writing?: { must: readonly Seat[]; answers: Readonly<Record<Seat, string>> };
}

export interface Deed {
  seat: Seat;
  action: object;
}
/** What happens next at a table that looks like this. */
export type Script = (view: SeenView) => Deed;

const BEGIN_TABLE = Buffer.byteLength('{"type":"table","table":"');
/** The first letter of a message's type. */
const TYPE_AT = Buffer.byteLength('{"type":"');
const [T, D] = [...Buffer.from('td')];

export class LiveParty implements Party {
  readonly table: string;
  /** The view of the first seat. */
  view = {} as SeenView;
  readonly #clients: readonly Client[];
  readonly #script: Script;
  /** The version that each client has seen. */
  readonly #versions = SEATS.map(() => -1);
  /** The version to be seen by everybody; infinite until the server says which. */
  #awaited = Number.POSITIVE_INFINITY;
  #seen: (() => void) | null = null;
  #ids = 0;

  private constructor(clients: readonly Client[], table: string, script: Script) {
    this.table = table;
    this.#clients = clients;
    this.#script = script;
    for (const [at, client] of clients.entries()) client.hear = (message) => this.#hear(message, at);
  }

  /** Watches the table over connections that have said hello. */
  static async open(clients: readonly Client[], table: string, script: Script): Promise<LiveParty> {
    const party = new LiveParty(clients, table, script);
    await new Promise<void>((resolve) => {
      party.#await(0, resolve);
      for (const client of clients) client.send(JSON.stringify({ type: 'watch', table }));
    });
    return party;
  }

  act(seen: () => void): void {
    const { seat, action } = this.#script(this.view);
    this.#ids += 1;
    this.#await(Number.POSITIVE_INFINITY, seen);
    const id = `act-${this.#ids}`;
    this.#clients[SEATS.indexOf(seat)]?.send(JSON.stringify({ type: 'act', table: this.table, id, action }));
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }

  #await(v: number, seen: () => void): void {
    this.#awaited = v;
    this.#seen = seen;
  }

  #hear(message: Buffer, at: number): void {
    const type = message[TYPE_AT];
    if (type === T) {
      this.#versions[at] = versionIn(message, this.table.length);
      if (at === 0) this.#look(message);
    } else if (type === D) this.#done(message);
    else throw new Error(`The server said: ${message}`);
    if (this.#seen && this.#versions.every((v) => v >= this.#awaited)) {
      const seen = this.#seen;
      this.#seen = null;
      seen();
    }
  }

  #look(message: Buffer): void {
    const { view } = JSON.parse(message.toString());
    const merged = { ...this.view, ...view };
    if (view?.writing === null) delete merged.writing;
    this.view = merged;
  }

  #done(message: Buffer): void {
    const done = JSON.parse(message.toString());
    if (!done.ok) throw new Error(`The server refused an action: ${message}`);
    this.#awaited = done.v;
  }
}

/** The `v` in `{"type":"table","table":ID,"v":N,…`. */
function versionIn(message: Buffer, idLength: number): number {
  let v = 0;
  for (let at = BEGIN_TABLE + idLength + '","v":'.length; ; at += 1) {
    const digit = (message[at] ?? 0) - 48;
    if (digit < 0 || digit > 9) return v;
    v = 10 * v + digit;
  }
}

/** A connection that has said hello. */
export async function greet(port: number, { token }: Guest): Promise<Client> {
  const client = await Client.open({ port, path: '/api/live', token });
  await new Promise<void>((resolve) => {
    client.hear = () => resolve();
    client.send('{"type":"hello","protocol":1}');
  });
  return client;
}
