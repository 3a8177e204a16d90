// What must leave no trace in the server's log: everything about people that a test used, in every form in which it could be written there.
import { createHash } from 'node:crypto';

const sha256 = (text: string, form: 'hex' | 'base64' | 'base64url'): string =>
  createHash('sha256').update(text).digest(form);

/** As it is, in JSON, in an address, in base64, and as a hash. */
const formsOf = (text: string): readonly string[] => [
  ...[text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text), text.replaceAll(' ', '+')],
  ...[Buffer.from(text).toString('base64').replaceAll('=', ''), Buffer.from(text).toString('base64url')],
  ...[sha256(text, 'hex'), sha256(text, 'base64'), sha256(text, 'base64url')],
];

export class Traces {
  /** What each text is. */
  readonly #kinds = new Map<string, string>();

  add(kind: string, ...texts: readonly string[]): void {
    for (const text of texts) {
      if (text.length < 4) throw new Error(`This ${kind} is too short to search for: "${text}"`);
      this.#kinds.set(text, kind);
    }
  }

  get texts(): readonly string[] {
    return [...this.#kinds.keys()];
  }

  /** What of it is in a log, in upper or lower case. */
  foundIn(log: string): string[] {
    const lower = log.toLowerCase();
    return [...this.#kinds].flatMap(([text, kind]) =>
      formsOf(text).some((form) => lower.includes(form.toLowerCase())) ? [`${kind}: ${text}`] : [],
    );
  }
}
