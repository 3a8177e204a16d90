// A short way to ask the real judge about a Solution in a test: the contract's fields, with ordinary ones filled in.
import {
  judge as judgeOnSets,
  type JudgeRequest as OnSetsRequest,
  parseCard,
  parseCube,
  type Verdict,
} from '@openshake/rules/onsets';
import { search } from '@openshake/solver';

export interface Case {
  book?: string;
  division?: string;
  variations?: unknown[];
  /** Card names with spaces between them. */
  universe?: string;
  goal?: unknown;
  /** Cubes with spaces between them, in each section. */
  required?: string;
  permitted?: string;
  forbidden?: string;
  resources?: string;
  after?: OnSetsRequest['after'];
  setName?: string;
  restrictions?: string[];
  solution?: unknown;
  solutions?: unknown;
  wild?: unknown;
  blank?: unknown;
  moved?: unknown;
  avoid?: unknown;
}

const words = (text: string | undefined): string[] => text?.split(' ').filter(Boolean) ?? [];

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a test names a cube or card that does not exist');
  return value;
}

/** Judges. By default, the book is AGLOA 2023 Middle and the cubes are in Permitted. */
export function judged(one: Case): Verdict {
  const cubes = (text: string | undefined) => words(text).map((cube) => known(parseCube(cube)));
  const { setName, restrictions, wild, blank } = one;
  return judgeOnSets(
    {
      rulebook: one.book ?? 'agloa-onsets-2023',
      division: one.division ?? 'middle',
      variations: one.variations ?? [],
      universe: words(one.universe ?? 'B R G Y BR BG RG RY blank').map((card) => known(parseCard(card))),
      goal: typeof one.goal === 'number' ? { values: [one.goal] } : one.goal,
      required: cubes(one.required),
      permitted: cubes(one.permitted),
      forbidden: cubes(one.forbidden),
      resources: cubes(one.resources),
      after: one.after ?? 'now',
      solution: 'solution' in one ? one.solution : { setName, restrictions, wild, blank },
      solutions: one.solutions,
      moved: one.moved,
      avoid: one.avoid,
    },
    search,
  );
}

/** The rules that a Solution breaks, the most basic first. */
export const broken = (one: Case): string[] => judged(one).violations.map(({ rule }) => rule);
/** The clauses that a Solution breaks. */
export const clauses = (one: Case): string[] => judged(one).violations.map(({ clause }) => clause);
