// The parts of a match that are in both its events and its views: the fields of each.
import { AFTERS, SECTIONS, SETTLED, TABLE_RULES, TASKS } from '@openshake/rules';
import * as v from 'valibot';
import { LONGEST_NAME } from './bounds.ts';

export const name = v.pipe(v.string(), v.maxLength(2 * LONGEST_NAME));
export const names = v.array(name);
export const nameOrNone = v.nullable(name);
export const cubes = v.array(v.string());
const namesOf = (input: unknown): string[] => Object.keys(Object(input)).filter((key) => key !== '__proto__');

/** A value for each name. `v.record` leaves out `constructor` and `prototype`, and a player may be called that. */
export const byName = <Value extends v.GenericSchema>(value: Value) =>
  v.lazy((input) => v.object(Object.fromEntries(namesOf(input).map((key) => [key, value]))));

export const cite = { rule: v.picklist(TABLE_RULES), clause: v.string() };

const yes = v.boolean();
export const settling = { correct: yes, how: v.picklist(SETTLED) };

/** `number`: what counts as one. */
export const partsWith = <Number extends v.GenericSchema<number>>(number: Number) => ({
  placed: {
    nth: number,
    by: name,
    kind: v.picklist(['bonus', 'move', 'shift']),
    cube: v.string(),
    from: v.picklist([...SECTIONS, 'resources']),
    to: v.picklist(SECTIONS),
    turn: number,
  },
  /** The phases in which nothing is sealed. */
  phases: {
    start: { name: v.literal('start') },
    variations: { name: v.literal('variations'), player: name, tries: number, next: names },
    goal: { name: v.literal('goal'), player: name, bonus: yes },
    noGoal: { name: v.literal('no-goal'), agreed: names },
    move: { name: v.literal('move'), player: name, turn: number, bonus: yes, lost: number },
    over: { name: v.literal('over') },
  },
  occasioned: {
    occasion: v.picklist(AFTERS),
    challenger: nameOrNone,
    mover: nameOrNone,
    must: names,
    may: names,
    sides: byName(v.picklist(['mover', 'challenger'])),
    due: v.nullable(number),
  },
  task: { player: nameOrNone, what: v.picklist(TASKS), due: v.nullable(number), extra: yes },
  replay: { number, goalSetter: name, players: names },
  ended: { number, goalSetter: name, ended: v.picklist([...AFTERS, 'void']) },
  penalty: { player: name, shake: number, ...cite, counted: yes },
  question: { by: name, question: v.string(), writer: nameOrNone },
});
