// The sentences of the rules, in the language of the person. They load when a screen first says something about the rules.
import type { Catalogue } from '@openshake/words';
import type { Language } from '@openshake/words/speaking';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { language } from './speech.ts';

const LOADS: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => (await import('@openshake/words/en')).en,
  es: async () => (await import('@openshake/words/es')).es,
};

const loaded = signal<Catalogue | null>(null);
let follows = false;

/** Follows the language. Null until it is there for the first time. */
export function rulesCatalogue(): ReadonlySignal<Catalogue | null> {
  if (!follows) {
    follows = true;
    effect(() => {
      const wanted = language.value;
      LOADS[wanted]().then((catalogue) => {
        if (language.peek() === wanted) loaded.value = catalogue;
      });
    });
  }
  return loaded;
}
