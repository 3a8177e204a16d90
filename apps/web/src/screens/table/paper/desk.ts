// The place where one person writes: the draft, the line and the caret, and what is asked or said there. Everything on it happens through these few functions.
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { readTokens, type Token, writeTokens } from '../../../parts/expression/tokens.ts';
import { type Draft, type DraftSolution, draftOf } from '../../../table/drafts.ts';
import type { TableStore } from '../../../table/store.ts';
import { missingIn, presentOf } from './handIn.ts';
import { insert, type Line, lineOf } from './line.ts';
import { type Palette, type Part, paletteOf, type Why } from './palette.ts';
import { type PaperRules, paperRules } from './rules.ts';

/** A wild cube whose meaning is being chosen. `writes`: it is written once that is said. */
export interface Tray {
  cube: string;
  writes: boolean;
}

export interface Desk {
  readonly table: TableStore;
  readonly rules: ReadonlySignal<PaperRules | null>;
  readonly draft: ReadonlySignal<Draft>;
  readonly which: Signal<0 | 1>;
  readonly solution: ReadonlySignal<DraftSolution>;
  readonly part: Signal<Part>;
  readonly caret: Signal<number>;
  readonly palette: ReadonlySignal<Palette | null>;
  readonly tray: Signal<Tray | null>;
  readonly why: Signal<Why | null>;
  /** The paper waits for a second word before it is handed in. */
  readonly asking: Signal<boolean>;
  textOf(part: Part): string;
  lineAt(part: Part): Line;
  /** Changes the line on which one writes. */
  edit(change: (line: Line) => Line): void;
  /** Goes to a line; without a caret, to its end. */
  go(part: Part, caret?: number): void;
  /** Goes to the line above or below. */
  step(by: 1 | -1): void;
  /** Writes a cube of the palette, or says why it may not be written. */
  write(cube: string, why?: Why): void;
  put(token: Token): void;
  putGoal(): void;
  mean(means: string): void;
  change(how: (solution: DraftSolution) => DraftSolution): void;
  changeDraft(how: (draft: Draft) => Draft): void;
  /** Begins one more line, and goes there. */
  addRestriction(): void;
  removeRestriction(index: number): void;
  /** Asks whether to hand in; nothing happens while something is missing. */
  ask(): void;
  handIn(): void;
}

export const isSamePart = (one: Part, other: Part): boolean =>
  one.name === other.name && ('index' in one ? one.index : 0) === ('index' in other ? other.index : 0);

/** The lines of a Solution, from the top. */
export function partsOf(rules: PaperRules, { restrictions }: DraftSolution): Part[] {
  const goal: Part[] = rules.ownGoal && rules.game === 'equations' ? [{ name: 'goal' }] : [];
  if (rules.game === 'equations') return [...goal, { name: 'equation' }];
  // There is always a line to begin a Restriction on.
  const count = rules.hasRestrictions ? Math.max(1, restrictions.length) : 0;
  return [...Array.from({ length: count }, (_, index): Part => ({ name: 'restriction', index })), { name: 'setName' }];
}

const END = Number.POSITIVE_INFINITY;

