// Help at one practice table: what was asked, what is being worked out, and what was found. It belongs to one moment of the table.
import { type Signal, signal } from '@preact/signals';
import type { TableStore } from '../../../table/store.ts';
import { openAdvising } from '../../../transport/advice.ts';
import { isPractice } from '../../../transport/practice.ts';
import type { AdviceAnswer, Thought } from '../../../workers/advising.ts';
import type { Source } from '../mat/hands.ts';

export type HelpKind = 'hint' | 'safe';

export type HelpState =
  | { state: 'none' }
  | { state: 'working'; kind: HelpKind; since: number }
  | { state: 'found'; kind: HelpKind; answer: AdviceAnswer; ms: number; v: number }
  | { state: 'stopped'; kind: HelpKind };

/** The cube that a hint would move, and where it lies. */
export function hintedMove(shown: HelpState): { cube: string; from: Source } | null {
  const action = shown.state === 'found' && shown.answer.what === 'hint' ? shown.answer.hint.action : null;
  if (action?.type === 'shift') return { cube: action.cube, from: 'permitted' };
  return action?.type === 'move' || action?.type === 'bonus' ? { cube: action.cube, from: 'resources' } : null;
}

/** The first search, and one that somebody asks to go on. */
const FIRST_MS = 3000;
const ON = 5;
const LONGEST_MS = 120_000;

export interface Helping {
  readonly shown: Signal<HelpState>;
  hint(ms?: number): Promise<void>;
  safe(thoughts: readonly Thought[], ms?: number): Promise<void>;
  /** The last question again, with more time. */
  on(): Promise<void>;
  stop(): void;
  clear(): void;
  close(): void;
}

export function helpingAt(table: TableStore): Helping {
  const shown = signal<HelpState>({ state: 'none' });
  const advising = openAdvising();
  let last: { kind: HelpKind; thoughts: readonly Thought[]; ms: number } | undefined;

  async function ask(kind: HelpKind, thoughts: readonly Thought[], ms: number): Promise<void> {
    const view = table.view.peek();
    const seat = table.me.peek();
    if (!view || seat === null) return;
    last = { kind, thoughts, ms };
    const v = table.v.peek();
    const working: HelpState = { state: 'working', kind, since: performance.now() };
    shown.value = working;
    const past = kind === 'hint' && isPractice(table.source) ? await table.source.past() : [];
    if (shown.peek() !== working) return;
    const answer = await advising.ask(
      view,
      seat,
      kind === 'hint' ? { what: 'hint', past } : { what: 'safe', thoughts },
      ms,
    );
    // The table may have changed, or somebody asked something else.
    if (shown.peek() !== working) return;
    shown.value = answer ? { state: 'found', kind, answer, ms, v } : { state: 'stopped', kind };
  }

  return {
    shown,
    hint: (ms = FIRST_MS) => ask('hint', [], ms),
    safe: (thoughts, ms = FIRST_MS) => ask('safe', thoughts, ms),
    on: async () => {
      if (last) await ask(last.kind, last.thoughts, Math.min(last.ms * ON, LONGEST_MS));
    },
    stop() {
      const before = shown.peek();
      if (before.state === 'working') shown.value = { state: 'stopped', kind: before.kind };
      advising.stop();
    },
    clear() {
      if (shown.peek().state === 'none') return;
      shown.value = { state: 'none' };
      advising.stop();
    },
    close() {
      shown.value = { state: 'none' };
      advising.close();
    },
  };
}
