// How long a bot's decision takes on one core, for every level in every division: the median, the slowest of a hundred and the slowest of all,
// waiting included. Beside it, how long it takes to make the view that the bot decides from.
import { LEVELS, type LevelName } from '@openshake/bots';
import { BOOK_IDS, books, type DivisionId, type MatchState, type MatchView, type Setup, view } from '@openshake/rules';
import { search } from '@openshake/solver';
import { botsOf, play, statesOf } from '../tests/bots/selfPlay.ts';
import { median } from './measure.ts';

const MATCHES = 2;
const SHAKES = 2;
const FIRST = 7_900_000;

/** Milliseconds of processor time, so other work on the machine does not count. */
function cost(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const ranked = (list: readonly number[], of100: number): number =>
  [...list].sort((one, other) => one - other)[Math.min(list.length - 1, Math.floor((list.length * of100) / 100))] ?? 0;
const shown = (milliseconds: number): string => milliseconds.toFixed(milliseconds < 10 ? 2 : 0).padStart(6);

interface Costs {
  /** Decisions to act. Decisions to wait are many and mostly cheap. */
  decisions: number[];
  waits: number[];
  views: number[];
}

/** Plays matches, then asks fresh bots again about what each seat saw, one decision at a time. */
async function measured(setup: Setup, level: LevelName): Promise<Costs> {
  const costs: Costs = { decisions: [], waits: [], views: [] };
  for (let match = 0; match < MATCHES; match += 1) {
    const seating = { setup, levels: [level], seed: FIRST + match, round: { shakes: SHAKES } };
    const { table } = await play(seating);
    const bots = botsOf(seating);
    for (const { match: state, action } of statesOf(table.stored))
      for (const [seat, bot] of bots) {
        let seen: MatchView | undefined;
        const viewing = cost(() => {
          seen = viewOf(state, seat, action.at);
        });
        let acts = false;
        const deciding = cost(() => {
          acts = seen !== undefined && bot.act(seen) !== null;
        });
        costs.views.push(viewing);
        costs[acts ? 'decisions' : 'waits'].push(deciding);
      }
  }
  return costs;
}

const viewOf = (match: MatchState, seat: string, at: number): MatchView => view(match, seat, { at, search });

console.log(`${MATCHES} matches of ${SHAKES} shakes each, seeds from ${FIRST}; milliseconds of one core`);
let worst = 0;
for (const book of BOOK_IDS)
  for (const division of Object.keys(books[book].divisions) as DivisionId[]) {
    console.log(`${book} ${division}`);
    for (const level of LEVELS) {
      const players = ['ann', 'bob'];
      const setup: Setup = { book, division, players, officiating: 'table', clocks: 'none', variations: true };
      const { decisions, waits, views } = await measured(setup, level);
      const slowest = Math.max(...decisions, ...waits);
      worst = Math.max(worst, slowest);
      const times = `median ${shown(median(decisions))}  p99 ${shown(ranked(decisions, 99))}  worst ${shown(slowest)}`;
      const ratio = (median(decisions) / Math.max(median(views), 0.001)).toFixed(1);
      console.log(`  ${level.padEnd(11)} ${times}  of ${decisions.length}; median ${ratio} times as long as a view`);
    }
  }
console.log(`the slowest decision of all: ${shown(worst).trim()} ms`);
