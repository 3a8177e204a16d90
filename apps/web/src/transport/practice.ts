// A practice table: the same Room as at a server, in a worker of this page, with bots in another.
import { type ActionDone, parseActionDone, parseSeenVersion } from '@openshake/protocol/wire';
import { books, type MatchView, type Player } from '@openshake/rules';
import { type ReadonlySignal, signal } from '@preact/signals';
import { go, hrefTo } from '../app/place.ts';
import { say } from '../app/speech.ts';
import type { Connection, Heard, SeatAction, SeatShown, TableSource } from '../table/source.ts';
import type { FromRoom, ToRoom } from '../workers/letters.ts';
import { openBots, openRoom } from '../workers/open.ts';
import { startAgain, tryFrom } from './practiceMatches.ts';
import { changeMatch, isKept, matchWith, type PracticeMatch, rowsOf } from './practiceStore.ts';

/** What else a practice table can do. */
export interface PracticeSource extends TableSource {
  readonly practice: true;
  readonly match: PracticeMatch;
  /** Another tab plays this match. */
  readonly elsewhere: ReadonlySignal<boolean>;
  /** Its rows cannot be stored now, or something else went wrong. */
  readonly trouble: ReadonlySignal<'store' | 'other' | null>;
  /** Whether the match stays in this browser when the page is closed. */
  readonly kept: boolean;
  readonly pace: ReadonlySignal<number>;
  setPace(pace: number): void;
  /** Plays here what another tab has open. */
  playHere(): void;
  /** What this seat has seen of the shake under way, for hints. */
  past(): Promise<readonly MatchView[]>;
  /** The rows after which this seat acted last; null if there is nothing to take back. */
  undoable(): Promise<number | null>;
  /** The match as it was before this seat acted last, as a new match: its id. */
  takeBack(): Promise<string | null>;
  close(): void;
}

export const isPractice = (source: TableSource): source is PracticeSource => 'takeBack' in source;

/** A room that is busy is asked again so often. */
const MOST_TRIES = 8;
const AGAIN_MS = 700;

interface Waiting {
  sent: Extract<ToRoom, { type: 'act' }>;
  tries: number;
  give: (done: ActionDone) => void;
  fail: (error: Error) => void;
}

/** Opens a practice match of this browser; null if it is not there. */
export async function openPractice(id: string): Promise<PracticeSource | null> {
  const match = await matchWith(id);
  return match ? new PracticeTable(match) : null;
}

class PracticeTable implements PracticeSource {
  readonly id: string;
  readonly practice = true;
  readonly match: PracticeMatch;
  readonly kept: boolean;
  readonly connection = signal<Connection>('connecting');
  readonly elsewhere = signal(false);
  readonly trouble = signal<'store' | 'other' | null>(null);
  readonly pace;
  readonly #room: Worker;
  #bots: Worker;
  readonly #waiting = new Map<string, Waiting>();
  readonly #asked = new Map<number, (views: readonly MatchView[]) => void>();
  #count = 0;
  #heard: Heard | undefined;
  readonly #hearers = new Set<(heard: Heard) => void>();

  constructor(match: PracticeMatch) {
    this.id = match.id;
    this.match = match;
    this.kept = isKept(match.id);
    this.pace = signal(match.pace);
    const { game } = books[match.setup.book];
    this.#room = openRoom(game);
    this.#room.onmessage = ({ data }: MessageEvent<FromRoom>) => this.#hear(data);
    this.#room.onerror = () => {
      this.trouble.value = 'other';
    };
    this.#bots = this.#think();
    this.#say({ type: 'open', match, kept: this.kept });
    document.addEventListener('visibilitychange', this.#rest);
    this.#rest();
  }

