// The only door out of a match: what one viewer may see. Another seat's sealed paper has no field in which it could travel.
// What happened goes out by eventsFor.ts; what the viewer may do follows from the view, by imagine.ts and legal.ts.
import { matchPointsOf } from './match/matchPoints.ts';
import { penaltiesOf } from './match/penalties.ts';
import { goalSetterOf, totalsOf } from './match/players.ts';
import type { Given, GivenJudge } from './match/proceedings.ts';
import type {
  Checking,
  ChosenPick,
  FinishedShake,
  MatchState,
  Occasioned,
  Phase,
  Player,
  PresentedPaper,
  Setup,
  Shake,
  Writing,
} from './match/state.ts';
import { asText } from './quote.ts';
import { endOf } from './shake/block.ts';
import { atMoment } from './shake/timing.ts';

export type Viewer = Player | 'judge' | 'director' | 'audience';

/** What everybody can see on the table. */
export interface PublicTable {
  shake: number | null;
  goalSetter: Player;
  players: readonly Player[];
  /** What fell, in its order; empty before the roll. */
  rolled: readonly string[];
  resources: readonly string[];
  mat: Pick<Shake, 'required' | 'permitted' | 'forbidden'>;
  universe: readonly string[];
  goal: unknown;
  goalValues: readonly (number | string)[];
  variations: readonly unknown[];
  turn: Player | null;
  lastMover: Player | null;
  /** Everyone has seen these: the cubes moved, in order, turns that ran out, choices taken back, and who picked up the block. */
  trail: Shake['trail'];
  passes: Shake['passes'];
  sentOut: Shake['sentOut'];
  tries: Shake['tries'];
  lifted: Shake['lifted'];
  block: Player | null;
}

export interface PublicPhase {
  name: Phase['name'];
  player?: Player;
  /** When the current time limit ends. */
  deadline?: number;
}

export interface ScoredShake {
  number: number;
  goalSetter: Player;
  ended: FinishedShake['ended'];
  scores?: Readonly<Record<Player, number>>;
  scoredBy: FinishedShake['scoredBy'];
  penalties: Readonly<Record<Player, number>>;
  papers: FinishedShake['papers'];
  /** A judge ordered a replay. */
  replayed?: true;
}

/** How a player has answered while papers are sealed. */
export type SealedAnswer = 'presented' | 'declined' | 'writing' | 'may not write';

/** Papers face down: who has answered, and the viewer's own paper. */
export interface SealedPapers extends Occasioned {
  answers: Record<Player, SealedAnswer>;
  own?: PresentedPaper;
}

/** Papers that are face up, and how far the checking is. */
export interface OpenPapers extends Occasioned {
  papers: Checking['papers'];
  current: Player | null;
  solutions: Record<Player, PresentedPaper>;
}

/** What is the same in a match and in every view of it. */
type PublicState = Setup &
  Pick<MatchState, 'at' | 'round' | 'presence' | 'tasks' | 'block' | 'penalties' | 'warned' | 'questions'> &
  Pick<MatchState, 'corrections' | 'sittingOut' | 'replays' | 'taken' | 'signed'>;

export interface MatchView extends PublicState {
  viewer: Viewer;
  phase: PublicPhase;
  /** The phase with all its details, if nothing in it is sealed. */
  stage?: Exclude<Phase, Writing | Checking>;
  table: PublicTable;
  shakes: readonly ScoredShake[];
  totals: Record<Player, number>;
  matchPoints?: Record<Player, number>;
  /** The replay under way. */
  replaying?: NonNullable<MatchState['replaying']>;
  writing?: SealedPapers;
  checking?: OpenPapers;
}

/** A match, and what a viewer saw of it before any more time passed. */
export interface Seen {
  match: MatchState;
  view: MatchView;
}

/**
 * The match at this moment, whether or not a clock action has come yet.
 * `before`: what somebody saw of the same match earlier. What has not changed since is the very same object in both views.
 */
export function view(stored: MatchState, viewer: Viewer, given: Given | GivenJudge, before?: Seen): MatchView {
  const match = atMoment(stored, given);
  const { book, division, players, officiating, clocks, variations, at, round, tasks, block } = match;
  const { presence, penalties, signed, questions, corrections, sittingOut, replays, taken, warned, phase } = match;
  const { replaying } = match;
  const isSameSheet = before?.match.shakes === match.shakes && before.view.penalties === match.penalties;
  // Field by field, as in imagine.ts: a spread of so many fields makes a slow object.
  const seen: MatchView = {
    book,
    division,
    players,
    officiating,
    clocks,
    variations,
    viewer,
    at,
    round,
    phase: publicPhase(match),
    table: publicTable(match, before),
    tasks,
    block,
    presence,
    shakes: isSameSheet ? before.view.shakes : scoredShakes(match),
    totals: isSameSheet ? before.view.totals : totalsOf(match),
    penalties,
    signed,
    questions,
    corrections,
    sittingOut,
    replays,
    taken,
    warned,
  };
  if (phase.name === 'write') seen.writing = sealed(phase, match.shake?.players ?? [], viewer);
  else if (phase.name === 'check') seen.checking = opened(phase);
  else seen.stage = phase;
  const matchPoints = matchPointsOf(match);
  if (matchPoints) seen.matchPoints = matchPoints;
  if (replaying) seen.replaying = replaying;
  return seen;
}

