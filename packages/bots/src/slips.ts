// The slips of children who write a Solution. Each turns a correct paper into an incorrect one, the way it really happens.
import { asText, type Occasion, type PresentedPaper } from '@openshake/rules';
import { isRelation } from '@openshake/rules/onsets';
import type { Laid, Proof } from './mind.ts';
import type { Moment } from './moment.ts';

type Slip = (moment: Moment, after: Occasion, right: Proof) => PresentedPaper | undefined;

/** The paper of a player who misreads the table. */
function asIf({ eyes }: Moment, after: Occasion, table: Laid): PresentedPaper | undefined {
  const found = eyes.mind.proof(after, table);
  return found.answer ? eyes.mind.plain(after, table, found.proof).paper : undefined;
}

/** Forgets that cubes in Required must be used. */
const forgetsRequired: Slip = (moment, after) => {
  const { required, permitted } = moment.table;
  if (required.length === 0) return undefined;
  return asIf(moment, after, { ...moment.table, required: [], permitted: [...required, ...permitted] });
};

/** Uses a cube one time too many. */
const usesItTwice: Slip = (moment, after) => {
  const { table, chance, when } = moment;
  const there = [...table.permitted, ...table.resources];
  const cube = chance.one([...table.required, ...there], 'twice', when);
  if (cube === undefined) return undefined;
  const allAndOneMore = [...there.filter((each) => each === cube), cube];
  return asIf(moment, after, {
    ...table,
    required: [...table.required, ...allAndOneMore],
    permitted: table.permitted.filter((each) => each !== cube),
    resources: table.resources.filter((each) => each !== cube),
  });
};

/** Leaves the grouping out. */
const leavesOutGrouping: Slip = (_moment, _after, { paper }) => {
  const bare = (text: unknown) => (typeof text === 'string' ? text.replace(/[()]/g, '') : text);
  const ungrouped = (solution: unknown) => {
    if (typeof solution !== 'object' || solution === null) return bare(solution);
    if ('equation' in solution && typeof solution.equation === 'string') {
      const [own = '', ...goal] = solution.equation.split('=');
      return { ...solution, equation: [bare(own), ...goal].join('=') };
    }
    return 'setName' in solution ? { ...solution, setName: bare(solution.setName) } : solution;
  };
  const { solution, solutions } = paper;
  return {
    ...paper,
    ...(solution !== undefined && { solution: ungrouped(solution) }),
    ...(Array.isArray(solutions) && { solutions: solutions.map(ungrouped) }),
  };
};

/** Overlooks a card of the Universe. */
const overlooksCard: Slip = (moment, after) => {
  const { table, chance, when } = moment;
  if (table.universe.length === 0) return undefined;
  const card = chance.one(table.universe, 'card', when);
  return asIf(moment, after, { ...table, universe: table.universe.filter((each) => each !== card) });
};

/** Is one off in the count. */
const isOneOff: Slip = (moment, after) => {
  const { table, view, chance, when } = moment;
  const [value] = view.table.goalValues;
  if (typeof value !== 'number' || after === 'no-goal') return undefined;
  const off = chance.happens(0.5, 'more', when) ? value + 1 : Math.max(0, value - 1);
  const paper = asIf(moment, after, { ...table, goal: { values: [off] } });
  const solution = paper?.solution;
  if (typeof solution !== 'object' || solution === null || !('equation' in solution)) return paper;
  return { ...paper, solution: { ...solution, equation: `${asText(solution.equation)}=${asText(table.goal)}` } };
};

/** Counts the Set-Name on all the cards, although a Restriction has removed some: ′ and V then mean less. */
const countsOverAllCards: Slip = (moment, after, { paper }) => {
  const { solution } = paper;
  if (typeof solution !== 'object' || solution === null || !('restrictions' in solution)) return undefined;
  const required = moment.table.required.filter((cube) => !isRelation(cube));
  const plain = asIf(moment, after, { ...moment.table, required })?.solution;
  if (typeof plain !== 'object' || plain === null || !('setName' in plain) || 'restrictions' in plain) return undefined;
  return /['V]/.test(String(plain.setName))
    ? { ...paper, solution: { ...solution, setName: plain.setName } }
    : undefined;
};

/** Forgets to write the move that should have been made. */
const forgetsAvoidMove: Slip = (_moment, _after, { paper }) => {
  const { avoid, ...rest } = paper;
  return avoid === undefined ? undefined : rest;
};

export const SLIPS: Readonly<Record<string, Slip>> = {
  forgetsRequired,
  usesItTwice,
  leavesOutGrouping,
  overlooksCard,
  isOneOff,
  countsOverAllCards,
  forgetsAvoidMove,
};

/** The paper with some slip that is possible here; undefined if none is. */
export function slippedPaper(moment: Moment, after: Occasion, right: Proof): PresentedPaper | undefined {
  const { chance, when } = moment;
  for (const slip of chance.shuffled(Object.values(SLIPS), 'slip', when)) {
    const paper = slip(moment, after, right);
    if (paper && JSON.stringify(paper) !== JSON.stringify(right.paper)) return paper;
  }
  return undefined;
}
