// A paper on the table, just opened, with any mat, for tests of what a checker may say about it.
import type {
  BookId,
  ChosenPick,
  DivisionId,
  InquiryAnswer,
  MatchState,
  Occasion,
  PromptJudge,
} from '@openshake/rules';
import { BOOK_IDS, books, decide, inquiryKey } from '@openshake/rules';
import { clausesOf } from '@openshake/rules/clauses';
import { search } from '@openshake/solver';
import { TestTable } from './testTable.ts';

export interface Mat {
  goal?: unknown;
  required?: string;
  permitted?: string;
  forbidden?: string;
  resources?: string;
  picks?: unknown[];
  after?: Occasion;
}

export interface Written extends Mat {
  paper: object;
}

const CARDS = 'B R G Y BR BG BRG RGY BY blank';
const cubes = (text = ''): string[] => text.split(' ').filter(Boolean);
const chosen = (pick: unknown): ChosenPick => ({ by: 'ann', pick, improper: false });

/** Bob has presented this, and Ann checks it. */
export function checkedPaper(book: BookId, division: DivisionId, { paper, ...mat }: Written): MatchState {
  const table = new TestTable(book, division, { officiating: 'table', players: 'ann bob', clocks: 'none' });
  const isEquations = books[book].game === 'equations';
  const claim = book === 'mlag-onsets-basic-2011' ? 'p-flub' : 'impossible';
  table.withGoal().moves(isEquations ? '9 forbidden' : "' forbidden");
  table.does('ann', 'challenge', { claim }).does('bob', 'present', paper);
  const { state } = table;
  if (!state.shake || state.phase.name !== 'check') throw new Error('No paper is being checked.');
  const goal = mat.goal ?? (isEquations ? '12' : { shape: 'row', cubes: ['1', '3'] });
  return {
    ...state,
    variations: mat.picks !== undefined,
    shake: {
      ...state.shake,
      universe: cubes(CARDS),
      picks: (mat.picks ?? []).map(chosen),
      goal: mat.after === 'no-goal' ? null : { goal, cubes: [], values: [] },
      required: cubes(mat.required),
      permitted: cubes(mat.permitted),
      forbidden: cubes(mat.forbidden),
      resources: cubes(mat.resources),
    },
    phase: {
      ...state.phase,
      occasion: mat.after ?? 'impossible',
      // If the paper has several Solutions, Ann has asked which counts.
      papers: state.phase.papers.map((each) => ({ ...each, askedWhich: 0 })),
    },
  };
}

const answers = new Map<string, InquiryAnswer>();
/** As in a Room, each paper is judged once, however many clauses are tried against it. */
const judgesOnce: PromptJudge = {
  ...search,
  answer(inquiry) {
    const key = inquiryKey(inquiry);
    const answer = answers.get(key) ?? search.answer(inquiry);
    answers.set(key, answer);
    return answer;
  },
};

/** Whether Ann's objection stands. */
export function isHeard(match: MatchState, clause: string, interpretation?: unknown): boolean {
  const action = {
    type: 'reject',
    by: 'ann',
    writer: 'bob',
    clause,
    ...(interpretation !== undefined && { interpretation }),
  };
  const decision = decide(match, action as Parameters<typeof decide>[1], {
    at: 10_000_000,
    search: judgesOnce,
  });
  return decision.ok && decision.setAside === undefined;
}

async function clausesAndParts(book: BookId): Promise<string[]> {
  const parts = (await clausesOf(book)).flatMap(({ clause }) =>
    clause.split('-').map((_, index, all) => all.slice(0, index + 1).join('-')),
  );
  return [...new Set(parts)];
}

const CLAUSES = new Map(await Promise.all(BOOK_IDS.map(async (book) => [book, await clausesAndParts(book)] as const)));

/** Every clause of a book, and every section and part that we know only by its own parts. */
export const everyClause = (book: BookId): readonly string[] => CLAUSES.get(book) ?? [];
