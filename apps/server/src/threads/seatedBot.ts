// A bot at a table whose thinking is done in a thread. It asks one question at a time, the newest.
import type { Deed, Seated } from '@openshake/host';
import type { MatchView } from '@openshake/rules';
import type { Desk, Job } from './desk.ts';
import type { AnswerTo, BotQuestion, Question } from './messages.ts';
import type { BotSeat } from './threads.ts';

/** A thread that has not answered so long after the bot had to decide is ended. */
const PATIENCE_MS = 15_000;
/** How many threads may die over one question. The last one is asked to decide at once. */
const MOST_DEATHS = 3;

interface Asked {
  view: MatchView;
  give: (deed: Deed | null) => void;
  fail: (error: Error) => void;
  deaths: number;
}

export interface BotCounts {
  asked: number;
  answered: number;
  /** A newer question overtook them. */
  dropped: number;
  failed: number;
}

export class SeatedBot implements Seated, Job {
  readonly patience: number;
  readonly #seat: BotSeat;
  readonly #number: number;
  readonly #desk: Desk;
  readonly #counts: BotCounts;
  readonly #thinkingMs: number;
  /** The question that waits for its turn. */
  #next: Asked | undefined;
  /** The question that the thread has. */
  #asked: Asked | undefined;
  /** Views that nobody asked the bot about in the end. It still has to see them. */
  #unseen: MatchView[] = [];
  /** The thread that has this bot. */
  #life = 0;
  /** What a thread without this bot has to know: there, on its way, or not asked for. */
  #past: readonly MatchView[] | 'coming' | undefined;
  #closed = false;

  /** `number`: no other bot has it. `thinkingMs`: the bot thinks no longer than this, in real time. */
  constructor(seat: BotSeat, number: number, desk: Desk, counts: BotCounts, thinkingMs: number) {
    this.patience = thinkingMs + PATIENCE_MS;
    this.#thinkingMs = thinkingMs;
    this.#seat = seat;
    this.#number = number;
    this.#desk = desk;
    this.#counts = counts;
    desk.seats += 1;
  }

  act(view: MatchView): Promise<Deed | null> {
    this.#overtake();
    if (this.#closed) return Promise.resolve(null);
    this.#counts.asked += 1;
    return new Promise((give, fail) => {
      this.#next = { view, give, fail, deaths: 0 };
      if (this.#past !== 'coming') this.#desk.add(this);
    });
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#overtake();
    this.#desk.drop(this);
    this.#desk.seats -= 1;
    this.#desk.forget(this.#number);
  }

  isWatched(): boolean {
    return this.#seat.isWatched();
  }

  question(life: number): Question | undefined {
    const next = this.#next;
    if (!next) return undefined;
    const isKnown = this.#life === life;
    const past = isKnown ? [] : this.#pastAt(next.view);
    if (past === 'coming') return undefined;
    const last = past.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
    const question: BotQuestion = {
      what: 'bot',
      bot: this.#number,
      seen: [...past, ...this.#unseen.filter(({ at }) => at > last)],
      view: next.view,
      ms: next.deaths < MOST_DEATHS - 1 ? this.#thinkingMs : 0,
    };
    this.#next = undefined;
    this.#asked = next;
    this.#past = undefined;
    this.#unseen = [];
    this.#life = life;
    if (isKnown) return question;
    const { level, seat, seed, pace } = this.#seat;
    return { ...question, start: { level, seat, seed, pace } };
  }

  answered(answer: AnswerTo[keyof AnswerTo]): void {
    const asked = this.#asked;
    this.#asked = undefined;
    if (!asked) return;
    this.#counts.answered += 1;
    // Threads of bots answer with deeds.
    asked.give(answer as Deed | null);
  }

  failed(error: Error): void {
    this.#life = 0;
    const asked = this.#asked;
    this.#asked = undefined;
    if (asked) this.#fail(asked, error);
  }

  closed(): void {
    this.#closed = true;
    this.#overtake();
  }

  died(): boolean {
    const asked = this.#asked;
    this.#asked = undefined;
    if (!asked) return false;
    asked.deaths += 1;
    if (asked.deaths < MOST_DEATHS) {
      this.#next = asked;
      return true;
    }
    this.#counts.failed += 1;
    asked.give(null);
    return false;
  }

  #fail(asked: Asked, error: Error): void {
    this.#counts.failed += 1;
    asked.fail(error);
  }

  /** The answers to earlier questions are about an earlier table. */
  #overtake(): void {
    const [asked, next] = [this.#asked, this.#next];
    this.#asked = undefined;
    this.#next = undefined;
    if (asked) this.#desk.overtake(this);
    // The bot has to see what it is not asked about.
    if (next) this.#unseen.push(next.view);
    for (const each of [asked, next]) {
      if (!each) continue;
      this.#counts.dropped += 1;
      each.give(null);
    }
  }

  #pastAt({ table }: MatchView): readonly MatchView[] | 'coming' {
    // Between shakes there is nothing to remember.
    if (table.shake === null) return [];
    if (this.#past) return this.#past;
    this.#past = 'coming';
    this.#seat.seen().then(
      (views) => {
        this.#past = views;
        if (!this.#closed) this.#desk.add(this);
      },
      (error) => {
        this.#past = undefined;
        const next = this.#next;
        this.#next = undefined;
        if (next) this.#fail(next, error);
      },
    );
    return 'coming';
  }
}
