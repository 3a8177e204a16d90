// What must hold at every table after every action, whatever was done.
import { isDeepStrictEqual } from 'node:util';
import {
  type Acted,
  type ActedType,
  type Action,
  BOOK_IDS,
  books,
  type Decision,
  decide,
  type Event,
  eventsFor,
  evolve,
  type Given,
  type IllegalAction,
  imagine,
  judgedPaper,
  type LegalKind,
  legal,
  type MatchState,
  type MatchView,
  matchPointsOf,
  nextDeadline,
  ownPaper,
  type Phase,
  type Refusal,
  rulesOf,
  type TaskName,
  totalsOf,
  type Viewer,
  view,
} from '@openshake/rules';
import { clausesOf } from '@openshake/rules/clauses';
import { parseCube as parseEquationCube } from '@openshake/rules/equations';
import { parseCube } from '@openshake/rules/onsets';
import { search } from '@openshake/solver';
import { sentences } from '../../support/sentences.ts';
import { Dice } from './dice.ts';
import { randomFields } from './randomActions.ts';
import { matchPointsFault } from './scorekeeper.ts';
import { sentenceIn } from './sentenceIn.ts';

export class Broken extends Error {}

function hold(fine: boolean, what: string): asserts fine {
  if (!fine) throw new Broken(what);
}

