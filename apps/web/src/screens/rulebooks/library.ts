// The books that were opened so far: clauses, readings of doubtful places, examples. Each loads on demand, once.
import type { BookId } from '@openshake/rules';
import type { Ruling } from '@openshake/rules/clauses';
import type { Language } from '@openshake/words/speaking';
import { computed, signal } from '@preact/signals';
import { language } from '../../app/speech.ts';
import { readEntries, readRulings } from './bookTexts.ts';
import type { Entry } from './shelf.ts';

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

type Shelf = Readonly<Partial<Record<BookId, OpenBook>>>;

const shelves = signal<Readonly<Record<Language, Shelf>>>({ en: {}, es: {} });
/** What has been loaded in the language of the person. A part that draws one of them is drawn again when it is there. */
export const opened = computed<Shelf>(() => shelves.value[language.value]);
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

export function openBook(id: BookId): Promise<void> {
  const wanted = language.peek();
  return once(`book ${id} ${wanted}`, async () => {
    const [entries, rulings] = await Promise.all([readEntries(id), readRulings(id)]);
    const book: OpenBook = { id, entries, rulings };
    shelves.value = { ...shelves.value, [wanted]: { ...shelves.value[wanted], [id]: book } };
  });
}

export const openExamples = (id: BookId): Promise<void> =>
  once(`examples ${id}`, async () => {
    const { examples } = await EXAMPLES[id]();
    examplesOf.value = { ...examplesOf.value, [id]: examples };
  });
