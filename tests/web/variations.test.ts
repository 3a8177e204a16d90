// Every variation of every book and division: chosen by clicking, with what fills its blank, and played to the result of the shake.
import { type Acted, type BookId, books, type DivisionId, decide, legalKind, type MatchState } from '@openshake/rules';
import { type VariationId, variations } from '@openshake/rules/onsets';
import { search } from '@openshake/solver';
import { describe, expect, it } from 'vitest';
import { drawing, openPractice, type PracticePage, type PracticeTable, type Will } from './support/practice.ts';
import { serving } from './support/serving.ts';
import { openFolder } from './support/site.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const seed = Number(process.env.OPENSHAKE_SEED ?? 7);
/** So many variations of the short sample are drawn from the seed; the long run has all. */
const SAMPLE = 2;

type Pick = { name: VariationId } & Readonly<Record<string, string>>;
interface Played {
  book: BookId;
  division: DivisionId;
  name: VariationId;
}

const every: readonly Played[] = Object.values(books).flatMap((book) =>
  book.game === 'on-sets'
    ? Object.entries(book.divisions).flatMap(([division, { offered }]) =>
        offered.map((name) => ({ book: book.id, division: division as DivisionId, name })),
      )
    : [],
);

/** Sets that a Double Set may name. */
const SETS = ['B', 'R', 'G', 'Y', "B'", 'B U R', 'G N Y', '(G-Y)'];

const isProper = (match: MatchState, by: string, picks: readonly Pick[]): boolean => {
  const strict: MatchState = { ...match, officiating: 'strict' };
  return decide(strict, { type: 'choose-variations', by, variations: picks }, { at: match.at, search }).ok;
};

/** Every way in which a variation may be chosen in this shake, as the rules list them. */
function waysOf(match: MatchState, by: string, name: VariationId): Pick[] {
  if (variations[name].blank === 'set') return SETS.map((set) => ({ name, set }));
  const offer = legalKind(match, 'choose-variations', by, { at: match.at, search });
  const all = offer.open
    ? offer.choices.flatMap(({ action }) => ('variations' in action ? (action.variations as Pick[]) : []))
    : [];
  return [...new Map(all.filter((pick) => pick.name === name).map((pick) => [JSON.stringify(pick), pick])).values()];
}

/** What to choose: what was not played yet, and as many as have to be. */
function chooseAmong(
  match: MatchState,
  by: string,
  wanted: readonly VariationId[],
  draw: (below: number) => number,
): Acted | undefined {
  const rank = (name: VariationId) => (wanted.includes(name) ? wanted.indexOf(name) : wanted.length);
  const { [match.division]: division } = books[match.book].divisions as Record<
    string,
    { offered: readonly VariationId[] }
  >;
  const order = [...(division?.offered ?? [])].sort((one, other) => rank(one) - rank(other));
  const picks = order.flatMap((name) => {
    const ways = waysOf(match, by, name);
    const way = ways[draw(ways.length || 1)];
    return way ? [way] : [];
  });
  const lists = [
    ...picks.flatMap((one, at) => picks.slice(at + 1).map((other) => [one, other])),
    ...picks.map((one) => [one]),
  ];
  const proper = lists.filter((list) => isProper(match, by, list));
  const count = (list: readonly Pick[]) => list.filter(({ name }) => wanted.includes(name)).length;
  const best = proper.sort((one, other) => count(other) - count(one))[0];
  return best && { type: 'choose-variations', by, variations: best };
}

const site = serving(openFolder);

/** The variations of this seat in the shake whose paper was found correct. */
function provedIn(table: PracticeTable, number: number): VariationId[] {
  const shake = table.match.shakes.find((each) => each.number === number);
  const proved = shake?.papers.some(({ writer, correct }) => writer === table.you && correct);
  if (!proved) return [];
  return table.did.flatMap((action) =>
    action.type === 'choose-variations' && chosenIn(table, action) === number
      ? (action.variations as Pick[]).map(({ name }) => name)
      : [],
  );
}

function chosenIn(table: PracticeTable, action: Acted): number {
  const at = table.rows.findIndex((row) => row.action === action);
  return table.rows.slice(0, at).filter(({ events }) => events.some(({ type }) => type === 'shakeBegan')).length;
}

/** Plays shakes of one division until each of these was chosen, and a Solution under it was written and found correct. */
async function playAll(
  page: PracticePage,
  book: BookId,
  division: DivisionId,
  names: readonly VariationId[],
  from: number,
) {
  const left = new Set(names);
  const draw = drawing(from);
  const will: Will = (view, match) => {
    if (view.phase.name === 'variations' && view.phase.player === view.viewer)
      return chooseAmong(match, view.viewer, [...left], draw);
    return undefined;
  };
  let shakes = 0;
  while (left.size > 0) {
    const table = await page.sitDown({ book, division });
    for (let number = 1; number <= 3 && left.size > 0; number += 1) {
      shakes += 1;
      if (shakes > 6 * names.length + 6) throw new Error(`Never played: ${[...left].join(', ')}`);
      await table.playShakes(number, will);
      for (const name of provedIn(table, number)) left.delete(name);
    }
    expect(table.differences()).toEqual([]);
  }
  return shakes;
}

const sample = (): readonly Played[] => {
  const draw = drawing(seed);
  const rest = [...every];
  return Array.from({ length: SAMPLE }, () => rest.splice(draw(rest.length), 1)).flat();
};

const chosen = long ? every : sample();
const DIVISIONS = [...new Set(chosen.map(({ book, division }) => `${book} ${division}`))];

describe(`variations, by clicking, from seed ${seed}`, () => {
  it.each(DIVISIONS)('%s', async (where) => {
    const [book, division] = where.split(' ') as [BookId, DivisionId];
    const names = chosen.filter((each) => `${each.book} ${each.division}` === where).map(({ name }) => name);
    console.log(`${where}: ${names.join(', ')}, from seed ${seed}`);
    const page = await openPractice(site, seed);
    try {
      const shakes = await playAll(page, book, division, names, seed);
      console.log(`${where}: ${names.length} variations in ${shakes} shakes`);
      expect(page.watched.troubles).toEqual([]);
      expect(await page.refusals()).toEqual([]);
    } finally {
      await page.close();
    }
  });
});
