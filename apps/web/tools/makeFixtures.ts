// Makes the moments that the gallery shows: bots play a match of every book, and each phase is kept as each viewer saw it.
// Beside them, two whole matches as this browser keeps them, for the page of a match and its review.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createBot, type LevelName } from '@openshake/bots';
import { JumpingTimer, MemoryStore, Room } from '@openshake/host';
import {
  type Action,
  BOOK_IDS,
  books,
  type Decision,
  type DivisionId,
  decide,
  eventsFor,
  type MatchState,
  type Setup,
  type Viewer,
  view,
} from '@openshake/rules';
import { search } from '@openshake/solver';
import type { Fixture } from '../src/gallery/fixture.ts';
import type { Heard, SeatShown } from '../src/table/source.ts';
import { playedMatch } from './played.ts';

const PLAYERS = ['a', 'b', 'c'];
const VIEWERS: readonly Viewer[] = ['a', 'b', 'c', 'judge', 'audience'];
const LEVELS: readonly LevelName[] = ['club', 'first-term', 'team'];
const NAMES: Readonly<Record<string, string>> = { a: 'Ana', b: 'Ben', c: 'Cy' };
/** For each viewer, so many moments of a phase are kept. */
const MOST = 3;
const BEFORE = 3;
/** So many moments are made of what bots seldom do. */
const MOST_SELDOM = 4;
/** What whoever did it still has to end. */
const OWN = ['block', 'left', 'own-goal', 'force-out-a'];

/** On one paper, so that the others may ask which of them counts. */
const SEVERAL = {
  'on-sets': [{ setName: 'Y - A' }, { setName: 'B U R' }],
  equations: [{ equation: '7+5=12' }, { equation: '6+6=12' }],
};

