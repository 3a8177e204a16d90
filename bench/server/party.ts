// Three clients at one table. They act one after the other, and an action counts when the last of them has seen it.
import { Client } from './client.ts';

export interface Party {
  /** Does one action, and calls when its last viewer has seen it. */
  act(seen: () => void): void;
  close(): void;
}

/** As long as an action on its way to the server. */
const MESSAGE = JSON.stringify({
  type: 'act',
  table: 'x'.repeat(22),
  id: 'a-1',
  action: { type: 'move', cube: '1', to: 'required' },
});

/** At a server that sends three messages for each one that it gets. */
export class BareParty implements Party {
  readonly #clients: readonly Client[];
  #turn = 0;
  #heard = 0;
  #seen: () => void = () => {};

  private constructor(clients: readonly Client[]) {
    this.#clients = clients;
    for (const client of clients)
      client.hear = () => {
        this.#heard += 1;
        if (this.#heard === clients.length) this.#seen();
      };
  }

  static async open(port: number, table: number): Promise<BareParty> {
    const path = `/?table=${table}`;
    return new BareParty(await Promise.all([0, 1, 2].map(() => Client.open({ port, path }))));
  }

  act(seen: () => void): void {
    this.#seen = seen;
    this.#heard = 0;
    this.#turn = (this.#turn + 1) % this.#clients.length;
    this.#clients[this.#turn]?.send(MESSAGE);
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }
}
