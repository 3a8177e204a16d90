// Commands for the start of a shake: rolling, dealing, variations, the Goal.
import { type Acted, divisionTable } from '@openshake/rules';
import { parsePick, VARIATION_IDS, variations } from '@openshake/rules/onsets';
import { type Read, refused, understood } from '../../prompt/conversation.ts';
import { readGoal as readEquationsGoal } from '../../prompt/equationsReading.ts';
import { readGoal as readOnSetsGoal, readVariations } from '../../prompt/onSetsReading.ts';
import { exampleGoal } from '../exampleGoal.ts';
import { choicesOf, isOpen, type Seat } from '../seat.ts';
import { alone, type Command, readDeed } from './command.ts';
import { equationRules, solutionRules } from './forms.ts';

const rollCommand: Command = {
  name: 'roll',
  type: 'roll',
  forms: (seat) => {
    const set = divisionTable(seat.view.book, seat.view.division).setOut.find(({ length }) => length > 0);
    return set ? ['roll', `roll ${set.join(' ')}`] : ['roll'];
  },
  does: { key: 'does.roll' },
  read(rest, seat) {
    const { you: by } = seat;
    if (rest !== '') return readDeed(`roll ${[...rest.replaceAll(/[\s,]+/g, '')].join(' ')}`, by, seat);
    // A player who names no cubes to set out gets the first way.
    const [first] = choicesOf(seat, 'roll');
    return understood(first ?? { type: 'roll', by, cubes: [] });
  },
  offers: (seat) => choicesOf(seat, 'roll').map(({ cubes = [] }) => cubes.join(' ')),
};

/** How many cards may be dealt. At a table a player can deal more, and then some go back. */
export function dealCounts(seat: Seat): number[] {
  const most = solutionRules(seat)?.universe.most ?? 0;
  return choicesOf(seat, 'deal').flatMap(({ cards }) => (typeof cards === 'number' && cards <= most ? [cards] : []));
}

const dealCommand: Command = {
  name: 'deal',
  type: 'deal',
  forms: ['deal', 'deal 8'],
  does: { key: 'does.deal' },
  read(rest, seat) {
    const { you: by } = seat;
    if (rest === '') {
      const counts = dealCounts(seat);
      return understood({ type: 'deal', by, cards: counts[Math.floor(counts.length / 2)] ?? 0 });
    }
    return /^\d{1,2}$/.test(rest)
      ? understood({ type: 'deal', by, cards: Number(rest) })
      : refused({ key: 'typed.howMany', example: 'deal 8' });
  },
  offers: (seat) => dealCounts(seat).map(String),
};

/** `wild-cube G` for each choice that can be listed, and the names of the others. */
export function pickTexts(seat: Seat): string[] {
  const texts = choicesOf(seat, 'choose-variations').flatMap((action) => action.variations.flatMap(pickText));
  return texts.length > 0 ? [...new Set(texts)] : [...VARIATION_IDS];
}

function pickText(pick: unknown): string[] {
  const known = parsePick(pick);
  if (!known) return [];
  const { blank } = variations[known.name];
  return [blank === undefined ? known.name : `${known.name} ${known[blank] ?? ''}`.trim()];
}

const varsCommand: Command = {
  name: 'vars',
  also: ['choose', 'variation', 'variations', 'choose-variations'],
  type: 'choose-variations',
  forms: ['vars two-operations', 'vars wild-cube G, two-operations'],
  does: { key: 'does.vars' },
  read(rest, { you: by }) {
    const picks = readVariations(rest);
    return picks.ok ? understood({ type: 'choose-variations', by, variations: picks.value }) : picks;
  },
  offers: pickTexts,
};

function readGoal(rest: string, { you: by, isEquations }: Seat): Read<Acted> {
  const goal: Read<unknown> = isEquations ? readEquationsGoal(rest) : readOnSetsGoal(rest);
  return goal.ok ? understood({ type: 'set-goal', by, goal: goal.value }) : goal;
}

const goalCommand: Command = {
  name: 'goal',
  also: ['set-goal'],
  type: 'set-goal',
  forms: (seat) => {
    const rules = equationRules(seat);
    if (!rules) return ['goal 1+2', 'goal 2x3', 'goal L 2 3 1', 'goal T 2 1 3', 'goal 4+u3'];
    return ['goal 12', 'goal 3x(5+2)', 'goal r9', ...(rules.turnedCubes ? ['goal s3'] : [])];
  },
  does: (seat) => {
    const rules = equationRules(seat);
    if (!rules) return { key: 'does.goal.onSets' };
    return { key: rules.turnedCubes ? 'does.goal.turned' : 'does.goal.equations' };
  },
  read: readGoal,
  // A Goal with a Solution, if we know one.
  offers(seat) {
    const example = isOpen(seat, 'set-goal') ? exampleGoal(seat) : undefined;
    return example === undefined ? [] : [example];
  },
};

export const STARTING: readonly Command[] = [
  rollCommand,
  dealCommand,
  varsCommand,
  goalCommand,
  alone({
    name: 'no-goal',
    also: ['nogoal'],
    type: 'no-goal',
    does: { key: 'does.no-goal' },
    make: (by) => ({ type: 'no-goal', by }),
  }),
  alone({
    name: 'agree',
    type: 'agree',
    does: { key: 'does.agree' },
    make: (by) => ({ type: 'agree', by }),
  }),
];
