/** Random small positions of the four On-Sets books, with variations alone and together, for the naive solver. */
import { offeredIn } from '../support/offered.ts';
import type { NaiveTable } from './naiveSolver.ts';
import { mulberry32, shuffled } from './random.ts';

const BOOKS: [string, string[]][] = [
  ['agloa-onsets-2023', ['basic', 'elementary', 'middle', 'middle', 'junior', 'senior', 'senior']],
  ['mlag-onsets-adventurous-2017', ['elementary', 'middle', 'middle', 'junior', 'senior', 'senior']],
  ['mlag-onsets-basic-2019', ['minor', 'elementary', 'middle', 'junior', 'senior']],
  ['mlag-onsets-basic-2011', ['minor', 'elementary', 'middle']],
];

const CARDS = Array.from(
  { length: 16 },
  (_, card) => ['B', 'R', 'G', 'Y'].filter((_, at) => card & (1 << at)).join('') || 'blank',
);
const DOUBLE_SETS = ['B', "R'", 'B U R', 'G N Y', 'B - R', "(B - R)'", "V - Y'", 'G'];

export function smallPosition(seed: number): NaiveTable {
  const random = mulberry32(seed);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const shuffle = <T>(list: readonly T[]): T[] => shuffled(random, list);

  const [rulebook, divisions] = pick(BOOKS);
  const division = pick(divisions);
  const isBasicBook = rulebook.startsWith('mlag-onsets-basic');
  const universe = shuffle(CARDS).slice(0, whole(4, 9));
  if (random() < 0.4 && !universe.includes('blank')) universe[0] = 'blank';

  const hasRelations = isBasicBook || ['middle', 'junior', 'senior'].includes(division);
  const faces = () => {
    const kind = random();
    if (kind < 0.5) return pick(['B', 'R', 'G', 'Y']);
    if (kind < 0.62) return pick(['V', 'A']);
    if (kind < 0.85 || !hasRelations) return pick(['U', 'N', '-', "'"]);
    return pick(['=', 'C']);
  };
  const size = pick([3, 4, 5, 5, 6, 6, 7, 7, 8]);
  const cubes = Array.from({ length: size }, faces);

  const variations: NaiveTable['variations'] = [];
  if (!isBasicBook)
    for (const name of shuffle(offeredIn(rulebook, division)).slice(0, pick([0, 1, 1, 2, 2, 3, 4]))) {
      const barred = rulebook.includes('2023') || division === 'junior' || division === 'senior';
      const mayBeWild = cubes.filter((cube) => !(barred && '=C'.includes(cube)));
      if (name === 'wild-cube') {
        if (mayBeWild.length > 0) variations.push({ name, cube: pick(mayBeWild) });
      } else if (name === 'required-cube') variations.push({ name, cube: pick(cubes) });
      else if (name === 'double-set') variations.push({ name, set: pick(DOUBLE_SETS) });
      else if (name === 'required-card' || name === 'forbidden-card') variations.push({ name, card: pick(universe) });
      else variations.push({ name });
    }

  const table: NaiveTable = {
    rulebook,
    division,
    variations,
    universe,
    goal: { values: [whole(0, Math.min(7, universe.length))] },
    required: [],
    permitted: [],
    forbidden: [],
    resources: [],
  };
  if (random() < 0.3) {
    const digit = () => `${random() < 0.4 ? 'u' : ''}${whole(1, 4)}`;
    table.goal = pick([
      { shape: 'single', cubes: [digit()] },
      { shape: 'row', cubes: [digit(), digit()] },
      { shape: 'column', cubes: [digit(), digit()] },
      { shape: 'L', cubes: [digit(), digit(), digit()] },
      { shape: 'T', cubes: [digit(), digit(), digit()] },
    ]);
  }
  // Early in a shake most cubes are in Resources; late, many are Required.
  const [required, permitted, forbidden] = pick([
    [0.05, 0.15, 0.05],
    [0.1, 0.3, 0.05],
    [0.25, 0.35, 0.05],
    [0.45, 0.3, 0.02],
  ] as const);
  for (const cube of cubes) {
    const place = random();
    if (place < required) table.required.push(cube);
    else if (place < required + permitted) table.permitted.push(cube);
    else if (place < required + permitted + forbidden) table.forbidden.push(cube);
    else table.resources.push(cube);
  }
  return table;
}
