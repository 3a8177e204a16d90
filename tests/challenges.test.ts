// Challenges at small tables of every book: what the solver calls right, against the naive solver; and every proof of it, against the judge.
import type { Claim, Placed, Section } from '@openshake/rules';
import { judge as judgeOnSets } from '@openshake/rules/onsets';
import { search } from '@openshake/solver';
import { type ChallengedTable, forceOutIsRight, isRight, mayClaim, proofAfter } from '@openshake/solver/onsets';
import { expect, it } from 'vitest';
import { type NaiveTable, NaiveTooLarge, naiveCanSolve } from './oracle/naiveSolver.ts';
import { mulberry32 } from './oracle/random.ts';
import { smallPosition } from './oracle/smallPositions.ts';
import { asOnSetsRequest } from './support/request.ts';

const long = process.env.OPENSHAKE_LONG === '1';

/** A table, what was moved, and every table on the way. The last is the table itself. */
interface Played {
  tables: NaiveTable[];
  trail: Placed[];
}

/** Up to four random turns of two players, sometimes with a bonus. */
function play(start: NaiveTable, random: () => number): Played {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const tables = [start];
  const trail: Placed[] = [];
  let table = start;
  const place = (kind: Placed['kind'], turn: number, to: Section) => {
    const cube = pick(table.resources);
    table = { ...table, resources: table.resources.toSpliced(table.resources.indexOf(cube), 1) };
    table = { ...table, [to]: [...table[to], cube] };
    tables.push(table);
    trail.push({ nth: trail.length + 1, by: turn % 2 ? 'ann' : 'bob', kind, cube, from: 'resources', to, turn });
  };
  const turns = 1 + Math.floor(random() * 4);
  for (let turn = 1; turn <= turns && table.resources.length > 1; turn += 1) {
    if (random() < 0.1 && table.resources.length > 2) place('bonus', turn, 'forbidden');
    place('move', turn, pick(['required', 'permitted', 'forbidden']));
  }
  return { tables, trail };
}

/** Whether the move that led to the table with this number made one more cube enough, although another move would not have. */
function naiveFlub({ tables }: Played, entry: number): boolean {
  const [before, after] = [tables[entry], tables[entry + 1]];
  if (!before || !after || !naiveCanSolve(after, 1)) return false;
  return [...new Set(before.resources)].some((cube) =>
    (['required', 'permitted', 'forbidden'] as const).some((to) => {
      const resources = before.resources.toSpliced(before.resources.indexOf(cube), 1);
      const instead = { ...before, resources, [to]: [...before[to], cube] };
      return naiveCanSolve(instead, 99) && !naiveCanSolve(instead, 1);
    }),
  );
}

/** From the text of the 2011 book, and of the others. */
function naiveIsRight(claim: Claim, played: Played): boolean {
  const { tables, trail } = played;
  const table = tables.at(-1) as NaiveTable;
  const last = trail.at(-1);
  if (claim === 'now') {
    const fewest = table.variations.some(({ name }) => name === 'two-solutions') ? 3 : 2;
    const onMat = table.required.length + table.permitted.length;
    return table.resources.length >= fewest && onMat > 0 && naiveCanSolve(table, 1);
  }
  if (claim === 'impossible' || claim === 'p-flub') return !naiveCanSolve(table, 99);
  if (claim === 'force-out-b') return !naiveCanSolve(table, 1);
  if (claim === 'a-flub') return naiveFlub(played, trail.length - 1);
  if (claim === 'ca-flub')
    return naiveFlub(
      played,
      trail.findLastIndex(({ turn }) => turn !== last?.turn),
    );
  // If two moves read the same, the later one counts.
  return trail.some(({ cube, to }, entry) => {
    const isLater = trail.slice(entry + 1).some((other) => other.cube === cube && other.to === to);
    return !isLater && naiveFlub(played, entry);
  });
}

const OF_2011: Claim[] = ['a-flub', 'p-flub', 'ca-flub', 'force-out-a', 'force-out-b'];
const OF_OTHERS: Claim[] = ['now', 'impossible'];

const count = long ? 6_000 : 250;
const first = 20_110_000;

it(`[mlag-onsets-basic-2011 BOS12, BOS15] claims and Force Outs at ${count} random tables, seeds from ${first}`, () => {
  const right = new Map<string, number>();
  for (let seed = first; seed < first + count; seed += 1) {
    const random = mulberry32(seed);
    const small = smallPosition(seed);
    // Half of the tables are of the book with flubs.
    const start =
      seed % 2 ? small : { ...small, rulebook: 'mlag-onsets-basic-2011', division: 'middle', variations: [] };
    if (start.resources.length < 2) continue;
    const played = play(start, random);
    const { trail } = played;
    const told = JSON.stringify(played);
    const request = asOnSetsRequest({ ...(played.tables.at(-1) as NaiveTable) });
    const table: ChallengedTable = { ...request, trail };
    try {
      const has2011 = start.rulebook.endsWith('2011');
      for (const claim of has2011 ? OF_2011 : OF_OTHERS) {
        if (claim === 'ca-flub' && trail.every(({ turn }) => turn === 1)) expect(mayClaim(claim, table)).toBe(false);
        const isSo = isRight(claim, table);
        expect(isSo, `seed ${seed} ${claim} ${told}`).toBe(naiveIsRight(claim, played));
        right.set(claim, (right.get(claim) ?? 0) + Number(isSo));
        const proof = proofAfter(claim, table);
        if (!proof) continue;
        // A charge is judged at the table that the charged move left.
        const at = proof.moved ? trail.indexOf(proof.moved) + 1 : trail.length;
        const judged = asOnSetsRequest({ ...(played.tables[at] as NaiveTable) });
        const papers = proof.solutions.map(({ solution }) => solution);
        const paper = papers.length > 1 ? { solutions: papers } : { solution: papers[0] };
        const { moved, avoid } = proof;
        const verdict = judgeOnSets({ ...judged, ...paper, moved, avoid, after: claim }, search);
        expect(verdict.violations, `seed ${seed} ${claim} ${told} ${JSON.stringify(proof)}`).toEqual([]);
      }
      if (!has2011) continue;
      const isForced = naiveCanSolve(played.tables.at(-1) as NaiveTable, 1) && !naiveIsRight('force-out-a', played);
      expect(forceOutIsRight(table), `seed ${seed} ${told}`).toBe(isForced);
      right.set('force-out', (right.get('force-out') ?? 0) + Number(isForced));
    } catch (error) {
      if (!(error instanceof NaiveTooLarge)) throw error;
    }
  }
  console.log(`claims: ${count} tables from seed ${first}, right: ${JSON.stringify(Object.fromEntries(right))}`);
  for (const claim of [...OF_2011, ...OF_OTHERS, 'force-out']) expect(right.get(claim), claim).toBeGreaterThan(0);
});
