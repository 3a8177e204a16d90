// Reviews of matches between bots: perfect play has no mistake, a planted blunder is found, independent solvers agree,
// and lines, totals, scores and lessons say the same.
import {
  judgeMove,
  lessonOf,
  type MoveStep,
  type Review,
  Reviewer,
  reviewMatch,
  type Shown,
  Study,
  Teller,
  tableOf,
} from '@openshake/advice';
import { moved, onSetsTable } from '@openshake/bots';
import {
  beginMatch,
  books,
  decide,
  type Event,
  evolve,
  imagine,
  legal,
  type MatchState,
  nowBreaks,
  type Placed,
  replayMatch,
  rulesOf,
  type Setup,
  view,
} from '@openshake/rules';
import type { Cube as EquationCube } from '@openshake/rules/equations';
import { search } from '@openshake/solver';
import { Solver as EquationsSolver, judgeTurn as judgeEquationsTurn } from '@openshake/solver/equations';
import { judgeTurn, positionOf } from '@openshake/solver/onsets';
import { describe, expect, it } from 'vitest';
import { everyTable, play } from './bots/selfPlay.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const SEED = 9_100_000;
/** Tables of every book and both games, with two and three players, strict and not. */
const TABLES = everyTable.filter((_, index) => index % (long ? 3 : 23) === 0);
/** A whole match takes longer to review than a turn of it. */
const WHOLE = TABLES.filter((_, index) => long || index % 2 === 0);

async function played(setup: Setup, levels: Parameters<typeof play>[0]['levels'], seed: number) {
  const { table } = await play({ setup, levels, seed });
  return { setup, events: replayMatch(table.stored, { search }).events };
}

interface OutsideMove {
  cube: string;
  to: string;
  from?: string;
  now: boolean | null;
  possible: boolean | null;
}

/** Every move of this turn, judged by the solvers without a limit on work. */
function outside(match: MatchState): OutsideMove[] {
  const table = tableOf(match);
  if (books[match.book].game === 'on-sets') return judgeTurn(positionOf(onSetsTable(table)));
  const cubes = (list: readonly string[]) => list as EquationCube[];
  const sections = {
    required: cubes(table.required),
    permitted: cubes(table.permitted),
    forbidden: cubes(table.forbidden),
    resources: cubes(table.resources),
  };
  const solver = new EquationsSolver(
    { rulebook: match.book, division: match.division, goal: table.goal },
    Object.values(sections).flat(),
  );
  return judgeEquationsTurn(solver, sections).moves;
}

/** Whether the next player could rightly challenge this move. */
function isBad(match: MatchState, { cube, to, from, now, possible }: OutsideMove): boolean {
  if (!possible) return true;
  const rules = rulesOf(match);
  const then = moved(tableOf(match), {
    cube,
    to: to as Placed['to'],
    ...(from === 'permitted' && { from: 'permitted' as const }),
  });
  return now === true && (!rules.claims.includes('now') || nowBreaks(then, rules) === undefined);
}

interface Turn {
  match: MatchState;
  /** What happened before it. */
  events: Event[][];
}

/** The turns of a match on which somebody moved. */
function turnsOf(setup: Setup, events: readonly (readonly Event[])[]): Turn[] {
  let match = beginMatch(setup);
  const turns: Turn[] = [];
  for (const [index, happened] of events.entries()) {
    const before = match;
    match = happened.reduce(evolve, match);
    const isMove = happened.some((event) => event.type === 'cubePlaced' && event.placed.kind === 'move');
    if (isMove && before.phase.name === 'move')
      turns.push({ match: before, events: events.slice(0, index).map((each) => [...each]) });
  }
  return turns;
}

/** The legal moves, each with the solvers' verdict. */
function openMoves(match: MatchState): OutsideMove[] {
  const { phase } = match;
  if (phase.name !== 'move') return [];
  const kind = legal(match, phase.player, { at: match.at, search }).find(({ type }) => type === 'move');
  const open = kind?.open ? kind.choices.filter(({ breaks }) => !breaks).map(({ action }) => action) : [];
  return outside(match).filter(({ cube, to, from }) =>
    open.some((action) => from === undefined && action.type === 'move' && action.cube === cube && action.to === to),
  );
}

const asPlaced = (match: MatchState, { cube, to }: OutsideMove): Placed => ({
  nth: 0,
  by: match.phase.name === 'move' ? match.phase.player : '',
  kind: 'move',
  cube,
  from: 'resources',
  to: to as Placed['to'],
  turn: 1,
});

