// The bots of a practice table as its room sees them: they think in a thread of their own, and their deeds wait until it is time.
import type { Deed, Seated } from '@openshake/host';
import type { MatchView, Player } from '@openshake/rules';
import type { FromThinkers, Thinker, ToThinkers } from './letters.ts';
import type { RestingTimer } from './timer.ts';

interface Question {
  seat: Player;
  view: MatchView;
  /** The moment of the match when it was asked. */
  asked: number;
  give: (deed: Deed | null) => void;
  fail: (error: Error) => void;
  /** Once the bot knows what to do: until when it waits, and with what. */
  meant?: { deed: Deed; due: number; cancel: () => void };
}

export class Thinking {
  readonly #timer: RestingTimer;
  readonly #bots: readonly Omit<Thinker, 'seen'>[];
  /** What a seat saw of the shake so far, for a thread that begins now. */
  readonly #seen: (seat: Player) => Promise<readonly MatchView[]>;
  #pace: number;
  #port: MessagePort | undefined;
  /** Questions wait until the thread knows its bots. */
  #ready: Promise<void> = new Promise(() => {});
  #number = 0;
  readonly #questions = new Map<number, Question>();

  constructor(
    timer: RestingTimer,
    bots: readonly Omit<Thinker, 'seen'>[],
    seen: (seat: Player) => Promise<readonly MatchView[]>,
  ) {
    this.#timer = timer;
    this.#bots = bots;
    this.#pace = bots[0]?.pace ?? 1;
    this.#seen = seen;
  }

  get seats(): Readonly<Record<Player, Seated>> {
    return Object.fromEntries(
      this.#bots.map(({ seat }) => [
        seat,
        { act: (view: MatchView) => this.#ask(seat, view), overtaken: () => this.#overtake(seat) },
      ]),
    );
  }

  /** The thread, or a new one in place of one that failed: whoever waits for the old one hears of it, and is asked again. */
  connect(port: MessagePort): void {
    this.#port?.close();
    this.#port = port;
    for (const { meant, fail } of this.#questions.values())
      if (!meant) fail(new Error('The thread of the bots was started again.'));
    port.onmessage = ({ data }: MessageEvent<FromThinkers>) => this.#heard(data);
    this.#ready = this.#introduce();
  }

  /** Bots take more or less time from now on. Who waits already with something to do may do it sooner. */
  setPace(pace: number): void {
    const share = pace / (this.#pace || 1);
    this.#pace = pace;
    this.#ready = this.#introduce();
    for (const question of this.#questions.values()) {
      if (!question.meant || share >= 1) continue;
      question.meant.cancel();
      const left = question.meant.due - this.#timer.now();
      this.#wait(question, question.meant.deed, this.#timer.now() + Math.max(0, left) * share);
    }
  }

  close(): void {
    this.#port?.close();
    for (const { meant, give } of this.#questions.values()) {
      meant?.cancel();
      give(null);
    }
    this.#questions.clear();
  }

  async #introduce(): Promise<void> {
    const bots = this.#bots.map(async (bot) => ({ ...bot, pace: this.#pace, seen: await this.#seen(bot.seat) }));
    this.#say({ type: 'bots', bots: await Promise.all(bots) });
  }

  #say(letter: ToThinkers): void {
    this.#port?.postMessage(letter);
  }

  #ask(seat: Player, view: MatchView): Promise<Deed | null> {
    this.#number += 1;
    const number = this.#number;
    return new Promise((resolve, reject) => {
      const end = () => void this.#questions.delete(number);
      this.#questions.set(number, {
        seat,
        view,
        asked: this.at(),
        give: (deed) => {
          end();
          resolve(deed);
        },
        fail: (error) => {
          end();
          reject(error);
        },
      });
      void this.#ready.then(() => this.#say({ type: 'think', number, seat, view }));
    });
  }

  /** The table has changed, so nobody waits for what this seat meant to do. */
  #overtake(seat: Player): void {
    for (const question of [...this.#questions.values()]) {
      if (question.seat !== seat) continue;
      question.meant?.cancel();
      question.give(null);
    }
  }

  #heard(letter: FromThinkers): void {
    const question = this.#questions.get(letter.number);
    if (!question) return;
    if ('failed' in letter) question.fail(new Error(letter.failed));
    else if (letter.deed === null) question.give(null);
    else {
      // The bot's time counts from the table that it saw, however long the search took.
      const deed = letter.deed as Deed;
      this.#wait(question, deed, this.#timer.now() + deed.after - Math.min(deed.after, this.#spent(question)));
    }
  }

  /** How long it has thought already. */
  #spent({ asked }: Question): number {
    return Math.max(0, this.at() - asked);
  }

  /** The moment of the match; the room says it. */
  at: () => number = () => 0;

  #wait(question: Question, deed: Deed, due: number): void {
    const cancel = this.#timer.at(due, () => {
      question.give({ ...deed, after: Math.max(0, this.at() - question.asked) });
    });
    question.meant = { deed, due, cancel };
  }
}
