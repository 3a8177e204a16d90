// A fact is shown in the signs of its game, with people by name.
import { describe, expect, it } from 'vitest';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { tableWords } from './index.ts';

const onSets = [en, es].map((catalogue) => tableWords('on-sets', catalogue, { a: 'Mia' }));
const equations = [en, es].map((catalogue) => tableWords('equations', catalogue));

describe('the things of a verdict', () => {
  it('On-Sets: cubes, formulas and values', () => {
    const goal = [4, -1];
    const said = { key: 'onSets.value.readingMisses', reading: "(B U G) - A'", cards: 1, goal };
    expect(onSets.map((words) => words.say(said))).toEqual([
      'It can be read as (B ∪ G) − Λ′, which names 1 card; the Goal is 4 or −1.',
      'Se puede leer como (B ∪ G) − Λ′, que nombra 1 carta; la Meta es 4 o −1.',
    ]);
    expect(onSets.map((words) => words.say({ key: 'onSets.wild.notWild', cube: 'C', mark: 'All of it' }))).toEqual([
      '⊆ is not wild here, so it may not stand for “All of it”.',
      'El cubo ⊆ no es comodín aquí, así que no puede representar “All of it”.',
    ]);
  });

  it('Equations: 2r2 is 2 times the root of 2, and a fraction stays one', () => {
    const said = { key: 'equations.value.misses', value: '2r2', goal: ['7/2', -3] };
    expect(equations.map((words) => words.say(said))).toEqual([
      'The Solution equals 2×√2; the Goal is 7/2 or −3.',
      'La Solución es igual a 2×√2; la Meta es 7/2 o −3.',
    ]);
    expect(equations[0]?.say({ key: 'equations.noNumber.dividedByZero', step: '3x4/0' })).toBe(
      '3×4÷0 names no number: no number can be divided by 0.',
    );
  });

  it('a person goes by name, and a seat without one by its id', () => {
    const said = (writer: string) => onSets.map((words) => words.say({ key: 'solution.whichNotSaid', writer }));
    expect(said('a')).toEqual(['Mia did not say which Solution counts.', 'Mia no dijo qué Solución cuenta.']);
    expect(said('b')[0]).toBe('b did not say which Solution counts.');
    expect(said('toString')[0]).toBe('toString did not say which Solution counts.');
  });

  it('cubes that are missing are counted', () => {
    const few = { key: 'solution.tooFewCubes', part: 'setName', cube: 'U', written: 2, usable: 1 };
    expect(onSets.map((words) => words.say({ ...few, forbidden: 2, closed: 0 }))).toEqual([
      'The Set-Name uses ∪ twice, but there is only 1 to use. The 2 in Forbidden may not be used.',
      'El Nombre de Conjunto usa el cubo ∪ dos veces, pero solo hay 1 para usar. Los 2 que están en Prohibido no se pueden usar.',
    ]);
    const unused = { key: 'solution.requiredUnused', part: 'restriction', cube: '=', unused: 1 };
    expect(onSets.map((words) => words.say({ ...unused, required: 1 }))).toEqual([
      'The Restriction part does not use the = in Required.',
      'La parte de Restricciones no usa el cubo = que está en Requerido.',
    ]);
    expect(onSets[0]?.say({ ...unused, required: 3 })).toBe(
      'The Restriction part leaves 1 of the 3 = cubes in Required unused.',
    );
  });

  it('a number that nobody can read is described by its length', () => {
    const ways = (digits: number | string) => onSets[0]?.say({ key: 'value.everySetListed', ways: digits });
    expect(ways(16_796)).toContain('16,796 ways');
    expect(ways('9'.repeat(40))).toContain('more than 10^39 ways');
  });
});
