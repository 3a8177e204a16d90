// Whole shakes of the real kit for solver tests and benchmarks: rolled, dealt, with variations and a Goal, then played at random or safely.
import { type Cube, type CubeSymbol, isSymbol, KIT, makeCard } from '@openshake/rules/onsets';
import {
  isSafe,
  type JudgedMove,
  makeMove,
  type Table as OnSetsTable,
  positionOf,
  Solver as Shake,
  type TablePosition,
} from '@openshake/solver/onsets';
import { mulberry32, pick, type Random } from '../oracle/random.ts';
import { offeredIn } from './offered.ts';

/** A kind of game: a book, a division, and how many variations are chosen. */
export interface Kind {
  name: string;
  rulebook: string;
  division: string;
  variations: number;
}

const kind = (name: string, rulebook: string, division: string, variations = 0): Kind => ({
  name,
  rulebook,
  division,
  variations,
});

export const SHAKE_KINDS: readonly Kind[] = [
  kind('Basic', 'agloa-onsets-2023', 'basic'),
  kind('MLAG wild', 'mlag-onsets-basic-2019', 'middle'),
  kind('Elementary', 'agloa-onsets-2023', 'elementary'),
  kind('Elementary + 2', 'mlag-onsets-adventurous-2017', 'elementary', 2),
  kind('Middle', 'mlag-onsets-adventurous-2017', 'middle'),
  kind('Middle + 2', 'agloa-onsets-2023', 'middle', 2),
  kind('Junior', 'agloa-onsets-2023', 'junior'),
  kind('Junior + 2', 'mlag-onsets-adventurous-2017', 'junior', 2),
  kind('Senior', 'agloa-onsets-2023', 'senior'),
  kind('Senior + 3', 'agloa-onsets-2023', 'senior', 3),
];

/** A table without any digit. */
type SymbolTable = OnSetsTable & { resources: readonly CubeSymbol[] };

/** A shake with its Goal set and every other cube in Resources. */
export const startShake = (of: Kind, random: Random): TablePosition => positionOf(startTable(of, random));

function startTable({ rulebook, division, variations }: Kind, random: Random): SymbolTable {
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const cards = Array.from({ length: 16 }, (_, card) => ({ card, at: random() })).sort(
    (one, other) => one.at - other.at,
  );
  const universe = cards.slice(0, division === 'senior' ? whole(10, 14) : whole(6, 12)).map(({ card }) => card);
  const cubes: Cube[] = Object.values(KIT).flatMap(({ count, faces }) =>
    Array.from({ length: count }, () => pick<Cube>(random, faces)),
  );
  const noRelations = rulebook.startsWith('mlag-onsets-basic') ? false : ['basic', 'elementary'].includes(division);
  const symbols = cubes.filter(isSymbol).filter((cube) => !(noRelations && '=C'.includes(cube)));
  // A shift is a kind of move. The questions are about positions, not shifts.
  const offered = offeredIn(rulebook, division).filter((name) => name !== 'shift-from-permitted');
  const chosen = Array.from({ length: variations }, () => {
    const [name] = offered.splice(whole(0, offered.length - 1), 1);
    if (name === 'wild-cube')
      return {
        name,
        cube: pick(
          random,
          symbols.filter((cube) => !'=C'.includes(cube)),
        ),
      };
    if (name === 'required-cube') return { name, cube: pick(random, symbols) };
    if (name === 'double-set') return { name, set: pick(random, ['B', "R'", 'B U R', 'G N Y', 'B - R']) };
    if (name?.endsWith('-card')) return { name, card: makeCard(pick(random, universe)) };
    return { name };
  });
  // An upright and an upside-down digit make 0.
  const goal = { values: [whole(0, Math.min(9, universe.length))] };
  return {
    rulebook,
    division,
    variations: chosen,
    universe,
    goal,
    required: [],
    permitted: [],
    forbidden: [],
    resources: symbols,
  };
}

/** A table with some cubes moved at random. */
export function randomTable(of: Kind, seed: number): SymbolTable {
  const random = mulberry32(seed);
  const start = startTable(of, random);
  const share = 0.1 + 0.8 * random();
  const sections = { required: [], permitted: [], forbidden: [], resources: [] } as Record<
    'required' | 'permitted' | 'forbidden' | 'resources',
    CubeSymbol[]
  >;
  for (const cube of start.resources) {
    const moved = pick(random, ['required', 'permitted', 'permitted', 'forbidden'] as const);
    sections[random() > share ? 'resources' : moved].push(cube);
  }
  return { ...start, ...sections };
}

export const randomMat = (of: Kind, seed: number): TablePosition => positionOf(randomTable(of, seed));

/** The positions of a shake in which every Mover makes a random safe move until there is none, each with its moves judged. */
export function* safePlay(of: Kind, seed: number): Generator<{ position: TablePosition; moves: JudgedMove[] }> {
  const random = mulberry32(seed);
  let position = startShake(of, random);
  const shake = new Shake(position);
  while (position.resources.length > 0) {
    const moves = shake.turn(position);
    yield { position, moves };
    const safe = moves.filter(isSafe);
    if (safe.length === 0) return;
    position = makeMove(position, pick(random, safe));
  }
}
