// The books that were opened so far: clauses, readings of doubtful places, examples. Each loads on demand, once.
import type { BookId } from '@openshake/rules';
import { type Clause, clausesOf, rulingsOf } from '@openshake/rules/clauses';
import { signal } from '@preact/signals';
import type { Entry } from './shelf.ts';
import { entriesOf, withTitles } from './shelf.ts';

export type Ruling = Awaited<ReturnType<typeof rulingsOf>>[number];

export interface OpenBook {
  id: BookId;
  entries: readonly Entry[];
  rulings: readonly Ruling[];
}

export interface Example {
  clause: string;
  /** The clause that the paper breaks. */
  breaks?: string;
  note: string;
  request: Readonly<Record<string, unknown>>;
  right: {
    correct?: boolean | null;
    answer?: boolean;
    value?: number | string;
    cards?: readonly string[];
  };
}

const EXAMPLES: Readonly<Record<BookId, () => Promise<{ examples: readonly Example[] }>>> = {
  'agloa-onsets-2023': () => import('virtual:examples/agloa-onsets-2023'),
  'mlag-onsets-adventurous-2017': () => import('virtual:examples/mlag-onsets-adventurous-2017'),
  'mlag-onsets-basic-2019': () => import('virtual:examples/mlag-onsets-basic-2019'),
  'mlag-onsets-basic-2011': () => import('virtual:examples/mlag-onsets-basic-2011'),
  'mlag-equations-basic-2018': () => import('virtual:examples/mlag-equations-basic-2018'),
};

/** What has been loaded. A part that draws one of them is drawn again when it is there. */
export const opened = signal<Readonly<Partial<Record<BookId, OpenBook>>>>({});
export const examplesOf = signal<Readonly<Partial<Record<BookId, readonly Example[]>>>>({});
export const failed = signal(false);
const asked = new Set<string>();

async function once(key: string, load: () => Promise<void>): Promise<void> {
  if (asked.has(key)) return;
  asked.add(key);
  try {
    await load();
    failed.value = false;
  } catch {
    asked.delete(key);
    failed.value = true;
  }
}

export const openBook = (id: BookId): Promise<void> =>
  once(`book ${id}`, async () => {
    const [clauses, rulings]: [readonly Clause[], readonly Ruling[]] = await Promise.all([
      clausesOf(id),
      rulingsOf(id),
    ]);
    opened.value = { ...opened.value, [id]: { id, entries: entriesOf(clauses), rulings: rulings.map(withTitles) } };
  });

export const openExamples = (id: BookId): Promise<void> =>
  once(`examples ${id}`, async () => {
    const { examples } = await EXAMPLES[id]();
    examplesOf.value = { ...examplesOf.value, [id]: examples };
  });
