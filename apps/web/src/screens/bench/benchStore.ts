// What the bench shows: signals that follow what lies on it, the verdict as one types, and the answers to questions. Every change goes into the address.
import type { CutShort, Found } from '@openshake/advice';
import type { BookId, WireFact } from '@openshake/rules';
import { batch, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { go, place } from '../../app/place.ts';
import { settings } from '../../app/settings.ts';
import type { Judged, Malformed, Valued } from './answering.ts';
import { type AddressFault, benchHref, parseAddress } from './benchAddress.ts';
import {
  type BenchState,
  EXAMPLES,
  emptyBench,
  gameOf,
  judgeRequestOf,
  type Paper,
  type Position,
  QUESTIONS,
  type Question,
  solveRequestOf,
  valueRequestOf,
} from './benchState.ts';
import { Desk } from './desk.ts';
import { countedRequests, isWritten } from './papers.ts';

/** Where a question stands. `limitMs`: how long was searched for it. */
export type Answering =
  | { at: 'asking'; ms: number; steps: number }
  | { at: 'known'; found: Found }
  | { at: 'unknown'; searched: CutShort['searched']; limitMs: number }
  | { at: 'stopped'; ms: number; steps: number; limitMs: number }
  | { at: 'malformed'; facts: WireFact }
  | { at: 'failed' };

/** The row of the position that is being changed. */
export type OpenRow = 'universe' | 'goal' | 'variations' | 'required' | 'permitted' | 'forbidden' | 'resources' | null;

export interface Bench {
  readonly state: ReadonlySignal<BenchState>;
  readonly faults: ReadonlySignal<readonly AddressFault[]>;
  /** Whether the verdict of what lies there now is still to come: the one before stands until then. */
  readonly judging: ReadonlySignal<boolean>;
  /** Null while nothing is written, or until the first verdict is there. */
  readonly judged: ReadonlySignal<Judged | Malformed | 'failed' | null>;
  readonly valued: ReadonlySignal<Valued | Malformed | 'failed' | null>;
  readonly answers: ReadonlySignal<Readonly<Partial<Record<Question, Answering>>>>;
  readonly open: Signal<OpenRow>;
  lay(changes: Partial<Position>): void;
  /** The whole position, where something is taken out of it. */
  replacePosition(position: Position): void;
  write(paper: Paper): void;
  express(text: string): void;
  replace(state: BenchState, options?: { keepBefore?: boolean }): void;
  ask(question: Question): void;
  stop(): void;
  close(): void;
}

/** How long is searched before anybody is asked; each "Search more" takes four times as long. */
const FIRST_MS = 10_000;
const MORE = 4;
/** Typing does not write an address for each letter. */
const SETTLES_MS = 300;

/** What lies there for somebody who brings nothing: an example of the game that they play. */
const usual = (): BenchState => EXAMPLES[settings.value.game];

export function openBench(): Bench {
  const first = parseAddress(place.value.query);
  const state = signal<BenchState>(first?.state ?? usual());
  const faults = signal<readonly AddressFault[]>(first?.faults ?? []);
  const isJudging = signal(true);
  const judged = signal<Bench['judged']['value']>(null);
  const valued = signal<Bench['valued']['value']>(null);
  const answers = signal<Bench['answers']['value']>({});
  const open = signal<OpenRow>(null);
  const judging = new Desk();
  const valuing = new Desk();
  const solving = new Desk();
  let asked: { question: Question; limitMs: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = location.hash;

  function keep(): void {
    clearTimeout(timer);
    timer = undefined;
    written = benchHref(state.value);
    // Somebody who has left in the meantime is not brought back.
    if (written !== location.hash && place.peek().path[0] === 'bench') go(written, { replace: true });
  }
  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, SETTLES_MS);
  };

  async function judge(): Promise<void> {
    const now = state.value;
    const nothing = !isWritten(now.paper, gameOf(now));
    isJudging.value = true;
    // The Goal is read with a paper that says nothing.
    const found = await judging.ask({
      what: 'judge',
      request: judgeRequestOf(now),
      texts: nothing ? [] : countedRequests(now),
    });
    if (found === 'dropped') return;
    batch(() => {
      judged.value = 'failed' in found ? 'failed' : found;
      isJudging.value = false;
    });
  }
  async function work(): Promise<void> {
    const now = state.value;
    if (now.expression.trim() === '') {
      valued.value = null;
      return;
    }
    const found = await valuing.ask({ what: 'value', request: valueRequestOf(now, now.expression) });
    if (found !== 'dropped') valued.value = 'failed' in found ? 'failed' : found;
  }

  function become(next: BenchState): void {
    const before = state.value;
    batch(() => {
      state.value = next;
      faults.value = [];
      if (next.position !== before.position) {
        solving.stop();
        answers.value = {};
      }
    });
    judge();
    if (next.position !== before.position || next.expression !== before.expression) work();
  }
  function change(next: BenchState): void {
    become(next);
    keepSoon();
  }

  const setAnswer = (question: Question, answering: Answering) => {
    answers.value = { ...answers.value, [question]: answering };
  };

  async function ask(question: Question): Promise<void> {
    stop();
    const before = answers.value[question];
    const limitMs = before && 'limitMs' in before ? before.limitMs * MORE : FIRST_MS;
    asked = { question, limitMs };
    setAnswer(question, { at: 'asking', ms: 0, steps: 0 });
    const found = await solving.ask(
      { what: 'solve', request: solveRequestOf(state.value, question) },
      { limitMs, progress: (searching) => setAnswer(question, { at: 'asking', ...searching }) },
    );
    if (found === 'dropped') return;
    asked = undefined;
    if ('failed' in found) setAnswer(question, { at: 'failed' });
    else if ('malformed' in found) setAnswer(question, { at: 'malformed', facts: found.malformed });
    else if (found.answer === null) setAnswer(question, { at: 'unknown', searched: found.searched, limitMs });
    else setAnswer(question, { at: 'known', found });
  }

  /** What was searched so far is said; nothing is concluded from it. */
  function stop(): void {
    const stopped = asked;
    solving.stop();
    asked = undefined;
    if (!stopped) return;
    const { question, limitMs } = stopped;
    const running = answers.value[question];
    if (running?.at === 'asking') setAnswer(question, { at: 'stopped', ms: running.ms, steps: running.steps, limitMs });
  }

  // Another link, or the way back, brings another position.
  const follow = effect(() => {
    const { path, query } = place.value;
    if (path[0] !== 'bench' || location.hash === written) return;
    written = location.hash;
    const brought = parseAddress(query);
    untracked(() => {
      become(brought?.state ?? usual());
      faults.value = brought?.faults ?? [];
      askFrom(query);
    });
  });

  function askFrom(query: URLSearchParams): void {
    const question = QUESTIONS.find((each) => each === query.get('ask'));
    if (question !== undefined) ask(question);
  }

  judge();
  work();
  askFrom(place.value.query);

  return {
    state,
    faults,
    judging: isJudging,
    judged,
    valued,
    answers,
    open,
    lay: (changes) => change({ ...state.value, position: { ...state.value.position, ...changes } }),
    replacePosition: (position) => change({ ...state.value, position }),
    write: (paper) => change({ ...state.value, paper }),
    express: (expression) => change({ ...state.value, expression }),
    replace(next, { keepBefore = false } = {}) {
      keep();
      become(next);
      written = benchHref(next);
      go(written, { replace: !keepBefore });
    },
    ask,
    stop,
    close() {
      follow();
      if (timer !== undefined && place.value.path[0] === 'bench') keep();
      clearTimeout(timer);
      for (const desk of [judging, valuing, solving]) desk.stop();
    },
  };
}

/** The bench under another book: the cubes stay if the game does. */
export function underBook(state: BenchState, book: BookId, divisions: readonly string[]): BenchState {
  const { position } = state;
  const division = (divisions.find((each) => each === position.division) ??
    divisions.find((each) => each === 'middle') ??
    divisions[0] ??
    'middle') as Position['division'];
  const moved: BenchState = { ...state, position: { ...position, rulebook: book, division } };
  if (gameOf(moved) === gameOf(state)) return moved;
  const example = EXAMPLES[gameOf(moved)];
  return { ...example, position: { ...example.position, rulebook: book, division } };
}

/** Nothing on the table, the rules as they are. */
export const cleared = ({ position }: BenchState): BenchState => emptyBench(position.rulebook, position.division);
