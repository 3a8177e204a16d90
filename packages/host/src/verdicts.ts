// Verdicts that a room has asked for. Judging may be slow, so the answer comes from elsewhere, and each question is asked once.
import { type Inquiry, type InquiryAnswer, inquiryKey, type Judge } from '@openshake/rules';
import { RoomTrouble } from './trouble.ts';

/** Answers a question about a paper: at once, or later from a worker. */
export type Judging = (inquiry: Inquiry) => InquiryAnswer | Promise<InquiryAnswer>;

export class Verdicts {
  readonly #judging: Judging;
  readonly #known = new Map<string, InquiryAnswer>();
  readonly #asked = new Map<string, Promise<InquiryAnswer>>();

  constructor(judging: Judging) {
    this.#judging = judging;
  }

  /** Gives a known verdict, and never waits for one. */
  readonly judge: Judge = (inquiry) => this.#known.get(inquiryKey(inquiry));

  /** Waits for a verdict. */
  async learn(inquiry: Inquiry): Promise<void> {
    try {
      await this.#ask(inquiry);
    } catch (error) {
      throw new RoomTrouble('judging', error);
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
    const asked = this.#answer(inquiry, key);
    this.#asked.set(key, asked);
    asked.catch(() => this.#asked.delete(key));
    return asked;
  }

  async #answer(inquiry: Inquiry, key: string): Promise<InquiryAnswer> {
    const answer = await this.#judging(inquiry);
    this.#known.set(key, answer);
    return answer;
  }
}
