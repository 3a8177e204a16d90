// Every piece of advice has words in both languages, and each message shows what its fact names.
import { ADVICE_FACTS, type AnyFact, type FactKind } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { tableWords } from './tableWords.ts';

const CATALOGUES = [en, es];
const KEYS = Object.keys(ADVICE_FACTS);
const TOPICS = [...new Set(KEYS.map((key) => `${key.split('.')[0]}.`))];

/** A thing that is seen in the sentence. */
const sample = (kind: FactKind, thing: string): AnyFact[string] => {
  if (kind === 'count') return 3;
  if (kind === 'players') return ['a', 'b'];
  if (kind === 'section') return 'required';
  if (kind === 'claim') return 'now';
  if (kind === 'fact') return { key: 'advice.solution', paper: `<${thing}>` };
  if (kind === 'listed') return [1, 2].map((at) => ({ key: 'advice.cube', cube: `<${thing} ${at}>` }));
  return kind === 'word' ? 'other' : `<${thing}>`;
};

/** What is chosen by is not shown itself; so is the name of whoever is spoken to. */
const SEEN: Readonly<Partial<Record<FactKind, RegExp>>> = {
  count: /3/,
  players: /a (and|y) b/,
  section: /Required|Requerido/,
  claim: /Now|Ahora/,
};

/** Signs and the names of cubes are the same everywhere. */
const ALIKE = ['advice.cube', 'advice.solution'];

describe('advice', () => {
  it.each(CATALOGUES)('has words for every key, and no others: $language', ({ messages }) => {
    const told = Object.keys(messages).filter((key) => TOPICS.some((topic) => key.startsWith(topic)));
    expect(told.sort()).toEqual([...KEYS].sort());
  });

  it.each(CATALOGUES)('shows all that a fact names: $language', (catalogue) => {
    const words = tableWords('agloa-onsets-2023', catalogue);
    for (const [key, kinds] of Object.entries(ADVICE_FACTS)) {
      const things = Object.entries(kinds).map(([thing, kind]) => [thing, sample(kind as FactKind, thing)] as const);
      const said = words.say({ key, ...Object.fromEntries(things) });
      expect(said, key).not.toMatch(/\{|\}|undefined/);
      for (const [thing, kind] of Object.entries(kinds) as [string, FactKind][])
        if (kind !== 'word' && !(kind === 'count' && thing === 'count'))
          expect(said, key).toMatch(SEEN[kind] ?? new RegExp(`<${thing}`));
    }
  });

  it('is not the same in both languages', () => {
    const same = KEYS.filter((key) => en.messages[key] === es.messages[key]);
    expect(same.sort()).toEqual(ALIKE);
  });

  it('speaks to the reader, and counts', () => {
    const [english, spanish] = CATALOGUES.map((catalogue) => tableWords('agloa-onsets-2023', catalogue, { a: 'Mia' }));
    const cost = (whose: string, points: number) => ({ key: 'lesson.mistake.cost', whose, player: 'a', points });
    expect(english?.say(cost('you', 1))).toBe('It cost you 1 point.');
    expect(english?.say(cost('player', 4))).toBe('It cost Mia 4 points.');
    expect(spanish?.say(cost('you', 1))).toBe('Te costó 1 punto.');
    expect(spanish?.say(cost('player', 4))).toBe('Le costó a Mia 4 puntos.');
    const placed = { whose: 'you', player: 'a', kind: 'move', cube: 'U', to: 'permitted', fault: 'now' };
    expect(english?.say({ key: 'lesson.mistake', ...placed })).toBe(
      'The mistake: your move of ∪ to Permitted left a Solution just one cube away.',
    );
    expect(spanish?.say({ key: 'lesson.mistake', ...placed, whose: 'player' })).toBe(
      'El error fue el movimiento de Mia (∪ a Permitido): dejó una Solución a un solo cubo.',
    );
  });
});
