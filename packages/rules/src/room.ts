// How much of what was worked out an answer tells: so many characters, for a short text must not get a very long answer.
import type { JudgeFact } from './facts/judge.ts';

/** So many characters of an answer, for each character of the text that is asked about. */
const FOR_EACH_CHARACTER = 8;

/** Characters of an answer that are not used yet. */
export class Room {
  #left: number;

  constructor(characters: number) {
    this.#left = characters;
  }

  /** Room that grows with the text. */
  static of(atLeast: number, text: string): Room {
    return new Room(atLeast + FOR_EACH_CHARACTER * text.length);
  }

  /** Takes half of what is left. */
  half(): Room {
    const half = new Room(this.#left / 2);
    this.#left /= 2;
    return half;
  }

  /** Gives back what was not used. */
  giveTo(other: Room): void {
    other.#left += Math.max(0, this.#left);
    this.#left = 0;
  }

  /** Whether this fits. What does not fit ends the room: nothing after it is told either. */
  holds(told: object): boolean {
    if (this.#left > 0) this.#left -= JSON.stringify(told).length + 1;
    return this.#left > 0;
  }

  /** The steps that fit, from the first on. The last, which is the whole, is always among them. */
  steps<Step extends object>(steps: readonly Step[]): Step[] {
    const before = steps.slice(0, -1);
    const end = before.findIndex((step) => !this.holds(step));
    return [...(end < 0 ? before : before.slice(0, end)), ...steps.slice(-1)];
  }
}

export const STEPS_LEFT_OUT: JudgeFact = { key: 'value.stepsLeftOut' };
