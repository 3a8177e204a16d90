// Solutions judged per second, the real judge against the naive one on the same papers in the same run.
import { judge as judgeOnSets, parseCube } from '@openshake/rules/onsets';
import { search } from '@openshake/solver';
import { randomRequest } from '../tests/oracle/generate.ts';
import { leavesAvoidOpen, naiveJudge } from '../tests/oracle/naiveJudge.ts';
import { mulberry32 } from '../tests/oracle/random.ts';
import { asOnSetsRequest } from '../tests/support/request.ts';
import { median, seconds } from './measure.ts';

type Fields = Record<string, unknown>;
const PAPERS = 2_000;
const ROUNDS = 5;

const papers: Fields[] = [];
for (let seed = 1; papers.length < PAPERS; seed += 1) {
  const json = randomRequest(mulberry32(seed)) as Fields;
  try {
    // An avoid move takes a search, which the naive judge does not do.
    if (leavesAvoidOpen(json)) continue;
    naiveJudge(json);
    papers.push(json);
  } catch {
    // too large for the naive judge, so it is not compared
  }
}

/** Papers per second of both judges, and how many times faster the real one is. */
function compare(what: string, some: readonly Fields[]): number {
  const requests = some.map(asOnSetsRequest);
  const real: number[] = [];
  const naive: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    real.push(
      seconds(() => {
        for (const request of requests) judgeOnSets(request, search);
      }),
    );
    naive.push(
      seconds(() => {
        for (const paper of some) naiveJudge(paper);
      }),
    );
  }
  const perSecond = (list: number[]) => Math.round(some.length / median(list)).toLocaleString('en');
  const ratio = (median(naive) / median(real)).toFixed(1);
  console.log(`${what}: real ${perSecond(real)} a second, naive ${perSecond(naive)} a second, ratio ${ratio}`);
  return median(real) / some.length;
}

console.log(`papers judged, median of ${ROUNDS} interleaved rounds`);
const ordinary = compare(`${PAPERS} random papers, seeds from 1`, papers);
const ungrouped = (sets: number): Fields[] =>
  papers.slice(0, 100).map(({ universe }, index) => {
    const random = mulberry32(index);
    const any = (symbols: string) => symbols.charAt(Math.floor(random() * symbols.length));
    const setName = Array.from({ length: sets }, (_, at) => `${at > 0 ? ` ${any('UN-')} ` : ''}${any('BRGY')}`).join(
      '',
    );
    const permitted = [...setName].filter((symbol) => symbol !== ' ');
    const position = {
      required: [],
      forbidden: [],
      resources: [],
      permitted,
      universe,
      goal: { values: [3] },
      after: 'now',
    };
    return {
      rulebook: 'mlag-onsets-basic-2019',
      division: 'middle',
      variations: [],
      ...position,
      solution: { setName },
    };
  });
for (const sets of [3, 6, 8]) compare(`${sets} sets without grouping`, ungrouped(sets));

/** One paper of each hostile kind, 10,000 characters long, compared with ordinary papers. */
const hostile = {
  'opening brackets': '('.repeat(10_000),
  primes: `B${"'".repeat(10_000)}`,
  'a row of unions': 'B U '.repeat(2_500),
  'nested rows': `${'(B U '.repeat(2_000)}B${')'.repeat(2_000)}`,
  'unknown characters': '😀'.repeat(5_000),
};
const position = papers.map(asOnSetsRequest).find(({ division }) => division === 'senior');
if (!position) throw new Error('no Senior position among the papers');
for (const [kind, setName] of Object.entries(hostile)) {
  const times = Array.from({ length: ROUNDS }, () =>
    seconds(() => judgeOnSets({ ...position, variations: [], solutions: undefined, solution: { setName } }, search)),
  );
  console.log(`10,000 characters of ${kind}: as long as ${(median(times) / ordinary).toFixed(0)} ordinary papers`);
}
/** The most readings that the cubes of a kit allow: eleven sets and four wild operation cubes, ungrouped. */
const row = 'B U R - G N Y U B - R N G U Y - V U A - V N B - R N G U Y';
const many = seconds(() =>
  judgeOnSets(
    {
      ...position,
      variations: [],
      after: 'impossible',
      solutions: undefined,
      solution: { setName: row },
      permitted: [...'BBBRRRGGGYYYVVAUN-'].flatMap((cube) => parseCube(cube) ?? []),
    },
    search,
  ),
);
console.log(`a row of 15 sets (2,674,440 readings): as long as ${(many / ordinary).toFixed(0)} ordinary papers`);
