// Verdicts that a room has asked for. Judging may be slow, so the answer comes from elsewhere, and each question is asked once.
import { type Inquiry, type InquiryAnswer, inquiryKey, type Judge } from '@openshake/rules';
import type { Timer } from './timer.ts';
import { RoomTrouble } from './trouble.ts';

/** Answers a question about a paper: immediately, or later from a worker. */
export type Judging = (inquiry: Inquiry) => InquiryAnswer | Promise<InquiryAnswer>;

/** Nobody waits longer for a verdict. The hardest paper takes a quarter of a second. */
export const JUDGING_MS = 10_000;

export class Verdicts {
  readonly #judging: Judging;
  readonly #timer: Timer;
  readonly #known = new Map<string, InquiryAnswer>();
  readonly #asked = new Map<string, Promise<InquiryAnswer>>();

  constructor(judging: Judging, timer: Timer) {
    this.#judging = judging;
    this.#timer = timer;
  }

  /** How many questions are remembered: open ones, and those whose shake is not over. */
  get count(): number {
    return new Set([...this.#known.keys(), ...this.#asked.keys()]).size;
  }

  /** Gives a known verdict, and never waits for one. */
  readonly judge: Judge = (inquiry) => this.#known.get(inquiryKey(inquiry));

  /** Waits for a verdict, but not forever. After that, the question is asked anew when somebody needs its answer. */
  async learn(inquiry: Inquiry): Promise<void> {
    let stop = () => {};
    const late = new Promise<never>((_, reject) => {
      stop = this.#timer.at(this.#timer.now() + JUDGING_MS, () => {
        this.#asked.delete(inquiryKey(inquiry));
        reject(new Error(`No verdict came within ${JUDGING_MS} ms.`));
      });
    });
    try {
      await Promise.race([this.#ask(inquiry), late]);
    } catch (error) {
      throw new RoomTrouble('judging', error);
    } finally {
      stop();
    }
  }

  /** Asks early, while others still write. A failed question is asked again when its answer is needed. */
  learnAhead(inquiries: readonly Inquiry[]): void {
    for (const inquiry of inquiries) this.#ask(inquiry).catch(() => {});
  }

  /** A shake is over, and its papers with it. */
  forget(): void {
    this.#known.clear();
    this.#asked.clear();
  }

  #ask(inquiry: Inquiry): Promise<InquiryAnswer> {
    const key = inquiryKey(inquiry);
    const before = this.#asked.get(key);
    if (before) return before;
    const asked = this.#answer(inquiry);
    this.#asked.set(key, asked);
    // Only an answer to the latest question counts: its shake may be over, or somebody asked anew.
    asked.then(
      (answer) => this.#asked.get(key) === asked && this.#known.set(key, answer),
      () => this.#asked.get(key) === asked && this.#asked.delete(key),
    );
    return asked;
  }

  async #answer(inquiry: Inquiry): Promise<InquiryAnswer> {
    const answer: unknown = await this.#judging(inquiry);
    if (!isAnswerTo(inquiry, answer)) throw new TypeError('This is not an answer to the inquiry.');
    return answer;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What comes from another thread is checked: it would stay in the log for good. */
function isAnswerTo({ what }: Inquiry, answer: unknown): answer is InquiryAnswer {
  if (!isObject(answer) || answer.what !== what) return false;
  if (what === 'regrouping') return [null, 'cubes', 'grouping', 'equals'].includes(answer.fails as string | null);
  if (what === 'goal') return isLaid(answer.laid);
  const { judged } = answer;
  if (!isObject(judged) || typeof judged.correct !== 'boolean' || typeof judged.equalsGoal !== 'boolean') return false;
  if (judged.unproven !== undefined && !isFact(judged.unproven)) return false;
  return Array.isArray(judged.reasons) && judged.reasons.every(isBrokenRule);
}

const isLaid = (value: unknown): boolean =>
  isObject(value) && Array.isArray(value.cubes) && Array.isArray(value.values) && (!value.fault || isFact(value.fault));

const isFact = (value: unknown): boolean => isObject(value) && typeof value.key === 'string';

const isBrokenRule = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.rule === 'string' &&
  typeof value.clause === 'string' &&
  isFact(value.facts) &&
  Array.isArray(value.breaks) &&
  value.breaks.every((each) => typeof each === 'string');
