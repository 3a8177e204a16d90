// Advice speaks to the reader, or of a player by name.
import { expect, it } from 'vitest';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { tableWords } from './tableWords.ts';

it('speaks to the reader, and counts', () => {
  const [english, spanish] = [en, es].map((catalogue) => tableWords('on-sets', catalogue, { a: 'Mia' }));
  const cost = (whose: string, points: number) => ({ key: 'lesson.mistake.cost', whose, player: 'a', points });
  expect(english?.say(cost('you', 1))).toBe('It cost you 1 point.');
  expect(english?.say(cost('player', 4))).toBe('It cost Mia 4 points.');
  expect(spanish?.say(cost('you', 1))).toBe('Te costó 1 punto.');
  expect(spanish?.say(cost('player', 4))).toBe('Le costó a Mia 4 puntos.');
  const progress = { key: 'review.progress', done: 0, of: 1 };
  expect([english, spanish].map((words) => words?.say(progress))).toEqual([
    'Reviewing: 0 of 1 step',
    'Repasando: 0 de 1 paso',
  ]);
  const placed = { whose: 'you', player: 'a', kind: 'move', cube: 'U', to: 'permitted', fault: 'now' };
  expect(english?.say({ key: 'lesson.mistake', ...placed })).toBe(
    'The mistake: your move of ∪ to Permitted left a Solution just one cube away.',
  );
  expect(spanish?.say({ key: 'lesson.mistake', ...placed, whose: 'player' })).toBe(
    'El error fue el movimiento de Mia (∪ a Permitido): dejó una Solución a un solo cubo.',
  );
});
