// The command speaks: its own texts and the words of the games, in one language.
import type { AnyFact, ThingsFor, WireFact } from '@openshake/rules';
import {
  AS_WRITTEN,
  type Catalogue,
  type Language,
  makeWords,
  type Things,
  WORD_FACTS,
  type Words,
  wordsIn,
} from '@openshake/words';
import { en as enWords } from '@openshake/words/en';
import { es as esWords } from '@openshake/words/es';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { TEXTS, type Text, type TextKey } from './texts/index.ts';

/** A text of the command, or what is wrong with something from outside. */
export type Fact = Text | WireFact;

/** A fact, several facts in a row, or a ready sentence. */
export type Said = Fact | readonly Fact[] | string;

export interface Speech {
  readonly language: Language;
  /** A text of the command. */
  say<Key extends TextKey>(key: Key, ...things: ThingsFor<typeof TEXTS, Key>): string;
  /** The same, for a text that was put together elsewhere. */
  tell(said: Said): string;
  /** Words of the games that are the same at every table. */
  readonly words: Words;
  /** The source of a table's words. */
  readonly catalogue: Catalogue;
  /** The same at a table, which shows players, cubes and clauses in its own way. */
  at(things: Things): Speech;
}

const KINDS = { ...WORD_FACTS, ...TEXTS };

function makeSpeech(own: Catalogue, games: Catalogue): Speech {
  // A text may name a section, or repeat what the notation says.
  const catalogue = { language: own.language, messages: { ...games.messages, ...own.messages } };
  const words = wordsIn(games);
  const showing = (things: Things): Speech => {
    const { language, say } = makeWords(catalogue, KINDS, things);
    return {
      language,
      say: (key, ...[given]) => say({ ...given, key } as AnyFact),
      tell: (said) => (typeof said === 'string' ? said : 'key' in said ? say(said) : said.map(say).join(' ')),
      words,
      catalogue: games,
      at: showing,
    };
  };
  // The command shows its things before it says them.
  return showing(AS_WRITTEN);
}

/** The language if nobody has chosen one. */
export const ENGLISH: Speech = makeSpeech(en, enWords);

let spanish: Speech | undefined;

export function speechIn(language: Language): Speech {
  if (language === 'en') return ENGLISH;
  spanish ??= makeSpeech(es, esWords);
  return spanish;
}
