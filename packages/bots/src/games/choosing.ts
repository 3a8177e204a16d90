// Choosing variations in On-Sets: proper ones, and the hard ones more often for players who like traps.
import { books, decide } from '@openshake/rules';
import { type VariationId, variations } from '@openshake/rules/onsets';
import { type Choice, type Decide, isOpen, type Moment } from '../moment.ts';

/** How much harder a variation makes it to see what can be written, as a coach would put it. */
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
  const { level, chance, when } = moment;
  const improper = chance.happens(level.forgetful, 'improper', when) && forgetful(moment);
  if (improper) return improper;
  const order = byTaste(moment);
  const lists = wantsTwo(moment) ? pairs(order) : order.map((pick) => [pick]);
  return chosen(
    moment,
    lists.find((picks) => isProper(moment, picks)),
  );
};

const chosen = ({ me: by }: Moment, picks: readonly Pick[] | undefined): Choice | undefined =>
  picks && { action: { type: 'choose-variations', by, variations: picks }, care: 'glance' };

/** A player who likes traps likes what is hard. Others take what they think of. */
function byTaste(moment: Moment): Pick[] {
  const { level, chance, when } = moment;
  const weight = ({ name }: Pick) => level.cunning * HARD[name] * chance.of('taste', when, name);
  return chance.shuffled(everyPick(moment), 'variations', when).sort((one, other) => weight(other) - weight(one));
}

/** With two players, the other one must choose two. If one or two are allowed, a player who likes traps chooses two. */
function wantsTwo({ rules, me, view, level, chance, when }: Moment): boolean {
  const { players, goalSetter } = view.table;
  if (rules.choosing === 'oneOrTwo') return chance.happens(level.cunning / 2, 'two', when);
  return players.length === 2 && me !== goalSetter;
}

const pairs = (order: readonly Pick[]): Pick[][] =>
  order.flatMap((pick, at) => order.slice(at + 1).map((other) => [pick, other]));

/** Whether a judge at the table would let this stand. */
function isProper({ match, me: by, view, eyes }: Moment, picks: readonly Pick[]): boolean {
  const strict = { ...match, officiating: 'strict' } as const;
  return decide(strict, { type: 'choose-variations', by, variations: picks }, { at: view.at, search: eyes.mind.search })
    .ok;
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

/** A child forgets what was chosen already, or what the choice would do. */
function forgetful(moment: Moment): Choice | undefined {
  const { view, chance, when } = moment;
  if (view.officiating !== 'table' || wantsTwo(moment)) return undefined;
  const improper = everyPick(moment).filter((pick) => !isProper(moment, [pick]));
  const pick = chance.one(improper, 'which', when);
  return chosen(moment, pick && [pick]);
}
