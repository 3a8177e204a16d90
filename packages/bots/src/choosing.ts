// Choosing variations: proper ones, the hard ones more often by those who like traps.
import { books, decide, type VariationId, variations } from '@openshake/rules';
import { search } from '@openshake/solver';
import { breaking, type Choice, type Decide, isOpen, type Moment } from './moment.ts';

/** How much harder a variation makes it to see what can be written, as a coach would say. */
const HARD: Readonly<Record<VariationId, number>> = {
  'required-cube': 1,
  'wild-cube': 4,
  'union-intersection-interchangeable': 2,
  'universe-null-interchangeable': 2,
  'two-operations': 2,
  'multiple-operations': 4,
  'shift-from-permitted': 3,
  'no-null-restrictions': 2,
  'absolute-value': 1,
  'double-set': 4,
  'required-card': 2,
  'forbidden-card': 2,
  'blank-card-wild': 4,
  'symmetric-difference': 3,
  'two-solutions': 5,
};

/** Sets that a Double Set may name. */
const DOUBLED = ['B', 'R', 'G', 'Y', "B'", "R'", 'B U R', 'G N Y', 'G U Y', "Y'"];

type Pick = Record<string, unknown> & { name: VariationId };

export const choose: Decide = (moment) => {
  if (!isOpen(moment, 'choose-variations')) return undefined;
  const { me: by, level, chance, when } = moment;
  const careless = chance.happens(level.forgetful, 'improper', when) && forgetful(moment);
  if (careless) return careless;
  const order = chance
    .shuffled(everyPick(moment), 'variations', when)
    .map((pick, index) => ({
      pick,
      weight: level.cunning * HARD[pick.name] * chance.of('taste', when, pick.name) - index / 1000,
    }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ pick }) => pick);
  for (const pick of order) {
    if (isProper(moment, [pick]))
      return { action: { type: 'choose-variations', by, variations: [pick] }, care: 'glance' };
    if (!needsTwo(moment)) continue;
    const second = order.find((other) => other.name !== pick.name && isProper(moment, [pick, other]));
    if (second) return { action: { type: 'choose-variations', by, variations: [pick, second] }, care: 'glance' };
  }
  return undefined;
};

const needsTwo = ({ rules, table, me, view }: Moment): boolean =>
  rules.choosing === 'oneOrTwoForTheOther' &&
  view.table.players.length === 2 &&
  me !== view.table.goalSetter &&
  table !== null;

/** Whether a table with a judge beside it would let this stand. */
function isProper({ match, me: by, view }: Moment, picks: readonly Pick[]): boolean {
  const strict = { ...match, officiating: 'strict' } as const;
  return decide(strict, { type: 'choose-variations', by, variations: picks }, { at: view.at, search }).ok;
}

function everyPick({ view, table }: Moment): Pick[] {
  const book = books[view.book];
  const offered = book.game === 'on-sets' ? (book.divisions[view.division]?.offered ?? []) : [];
  const fill = {
    cube: [...new Set(table.resources)].filter((cube) => !/\d/.test(cube)),
    card: table.universe,
    set: DOUBLED,
  };
  return offered.flatMap((name): Pick[] => {
    const { blank } = variations[name];
    return blank ? fill[blank].map((value) => ({ name, [blank]: value })) : [{ name }];
  });
}

/** A child forgets what was chosen already, or that the cube must have been rolled. */
function forgetful(moment: Moment): Choice | undefined {
  const { me: by, view, chance, when } = moment;
  if (view.officiating !== 'table' || breaking(moment, 'choose-variations').length > 0) return undefined;
  const improper = everyPick(moment).filter((pick) => !isProper(moment, [pick]));
  const pick = needsTwo(moment) ? undefined : chance.one(improper, 'which', when);
  return pick && { action: { type: 'choose-variations', by, variations: [pick] }, care: 'glance' };
}
