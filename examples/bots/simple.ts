// A bot for the bot protocol (docs/bot-protocol.md). It knows Solutions of three cubes, two numbers or colours with a sign between them:
// it sets a Goal that has one, forbids what it does not need, and challenges Now when it sees one. Only types are imported, for reading's sake.
import { createInterface } from 'node:readline';
import type { MatchView, PublicTable } from '@openshake/rules';

/** Equations reckons with numbers; On-Sets with sets of cards, a bit for each card of the Universe. */
const NUMBERS: Record<string, (a: number, b: number) => number> = { '+': (a, b) => a + b, x: (a, b) => a * b };
const SETS: Record<string, (a: number, b: number) => number> = { U: (a, b) => a | b, N: (a, b) => a & b };
const sizeOf = (set: number): number => set.toString(2).replaceAll('0', '').length;

/** Three cubes that make the Goal: all of Required, some of Permitted, and at most so many of Resources. */
function solve({ resources, mat, universe }: PublicTable, goal: unknown, most: number): string[] | undefined {
  const [cubes, onMat] = [
    [...mat.required, ...mat.permitted, ...resources],
    mat.required.length + mat.permitted.length,
  ];
  const cards = (colour: string) =>
    universe.reduce((set, card, bit) => set | (card.includes(colour) ? 1 << bit : 0), 0);
  for (const [at, sign] of cubes.entries()) {
    const make = (universe.length > 0 ? SETS : NUMBERS)[sign];
    for (const [left, a] of make ? cubes.entries() : []) {
      for (const [right, b] of cubes.entries()) {
        const used = [left, at, right];
        if (left === right || used.filter((each) => each >= onMat).length > most) continue;
        if (!mat.required.every((_, each) => used.includes(each))) continue;
        if (![a, b].every((cube) => (universe.length > 0 ? /[BRGY]/ : /\d/).test(cube))) continue;
        const made = universe.length > 0 ? sizeOf(make?.(cards(a), cards(b)) ?? 0) : make?.(Number(a), Number(b));
        if (made === goal) return [a, sign, b];
      }
    }
  }
}

/** The action of this seat, if it has one now. */
function decide({ legal, table, writing }: MatchView): object | undefined {
  const isOpen = (type: string) => legal.some((kind) => kind.type === type && kind.open);
  const choices = legal.flatMap((kind) => (kind.open ? kind.choices : [])).filter(({ breaks }) => !breaks);
  const can = (type: string) => choices.flatMap(({ action }) => (action.type === type ? [action] : []));
  const onSets = table.universe.length > 0;
  const [goal] = table.goalValues;
  // It knows no variations, and of the Goals of Equations only numerals.
  const plain = table.variations.length === 0 && (onSets || table.goal === String(goal));
  const sees = (most: number) => (plain ? solve(table, goal, most) : undefined);
  if (isOpen('set-goal')) {
    const digits = table.resources.filter((cube) => /[1-9]/.test(cube));
    const digit = digits.find((each) => solve(table, Number(each), 3)?.includes(each) === false) ?? digits[0];
    return digit ? { type: 'set-goal', goal: onSets ? { shape: 'single', cubes: [digit] } : digit } : can('no-goal')[0];
  }
  if (isOpen('decline')) {
    const found = sees({ now: 1, impossible: 3, 'last-cube': 0 }[String(writing?.occasion)] ?? -1)?.join(' ');
    if (!found) return { type: 'decline' };
    return { type: 'present', solution: onSets ? { setName: found } : { equation: `${found} = ${table.goal}` } };
  }
  const now = can('challenge').find((action) => 'claim' in action && action.claim === 'now');
  if (now && sees(1)) return now;
  const plan = solve(table, goal, 3) ?? [];
  const moves = can('move').flatMap((action) => (action.type === 'move' ? [action] : []));
  const move =
    moves.find(({ to, cube }) => to === 'forbidden' && !plan.includes(cube)) ??
    moves.find(({ to }) => to === 'permitted');
  return move ?? ['roll', 'deal', 'choose-variations', 'agree', 'accept', 'sign'].flatMap(can)[0];
}

const say = (message: object) => console.log(JSON.stringify(message));
for await (const line of createInterface({ input: process.stdin })) {
  const { type, id, view, message } = JSON.parse(line);
  if (type === 'hello') say({ type, protocol: 1, name: 'simple-ts' });
  if (type === 'view') {
    const action = decide(view);
    say(action ? { type: 'deed', id, action, after: 1000 } : { type: 'wait', id });
  }
  if (type === 'refused' || type === 'error') console.error(message);
  if (type === 'quit') break;
}
