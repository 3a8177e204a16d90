// The command speaks: its own texts and the words of the games, in one language.
import type { AnyFact, ThingsFor, WireFact } from '@openshake/rules';
import {
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

/** A text of the command, or what is wrong with something that came from outside. */
export type Fact = Text | WireFact;

/** A fact, several of them one after the other, or a sentence that is said as it stands. */
export type Said = Fact | readonly Fact[] | string;

export interface Speech {
  readonly language: Language;
  /** A text of the command. */
  say<Key extends TextKey>(key: Key, ...things: ThingsFor<typeof TEXTS, Key>): string;
  /** The same, where the text was put together elsewhere. */
  tell(said: Said): string;
  /** Words of the games that are the same at every table. */
  readonly words: Words;
  /** What a table takes its words from. */
  readonly catalogue: Catalogue;
  /** The same at a table, which shows players, cubes and clauses in its own way. */
  at(things: Things): Speech;
}

/** The command shows its things before it says them. */
const SHOWN: Things = {
  name: (player) => player,
  cube: (cube) => cube,
  formula: (text) => text,
  value: String,
  clause: (clause) => clause,
};

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
  return showing(SHOWN);
}

/** What is spoken where nobody has chosen a language. */
export const ENGLISH: Speech = makeSpeech(en, enWords);

let spanish: Speech | undefined;

export function speechIn(language: Language): Speech {
  if (language === 'en') return ENGLISH;
  spanish ??= makeSpeech(es, esWords);
  return spanish;
}
