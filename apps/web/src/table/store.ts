// What one table shows: signals that follow its source, what is open to this viewer, and the clock. State flows one way: source, store, parts.
import type { ActionDone } from '@openshake/protocol/wire';
import {
  type Acted,
  type ActedType,
  books,
  decide,
  type GameName,
  imagine,
  type LegalKind,
  legal,
  type MatchView,
  type Player,
  type PromptJudge,
  type Refusal,
  type SeenEvent,
  type Task,
  type Viewer,
} from '@openshake/rules';
import { type Catalogue, type TableWords, tableWords } from '@openshake/words';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type EndedShake, endedWith, NOTHING_YET, type OpenedPapers, remember } from './lastShake.ts';
import { type Meanwhile, meanwhileOf } from './meanwhile.ts';
import type { Connection, SeatAction, SeatShown, TableSource } from './source.ts';
import type { Unread } from './unread.ts';

/** An entry of `legal`, by its kind of action. */
export type Offers = ReadonlyMap<ActedType, LegalKind>;

/** What became of an action that did not simply happen: a line that stays where it happened until the next action. */
export interface Note {
  action: SeatAction;
  /** `refused`: nothing happened. `aside`: it was set aside. `illegal`: it stands until somebody charges it. */
  how: 'refused' | 'aside' | 'illegal' | 'lost';
  text: string;
  clause?: string;
}

export interface TableStore {
  readonly source: TableSource;
  readonly connection: ReadonlySignal<Connection>;
  readonly view: ReadonlySignal<MatchView | null>;
  /** What happened in the newest version. */
  readonly events: ReadonlySignal<readonly SeenEvent[]>;
  readonly v: ReadonlySignal<number>;
  /** What was missed before the newest version, until something else happens; null if nothing was. */
  readonly meanwhile: ReadonlySignal<Meanwhile | null>;
  /** When the director calls next by the clock: the end of the round, then the end of play. */
  readonly nextCall: ReadonlySignal<number | null>;
  readonly seats: ReadonlySignal<readonly SeatShown[]>;
  /** The seat of this viewer; null for the audience and officials. */
  readonly me: ReadonlySignal<Player | null>;
  readonly game: ReadonlySignal<GameName>;
  readonly offers: ReadonlySignal<Offers>;
  /** What the viewer has to do, or may do, under a limit. */
  readonly myTasks: ReadonlySignal<readonly Task[]>;
  readonly words: ReadonlySignal<TableWords>;
  /** The texts of this language, for words that are said in another way. */
  readonly catalogue: ReadonlySignal<Catalogue>;
  readonly names: ReadonlySignal<Readonly<Record<Player, string>>>;
  /** The actions on their way. */
  readonly waiting: ReadonlySignal<number>;
  readonly note: Signal<Note | null>;
  /** The papers of the shake under way that are face up, with how each was settled so far. */
  readonly opened: ReadonlySignal<OpenedPapers | null>;
  /** The shake that ended last, with its papers and points, until this viewer goes on. */
  readonly last: ReadonlySignal<EndedShake | null>;
  /** The viewer has read the last shake. */
  goOn(): void;
  /** The moment of the match now, in milliseconds since it began. */
  now(): number;
  /** Reads Goals and choices of this game. */
  readonly judge: ReadonlySignal<TableJudge>;
  /** What the rules would say of an action of this viewer: refused, or possible and illegal. The table's word decides. */
  weigh(action: SeatAction): Weighed;
  /** Sends an action. The note says what became of it if it did not simply happen. `as`: for the host of a table, who directs though seated. */
  act(action: SeatAction, as?: Viewer): Promise<ActionDone | null>;
  close(): void;
}

/** Reads Goals and choices, and judges no paper. */
export type TableJudge = Omit<PromptJudge, 'answer'>;

/** Why an action would be refused, or which rule it would break; neither for a legal one. */
export interface Weighed {
  refused?: Refusal;
  breaks?: Refusal;
}

export interface StoreOptions {
  source: TableSource;
  catalogue: ReadonlySignal<Catalogue>;
  /** Reads Goals and choices for `legal`; by game. */
  judges: Readonly<Record<GameName, TableJudge>>;
  /** What this viewer calls themselves at the table, and what is said when an action is lost. */
  you: () => string;
  lost: () => string;
  /** Where a verdict outlives a reload: what is remembered of it in this tab, and how the rest is found again. */
  unread?: Unread;
  recall?: Recall;
}

/** Finds a finished shake with its papers. null: it is not there, or not yet. */
export type Recall = (shake: number, viewer: Viewer, judge: TableJudge) => Promise<EndedShake | null>;

const NO_OFFERS: Offers = new Map();

/** In the page nobody judges papers: the table does. */
const nobodyJudges = (): never => {
  throw new Error('A page judges no paper.');
};

