// One reading worked out step by step, as you would with the cards on the table: Restrictions first, then the Set-Name, innermost first.
import type { ShakeRules } from '../shakeRules.ts';
import type { CardSet } from './cards.ts';
import type { Reading } from './interpret.ts';
import { type Operand, parseRestriction, parseSetName, type Restriction, type Row } from './parse.ts';
import { meantAsWritten } from './plainSetName.ts';
import { forPeople, makeRestriction, makeSetName } from './print.ts';
import { type World, work } from './readings.ts';

/** A part of the text, as people see it, and the cards that it names or, if it is a Restriction, leaves. */
export interface SetStep {
  text: string;
  set: CardSet;
}

/** The steps of a reading. Each names cards that the Restrictions before it have left. */
export function stepsOf(
  { restrictions, removed, text }: Pick<Reading, 'restrictions' | 'removed'> & { text: string },
  world: World,
  rules: ShakeRules,
): SetStep[] {
  const steps: SetStep[] = [];
  let left = world.universe;
  const add = ({ text: part, set }: SetStep) => steps.push({ text: part, set: set & left });
  for (const [index, written] of restrictions.entries()) {
    // A reading is printed as it was parsed, so it can always be read back.
    const { ok } = parseRestriction(meantAsWritten(written), written.length, rules);
    for (const side of ok?.sides ?? []) for (const step of rowSteps(side, world)) add(step);
    left &= ~(removed[index] ?? 0);
    if (ok) add({ text: showRestriction(ok), set: left });
  }
  if (text === '') return steps;
  const { ok: row } = parseSetName(meantAsWritten(text), text.length);
  const inner = row ? rowSteps(row, world) : [];
  for (const step of inner) add(step);
  // A single set needs no work.
  if (row && inner.length === 0) add({ text: showRow(row), set: rowSet(row, world, []) });
  return steps;
}

const showRow = (row: Row): string => makeSetName(row, forPeople);
const showRestriction = (restriction: Restriction): string => makeRestriction(restriction, forPeople);

function rowSteps(row: Row, world: World): SetStep[] {
  const steps: SetStep[] = [];
  rowSet(row, world, steps);
  return steps;
}

/** The set of a grouped row. Every operation on the way is a step. Its parts are limited, so recursion is safe. */
function rowSet({ operands, operations }: Row, world: World, steps: SetStep[]): CardSet {
  let set = 0;
  for (const [index, operand] of operands.entries()) {
    const next = operandSet(operand, world, steps);
    const operation = operations[index - 1];
    set = operation === undefined ? next : work(operation, set, next, world.minus);
    const upToHere = { operands: operands.slice(0, index + 1), operations: operations.slice(0, index) };
    if (operation !== undefined) steps.push({ text: showRow(upToHere), set });
  }
  return set;
}

function operandSet(operand: Operand, world: World, steps: SetStep[]): CardSet {
  const { of, primed } = operand;
  const set = typeof of === 'string' ? world.sets[of] : rowSet(of, world, steps);
  if (!primed) return set;
  const rest = world.universe & ~set;
  steps.push({ text: showRow({ operands: [operand], operations: [] }), set: rest });
  return rest;
}