const nothing = (): string => '';
const SHOWN: Shown = {
  paper: nothing,
  goal: nothing,
  picks: nothing,
  reasons: nothing,
  unproven: nothing,
  after: nothing,
  command: nothing,
};

/** In how many of the lines about a player's steps one of these facts is told. */
function toldOf(review: Review, player: string, keys: readonly string[]): number {
  return review.shakes
    .flatMap((shake) => new Teller(SHOWN).steps(shake).map((line, at) => ({ line, by: shake.steps[at]?.by })))
    .filter(({ line, by }) => by === player && line.facts.some(({ key }) => keys.includes(key))).length;
}

/** The lessons that each seat gets as the shakes end. */
function lessonsAt(setup: Setup, events: readonly Event[]) {
  let match = beginMatch(setup);
  return events.flatMap((event) => {
    const before = match;
    match = evolve(match, event);
    if (event.type !== 'shakeEnded') return [];
    const given = { at: event.at, search };
    return [
      setup.players.map((seat) => {
        const seen = imagine(view(before, seat, given));
        return lessonOf(seen, event.shake, given, new Study(setup.book));
      }),
    ];
  });
}

describe('a review', () => {
  it(`of perfect players has no mistake and no missed challenge: ${WHOLE.length} matches from seed ${SEED}`, async () => {
    let moves = 0;
    for (const [index, setup] of WHOLE.entries()) {
      const review = reviewMatch(await played(setup, ['perfect'], SEED + index));
      const told = `${setup.book} ${setup.division}, seed ${SEED + index}`;
      expect(review.complete, told).toBe(true);
      for (const step of review.shakes.flatMap(({ steps }) => steps)) {
        moves += 1;
        expect(['mistake', 'wrong'], told).not.toContain(step.verdict);
        if ('missed' in step) expect(step.missed, told).toEqual([]);
      }
      expect(
        Object.values(review.mistakes).every((count) => count === 0),
        told,
      ).toBe(true);
    }
    expect(moves).toBeGreaterThan(10 * WHOLE.length);
  });

  it(`calls the same moves mistakes as independent solvers do, from seed ${SEED + 100}`, async () => {
    const seen = { mistake: 0, safe: 0 };
    for (const [index, setup] of TABLES.entries()) {
      const { events } = await played(setup, ['perfect', 'club'], SEED + 100 + index);
      const turns = turnsOf(setup, events);
      const turn = turns[Math.floor(turns.length / 2)];
      if (!turn) continue;
      const study = new Study(setup.book);
      const all = openMoves(turn.match);
      const hasSafe = all.some((move) => !isBad(turn.match, move) && move.now === false);
      for (const move of all) {
        const told = `${setup.book} ${setup.division}, seed ${SEED + 100 + index}: ${move.cube} to ${move.to}`;
        const { verdict, safe } = judgeMove(turn.match, asPlaced(turn.match, move), study);
        if (verdict === 'unknown') continue;
        if (!isBad(turn.match, move)) {
          expect(verdict, told).toBe('safe');
          seen.safe += 1;
        } else if (hasSafe) {
          expect(['mistake', 'late'], told).toContain(verdict);
          seen.mistake += 1;
        }
        for (const better of safe ?? [])
          expect(
            all.some((each) => each.cube === better.cube && each.to === better.to && isBad(turn.match, each)),
            told,
          ).toBe(false);
      }
    }
    expect(seen.mistake).toBeGreaterThan(10);
    expect(seen.safe).toBeGreaterThan(50);
  });

  it(`finds a planted blunder, what was safe and what it allows, from seed ${SEED + 200}`, async () => {
    let planted = 0;
    for (const [index, setup] of TABLES.entries()) {
      const { events } = await played(setup, ['perfect'], SEED + 200 + index);
      const found = turnsOf(setup, events).flatMap((turn) => {
        const all = openMoves(turn.match);
        const bad = all.find((move) => isBad(turn.match, move));
        return bad && all.some((move) => !isBad(turn.match, move) && move.now === false) ? [{ turn, bad }] : [];
      })[0];
      if (!found) continue;
      const { turn, bad } = found;
      const { by, cube, to } = asPlaced(turn.match, bad);
      const decision = decide(turn.match, { type: 'move', by, cube, to }, { at: turn.match.at, search });
      const review = reviewMatch({ setup, events: [...turn.events, decision.events] });
      const step = review.shakes.at(-1)?.steps.at(-1) as MoveStep;
      const told = `${setup.book} ${setup.division}, seed ${SEED + 200 + index}`;
      expect(step, told).toMatchObject({
        by,
        cube,
        to,
        verdict: 'mistake',
        fault: bad.possible ? 'now' : 'impossible',
      });
      expect(step.safe?.length, told).toBeGreaterThan(0);
      expect(step.perfect, told).not.toBeNull();
      // Under Two Solutions, each may take its own cube.
      const most = step.after?.now.proof?.paper.solutions ? 2 : 1;
      if (bad.possible) expect(step.after?.now.proof?.taken.length, told).toBeLessThanOrEqual(most);
      else expect(step.after?.possible.answer, told).toBe(false);
      expect(review.mistakes[by], told).toBe(1);
      planted += 1;
    }
    expect(planted).toBeGreaterThan(TABLES.length / 2);
  });

  it(`says the same in its lines, totals, scores and lessons, from seed ${SEED + 400}`, async () => {
    const seen = { mistakes: 0, missed: 0, gave: 0, perfect: 0 };
    for (const [index, setup] of TABLES.entries()) {
      const match = await played(setup, ['first-week', 'club'], SEED + 400 + index);
      const review = reviewMatch(match);
      const told = `${setup.book} ${setup.division}, seed ${SEED + 400 + index}`;
      for (const player of setup.players) {
        const { mistakes, missed } = review;
        expect(toldOf(review, player, ['review.mistake', 'review.also', 'review.wrong']), told).toBe(mistakes[player]);
        expect(toldOf(review, player, ['review.missed']), told).toBe(missed[player]);
      }
      seen.mistakes += Object.values(review.mistakes).reduce((one, other) => one + other, 0);
      const { scores: worth } = rulesOf(beginMatch(setup));
      const live = lessonsAt(setup, match.events.flat());
      for (const { lesson, steps } of review.shakes) {
        if (!lesson) continue;
        const { scores, costs, mistake, lost } = lesson;
        for (const cost of costs) {
          if (cost.kind !== 'missed') continue;
          const { player, claim, points } = cost;
          seen.missed += 1;
          expect(points, told).toBe(worth.correct - (scores?.[player] ?? 0));
          expect(points, told).toBeGreaterThan(0);
          const isStep = steps.some(
            (step) => step.by === player && 'missed' in step && `${step.missed}`.includes(claim),
          );
          expect(isStep, told).toBe(true);
        }
        expect(lost, told).toBe((mistake?.gave ?? null) !== null);
        if (mistake?.gave) {
          const { gave, by, cost } = mistake;
          seen.gave += 1;
          expect(gave, told).toMatchObject({ to: lesson.challenger, claim: lesson.ended, points: scores?.[gave.to] });
          expect(cost, told).toBe((scores?.[gave.to] ?? 0) - (scores?.[by] ?? 0));
          expect(cost, told).toBeGreaterThan(0);
        }
        const step = steps.findLast(
          (each): each is MoveStep =>
            'cube' in each &&
            each.by === mistake?.by &&
            each.cube === mistake.placed?.cube &&
            each.to === mistake.placed.to,
        );
        if (step?.verdict === 'mistake' && mistake) {
          seen.perfect += 1;
          expect({ safe: mistake.safe, perfect: mistake.perfect, forced: mistake.forced }, told).toEqual({
            safe: step.safe,
            perfect: step.perfect,
            forced: false,
          });
        }
        for (const each of live.shift() ?? []) expect({ ...each, papers: [] }, told).toEqual({ ...lesson, papers: [] });
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(2);
  });

  it(`that is stopped has the steps so far, and says so, from seed ${SEED + 300}`, async () => {
    const setup = TABLES[0] as Setup;
    const match = await played(setup, ['first-term'], SEED + 300);
    const heard: number[] = [];
    const whole = reviewMatch(match, { progress: ({ done }) => heard.push(done) });
    expect(heard).toEqual(heard.map((_, index) => index + 1));
    let steps = 0;
    const part = reviewMatch(match, { progress: () => (steps += 1), stop: () => steps >= 3 });
    expect(part.complete).toBe(false);
    expect(part.exact).toBe(false);
    const stepsOf = ({ shakes }: typeof whole) => shakes.flatMap((shake) => shake.steps);
    expect(stepsOf(part)).toEqual(stepsOf(whole).slice(0, 3));
    const reviewer = new Reviewer(match);
    const [first] = [...reviewer.steps()];
    expect(first).toEqual({ done: 1, of: heard.length });
    expect(reviewer.reviewSoFar).toEqual(whole);
  });
});
