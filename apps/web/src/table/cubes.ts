// Which cube lies where. A view lists symbols; here every cube of the roll keeps its own place in the list, so that it keeps its colour and can travel.
import type { MatchView, Player } from '@openshake/rules';
import { KIT } from '@openshake/rules/equations/table';

type Table = Pick<MatchView['table'], 'rolled' | 'resources' | 'mat' | 'trail'> & { goal: unknown };
type Trail = Table['trail'];

export const SPOTS = ['resources', 'goal', 'required', 'permitted', 'forbidden'] as const;
export type CubeSpot = (typeof SPOTS)[number];

/** Where each cube lies: numbers of cubes in the roll, in the order in which they came there. */
export type Laid = Readonly<Record<CubeSpot, readonly number[]>>;

export const NOTHING_LAID: Laid = { resources: [], goal: [], required: [], permitted: [], forbidden: [] };

/** What was decided before, so that equal cubes are not exchanged. */
export interface Remembered {
  rolled: readonly string[];
  /** The cube of each entry of the trail, by its number. */
  moved: ReadonlyMap<number, number>;
  laid: Laid;
}

export const NOTHING_REMEMBERED: Remembered = { rolled: [], moved: new Map(), laid: NOTHING_LAID };

/** Cubes that a person chose among equal ones: they leave Resources first. */
export interface Own {
  by: Player | null;
  cubes: readonly number[];
}

const counted = (cubes: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const cube of cubes) counts.set(cube, (counts.get(cube) ?? 0) + 1);
  return counts;
};

const isSameRoll = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((cube, at) => cube === other[at]);

class Cubes {
  readonly #rolled: readonly string[];
  readonly #lies: Record<CubeSpot, number[]>;

  constructor(rolled: readonly string[]) {
    this.#rolled = rolled;
    this.#lies = { resources: [...rolled.keys()], goal: [], required: [], permitted: [], forbidden: [] };
  }

  /** A cube of this symbol in this spot: the first of the wanted ones that fits, else the first. */
  find(cube: string, spot: CubeSpot, wanted: readonly (number | undefined)[]): number | undefined {
    const fits = (at: number | undefined): at is number =>
      at !== undefined && this.#rolled[at] === cube && this.#lies[spot].includes(at);
    return wanted.find(fits) ?? this.#lies[spot].find(fits);
  }

  carry(at: number, from: CubeSpot, to: CubeSpot): void {
    this.#lies[from] = this.#lies[from].filter((each) => each !== at);
    this.#lies[to].push(at);
  }

  /** Makes a spot hold these symbols, in their order; what is too much is returned. */
  settle(spot: CubeSpot, symbols: readonly string[]): number[] {
    const left = [...this.#lies[spot]];
    const kept = symbols.flatMap((symbol) => {
      const at = left.findIndex((each) => this.#rolled[each] === symbol);
      return at < 0 ? [] : left.splice(at, 1);
    });
    this.#lies[spot] = kept;
    return left;
  }

  missing(spot: CubeSpot, symbols: readonly string[]): string[] {
    const there = counted(this.#lies[spot].map((at) => this.#rolled[at] ?? ''));
    return symbols.filter((symbol) => {
      const count = there.get(symbol) ?? 0;
      there.set(symbol, count - 1);
      return count <= 0;
    });
  }

  add(at: number, to: CubeSpot): void {
    this.#lies[to].push(at);
  }

  symbol(at: number): string | undefined {
    return this.#rolled[at];
  }

  get laid(): Laid {
    // Resources stay in the order of the roll.
    return { ...this.#lies, resources: this.#lies.resources.toSorted((one, other) => one - other) };
  }
}

/** The symbols of the Goal: whatever lies nowhere else. */
function inGoal({ rolled, resources, mat, goal }: Table): string[] {
  if (goal === null || goal === undefined) return [];
  const others = counted([...resources, ...mat.required, ...mat.permitted, ...mat.forbidden]);
  return rolled.filter((cube) => {
    const count = others.get(cube) ?? 0;
    others.set(cube, count - 1);
    return count <= 0;
  });
}

/** The cubes that the Goal-setter left over: in Forbidden, and never moved there. */
function leftOver({ mat, trail }: Table): string[] {
  const moved = counted(trail.filter(({ to }) => to === 'forbidden').map(({ cube }) => cube));
  return mat.forbidden.filter((cube) => {
    const count = moved.get(cube) ?? 0;
    moved.set(cube, count - 1);
    return count <= 0;
  });
}

/** Follows the trail from the roll to what the view shows. */
export function layOut(
  table: Table,
  before: Remembered = NOTHING_REMEMBERED,
  own: Own = { by: null, cubes: [] },
): Remembered {
  const { rolled, trail, mat, resources } = table;
  const known = isSameRoll(rolled, before.rolled) ? before : NOTHING_REMEMBERED;
  const cubes = new Cubes(rolled);
  const moved = new Map<number, number>();

  const follow = (entries: Trail) => {
    for (const { nth, cube, from, to, by } of entries) {
      const mine = by === own.by ? own.cubes : [];
      const at = cubes.find(cube, from, [known.moved.get(nth), ...mine]);
      if (at === undefined) continue;
      moved.set(nth, at);
      cubes.carry(at, from, to);
    }
  };
  const take = (symbols: readonly string[], to: CubeSpot) => {
    for (const symbol of symbols) {
      const at = cubes.find(symbol, 'resources', [...known.laid[to], ...own.cubes]);
      if (at !== undefined) cubes.carry(at, 'resources', to);
    }
  };

  follow(trail.filter(({ turn }) => turn === 0));
  take(inGoal(table), 'goal');
  if (table.goal !== null && table.goal !== undefined) take(leftOver(table), 'forbidden');
  follow(trail.filter(({ turn }) => turn > 0));

  // The view has the last word: a charge may have sent a cube back.
  const shown: Readonly<Record<CubeSpot, readonly string[]>> = { ...mat, resources, goal: inGoal(table) };
  const loose = SPOTS.flatMap((spot) => cubes.settle(spot, shown[spot]));
  for (const spot of SPOTS)
    for (const symbol of cubes.missing(spot, shown[spot])) {
      const at = loose.findIndex((each) => cubes.symbol(each) === symbol);
      for (const each of at < 0 ? [] : loose.splice(at, 1)) cubes.add(each, spot);
    }
  return { rolled, moved, laid: cubes.laid };
}

/** Where one cube lies. */
export const spotOf = (laid: Laid, at: number): CubeSpot | undefined => SPOTS.find((spot) => laid[spot].includes(at));

/** The colours of the Equations cubes, in the order of the roll. */
const LIPS = Object.entries(KIT).flatMap(([lip, { count }]) => Array<Lip>(count).fill(lip as Lip));
export type Lip = keyof typeof KIT;

/** The colour of an Equations cube by its number in the roll. */
export const lipOf = (at: number): Lip | undefined => LIPS[at];

/** The trays of Equations: each colour with the numbers of its cubes. */
export const TRAYS: readonly { lip: Lip; cubes: readonly number[] }[] = (Object.keys(KIT) as Lip[]).map((lip) => ({
  lip,
  cubes: LIPS.flatMap((each, at) => (each === lip ? [at] : [])),
}));
