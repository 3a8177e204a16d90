// The words of tables, in the language of the person: rules, events, verdicts. A screen that shows a table loads them; the first screen does not.
import type { Catalogue } from '@openshake/words';
import type { Language } from '@openshake/words/speaking';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { language } from '../app/speech.ts';

const SOURCES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: () => import('@openshake/words/en').then(({ en }) => en),
  es: () => import('@openshake/words/es').then(({ es }) => es),
};

const shown = signal<Catalogue | undefined>(undefined);
let opening: Promise<ReadonlySignal<Catalogue>> | undefined;

async function load(wanted: Language): Promise<Catalogue> {
  const catalogue = await SOURCES[wanted]();
  // Somebody may have chosen another language meanwhile.
  if (language.peek() === wanted || !shown.peek()) shown.value = catalogue;
  return catalogue;
}

/** Loads the catalogue of the language that is spoken. It follows when the language changes. */
export function openCatalogue(): Promise<ReadonlySignal<Catalogue>> {
  opening ??= load(language.peek()).then(() => {
    effect(() => {
      if (language.value !== shown.peek()?.language) void load(language.value);
    });
    return shown as ReadonlySignal<Catalogue>;
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}