/** What comes from outside, with dice that fall the same way whenever the same action is decided again. */
export const givenAt = (at: number, seed = at): Given => {
  const dice = new Dice(seed);
  return { at, search, chance: (below) => dice.below(below) };
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const CLAUSES = new Map(
  await Promise.all(
    BOOK_IDS.map(async (id) => [id, new Set((await clausesOf(id)).map(({ clause }) => clause))] as const),
  ),
);

function citesItsBook({ book }: MatchState, why: Refusal | undefined): void {
  if (!why) return;
  hold(CLAUSES.get(book)?.has(why.clause) === true, `"${why.clause}" is no clause of the book: ${why.facts.key}`);
  for (const said of sentences(why.facts)) hold(/\S.*[.!?]$/s.test(said), `a refusal without a sentence: "${said}"`);
}

/** Every action: its answer, and the table after it. */
export function holdsAfter(before: MatchState, action: Action, at: number, decision: Decision, now: MatchState): void {
  if (decision.ok) {
    citesItsBook(before, decision.setAside);
    citesItsBook(before, decision.illegal);
    hold(before.officiating === 'table' || !decision.illegal, 'something illegal stands where the program officiates');
  } else {
    citesItsBook(before, decision.refusal);
    const clock = decide(before, { type: 'clock' }, givenAt(at)).events;
    hold(
      decision.events.length === clock.length && (clock.length === 0 || same(decision.events, clock)),
      'a refused action left a trace',
    );
  }
  for (const event of decision.events)
    hold(sentenceIn(event) === undefined, `a sentence in ${event.type}: "${sentenceIn(event)}"`);
  timeGoesOn(before, decision.events, at, now);
  rejectionsAreVerified(before, at, decision.events);
  if (at < before.at) {
    const sameNow = decide(before, action, givenAt(before.at, at));
    hold(same(sameNow, decision), 'an action stamped too early is not treated as one of now');
  }
  if (now !== before) somebodyIsAwaited(now);
  theBlockLengthensNoRight(before, now);
  if (now.phase !== before.phase) lastCubeOpensWriting(now);
  if (now.shake !== before.shake) cubesAreConserved(now);
  if (now.shakes !== before.shakes || now.penalties !== before.penalties) totalsAddUp(now);
}

/** A right ends when it would have ended anyway, and nobody picks up the block twice between two moves. */
function theBlockLengthensNoRight(before: MatchState, now: MatchState): void {
  const { lifted = [] } = now.shake ?? {};
  hold(new Set(lifted).size === lifted.length, `the block was picked up again and again: ${lifted.join()}`);
  if (now.phase.name !== before.phase.name || now.shake?.number !== before.shake?.number) return;
  if ('occasion' in now.phase && 'occasion' in before.phase && now.phase.occasion !== before.phase.occasion) return;
  for (const { what, player, due } of now.tasks) {
    if (what !== 'dispute' && what !== 'late-claim') continue;
    const was = before.tasks.find((task) => task.what === what && task.player === player);
    hold(was !== undefined && was.due === due, `the right of ${player ?? 'all'} to speak (${what}) was lengthened`);
  }
}

/** A rejection stands only against a paper that is wrong, and always if it cites what the judge cites. */
function rejectionsAreVerified(before: MatchState, at: number, events: readonly Event[]): void {
  for (const event of events) {
    if (event.type !== 'paperRejected' || before.phase.name !== 'check') continue;
    const { clause, upheld, writer } = event;
    const { correct, reasons } = judgedPaper(before, writer, givenAt(at));
    hold(!upheld || !correct, `a right Solution was rejected by ${clause}`);
    const cited = reasons.some((each) => each.clause === clause.trim() && each.rule !== 'value.everyReading');
    hold(upheld || !cited, `${clause}, which the judge cites, was not heard`);
  }
}

function timeGoesOn(before: MatchState, events: readonly Event[], at: number, now: MatchState): void {
  let latest = before.at;
  for (const event of events) {
    hold(event.at >= latest, `time runs backwards: ${event.type} at ${event.at} after ${latest}`);
    latest = event.at;
  }
  hold(latest <= Math.max(before.at, at), 'something happened later than now');
  hold(now.at === latest, 'the moment of the match is not that of its latest event');
}

/** What each phase waits for. */
const AWAITED: Readonly<Record<Phase['name'], readonly TaskName[]>> = {
  start: ['roll', 'deal'],
  variations: ['choose'],
  goal: ['goal'],
  'no-goal': ['dispute'],
  move: ['turn'],
  write: ['write', 'may-write', 'join', 'late-claim'],
  check: ['check', 'ruling'],
  over: [],
};

/** Who must answer in this phase before the shake continues. */
function awaitedPlayers({ phase, shake }: MatchState): readonly string[] | undefined {
  if ('player' in phase) return [phase.player];
  if (phase.name === 'no-goal')
    return shake?.players.filter((player) => player !== shake.goalSetter && !phase.agreed.includes(player));
  if (phase.name === 'write')
    return [...phase.must, ...phase.may].filter((player) => !Object.hasOwn(phase.answers, player));
  if (phase.name !== 'check') return undefined;
  const open = phase.papers.find(({ settled }) => settled === null);
  hold(open !== undefined && open.writer === phase.current, 'no paper is left to check, or another has its time');
  // Once somebody asks a judge, the checkers have done their part.
  if (open.asked) return [];
  return shake?.players.filter((player) => player !== open.writer && !open.accepted.includes(player));
}

/** After a No Goal challenge, players write and check without a Goal. */
const isNoGoal = (phase: Phase): boolean => 'occasion' in phase && phase.occasion === 'no-goal';

/** A shake waits for somebody, and only for the players that its phase names. */
function somebodyIsAwaited(match: MatchState): void {
  const { shake, phase, tasks, block, illegal } = match;
  const names = tasks.map(({ what, player }) => `${player ?? 'anybody'} ${what}`).join(', ');
  replaysAreInOrder(match);
  if (!shake) {
    hold(phase.name === 'start' || phase.name === 'over', `no shake is under way in ${phase.name}`);
    hold(tasks.length === 0 && !block && illegal.length === 0, `between shakes something is left: ${names}`);
    return;
  }
  hold(phase.name !== 'over', 'a shake is under way, and the match is over');
  // An improper variation charged after an illegal Goal is chosen again, and the Goal stands.
  const early = phase.name === 'start' || phase.name === 'goal' || phase.name === 'no-goal';
  const without = early || phase.name === 'variations' || isNoGoal(phase);
  hold(shake.goal ? !early : without, `in ${phase.name} there is ${shake.goal ? 'a' : 'no'} Goal`);
  const strange = tasks.find(({ what }) => !AWAITED[phase.name].includes(what));
  hold(strange === undefined, `in ${phase.name} there waits ${names}`);
  const waiting = tasks.flatMap(({ player }) => player ?? []);
  const awaited = awaitedPlayers(match);
  if (awaited)
    hold(counted(waiting) === counted(awaited), `${awaited.join()} should act in ${phase.name}, not ${names}`);
  else hold(waiting.length > 0, 'nobody has to roll or deal');
  hold(
    waiting.every((player) => shake.players.includes(player)),
    `somebody is awaited who does not play: ${names}`,
  );
  hold(block === null || shake.players.includes(block.holder), 'the block is held by one who does not play');
  hold(block === null || ['no-goal', 'move', 'write'].includes(phase.name), `the block is held in ${phase.name}`);
  const lies = ({ placed }: IllegalAction) => placed?.from === 'resources' && placed.to === 'forbidden';
  hold(
    phase.name !== 'move' || shake.resources.length > 0 || illegal.some(lies),
    'no cube is left to move, and none lies in Forbidden that goes back',
  );
  hold(
    block === null || block.due !== null || match.presence[block.holder] === 'here',
    'the block is with one who has left, and no clock runs',
  );
  hold(match.officiating === 'table' || illegal.length === 0, 'something illegal stands where the program officiates');
}

/** A shake that waits for its replay is void, has at least two players still in the match, and comes next between shakes. */
function replaysAreInOrder(match: MatchState): void {
  const { replays, replaying, resumesWith, shake, shakes, phase, players, presence, sittingOut, goalSetter } = match;
  for (const each of replays) {
    const replaced = shakes.find(({ number }) => number === each.number);
    hold(replaced?.scores === null && replaced.replayed === true, `shake ${each.number} waits and is not void`);
    hold(replaced.goalSetter === each.goalSetter, `shake ${each.number} had another Goal-setter`);
    hold(
      each.players.length > 1 && each.players.every((player) => presence[player] !== 'out'),
      'nobody plays a replay',
    );
  }
  const numbers = replays.map(({ number }) => number);
  hold(new Set(numbers).size === numbers.length, `a shake waits twice: ${numbers.join()}`);
  const [first] = replays;
  hold(shake !== null || replaying === null, 'a replay is under way between shakes');
  if (shake) {
    hold(replaying === null || shakes.some(({ number }) => number === replaying.number), 'nothing is replaced');
    return;
  }
  hold(resumesWith === null || first !== undefined, 'the order is kept for replays that do not wait');
  hold(phase.name !== 'over' || !first, 'the match is over, and a replay waits');
  if (!first) return;
  hold(goalSetter === first.goalSetter, 'the next replay has another Goal-setter');
  const out = players.filter((player) => !first.players.includes(player));
  hold(counted(sittingOut) === counted(out), 'the next replay is played by others');
}

/** VIII-A: after the last cube, players write only if it went to Required or Permitted. */
function lastCubeOpensWriting({ phase, shake }: MatchState): void {
  if (phase.name !== 'write' || phase.occasion !== 'last-cube' || !shake) return;
  const last = shake.trail.findLast(({ from }) => from === 'resources');
  hold(shake.resources.length === 0 && last?.to !== 'forbidden', 'the last cube does not lie in Required or Permitted');
}

const counted = (cubes: readonly string[]): string => [...cubes].sort().join(' ');

/** Every rolled cube is in exactly one place, and the trail says how it got there. */
function cubesAreConserved({ shake }: MatchState): void {
  if (!shake?.rolled) return;
  const { resources, required, permitted, forbidden, goal, rolled, trail } = shake;
  const there = counted([...resources, ...required, ...permitted, ...forbidden, ...(goal?.cubes ?? [])]);
  hold(there === counted(rolled), `rolled ${counted(rolled)}, but now ${there}`);
  for (const [section, cubes] of Object.entries({ required, permitted })) {
    const here: string[] = [];
    for (const { cube, from, to } of trail) {
      if (from === section) here.splice(here.indexOf(cube), 1);
      if (to === section) here.push(cube);
    }
    hold(
      counted(here) === counted(cubes),
      `the trail leads ${counted(here)} to ${section}: there is ${counted(cubes)}`,
    );
  }
}

const ownScore = (scores: Readonly<Record<string, number>> | null, player: string): number =>
  scores && Object.hasOwn(scores, player) ? (scores[player] ?? 0) : 0;

/** Totals are the finished scores and the counted penalties. The match points follow from them. */
function totalsAddUp(match: MatchState): void {
  const totals = totalsOf(match);
  for (const player of match.players) {
    const scores = match.shakes.reduce((sum, { scores }) => sum + ownScore(scores, player), 0);
    const lost = match.penalties.filter((each) => each.player === player && each.counted).length;
    hold(totals[player] === scores - lost, `${player} has ${scores} - ${lost} points, but the total ${totals[player]}`);
  }
}

/** State and events are plain JSON, and folding the events gives the state. */
export function isItsEvents(began: MatchState, events: readonly Event[], now: MatchState): void {
  const stored: Event[] = JSON.parse(JSON.stringify(events));
  hold(isDeepStrictEqual(stored, events), 'events are not plain JSON');
  hold(isDeepStrictEqual(stored.reduce(evolve, began), now), 'the match rebuilt from its events is another');
  isPlain(now);
}

export function isPlain(now: MatchState): void {
  hold(isDeepStrictEqual(JSON.parse(JSON.stringify(now)), now), 'the state is not plain JSON');
}

/** Forbids every change in place. What an earlier state shares is already frozen. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const each of Object.values(value)) freeze(each);
  return value;
}

/** One form for all ways to say the same thing: what a listed choice and an action have in common. */
function plainly(action: Acted, { book }: MatchState): string {
  const cubeOf = books[book].game === 'equations' ? parseEquationCube : parseCube;
  const { type, by } = action;
  const alike =
    action.type === 'roll' || action.type === 'deal'
      ? {} // A stored roll or deal has its result. Another check asks which are whole.
      : action.type === 'challenge'
        ? {
            claim: action.claim
              .trim()
              .toLowerCase()
              .replace(/[\s_]+/g, '-'),
          }
        : action.type === 'replay-round'
          ? { players: [...action.players].sort() }
          : action.type === 'warn' || action.type === 'disqualify'
            ? { player: action.player } // The clause is for the record.
            : 'cube' in action
              ? { ...action, cube: cubeOf(action.cube.trim()) ?? action.cube }
              : action;
  return JSON.stringify(Object.entries({ ...alike, type, by }).sort());
}

/** Whether a table that lists these choices would accept this action. */
function isListed(kind: LegalKind, action: Acted, match: MatchState): boolean {
  if (!kind.open) return false;
  if (kind.free) return true;
  const said = plainly(action, match);
  return kind.choices.some((choice) => plainly(choice.action, match) === said);
}

/** `decide` accepts what `legal` lists and nothing else. An action that is set aside is not accepted. */
export function isWhatLegalLists(dice: Dice, match: MatchState, by: string, at: number): void {
  const kinds = legal(match, by, givenAt(at));
  const { match: timely } = decide(match, { type: 'clock' }, givenAt(at));
  for (const kind of kinds) {
    if (!kind.open) citesItsBook(match, kind.why);
    else {
      hold(kind.free || kind.choices.length > 0, `${kind.type} is open and has no choice`);
      const choices = kind.choices.length > 3 ? Array.from({ length: 3 }, () => dice.of(kind.choices)) : kind.choices;
      for (const { action, breaks } of choices) {
        const decision = decide(match, action, givenAt(at));
        const told = () => `${JSON.stringify(action)}: ${JSON.stringify(decision.ok || decision.refusal)}`;
        hold(decision.ok, `a listed choice is refused: ${told()}`);
        const broken = decision.illegal ?? decision.setAside;
        hold((breaks !== undefined) === (broken !== undefined), `what a listed choice breaks is not told: ${told()}`);
      }
    }
    if (dice.in100(15)) {
      const action = { type: kind.type, by, ...randomFields(dice, timely, kind.type) } as Acted;
      onlyListedHappens(match, kind, action, at);
    }
  }
}

function onlyListedHappens(match: MatchState, kind: LegalKind, action: Acted, at: number): void {
  if (isListed(kind, action, match)) return;
  const decision = decide(match, action, givenAt(at));
  hold(
    !decision.ok || decision.setAside !== undefined,
    `${kind.open ? 'a choice that is not listed' : 'a closed kind'} happens: ${JSON.stringify(action)}`,
  );
}

export const viewersOf = ({ players }: MatchState): Viewer[] => [...players, 'judge', 'director', 'audience'];

/** A view is plain JSON, and a sealed paper changes only its writer's view. */
export function papersAreSealed(dice: Dice, match: MatchState, at: number): void {
  const { phase } = match;
  if (phase.name !== 'write') return;
  const written = Object.entries(phase.answers).filter(([, answer]) => 'paper' in answer);
  if (written.length === 0) return;
  const [writer] = dice.of(written);
  const paper = { solution: { setName: `another ${dice.below(1_000)}` } };
  const answers = { ...phase.answers, [writer]: { paper, changed: false } };
  const other: MatchState = { ...match, phase: { ...phase, answers } };
  for (const viewer of viewersOf(match)) {
    const differ = !same(view(match, viewer, givenAt(at)), view(other, viewer, givenAt(at)));
    hold(differ === (viewer === writer), `${viewer} ${differ ? 'sees' : 'does not see'} the sealed paper of ${writer}`);
  }
}

const UNSAID: readonly Event['type'][] = ['illegalDone', 'insulated', 'choicesStand', 'paperJudged'];

/** Only the player who did something illegal hears about it. Nobody hears that it is insulated, or what the program found in a paper. */
export function playersNoticeThemselves(match: MatchState, events: readonly Event[]): void {
  if (events.every(({ type }) => !UNSAID.includes(type))) return;
  for (const viewer of viewersOf(match)) {
    const told = eventsFor(match, events, viewer).filter(({ type }) => UNSAID.includes(type));
    const own = events.filter((event) => event.type === 'illegalDone' && event.illegal.by === viewer);
    hold(same(told, own), `${viewer} is told what players have to notice: ${JSON.stringify(told)}`);
  }
}

/** From a view alone, anybody can work out everything that is open to its viewer, in the same words and order. */
export function viewsTellWhatIsLegal(match: MatchState, at: number): void {
  for (const viewer of viewersOf(match)) {
    if (viewer === 'audience') continue;
    const seen: MatchView = JSON.parse(JSON.stringify(view(match, viewer, givenAt(at))));
    const imagined = legal(imagine(seen), viewer, givenAt(seen.at));
    const real = legal(match, viewer, givenAt(at));
    const differs = real.findIndex((kind, index) => !same(kind, imagined[index]));
    hold(
      differs < 0,
      `${viewer} sees another choice: ${JSON.stringify(real[differs])}, imagined ${JSON.stringify(imagined[differs])}`,
    );
  }
}

export function viewsArePlain(match: MatchState, at: number): void {
  for (const viewer of viewersOf(match)) {
    const seen = view(match, viewer, givenAt(at));
    hold(isDeepStrictEqual(JSON.parse(JSON.stringify(seen)), seen), `the view of ${viewer} is not plain JSON`);
  }
}

/** All viewers see the same but for their names and their own sealed papers, and an earlier view changes nothing in a later one. */
export function viewsAreShared(before: MatchState, match: MatchState): void {
  const seen = (state: MatchState) => view(state, 'audience', givenAt(state.at));
  const shared = view(match, 'audience', givenAt(match.at), { match: before, view: seen(before) });
  hold(isDeepStrictEqual(shared, seen(match)), 'a view that follows another is not the same view');
  for (const viewer of viewersOf(match)) {
    const own = ownPaper(match.phase, viewer);
    const { writing } = shared;
    const parts = { ...shared, viewer, ...(writing && { writing: { ...writing, ...(own && { own }) } }) };
    hold(isDeepStrictEqual(parts, view(match, viewer, givenAt(match.at))), `${viewer} sees another table`);
  }
}

/** Far more than any shake needs: roll, deal, choices, Goal, turns, papers and checks, each with its additional minute. */
const STEPS = 40;

/** Clocks alone end the shake. Without clocks, it ends when everybody has left. */
export function clocksEndTheShake(match: MatchState): MatchState {
  let now = match;
  const act = (action: Action, at = now.at) => {
    const decision = decide(now, action, givenAt(at));
    now = decision.match;
    return decision;
  };
  const { shake } = match;
  if (shake && rulesOf(match).limits === null) {
    for (const by of match.players) if (now.presence[by] === 'here') act({ type: 'leave', by });
    hold(now.shake?.number !== shake.number, 'all have left, and the shake goes on');
    for (const by of match.players) if (now.presence[by] === 'away') act({ type: 'return', by });
    return now;
  }
  for (let step = 0; now.shake; step += 1) {
    hold(step < STEPS, `after ${STEPS} limits the shake still goes on, in ${now.phase.name}`);
    const deadline = nextDeadline(now);
    hold(deadline !== undefined, `nothing limits the phase ${now.phase.name}`);
    const { events } = act({ type: 'clock' }, Math.max(deadline, now.at));
    hold(events.length > 0, `the limit at ${deadline} does nothing`);
    const next = nextDeadline(now);
    hold(next === undefined || next >= deadline, 'the next limit lies before the last');
  }
  return now;
}

/** The director ends the round. The match is over, its points are given, and everybody who is left signs. */
export function theMatchEnds(match: MatchState): void {
  let now = match;
  const act = (type: ActedType, by: string) => {
    const decision = decide(now, { type, by } as Acted, givenAt(now.at));
    now = decision.match;
    return decision;
  };
  if (now.round === 'open') act('end-round', 'director');
  if (now.round === 'ended' && now.players.length % 2 === 0) act('stop-play', 'director');
  now = clocksEndTheShake(now);
  // A replay that a judge has ordered is still to come.
  if (now.phase.name === 'start' && !now.shake) act('stop-play', 'director');
  hold(now.phase.name === 'over', `the round has ended, and the phase is ${now.phase.name}`);
  const points = matchPointsOf(now);
  hold(points !== undefined, 'the match is over and has no points');
  const fault = matchPointsFault(now, points, totalsOf(now));
  hold(fault === undefined, fault ?? '');
  for (const by of now.players)
    if (now.presence[by] !== 'out' && !now.signed.includes(by)) hold(act('sign', by).ok, `${by} cannot sign`);
}