export function openStore({ source, catalogue, judges, you, lost, unread, recall }: StoreOptions): TableStore {
  const view = signal<MatchView | null>(null);
  const events = signal<readonly SeenEvent[]>([]);
  const v = signal(0);
  const meanwhile = signal<Meanwhile | null>(null);
  const nextCall = signal<number | null>(null);
  const seats = signal<readonly SeatShown[]>([]);
  const waiting = signal(0);
  const note = signal<Note | null>(null);
  const memory = signal(NOTHING_YET);
  const opened = computed(() => memory.value.opened);
  const last = computed(() => memory.value.ended);
  let heardAt = performance.now();
  let momentThen = 0;

  const me = computed<Player | null>(() => {
    const seen = view.value;
    return seen?.players.includes(seen.viewer) ? seen.viewer : null;
  });
  const game = computed<GameName>(() => (view.value ? books[view.value.book].game : 'on-sets'));
  const offers = computed<Offers>(() => {
    const seen = view.value;
    if (!seen || seen.viewer === 'audience') return NO_OFFERS;
    const search: PromptJudge = { ...judges[game.value], answer: nobodyJudges };
    // Chance decides what falls, never what is open.
    const all = legal(imagine(seen), seen.viewer, { at: seen.at, search, chance: () => 0 });
    return new Map(all.map((each) => [each.type, each]));
  });
  const judge = computed<TableJudge>(() => judges[game.value]);

  function weigh(action: SeatAction): Weighed {
    const seen = view.value;
    if (!seen) return {};
    const search: PromptJudge = { ...judge.value, answer: nobodyJudges };
    const acted = { ...action, by: seen.viewer } as Acted;
    const decision = decide(imagine(seen), acted, { at: seen.at, search, chance: () => 0 });
    if (!decision.ok) return { refused: decision.refusal };
    return decision.illegal ? { breaks: decision.illegal } : {};
  }

  const names = computed(() => {
    const known = seats.value.flatMap(({ seat, name }) => (name === null ? [] : [[seat, name] as const]));
    return Object.fromEntries(known.map(([seat, name]) => [seat, seat === me.value ? you() : name]));
  });
  const words = computed(() => tableWords(game.value, catalogue.value, names.value));
  const myTasks = computed(() => (view.value?.tasks ?? []).filter(({ player }) => player === me.value));

  /** A verdict that this tab had not read when it was loaded again is there at once, its papers as soon as they are found. */
  function restore(seen: MatchView): void {
    const shake = unread?.shake();
    const ended = shake == null ? null : endedWith(seen, shake);
    if (shake == null || !ended) return;
    memory.value = { ...memory.value, ended };
    recall?.(shake, seen.viewer, judge.value).then(
      (found) => {
        if (found && memory.value.ended === ended) memory.value = { ...memory.value, ended: found };
      },
      // The points are there without them.
      () => {},
    );
  }

  const stop = source.watch((heard) =>
    batch(() => {
      heardAt = performance.now();
      momentThen = heard.at;
      const before = view.value;
      const isNew = heard.v !== v.value || heard.events.length > 0;
      if (isNew) events.value = heard.events;
      // A charge says what became of an illegal action.
      if (note.value?.how === 'illegal' && heard.events.some(({ type }) => type === 'charged')) note.value = null;
      if (isNew || heard.missed) meanwhile.value = meanwhileOf(before, heard);
      // The same version may be heard again, with what changed beside it.
      memory.value = remember(memory.value, heard.v === v.value ? { ...heard, events: [] } : heard);
      v.value = heard.v;
      view.value = heard.view;
      seats.value = heard.seats;
      nextCall.value = heard.nextCall ?? null;
      if (!before && heard.view) restore(heard.view);
      if (heard.view) unread?.keep(heard.view, memory.value.ended);
    }),
  );

  const because = ({ facts }: Pick<Refusal, 'facts'>): string => words.value.say(facts);

  function noteOf(action: SeatAction, done: ActionDone): Note | null {
    if (!done.ok) return noted(action, 'refused', done.refusal);
    if (done.setAside) return noted(action, 'aside', done);
    return done.illegal ? noted(action, 'illegal', done.illegal) : null;
  }

  type Why = { facts?: unknown; clause?: string | undefined; message?: string | undefined };
  function noted(action: SeatAction, how: Note['how'], { facts, clause, message = '' }: Why): Note {
    const text = facts ? because({ facts: facts as Refusal['facts'] }) : message;
    return { action, how, text, ...(clause !== undefined && { clause }) };
  }

  async function act(action: SeatAction, as?: Viewer): Promise<ActionDone | null> {
    note.value = null;
    waiting.value += 1;
    try {
      const done = await source.act(action, as);
      note.value = noteOf(action, done);
      return done;
    } catch {
      note.value = { action, how: 'lost', text: lost() };
      return null;
    } finally {
      waiting.value -= 1;
    }
  }

  return {
    source,
    connection: source.connection,
    view,
    events,
    v,
    meanwhile,
    nextCall,
    seats,
    me,
    game,
    offers,
    myTasks,
    words,
    catalogue,
    names,
    waiting,
    note,
    opened,
    last,
    goOn() {
      memory.value = { ...memory.value, ended: null };
      if (view.value) unread?.keep(view.value, null);
    },
    judge,
    weigh,
    now: () => momentThen + (performance.now() - heardAt),
    act,
    close: stop,
  };
}
