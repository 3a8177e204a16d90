// A bot for the bot protocol (docs/bot-protocol.md). It knows Solutions of three cubes: two numbers or colors with
// a sign between them. It sets a Goal that has one, forbids what it does not need, and challenges Now.
import { createInterface } from 'node:readline';
import type { PublicTable, ViewWithLegal } from '@openshake/rules';

/** A Solution with all of Required, and with at most this many cubes from Resources. */
function solve({ resources, mat, universe }: PublicTable, goal: unknown, most: number): string | undefined {
  const cubes = [...mat.required, ...mat.permitted, ...resources].map((cube, at) => ({ cube, at }));
  const cards = (colour: string) => universe.filter((card) => card.includes(colour));
  const made = (text: string, a: string, b: string): number | undefined => {
    if (/\d \+ \d/.test(text)) return Number(a) + Number(b);
    if (/\d x \d/.test(text)) return Number(a) * Number(b);
    if (/[BRGY] U [BRGY]/.test(text)) return new Set([...cards(a), ...cards(b)]).size;
    if (/[BRGY] N [BRGY]/.test(text)) return cards(a).filter((card) => card.includes(b)).length;
  };
  for (const a of cubes) {
    for (const sign of cubes) {
      for (const b of cubes) {
        const text = `${a.cube} ${sign.cube} ${b.cube}`;
        if (a === b || made(text, a.cube, b.cube) !== goal) continue;
        const used = [a.at, sign.at, b.at];
        const taken = used.filter((at) => at >= cubes.length - resources.length);
        if (taken.length <= most && mat.required.every((_, at) => used.includes(at))) return text;
      }
    }
  }
}

/** The action of this seat, if it has one now. */
function decide({ legal, table, writing }: ViewWithLegal): object | undefined {
  const isOpen = (type: string) => legal.some((kind) => kind.type === type && kind.open);
  const choices = legal.flatMap((kind) => (kind.open ? kind.choices : [])).filter(({ breaks }) => !breaks);
  const can = (type: string) => choices.map(({ action }) => action).filter((action) => action.type === type);
  const onSets = table.universe.length > 0;
  const goal = table.goalValues[0] ?? null;
  const sees = (most: number) => (table.variations.length > 0 ? '' : solve(table, goal, most)); // it does not know variations
  if (isOpen('set-goal')) {
    const digits = table.resources.filter((cube) => /[1-9]/.test(cube));
    const digit = digits.find((each) => solve(table, Number(each), 3)?.includes(each) === false) ?? digits[0];
    return digit ? { type: 'set-goal', goal: onSets ? { shape: 'single', cubes: [digit] } : digit } : can('no-goal')[0];
  }
  if (isOpen('decline')) {
    const text = sees({ now: 1, impossible: 3, 'last-cube': 0 }[String(writing?.occasion)] ?? -1);
    const solution = onSets ? { setName: text } : { equation: `${text} = ${table.goal}` };
    return text ? { type: 'present', solution } : { type: 'decline' };
  }
  const now = can('challenge').filter((action) => 'claim' in action && action.claim === 'now' && sees(1));
  const plan = solve(table, goal, 3) ?? '';
  const moves = can('move').filter(
    (move) => move.type === 'move' && move.to === (plan.includes(move.cube) ? 'permitted' : 'forbidden'),
  );
  return [...now, ...moves, ...['roll', 'deal', 'choose-variations', 'agree', 'accept', 'sign'].flatMap(can)][0];
}

for await (const line of createInterface({ input: process.stdin })) {
  const { type, id, view } = JSON.parse(line);
  const action = type === 'view' && decide(view);
  if (type === 'hello') console.log(JSON.stringify({ type, protocol: 1, name: 'simple-ts' }));
  if (type === 'view')
    console.log(JSON.stringify(action ? { type: 'deed', id, action, after: 1000 } : { type: 'wait', id }));
  if (type === 'quit') break;
}