/** The viewer's own paper while papers are sealed. Except for it and `viewer`, every viewer's view is the same. */
export function ownPaper(phase: Phase, viewer: Viewer): PresentedPaper | undefined {
  if (phase.name !== 'write' || !Object.hasOwn(phase.answers, viewer)) return undefined;
  const answer = phase.answers[viewer];
  return answer && 'paper' in answer ? answer.paper : undefined;
}

/** Why players write, and who writes. */
const occasionOf = ({ occasion, challenger, mover, must, may, sides, moved, due }: Occasioned): Occasioned => ({
  occasion,
  challenger,
  mover,
  must,
  may,
  sides,
  moved,
  due,
});

/** `players`: those of the shake. */
function sealed(phase: Writing, players: readonly Player[], viewer: Viewer): SealedPapers {
  const { must, may } = phase;
  const given = (player: string) => (Object.hasOwn(phase.answers, player) ? phase.answers[player] : undefined);
  const answerOf = (player: Player): SealedAnswer => {
    const answer = given(player);
    if (answer) return 'paper' in answer ? 'presented' : 'declined';
    return must.includes(player) || may.includes(player) ? 'writing' : 'may not write';
  };
  const own = ownPaper(phase, viewer);
  return {
    ...occasionOf(phase),
    answers: Object.fromEntries(players.map((player) => [player, answerOf(player)])),
    ...(own && { own }),
  };
}

function opened(phase: Checking): OpenPapers {
  const { papers, current, answers } = phase;
  const solutions = Object.fromEntries(
    Object.entries(answers).flatMap(([writer, answer]) => ('paper' in answer ? [[writer, answer.paper]] : [])),
  );
  return { ...occasionOf(phase), papers, current, solutions };
}

export function publicPhase(match: MatchState): PublicPhase {
  const { phase, tasks } = match;
  const shown: PublicPhase = { name: phase.name };
  const player = phase.name === 'start' ? goalSetterOf(match) : 'player' in phase ? phase.player : undefined;
  if (player !== undefined) shown.player = player;
  for (const task of tasks) {
    // The right to challenge a last cube ends before the writing does.
    const due = task.what === 'late-claim' ? null : endOf(task, match.block);
    if (due !== null) shown.deadline = Math.min(shown.deadline ?? due, due);
  }
  return shown;
}

export function publicTable(match: MatchState, before?: Seen): PublicTable {
  const { shake, phase, block } = match;
  const isSameChoice = shake !== null && before?.match.shake?.picks === shake.picks;
  return {
    shake: shake?.number ?? null,
    goalSetter: goalSetterOf(match),
    players: shake?.players ?? [],
    rolled: shake?.rolled ?? [],
    resources: shake?.resources ?? [],
    mat: {
      required: shake?.required ?? [],
      permitted: shake?.permitted ?? [],
      forbidden: shake?.forbidden ?? [],
    },
    universe: shake?.universe ?? [],
    goal: shake?.goal?.goal ?? null,
    goalValues: shake?.goal?.values ?? [],
    variations: isSameChoice ? before.view.table.variations : (shake?.picks ?? []).map(shownPick),
    turn: phase.name === 'move' ? phase.player : null,
    lastMover: shake?.lastMover ?? null,
    trail: shake?.trail ?? [],
    passes: shake?.passes ?? [],
    sentOut: shake?.sentOut ?? [],
    tries: shake?.tries ?? {},
    lifted: shake?.lifted ?? [],
    block: block?.holder ?? null,
  };
}

/** A choice as it was written, and who made it. Anything but an object is shown by its name. */
function shownPick({ by, pick, improper }: ChosenPick): object {
  const { improper: _, ...told }: { improper?: unknown } =
    typeof pick === 'object' && pick !== null ? pick : { name: asText(pick) };
  return { ...told, by, ...(improper && { improper }) };
}

/** The scoresheet: scores without penalties, and the counted points of each shake. */
export const scoredShakes = (match: MatchState): ScoredShake[] =>
  match.shakes.map(({ number, goalSetter, ended, scores, scoredBy, papers, replayed }) => ({
    number,
    goalSetter,
    ended,
    ...(scores && { scores }),
    scoredBy,
    penalties: penaltiesOf(match, number),
    papers,
    ...(replayed && { replayed }),
  }));
