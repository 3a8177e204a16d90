// Laying out a Goal of On-Sets.
import { books, type DivisionId } from '@openshake/rules';
import { gameJudge } from '@openshake/rules/onsets';
import { GOAL_SHAPES } from '@openshake/rules/onsets/table';
import { describe, expect, it } from 'vitest';
import {
  emptyLaid,
  goalOf,
  missingIn,
  type OnSetsLaid,
  putInto,
  putNext,
  reshaped,
  TEMPLATES,
  takenFrom,
  turnedAt,
} from './onSetsLayout.ts';

const ROLLED = ['B', '3', 'R', '2', '1'];
const [THREE, TWO, ONE] = [1, 3, 4];

const laidOut = (template: string, ...digits: readonly number[]): OnSetsLaid =>
  digits.reduce((laid, at, place) => putInto(laid, at, place), emptyLaid(template));

describe('a Goal', () => {
  it('is the shape with its digits in order, turned ones with u', () => {
    expect(goalOf(turnedAt(laidOut('L', THREE, TWO, ONE), 2), ROLLED)).toEqual({ shape: 'L', cubes: ['3', '2', 'u1'] });
    expect(goalOf(laidOut('row2', ONE, TWO), ROLLED)).toEqual({ shape: 'row', cubes: ['1', '2'] });
  });

  it('is not there while a place is empty, but a shape without meaning takes any number of digits', () => {
    const laid = takenFrom(laidOut('T', THREE, TWO, ONE), 1);
    expect(missingIn(laid)).toBe(1);
    expect(goalOf(laid, ROLLED)).toBeUndefined();
    expect(goalOf(reshaped(laid, 'other'), ROLLED)).toEqual({ shape: 'other', cubes: ['3', '1'] });
    expect(missingIn(emptyLaid('other'))).toBe(1);
  });

  it('has as many digits as there are, where its shape has no meaning', () => {
    const four = [THREE, TWO, ONE, 5].reduce((laid, at) => putNext(laid, at)?.laid ?? laid, emptyLaid('other'));
    expect(goalOf(four, [...ROLLED, '4'])).toEqual({ shape: 'other', cubes: ['3', '2', '1', '4'] });
  });

  it('can have each shape that the rules know, with each number of digits', () => {
    const shapes = TEMPLATES.filter(({ shape }) => shape !== 'other').map(({ shape, digits }) => `${shape} ${digits}`);
    expect(shapes).toEqual(GOAL_SHAPES.map(({ shape, digits }) => `${shape} ${digits}`));
    expect(new Set(TEMPLATES.map(({ name }) => name)).size).toBe(TEMPLATES.length);
  });

  it.each(TEMPLATES.map(({ name }) => name))('has a value in every shape that the rules define: %s', (name) => {
    const digits = [THREE, TWO, ONE].slice(0, emptyLaid(name).places.length);
    const goal = goalOf(laidOut(name, ...digits), ROLLED);
    const setup = { book: 'agloa-onsets-2023', division: 'senior', variations: true } as const;
    expect(books[setup.book].divisions).toHaveProperty(setup.division satisfies DivisionId);
    const { values, fault } = gameJudge.layGoal(setup, { picks: [] }, goal);
    if (name === 'other') expect(fault?.key).toBe('onSets.goal.noShape');
    else expect(values).toHaveLength(1);
  });
});

describe('a digit', () => {
  it('goes to the first empty place, and a full row becomes longer', () => {
    const one = putNext(emptyLaid('single'), THREE);
    const two = one && putNext(one.laid, TWO);
    expect(two).toMatchObject({ place: 1, laid: { template: 'row2' } });
    const three = two && putNext(two.laid, ONE);
    expect(three && goalOf(three.laid, ROLLED)).toEqual({ shape: 'row', cubes: ['3', '2', '1'] });
    expect(putNext(laidOut('column2', THREE, TWO), ONE)).toBeUndefined();
  });

  it('changes places with another, and stays turned', () => {
    const laid = putInto(turnedAt(laidOut('column2', THREE, TWO), 0), THREE, 1);
    expect(goalOf(laid, ROLLED)).toEqual({ shape: 'column', cubes: ['2', 'u3'] });
  });

  it('from the tray sends back what lies in its place', () => {
    expect(goalOf(putInto(laidOut('column2', THREE, TWO), ONE, 0), ROLLED)).toEqual({
      shape: 'column',
      cubes: ['1', '2'],
    });
  });

  it('stays where it is in another shape, if that has the place', () => {
    const laid = laidOut('L', THREE, TWO, ONE);
    expect(goalOf(reshaped(laid, 'T'), ROLLED)).toEqual({ shape: 'T', cubes: ['3', '2', '1'] });
    expect(goalOf(reshaped(laid, 'single'), ROLLED)).toEqual({ shape: 'single', cubes: ['3'] });
  });
});
