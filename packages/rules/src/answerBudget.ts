// How long an answer may be: a short text must not get a very long answer.
import type { JudgeFact } from './facts/judge.ts';

/** Characters of the answer for each character of the text in the question. */
const FOR_EACH_CHARACTER = 8;

/** The characters that an answer may still use. */
export class AnswerBudget {
  #left: number;

  constructor(characters: number) {
    this.#left = characters;
  }

  /** A budget that grows with the text. */
  static of(atLeast: number, text: string): AnswerBudget {
    return new AnswerBudget(atLeast + FOR_EACH_CHARACTER * text.length);
  }

  /** Takes half of what is left. */
  half(): AnswerBudget {
    const half = new AnswerBudget(this.#left / 2);
    this.#left /= 2;
    return half;
  }

  /** Gives back what was not used. */
  giveTo(other: AnswerBudget): void {
    other.#left += Math.max(0, this.#left);
    this.#left = 0;
  }

  /** Whether this fits. The first thing that does not fit ends the answer. */
  holds(told: object): boolean {
    if (this.#left > 0) this.#left -= JSON.stringify(told).length + 1;
    return this.#left > 0;
  }

  /** The steps that fit, from the first on. The last step, the whole expression, is always there. */
  steps<Step extends object>(steps: readonly Step[]): Step[] {
    const before = steps.slice(0, -1);
    const end = before.findIndex((step) => !this.holds(step));
    return [...(end < 0 ? before : before.slice(0, end)), ...steps.slice(-1)];
  }
}

export const STEPS_LEFT_OUT: JudgeFact = { key: 'value.stepsLeftOut' };
