// What lies on the bench: a position, a paper and an expression, as the notation writes them. And the requests to judge and solver that follow from it.
import { type BookId, books, type GameName } from '@openshake/rules';
import type { parsePosition } from '@openshake/rules/notation';

export type Position = Extract<ReturnType<typeof parsePosition>, { ok: true }>['position'];
export type CubeSection = 'required' | 'permitted' | 'forbidden' | 'resources';
export const CUBE_SECTIONS = [
  'required',
  'permitted',
  'forbidden',
  'resources',
] as const satisfies readonly CubeSection[];

/** As it was written: one Solution or several, and the safe move that the writer names beside it. */
export interface Paper {
  solution?: unknown;
  solutions?: unknown;
  avoid?: unknown;
}

export interface BenchState {
  position: Position;
  paper: Paper;
  /** An expression whose value somebody wants to know. */
  expression: string;
}

/** What players write after, if nobody says. */
export const USUAL_AFTER = 'impossible';

export const gameOf = ({ position }: Pick<BenchState, 'position'>): GameName => books[position.rulebook].game;

type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which rules, cards, Goal and cubes: what judge and solver both want to know. */
function tableOf({ position }: BenchState): Fields {
  const { rulebook, division, variations, universe = [], goal } = position;
  const { required, permitted, forbidden, resources } = position;
  const cards = books[rulebook].game === 'on-sets' ? { variations, universe } : {};
  return {
    rulebook,
    division,
    ...cards,
    ...(goal !== undefined && { goal }),
    required,
    permitted,
    forbidden,
    resources,
  };
}

export function judgeRequestOf(state: BenchState): Fields {
  const { after = USUAL_AFTER, moved } = state.position;
  return { ...tableOf(state), after, ...(moved && { moved }), ...state.paper };
}

export const QUESTIONS = ['now', 'possible', 'avoid', 'goals'] as const;
export type Question = (typeof QUESTIONS)[number];

export const solveRequestOf = (state: BenchState, question: Question): Fields => ({ ...tableOf(state), question });

/** What an expression names, on the cards that lie there. */
export function valueRequestOf({ position }: BenchState, text: string, beside: Fields = {}): Fields {
  const { rulebook, division, variations, universe = [] } = position;
  const cards =
    books[rulebook].game === 'on-sets' ? { variations, ...(universe.length > 0 && { universe }) } : undefined;
  return { rulebook, division, ...cards, text, ...beside };
}

/** The bench as a request of judge or solver describes it. */
export function stateOfRequest(request: Fields): BenchState {
  const { id: _, solution, solutions, avoid, question: __, ...position } = request;
  return {
    position: {
      required: [],
      permitted: [],
      forbidden: [],
      resources: [],
      variations: [],
      ...position,
    } as unknown as Position,
    paper: {
      ...(solution !== undefined && { solution }),
      ...(solutions !== undefined && { solutions }),
      ...(avoid !== undefined && { avoid }),
    },
    expression: '',
  };
}

/** An empty bench under these rules. */
export function emptyBench(rulebook: BookId, division: Position['division']): BenchState {
  return {
    position: {
      rulebook,
      division,
      required: [],
      permitted: [],
      forbidden: [],
      resources: [],
      variations: [],
      after: USUAL_AFTER,
    },
    paper: {},
    expression: '',
  };
}

/** What one finds who comes without a position: one to try things with. */
export const EXAMPLES: Readonly<Record<GameName, BenchState>> = {
  'on-sets': {
    position: {
      rulebook: 'mlag-onsets-basic-2019',
      division: 'middle',
      goal: { shape: 'row', cubes: ['1', '2'] },
      universe: ['B', 'BR', 'RY', 'G', 'BGY', 'blank'],
      required: ['B'],
      permitted: ['R', 'U', '-', 'G'],
      forbidden: ['4'],
      resources: ['Y', 'N', 'V', 'G'],
      variations: [],
      after: USUAL_AFTER,
    },
    paper: { solution: { setName: 'B U R - G' } },
    expression: '',
  },
  equations: {
    position: {
      rulebook: 'mlag-equations-basic-2018',
      division: 'middle',
      goal: '6x4-3',
      required: ['7', 'x'],
      permitted: ['3', '-', '5'],
      forbidden: ['9', '/'],
      resources: ['0', '2', '+', '8'],
      variations: [],
      after: USUAL_AFTER,
    },
    paper: { solution: { equation: '7x3=6x4-3' } },
    expression: '',
  },
};