/** Small and seeded, so that every gallery shows the same. */
function diceFrom(seed: number) {
  let state = seed >>> 0;
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

async function momentsOf(setup: Setup, seed: number, shakes: number): Promise<Fixture[]> {
  const chance = diceFrom(seed);
  const timer = new JumpingTimer();
  const bots = Object.fromEntries(
    setup.players.map((seat, index) => [
      seat,
      createBot({ level: LEVELS[index % LEVELS.length] ?? 'club', seat, seed: seed + index, pace: 0.6 }),
    ]),
  );
  const room = await Room.open({
    setup,
    round: { shakes },
    store: new MemoryStore(),
    timer,
    dice: { from: () => chance },
    search,
    bots,
    trouble: (error) => {
      throw error;
    },
  });
  const seats: SeatShown[] = setup.players.map((seat) => ({ seat, name: NAMES[seat] ?? seat, here: true }));
  const kept: Fixture[] = [];
  for (const viewer of VIEWERS) {
    const heardSoFar: Heard[] = [];
    const count = new Map<string, number>();
    room.watch(viewer, ({ v, events, view }) => {
      const heard: Heard = { v, events, view, seats, at: room.at };
      const { book, division, officiating } = setup;
      const phase = view.phase.name;
      const acts = view.tasks.some(({ player }) => player === viewer) || view.phase.player === viewer;
      const so = `${phase} ${acts}`;
      const times = (count.get(so) ?? 0) + 1;
      count.set(so, times);
      // Early moments of a phase, and later fuller ones.
      if (times <= MOST || (phase === 'move' && times % 15 === 0 && times < 80))
        kept.push({ book, division, officiating, phase, viewer, acts, before: heardSoFar.slice(-BEFORE), heard });
      heardSoFar.push(heard);
    });
  }
  // What bots seldom or never do is done for them: No Goal, the block in a hand, an illegal move, questions to the judge, leaving.
  const seldom = new Map<string, number>();
  const does = (phase: string, before: MatchState, ...actions: readonly Action[]) => {
    const times = (seldom.get(phase) ?? 0) + 1;
    if (times > MOST_SELDOM) return;
    let match = before;
    let heard: Extract<Decision, { ok: true }>['events'] = [];
    let acted = '';
    for (const [nth, action] of actions.entries()) {
      const decision = decide(match, action, { at: before.at + 2000 + nth, chance, search });
      if (!decision.ok) return;
      ({ match } = decision);
      heard = decision.events;
      acted = action.by ?? '';
    }
    seldom.set(phase, times);
    for (const viewer of VIEWERS) {
      const { book, division, officiating } = setup;
      const seen = view(match, viewer, { at: match.at, chance, search });
      // Whoever leaves or holds the block has to do something; elsewhere the others have.
      const acts = OWN.includes(phase) ? viewer === acted : viewer !== acted;
      const events = eventsFor(match, heard, viewer);
      const last: Heard = { v: 99, events, view: seen, seats, at: match.at };
      kept.push({ book, division, officiating, phase, viewer, acts, before: [], heard: last });
    }
  };
  room.follow({
    heard(_row, match) {
      const { phase } = match;
      if (phase.name === 'goal') {
        const says: Action = { type: 'no-goal', by: phase.player };
        does('no-goal', match, says);
        for (const by of setup.players) does('own-goal', match, says, { type: 'challenge', by, claim: 'no-goal' });
      }
      if (phase.name === 'move') {
        const out: Action = { type: 'force-out', by: phase.player };
        does('force-out', match, out);
        for (const by of setup.players)
          does('force-out-a', match, out, { type: 'challenge', by, claim: 'force-out-a' });
      }
      if (phase.name === 'write' && setup.officiating === 'table')
        for (const by of setup.players) {
          const others = setup.players.filter((each) => each !== by);
          const [asks = ''] = others;
          does(
            'which',
            match,
            { type: 'present', by, solutions: SEVERAL[books[setup.book].game] },
            ...others.map((each): Action => ({ type: 'decline', by: each })),
            { type: 'ask-which', by: asks, writer: by },
          );
        }
      if (phase.name !== 'move' || !match.shake || match.shake.trail.length <= 2) return;
      const others = setup.players.filter((by) => by !== phase.player);
      const [one = 'a', other = 'b'] = others;
      for (const by of setup.players)
        if (by !== match.shake.lastMover) does('block', match, { type: 'pick-up-block', by });
      does('left', match, { type: 'leave', by: one });
      if (setup.officiating !== 'table') return;
      const [cube = ''] = match.shake.resources;
      does('illegal', match, { type: 'move', by: one, cube, to: 'permitted' });
      does(
        'official',
        match,
        { type: 'call-judge', by: one, question: 'May I stand up to see the cards?' },
        { type: 'pick-up-block', by: other },
        { type: 'put-down-block', by: other },
        { type: 'warn', by: 'judge', player: other },
      );
    },
  });
  room.begin();
  let steps = 0;
  do {
    await room.quiet();
    steps += 1;
  } while (steps < 4000 && timer.jump());
  room.close();
  return kept;
}

/** A match of a person against two bots, under a name that addresses know. */
async function playedBy(book: Setup['book'], seed: number) {
  const levels = ['team', 'first-term', 'first-week'] as const;
  const { match, rows } = await playedMatch(book, 'middle', seed, {
    levels,
    shakes: 2,
    variations: true,
    clocks: 'book',
  });
  return { match: { ...match, id: `gallery-${book}` }, rows };
}

const all: Fixture[] = [];
for (const book of BOOK_IDS)
  for (const officiating of ['strict', 'table'] as const) {
    const divisions = Object.keys(books[book].divisions) as DivisionId[];
    const division = divisions.includes('senior') ? 'senior' : (divisions.at(-1) ?? 'middle');
    for (const [index, each] of [division, 'middle' as const].entries()) {
      if (index > 0 && each === division) continue;
      const setup: Setup = { book, division: each, players: PLAYERS, officiating, clocks: 'book', variations: true };
      all.push(...(await momentsOf(setup, 7 + index, 2)));
    }
  }
const [out = 'fixtures.json'] = process.argv.slice(2);
writeFileSync(out, JSON.stringify(all));
const matches = [await playedBy('mlag-equations-basic-2018', 3), await playedBy('agloa-onsets-2023', 5)];
writeFileSync(join(dirname(out), 'played.json'), JSON.stringify(matches));
console.log(`${all.length} moments`);
