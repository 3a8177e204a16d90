// Facts become sentences: names come last, lists and plurals are those of the language.
import { describe, expect, it } from 'vitest';
import { languageOf, makeWords } from './index.ts';

const things = {
  name: (player: string) => ({ a: 'Mia', b: 'Leo' })[player] ?? player,
  cube: (cube: string) => cube,
  formula: (text: string) => text,
  value: String,
  clause: (clause: string) => clause,
};

describe('words', () => {
  it('fill in names, lists and plurals', () => {
    const kinds = {
      moved: { player: 'player', count: 'count', section: 'section' },
      all: { players: 'players' },
    } as const;
    const messages = {
      'section.required': 'Required',
      moved: "{player}'s move: {count, plural, one {# cube} other {# cubes}} to {section}.",
      all: '{players} agree.',
    };
    const words = makeWords({ language: 'en', messages }, kinds, things);
    expect(words.say({ key: 'moved', player: 'a', count: 1, section: 'required' })).toBe(
      "Mia's move: 1 cube to Required.",
    );
    expect(words.say({ key: 'moved', player: 'c', count: 2, section: 'required' })).toBe(
      "c's move: 2 cubes to Required.",
    );
    expect(words.say({ key: 'all', players: ['a', 'b'] })).toBe('Mia and Leo agree.');
  });

  it('a name is not read as a message', () => {
    const odd = { ...things, name: () => '{player} <b>#</b>' };
    const words = makeWords(
      { language: 'en', messages: { left: '{player} left.' } },
      { left: { player: 'player' } },
      odd,
    );
    expect(words.say({ key: 'left', player: 'a' })).toBe('{player} <b>#</b> left.');
  });

  it('a locale asks for its language', () => {
    expect(['es_MX.UTF-8', 'es-419', 'en_US', 'C', 'de_DE'].map(languageOf)).toEqual([
      'es',
      'es',
      'en',
      undefined,
      undefined,
    ]);
  });
});
