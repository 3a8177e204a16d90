// Advice speaks to the reader, or of a player by name.
import { expect, it } from 'vitest';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { tableWords } from './tableWords.ts';

it('speaks to the reader, and counts', () => {
  const [english, spanish] = [en, es].map((catalogue) => tableWords('on-sets', catalogue, { a: 'Mia' }));
  const cost = (whose: string, points: number) => {
    return { key: 'lesson.cost.missed', whose, player: 'a', claim: 'now', worth: 6, points };
  };
  expect(english?.say(cost('you', 1))).toBe(
    'You could have challenged Now for 6 points, but moved instead. That cost you 1 point.',
  );
  expect(english?.say(cost('player', 4))).toBe(
    'Mia could have challenged Now for 6 points, but moved instead. That cost Mia 4 points.',
  );
  expect(spanish?.say(cost('you', 1))).toBe(
    'Pudiste desafiar con Ahora y ganar 6 puntos, pero moviste. Eso te costó 1 punto.',
  );
  expect(spanish?.say(cost('player', 4))).toBe(
    'Mia pudo desafiar con Ahora y ganar 6 puntos, pero movió. Eso le costó 4 puntos.',
  );
  const gave = { key: 'lesson.mistake.gave', whose: 'player', player: 'a', claim: 'now', points: 6 };
  expect([english, spanish].map((words) => words?.say(gave))).toEqual([
    'It let Mia challenge Now and score 6 points.',
    'Permitió que Mia desafiara con Ahora y ganara 6 puntos.',
  ]);
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
