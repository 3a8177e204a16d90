// Verdicts that a room has asked for. Judging may be slow, so the answer comes from elsewhere, and each question is asked once.
import { type Inquiry, type InquiryAnswer, inquiryKey } from '@openshake/rules';
import type { Timer } from './timer.ts';
import { RoomTrouble } from './trouble.ts';

/** Answers a question about a paper: immediately, or later from a worker. */
export type Judging = (inquiry: Inquiry) => InquiryAnswer | Promise<InquiryAnswer>;

/** Nobody waits longer for a verdict. The hardest paper takes a quarter of a second. */
export const JUDGING_MS = 10_000;

/** A question to the judge. It has an answer, or one is coming. */
interface Question {
  answer?: InquiryAnswer;
  coming?: Promise<void>;
}

export class Verdicts {
  readonly #judging: Judging;
  readonly #timer: Timer;
  /** Open questions, and those whose shake is not over. */
  #questions: Map<string, Question> | undefined;

  constructor(judging: Judging, timer: Timer) {
    this.#judging = judging;
    this.#timer = timer;
  }

  /** How many questions are remembered. */
  get count(): number {
    return this.#questions?.size ?? 0;
  }

  /** Gives a verdict that is known, for viewers: they ask nobody. */
  known(inquiry: Inquiry): InquiryAnswer | undefined {
    return this.#questions?.get(inquiryKey(inquiry))?.answer;
  }

  /** Gives a verdict that is known or that the judge gives immediately. It never waits for one. */
  judge(inquiry: Inquiry): InquiryAnswer | undefined {
    return this.#ask(inquiry).answer;
  }

  /** Waits for a verdict, but not forever. After that, the question is asked anew when somebody needs its answer. */
  async learn(inquiry: Inquiry): Promise<void> {
    const { answer, coming } = this.#ask(inquiry);
    if (answer) return;
    let stop = () => {};
    const late = new Promise<never>((_, reject) => {
      stop = this.#timer.at(this.#timer.now() + JUDGING_MS, () => {
        this.#questions?.delete(inquiryKey(inquiry));
        reject(new Error('No verdict came in time.'));
      });
    });
    try {
      await Promise.race([coming, late]);
    } catch (error) {
      throw new RoomTrouble('judging', error);
    } finally {
      stop();
    }
  }

  /** Asks early, while others still write. A failed question is asked again when its answer is needed. */
  learnAhead(inquiries: readonly Inquiry[]): void {
    for (const inquiry of inquiries) this.#ask(inquiry);
  }

  /** A shake is over, and its papers with it. */
  forget(): void {
    this.#questions = undefined;
  }

  #ask(inquiry: Inquiry): Question {
    const key = inquiryKey(inquiry);
    this.#questions ??= new Map();
    const before = this.#questions.get(key);
    if (before) return before;
    const question: Question = {};
    this.#questions.set(key, question);
    const take = (answer: InquiryAnswer): void => {
      question.answer = answer;
    };
    try {
      const answer = this.#judging(inquiry);
      if (answer instanceof Promise) question.coming = answer.then(take);
      else take(answer);
    } catch (error) {
      question.coming = Promise.reject(error);
    }
    // Its shake may be over, or somebody asked anew.
    question.coming?.catch(() => this.#questions?.get(key) === question && this.#questions.delete(key));
    return question;
  }
}
