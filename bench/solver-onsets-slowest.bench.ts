// A hunt for questions that are slow to answer: random tables of the kit, then small changes to the slowest of them, again and again.
// Prints the slowest, in counted steps and in milliseconds, and how many questions have no answer within the limit.
import { type CubeSymbol, KIT, makeCard } from '@openshake/rules/onsets';
import { Stopped } from '@openshake/solver';
import { canSolve, Effort, type FromResources, type Table as OnSetsTable, positionOf } from '@openshake/solver/onsets';
import { mulberry32 } from '../tests/oracle/random.ts';
import { offeredIn } from '../tests/support/offered.ts';
import { randomTable, SHAKE_KINDS } from '../tests/support/shakes.ts';
import { seconds } from './measure.ts';

const SEED = Number(process.env.SEED ?? 1);
const TABLES = Number(process.env.TABLES ?? 1_000);
const CHANGES = Number(process.env.CHANGES ?? 3_000);
const KEPT = 24;
const SHOWN = 5;

const random = mulberry32(SEED);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

type Table = OnSetsTable & Record<Spot, readonly CubeSymbol[]>;
const SPOTS = ['required', 'permitted', 'forbidden', 'resources'] as const;
type Spot = (typeof SPOTS)[number];

interface Asked {
  table: Table;
  from: FromResources;
  milliseconds: number;
  steps: number;
  answer: boolean | null;
}

let unanswered = 0;
let asked = 0;

/** The slowest answer that had to build families first. */
let slowestCold = { milliseconds: 0, steps: 0 };

function ask(table: Table, from: FromResources): Asked {
  const position = positionOf(table);
  const effort = new Effort();
  let answer: boolean | null = null;
  asked += 1;
  const time = seconds(() => {
    try {
      answer = canSolve(position, from, effort);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      unanswered += 1;
    }
  });
  return { table, from, milliseconds: time * 1e3, steps: effort.steps, answer };
}

/** The other faces that this cube may show. */
const facesLike = (cube: CubeSymbol): readonly CubeSymbol[] =>
  Object.values(KIT)
    .map(({ faces }) => faces as readonly CubeSymbol[])
    .find((faces) => faces.includes(cube)) ?? [cube];

const without = <T>(list: readonly T[], at: number): T[] => list.toSpliced(at, 1);

/** One small change: a cube moved or turned, another Goal, another card, another variation. */
function change(table: Table): Table {
  const what = random();
  const from = pick(SPOTS.filter((spot) => table[spot].length > 0));
  const at = Math.floor(random() * table[from].length);
  const cube = table[from][at] as CubeSymbol;
  if (what < 0.4) {
    const to = pick(SPOTS);
    return to === from ? table : { ...table, [from]: without(table[from], at), [to]: [...table[to], cube] };
  }
  if (what < 0.6) return { ...table, [from]: table[from].with(at, pick(facesLike(cube))) };
  if (what < 0.7) return { ...table, goal: { values: [Math.floor(random() * (table.universe.length + 1))] } };
  if (what < 0.85) {
    const card = Math.floor(random() * 16);
    const universe = table.universe.includes(card)
      ? table.universe.filter((each) => each !== card)
      : [...table.universe, card];
    return universe.length < 6 || universe.length > 14 ? table : { ...table, universe };
  }
  const variations = [...(table.variations || [])] as { name: string }[];
  const offered = offeredIn(table.rulebook, table.division).filter((name) => name !== 'shift-from-permitted');
  if (offered.length === 0) return table;
  if (random() < 0.3 || variations.length > 3) variations.splice(Math.floor(random() * variations.length), 1);
  const name = pick(offered);
  if (variations.some((each) => each.name === name)) return { ...table, variations };
  const cubes = SPOTS.flatMap((spot) => table[spot]).filter((each) => !'=C'.includes(each));
  const blanks = { cube: pick(cubes), card: makeCard(pick(table.universe)), set: pick(['B', "R'", 'G N Y']) };
  const blank = name.endsWith('-cube')
    ? { cube: blanks.cube }
    : name.endsWith('-card')
      ? { card: blanks.card }
      : name === 'double-set'
        ? { set: blanks.set }
        : {};
  return { ...table, variations: [...variations, { name, ...blank }] };
}

/** The slowest so far, asked again, in order of their steps, which are the same in every run. */
let slowest: Asked[] = [];

function keep(cold: Asked): void {
  const isFast = (one: Asked) => slowest.length === KEPT && one.steps <= (slowest.at(-1)?.steps ?? 0);
  if (cold.steps > slowestCold.steps) slowestCold = cold;
  if (isFast(cold)) return;
  const warm = ask(cold.table, cold.from);
  if (!isFast(warm)) slowest = [...slowest, warm].sort((a, b) => b.steps - a.steps).slice(0, KEPT);
}

const FROM = ['one', 'any'] as const;
for (let seed = 1; seed <= TABLES; seed += 1) {
  const table = randomTable(pick(SHAKE_KINDS), SEED * 1_000_000 + seed) as Table;
  for (const from of FROM) keep(ask(table, from));
}
console.log(
  `slowest of ${asked} random questions: ${slowest[0]?.milliseconds.toFixed(1)} ms, ${slowest[0]?.steps} steps`,
);
for (let round = 0; round < CHANGES; round += 1) {
  const parent = pick(slowest);
  let table = parent.table;
  for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes -= 1) table = change(table);
  keep(ask(table, random() < 0.8 ? parent.from : pick(FROM)));
}

console.log(`slowest with families to build: ${slowestCold.milliseconds.toFixed(1)} ms, ${slowestCold.steps} steps`);
console.log(
  `${asked} questions, seed ${SEED}; ${unanswered} had no answer within the limit; ` +
    `${Math.round(process.resourceUsage().maxRSS / 2 ** 10)} MiB resident at most. The slowest, each asked again:`,
);
for (const { table, from } of slowest.slice(0, SHOWN)) {
  const again = ask(table, from);
  const { rulebook, division, variations, universe, goal, required, permitted, resources } = table;
  console.log(
    `${again.milliseconds.toFixed(1).padStart(9)} ms ${String(again.steps).padStart(11)} steps ${from} ${again.answer} ` +
      `${rulebook} ${division} ${JSON.stringify(variations)} ${JSON.stringify(universe)} ${JSON.stringify(goal)} ` +
      `required ${required.join(' ')}; permitted ${permitted.join(' ')}; resources ${resources.join(' ')}`,
  );
}
