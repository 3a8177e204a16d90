// All live clients, however they are connected.
import type { People, Who } from '../people/people.ts';
import { Refused } from '../refused.ts';
import { CLOSE, Connection, type Line, type LiveHouse } from './connection.ts';
import { SAYS } from './sentences.ts';

export class Live {
  readonly #house: LiveHouse;
  readonly #people: People;
  readonly #connections = new Set<Connection>();
  /** Those that are about to connect: their session may end meanwhile. */
  readonly #entering = new Set<{ who: Who; isOver: boolean }>();
  #draining = false;

  constructor(house: LiveHouse, people: People) {
    this.#house = house;
    this.#people = people;
    people.whenEnded((session) => this.#endSession(session));
  }

  get count(): number {
    return this.#connections.size;
  }

  /** A new client. Refuses it in words if there are too many. */
  async connect(who: Who, place: string, line: Line): Promise<Connection> {
    const { limits } = this.#house;
    const { id } = who.person;
    if (this.#draining) throw new Refused('unavailable', SAYS.draining);
    const entering = { who, isOver: false };
    this.#entering.add(entering);
    const shown = await this.#people.shown(id, false).finally(() => this.#entering.delete(entering));
    if (!shown || entering.isOver) throw new Refused('no-session', SAYS.sessionEnded);
    if (!limits.open(id, place)) throw new Refused('too-often', SAYS.tooManyConnections);
    const connection = new Connection(who, shown, place, line, this.#house);
    this.#connections.add(connection);
    return connection;
  }

  /** The line of this client is gone. */
  gone(connection: Connection): void {
    connection.closed();
    if (!this.#connections.delete(connection)) return;
    this.#house.limits.close(connection.who.person.id, connection.place);
  }

  /** No new clients. */
  drain(): void {
    this.#draining = true;
  }

  /** Every client hears that the server restarts. */
  close(): void {
    for (const connection of [...this.#connections]) connection.end(CLOSE.draining, SAYS.draining);
  }

  #endSession(session: string): void {
    for (const entering of this.#entering) if (entering.who.session === session) entering.isOver = true;
    for (const connection of [...this.#connections])
      if (connection.who.session === session) connection.end(CLOSE.session, SAYS.sessionEnded);
  }
}
