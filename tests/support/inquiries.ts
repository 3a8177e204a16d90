// Questions that tables put to a judge: those of the conformance cases, of random papers, and of papers written to keep a judge busy.
import { upgradeMatch } from '@openshake/host';
import { parseReplayRequest } from '@openshake/protocol';
import type { BookId, DivisionId, Inquiry, Occasion } from '@openshake/rules';
import { search } from '@openshake/solver';
import { requestsOf } from '../hostile/sources.ts';
import { hostileRequests } from '../oracle/equations/hostile.ts';
import { randomRequest } from '../oracle/generate.ts';
import { mulberry32, pick, type Random } from '../oracle/random.ts';

type Fields = Readonly<Record<string, unknown>>;

const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** A request of `judge` as a table would ask it. */
export function inquiryOf(request: Fields): Inquiry {
  const { rulebook, division, variations, universe, goal, required, permitted, forbidden, resources } = request;
  const { after, solution, solutions, avoid, moved } = request;
  const picks = Array.isArray(variations) ? variations : [];
  return {
    what: 'paper',
    positions: [
      {
        setup: {
          book: rulebook as BookId,
          division: division as DivisionId,
          variations: picks.length > 0,
        },
        shake: {
          universe: list(universe),
          picks: picks.map((each) => ({ by: 'a', pick: each, improper: false })),
          goal: goal === undefined ? null : { goal, cubes: [], values: [] },
          required: list(required),
          permitted: list(permitted),
          forbidden: list(forbidden),
          resources: list(resources),
        },
        occasion: after as Occasion,
        charged: (moved as never) ?? null,
      },
    ],
    paper: { solution, ...(solutions !== undefined && { solutions }), ...(avoid !== undefined && { avoid }) },
  };
}

/** The papers of the conformance cases, and everything that their matches ask a judge. */
export function conformanceInquiries(): Inquiry[] {
  const asked = requestsOf('judge').map(inquiryOf);
  for (const request of requestsOf('replay')) {
    const parsed = parseReplayRequest(request);
    if (!parsed.ok) continue;
    const answer = (inquiry: Inquiry) => {
      asked.push(structuredClone(inquiry));
      return search.answer(inquiry);
    };
    upgradeMatch(parsed.request, { search: { ...search, answer } });
  }
  return asked;
}

/** Random papers of the four On-Sets books. */
export const randomInquiries = (seed: number, count: number): Inquiry[] =>
  Array.from({ length: count }, (_, at) => inquiryOf(randomRequest(mulberry32(seed * 1_000_003 + at)) as Fields));

/** Equations that take long: towers, nested roots, differences that nearly cancel. */
export const hostileEquations = (seed: number, count: number): Inquiry[] =>
  hostileRequests(seed, count).map((request) => inquiryOf({ ...request }));

const ALL_CARDS = 'B R G Y BR BG BY RG RY GY BRG BRY BGY RGY BRGY blank'.split(' ');
const VARIATIONS = [
  [],
  [{ name: 'two-solutions' }],
  [{ name: 'double-set', set: 'B U R' }, { name: 'symmetric-difference' }],
  [{ name: 'blank-card-wild' }, { name: 'two-solutions' }],
  [{ name: 'no-null-restrictions' }, { name: 'required-card', card: 'RG' }],
];

/** Long rows without grouping, Restrictions in chains, and copies that prove nothing: very many readings. */
export function hostileOnSets(seed: number, count: number): Inquiry[] {
  const random = mulberry32(seed);
  const below = (most: number) => Math.floor(random() * most);
  const row = (sets: number): string =>
    Array.from({ length: sets }, (_, at) => `${at > 0 ? pick(random, ['U', 'N', '-']) : ''}${setIn(random)}`).join('');
  const paper = () => ({
    setName: row(1 + below(26)),
    ...(random() < 0.6 && {
      restrictions: Array.from({ length: 1 + below(4) }, () =>
        Array.from({ length: 2 + below(3) }, () => row(1 + below(9))).join(pick(random, ['C', '='])),
      ),
    }),
    ...(random() < 0.2 && { blank: 'BG' }),
  });
  return Array.from({ length: count }, (): Inquiry => {
    const isPair = random() < 0.4;
    const papers = isPair ? { solutions: [paper(), paper()] } : { solution: paper() };
    const permitted = Array.from({ length: 10 }, () => [...'BRGYVAUN-CC==', "'"]).flat();
    const inquiry = inquiryOf({
      rulebook: 'agloa-onsets-2023',
      division: 'senior',
      variations: pick(random, VARIATIONS),
      universe: ALL_CARDS.filter(() => random() < 0.9),
      goal: { values: [below(9)] },
      required: [],
      permitted,
      forbidden: [],
      resources: [],
      after: 'impossible',
      ...papers,
    });
    if (random() < 0.6 || inquiry.what !== 'paper') return inquiry;
    // The same row with its first two sets, or all of them, in parentheses.
    const copied = 'solution' in papers ? papers.solution : papers.solutions[0];
    const interpretation = copied?.setName.replace(random() < 0.8 ? /^\w'?[UN-]\w'?/ : /^.*$/, '($&)');
    return { what: 'regrouping', position: inquiry.positions[0], paper: inquiry.paper, interpretation };
  });
}

const setIn = (random: Random): string => `${pick(random, ['B', 'R', 'G', 'Y', 'V', 'A'])}${random() < 0.1 ? "'" : ''}`;
