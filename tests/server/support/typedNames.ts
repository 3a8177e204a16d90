// Names that people type and later give up. Each is unlike anything else, so a test finds it in the bytes wherever it must not be.
import type { LiveClient } from './liveClient.ts';
import { until } from './patience.ts';
import type { Person } from './person.ts';

export interface TypedName {
  name: string;
  /** From this moment of this process's clock on, nobody may see it. */
  goneAt: number;
}

const PASSWORD = 'seven green cubes';
let typed = 0;

export class TypedNames {
  readonly names: TypedName[] = [];
  readonly #now = new Map<Person, TypedName>();

  /** The person types a name, as a guest or for an account. */
  async type(person: Person, how: 'guest' | 'account'): Promise<void> {
    const name = this.#next(person);
    if (how === 'guest') await person.demand(200, '/api/me', { method: 'PATCH', body: { name } });
    else await person.demand(201, '/api/accounts', { method: 'POST', body: { name, password: PASSWORD } });
  }

  /** The person takes another name, or none, or is deleted. `listeners`: what was sent to them before is not held against the server. */
  async giveUp(
    person: Person,
    how: 'another name' | 'no name' | 'deleted',
    listeners: readonly LiveClient[],
  ): Promise<void> {
    const old = this.#now.get(person);
    if (!old) throw new Error('This person has typed no name.');
    if (how === 'deleted') await person.demand(200, '/api/me', { method: 'DELETE' });
    else {
      const name = how === 'another name' ? this.#next(person) : null;
      await person.demand(200, '/api/me', { method: 'PATCH', body: { name } });
    }
    for (const client of listeners) {
      if (!client.isOpen) continue;
      const { pongs } = client;
      client.send({ type: 'ping' });
      await until(() => client.pongs > pongs, 'everything that was sent before');
    }
    old.goneAt = performance.now();
  }

  #next(person: Person): string {
    typed += 1;
    const name = `Quill${typed}Zebediah`;
    const known = { name, goneAt: Infinity };
    this.names.push(known);
    this.#now.set(person, known);
    return name;
  }
}