function openDesk(table: TableStore, shake: number, seat: string): Desk {
  const draft = draftOf(table, shake, seat);
  const moved = computed(() => draft.value.moved);
  const rules = computed(() => {
    const view = table.view.value;
    return view ? paperRules(view, { moved: moved.value }) : null;
  });
  const which = signal<0 | 1>(0);
  const solution = computed(() => draft.value.solutions[which.value]);
  const part = signal<Part>({ name: table.game.peek() === 'equations' ? 'equation' : 'setName' });
  const caret = signal(END);
  const tray = signal<Tray | null>(null);
  const why = signal<Why | null>(null);
  const asking = signal(false);

  const palette = computed(() => (rules.value ? paletteOf(rules.value, solution.value, part.value) : null));

  const textOf = (at: Part): string => {
    const { setName, equation, goal, restrictions } = solution.value;
    if (at.name === 'restriction') return restrictions[at.index] ?? '';
    return { setName, equation, goal: goal.text }[at.name];
  };
  const lineAt = (at: Part): Line =>
    lineOf(table.game.value, textOf(at), isSamePart(at, part.value) ? caret.value : END);

  const changeDraft = (how: (before: Draft) => Draft): void =>
    batch(() => {
      draft.value = how(draft.value);
      why.value = null;
      asking.value = false;
    });
  const change = (how: (before: DraftSolution) => DraftSolution): void =>
    changeDraft((before) => {
      const [first, second] = before.solutions;
      return { ...before, solutions: which.value === 0 ? [how(first), second] : [first, how(second)] };
    });
  const setText = (at: Part, text: string): void =>
    change((before) => {
      if (at.name === 'goal') return { ...before, goal: { ...before.goal, text } };
      if (at.name !== 'restriction') return { ...before, [at.name]: text };
      const restrictions = [...before.restrictions];
      restrictions[at.index] = text;
      return { ...before, restrictions: Array.from(restrictions, (each) => each ?? '') };
    });

  const desk: Desk = {
    table,
    rules,
    draft,
    which,
    solution,
    part,
    caret,
    palette,
    tray,
    why,
    asking,
    textOf,
    lineAt,
    change,
    changeDraft,
    edit(how) {
      batch(() => {
        const at = part.value;
        const after = how(lineAt(at));
        setText(at, writeTokens(table.game.value, after.tokens));
        caret.value = after.caret;
      });
    },
    go(at, to = END) {
      batch(() => {
        part.value = at;
        caret.value = Math.min(to, lineOf(table.game.value, textOf(at)).tokens.length);
        why.value = null;
      });
    },
    step(by) {
      if (!rules.value) return;
      const parts = partsOf(rules.value, solution.value);
      const next = parts[parts.findIndex((each) => isSamePart(each, part.value)) + by];
      if (next) desk.go(next);
    },
    write(cube, because) {
      if (because) {
        why.value = because;
        return;
      }
      const isWild = rules.value?.wild[cube] !== undefined;
      if (isWild && solution.value.wild[cube] === undefined) tray.value = { cube, writes: true };
      else desk.put({ kind: 'cube', cube });
    },
    put: (token) => desk.edit((line) => insert(line, token)),
    putGoal() {
      const goal = rules.value?.ownGoal ? solution.value.goal.text : (rules.value?.goalText ?? '');
      const line = lineAt({ name: 'equation' });
      const equals = line.tokens.findIndex(({ kind }) => kind === 'equals');
      const left = equals < 0 ? line.tokens : line.tokens.slice(0, equals);
      const right: Token[] = [{ kind: 'equals', text: '=' }, ...readTokens('equations', goal)];
      batch(() => {
        part.value = { name: 'equation' };
        setText({ name: 'equation' }, writeTokens('equations', [...left, ...right]));
        // If the left side is not written yet, go on there.
        caret.value = left.length === 0 ? 0 : left.length + right.length;
      });
    },
    mean(means) {
      const open = tray.value;
      if (!open) return;
      batch(() => {
        change((before) => ({ ...before, wild: { ...before.wild, [open.cube]: means } }));
        if (open.writes) desk.put({ kind: 'cube', cube: open.cube });
        tray.value = null;
      });
    },
    addRestriction() {
      batch(() => {
        const index = solution.value.restrictions.length;
        change((before) => ({ ...before, restrictions: [...before.restrictions, ''] }));
        desk.go({ name: 'restriction', index });
      });
    },
    removeRestriction(index) {
      batch(() => {
        change((before) => ({ ...before, restrictions: before.restrictions.filter((_, at) => at !== index) }));
        desk.go({ name: 'setName' });
      });
    },
    ask() {
      why.value = null;
      tray.value = null;
      asking.value = rules.value !== null && missingIn(rules.value, draft.value).length === 0;
    },
    handIn() {
      asking.value = false;
      if (rules.value) void table.act(presentOf(rules.value, draft.value));
    },
  };
  return desk;
}

const desks = new WeakMap<TableStore, { key: string; desk: Desk }>();

/** The desk of this viewer in the shake under way: the same for every part that draws it. Null for those who play no shake. */
export function deskOf(table: TableStore): Desk | null {
  const me = table.me.value;
  const lay = table.view.value?.table;
  if (me === null || !lay || lay.shake === null || !lay.players.includes(me) || lay.rolled.length === 0) return null;
  const key = `${lay.shake} ${me}`;
  const known = desks.get(table);
  if (known?.key === key) return known.desk;
  const desk = openDesk(table, lay.shake, me);
  desks.set(table, { key, desk });
  return desk;
}
