// The slowest positions found in a hunt through shakes of the kit with hard Goals. Each is answered within a counted number of steps.
import { parseCube } from '@openshake/rules/onsets';
import { describe, expect, test } from 'vitest';
import { Effort, plainest, positionOf, solve } from './index.ts';

interface Hard {
  name: string;
  division: string;
  variations: { name: string; cube?: string }[];
  universe: number[];
  goal: number;
  required: string;
  permitted: string;
  resources: string;
  answer: boolean;
}

const HARD: Hard[] = [
  {
    name: 'no card at all, two Restrictions that each remove one',
    division: 'middle',
    variations: [{ name: 'required-cube', cube: 'B' }, { name: 'no-null-restrictions' }],
    universe: [10, 11, 15, 8, 6, 0, 3, 12, 13],
    goal: 0,
    required: 'G',
    permitted: 'Y R Y G N U C',
    resources: 'R B B N U V C',
    answer: false,
  },
  {
    name: 'nine Required cubes and a wild sign',
    division: 'senior',
    variations: [{ name: 'wild-cube', cube: 'U' }, { name: 'no-null-restrictions' }, { name: 'symmetric-difference' }],
    universe: [14, 9, 2, 7, 10, 4, 6, 13, 3, 0, 8],
    goal: 10,
    required: 'G R G Y B G U U V',
    permitted: 'A',
    resources: 'B Y U - C',
    answer: true,
  },
  {
    name: 'every card, and a Restriction that removes none',
    division: 'junior',
    variations: [],
    universe: [0, 10, 3, 7, 5, 2, 9],
    goal: 7,
    required: 'R Y B - N =',
    permitted: 'G G U V A',
    resources: 'B Y B N',
    answer: true,
  },
  {
    name: 'all cubes in Resources and a Goal of all cards without V',
    division: 'middle',
    variations: [],
    universe: [12, 11, 15, 5, 7, 2, 1, 6, 9],
    goal: 9,
    required: '',
    permitted: '',
    resources: 'Y G B R B R Y G - U - N A = C',
    answer: false,
  },
  {
    name: 'the blank card painted, a card removed, and yet all of them named',
    division: 'senior',
    variations: [{ name: 'blank-card-wild' }, { name: 'no-null-restrictions' }, { name: 'symmetric-difference' }],
    universe: [15, 5, 3, 1, 12, 9, 0, 6, 7, 2, 11, 10, 8],
    goal: 13,
    required: 'B R B R G C',
    permitted: 'G U A =',
    resources: 'Y B - N U',
    answer: false,
  },
  {
    name: 'no card at all, the blank card painted, and Restrictions that each remove one',
    division: 'senior',
    variations: [{ name: 'no-null-restrictions' }, { name: 'blank-card-wild' }],
    universe: [3, 1, 0, 7, 6, 8, 15, 11, 12, 13, 2, 14],
    goal: 0,
    required: 'G Y G R B U U C',
    permitted: 'Y U',
    resources: 'B R U C =',
    answer: false,
  },
  {
    name: 'no card at all in two ways',
    division: 'senior',
    variations: [{ name: 'no-null-restrictions' }, { name: 'blank-card-wild' }, { name: 'two-solutions' }],
    universe: [0, 1, 11, 13, 15, 14, 5, 3, 7, 6, 4, 8, 12],
    goal: 0,
    required: 'U U',
    permitted: 'Y Y Y R =',
    resources: 'B B Y R U N = C',
    answer: false,
  },
  {
    name: 'eight Required cubes, a wild sign and the blank card painted',
    division: 'senior',
    variations: [{ name: 'no-null-restrictions' }, { name: 'wild-cube', cube: 'N' }, { name: 'blank-card-wild' }],
    universe: [0, 5, 11, 1, 4, 6, 12, 15, 8, 2, 9, 3, 7],
    goal: 9,
    required: 'B Y B R Y - C V',
    permitted: 'G N - N',
    resources: 'G Y A',
    answer: true,
  },
  {
    name: 'three relations and three colours, two Solutions',
    division: 'senior',
    variations: [{ name: 'two-solutions' }, { name: 'no-null-restrictions' }],
    universe: [10, 14, 3, 4, 0, 2, 1, 11, 9, 12, 5, 6, 13],
    goal: 3,
    required: '- U',
    permitted: 'G R G B R = C = B R -',
    resources: 'B',
    answer: false,
  },
  {
    name: 'nine Required cubes, both relations among them',
    division: 'junior',
    variations: [{ name: 'wild-cube', cube: 'Y' }],
    universe: [6, 11, 8, 1, 10, 7, 2, 3, 14, 12, 13],
    goal: 5,
    required: 'G R Y B = V C U U',
    permitted: "B G '",
    resources: 'Y B N',
    answer: true,
  },
  {
    name: 'a card that must not be named, = and = and ⊆ in Resources',
    division: 'senior',
    variations: [{ name: 'two-solutions' }, { name: 'required-cube', cube: 'N' }],
    universe: [3, 4, 2, 8, 11, 12, 1, 9, 13, 10, 15, 14, 6],
    goal: 9,
    required: '- Y',
    permitted: '',
    resources: 'Y B G B G C = = U B G N',
    answer: false,
  },
];

const MOST_STEPS = 20_000_000;

describe(`hard positions, each within ${MOST_STEPS} steps`, () => {
  const cubes = (text: string) => text.split(' ').flatMap((word) => parseCube(word) ?? []);

  for (const { name, goal, required, permitted, resources, answer, ...shake } of HARD)
    test(name, () => {
      const effort = new Effort();
      const position = positionOf({
        rulebook: 'agloa-onsets-2023',
        ...shake,
        goal: { values: [goal] },
        required: cubes(required),
        permitted: cubes(permitted),
        forbidden: [],
        resources: cubes(resources),
      });
      expect(solve(position, 'any', effort) !== undefined).toBe(answer);
      expect(effort.steps).toBeLessThan(MOST_STEPS);
      const comparing = new Effort();
      expect(plainest(position, 'any', comparing) !== undefined).toBe(answer);
      expect(comparing.steps).toBeLessThan(MOST_STEPS);
    });
});