  /** A thread for the bots, with a channel to the room. If it dies, another takes its place. */
  #think(): Worker {
    const { game } = books[this.match.setup.book];
    const bots = openBots(game);
    const { port1, port2 } = new MessageChannel();
    bots.postMessage({ port: port1 }, [port1]);
    this.#room.postMessage({ type: 'thinkers', port: port2 } satisfies ToRoom, [port2]);
    bots.onerror = () => {
      bots.terminate();
      this.#bots = this.#think();
    };
    return bots;
  }

  #say(letter: ToRoom): void {
    this.#room.postMessage(letter);
  }

  /** While nobody looks at the page, time stands still. */
  readonly #rest = (): void => this.#say({ type: 'rest', resting: document.visibilityState === 'hidden' });

  #seats(): SeatShown[] {
    const { setup, you, names, bots } = this.match;
    return setup.players.map((seat) =>
      seat === you
        ? { seat, name: say('practice.you'), here: true }
        : { seat, name: names[seat] ?? seat, ...(bots[seat] && { bot: bots[seat] }), here: true },
    );
  }

  #hear(letter: FromRoom): void {
    switch (letter.type) {
      case 'seen': {
        const read = parseSeenVersion(letter.version);
        if (!read.ok) {
          console.error(read.facts);
          this.trouble.value = 'other';
          return;
        }
        this.connection.value = 'live';
        const { at, nextCall } = letter;
        const heard: Heard = { ...read.value, seats: this.#seats(), at, ...(nextCall !== null && { nextCall }) };
        this.#heard = { ...heard, events: [] };
        for (const hear of this.#hearers) hear(heard);
        return;
      }
      case 'done': {
        const read = parseActionDone(letter.done);
        if (!read.ok) {
          console.error(read.facts);
          return;
        }
        const waiting = this.#waiting.get(read.value.id);
        this.#waiting.delete(read.value.id);
        waiting?.give(read.value);
        return;
      }
      case 'failed':
        this.#again(letter.id);
        return;
      case 'elsewhere':
        this.elsewhere.value = letter.elsewhere;
        return;
      case 'past': {
        const views = letter.views as readonly MatchView[];
        this.#asked.get(letter.ask)?.(views);
        this.#asked.delete(letter.ask);
        return;
      }
      case 'trouble':
        this.trouble.value = letter.trouble;
        return;
    }
  }

  /** The same id is done once, so it is sent again until the room has an answer. */
  #again(id: string): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    // While nothing can be stored, time stands still, and the action waits for that.
    if (this.trouble.peek() !== 'store') waiting.tries += 1;
    if (waiting.tries > MOST_TRIES) {
      this.#waiting.delete(id);
      waiting.fail(new Error('The room did not answer.'));
      return;
    }
    setTimeout(() => this.#waiting.has(id) && this.#say(waiting.sent), AGAIN_MS);
  }

  watch(hear: (heard: Heard) => void): () => void {
    this.#hearers.add(hear);
    if (this.#heard) hear(this.#heard);
    return () => void this.#hearers.delete(hear);
  }

  act(action: SeatAction, as?: Player): Promise<ActionDone> {
    this.#count += 1;
    const id = `${Date.now().toString(36)}-${this.#count}`;
    const sent = { type: 'act', seat: as ?? this.match.you, sent: { id, action } } as const;
    return new Promise((give, fail) => {
      this.#waiting.set(id, { sent, tries: 0, give, fail });
      this.#say(sent);
    });
  }

  setPace(pace: number): void {
    this.pace.value = pace;
    this.#say({ type: 'pace', pace });
    void changeMatch(this.id, { pace }).catch(() => {});
  }

  playHere(): void {
    this.#say({ type: 'here' });
  }

  past(): Promise<readonly MatchView[]> {
    this.#count += 1;
    const ask = this.#count;
    return new Promise((resolve) => {
      this.#asked.set(ask, resolve);
      this.#say({ type: 'past', ask });
    });
  }

  async undoable(): Promise<number | null> {
    if (!this.kept) return null;
    const rows = await rowsOf(this.id);
    const { you } = this.match;
    const mine = rows.findLast(({ id, action }) => id !== null && action.by === you && action.type !== 'sign');
    return mine ? mine.v - 1 : null;
  }

  async rematch(): Promise<void> {
    go(hrefTo(['practice', await startAgain(this.id)]));
  }

  async takeBack(): Promise<string | null> {
    const v = await this.undoable();
    return v === null ? null : tryFrom(this.id, v, { instead: true });
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#rest);
    this.#room.terminate();
    this.#bots.terminate();
    for (const { fail } of this.#waiting.values()) fail(new Error('The table is closed.'));
    this.#waiting.clear();
  }
}
