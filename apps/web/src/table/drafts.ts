// What a person has written so far in a shake: kept in this browser, one draft for each shake and seat, and shown to nobody else.
import { type Signal, signal } from '@preact/signals';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { TableStore } from './store.ts';

/** A move beside a Solution, as the judge takes it. */
export interface DraftMove {
  cube: string;
  to: string;
}

/** A Goal of the writer: a shape with its digits, or the text of an Equation's Goal. */
export interface DraftGoal {
  shape: string;
  cubes: readonly string[];
  text: string;
}

/** One Solution in the letters of the notation. A game uses its own parts and leaves the others empty. */
export interface DraftSolution {
  restrictions: readonly string[];
  setName: string;
  equation: string;
  /** What wild cubes stand for; a cube may stand for itself. */
  wild: Readonly<Record<string, string>>;
  blank: string;
  goal: DraftGoal;
}

export interface Draft {
  solutions: readonly [DraftSolution, DraftSolution];
  avoid: DraftMove | null;
  moved: DraftMove | null;
}

const NO_GOAL: DraftGoal = { shape: '', cubes: [], text: '' };
export const NO_SOLUTION: DraftSolution = {
  restrictions: [],
  setName: '',
  equation: '',
  wild: {},
  blank: '',
  goal: NO_GOAL,
};
export const NO_DRAFT: Draft = { solutions: [NO_SOLUTION, NO_SOLUTION], avoid: null, moved: null };

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

function readMove(value: unknown): DraftMove | null {
  const [cube, to] = [text(field(value, 'cube')), text(field(value, 'to'))];
  return cube === '' && to === '' ? null : { cube, to };
}

function readSolution(value: unknown): DraftSolution {
  const wild = field(value, 'wild');
  const goal = field(value, 'goal');
  const marks = typeof wild === 'object' && wild !== null ? Object.entries(wild) : [];
  return {
    restrictions: texts(field(value, 'restrictions')),
    setName: text(field(value, 'setName')),
    equation: text(field(value, 'equation')),
    wild: Object.fromEntries(marks.filter(([, means]) => typeof means === 'string')),
    blank: text(field(value, 'blank')),
    goal: { shape: text(field(goal, 'shape')), cubes: texts(field(goal, 'cubes')), text: text(field(goal, 'text')) },
  };
}

/** A draft as it was kept. Whatever cannot be read is left out. */
export function readDraft(value: unknown): Draft {
  const solutions = field(value, 'solutions');
  const [first, second] = Array.isArray(solutions) ? solutions : [];
  return {
    solutions: [readSolution(first), readSolution(second)],
    avoid: readMove(field(value, 'avoid')),
    moved: readMove(field(value, 'moved')),
  };
}

export const isSameDraft = (one: Draft, other: Draft): boolean => JSON.stringify(one) === JSON.stringify(other);

interface KeptDraft {
  key: string;
  /** When it was last changed, in milliseconds of this computer's clock. */
  at: number;
  draft: Draft;
}

interface Drafts extends DBSchema {
  drafts: { key: string; value: KeptDraft };
}

const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;
let opening: Promise<IDBPDatabase<Drafts>> | undefined;

async function open(): Promise<IDBPDatabase<Drafts>> {
  const { openDB } = await import('idb');
  const database = await openDB<Drafts>('openshake-drafts', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('drafts', { keyPath: 'key' }),
    // Everything on this device is being deleted, or a newer page wants to change the database.
    blocking(_now, _next, event) {
      (event.target as IDBDatabase | null)?.close();
      opening = undefined;
    },
  });
  const old = (await database.getAll('drafts')).filter(({ at }) => at < Date.now() - KEPT_FOR_MS);
  for (const { key } of old) await database.delete('drafts', key);
  return database;
}

/** Where nothing can be stored, a draft lasts as long as the page. */
async function withDatabase<T>(work: (database: IDBPDatabase<Drafts>) => Promise<T>): Promise<T | undefined> {
  try {
    opening ??= open();
    return await work(await opening);
  } catch {
    return undefined;
  }
}

const WAIT_MS = 150;

/** A draft that is read when somebody first asks for it, and written soon after every change. */
function keep(key: string): Signal<Draft> {
  const draft = signal<Draft>(NO_DRAFT);
  let kept = NO_DRAFT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    if (isSameDraft(draft.peek(), kept)) return;
    kept = draft.peek();
    void withDatabase((database) => database.put('drafts', { key, at: Date.now(), draft: kept }));
  };
  void withDatabase((database) => database.get('drafts', key)).then((found) => {
    // Whoever has begun to write meanwhile goes on with that.
    if (found && isSameDraft(draft.peek(), NO_DRAFT)) {
      kept = readDraft(found.draft);
      draft.value = kept;
    }
  });
  draft.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(write, WAIT_MS);
  });
  if (typeof addEventListener === 'function') addEventListener('pagehide', write);
  return draft;
}

const drafts = new WeakMap<TableStore, Map<string, Signal<Draft>>>();

/** The draft of this viewer in the shake under way. */
export function draftOf(table: TableStore, shake: number, seat: string): Signal<Draft> {
  const key = `${table.source.id} ${shake} ${seat}`;
  const ofTable = drafts.get(table) ?? new Map<string, Signal<Draft>>();
  drafts.set(table, ofTable);
  const draft = ofTable.get(key) ?? keep(key);
  ofTable.set(key, draft);
  return draft;
}
