// Passwords: argon2id, one at a time, so that a crowd at the door does not slow down the tables.
import { hash, verify } from '@node-rs/argon2';
import { Refused } from '../refused.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { SAYS } from './sentences.ts';

/** Argon2id is the library's default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Half a minute of work. Whoever comes later is asked to wait outside. */
const MOST_WAITING = 1_000;

/** The same text, however it was typed: a composed letter and its parts look alike. */
const asTyped = (password: string): string => password.normalize('NFKC');

export class Passwords {
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();
  /** Checked for a name that does not exist, so that the answer takes as long. */
  #nobodys: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(asTyped(password), COST));
  }

  /** `stored`: null if nobody has that name. */
  async isRight(password: string, stored: string | null): Promise<boolean> {
    const nobodys = await this.#nobodysHash();
    const isSame = await this.#inTurn(() => verify(stored ?? nobodys, asTyped(password)));
    return isSame && stored !== null;
  }

  #nobodysHash(): Promise<string> {
    this.#nobodys ??= this.hash('nobody has this password').catch((error) => {
      this.#nobodys = undefined;
      throw error;
    });
    return this.#nobodys;
  }

  async #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#waiting >= MOST_WAITING) throw new Refused('unavailable', SAYS.busyWithPasswords);
    this.#waiting += 1;
    const mine = this.#last.then(work);
    this.#last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      this.#waiting -= 1;
    }
  }
}

/** What is wrong with a password that somebody wants; null if it is fine. */
export function faultInPassword(password: string, name: string): string | null {
  const said = asTyped(password).toLowerCase();
  if (said === asTyped(name).toLowerCase()) return SAYS.passwordIsName;
  return isCommonPassword(said) ? SAYS.passwordIsCommon : null;
}
