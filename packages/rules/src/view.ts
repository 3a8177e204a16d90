// The only door out of a match: what one viewer may see. Another seat's sealed paper has no field in which it could travel.
import { type LegalKind, legal } from './legal.ts';
import { matchPointsOf } from './match/matchPoints.ts';
import { penaltiesOf } from './match/penalties.ts';
import { goalSetterOf, totalsOf } from './match/players.ts';
import type { Given, GivenJudge } from './match/proceedings.ts';
import type {
  Block,
  Checking,
  FinishedShake,
  MatchState,
  Penalty,
  Phase,
  Player,
  PresentedPaper,
  Setup,
  Shake,
  Task,
  Writing,
} from './match/state.ts';
import { endOf } from './shake/block.ts';
import { atMoment } from './shake/timing.ts';

export type Viewer = Player | 'judge' | 'director' | 'audience';

/** What lies on the table for all to see. */
export interface PublicTable {
  shake: number | null;
  goalSetter: Player;
  players: readonly Player[];
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
  /** When the limit of what is waited for ends. */
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

export interface MatchView extends Setup {
  viewer: Viewer;
  at: number;
  round: MatchState['round'];
  phase: PublicPhase;
  /** The phase with all that is known of it, where nothing of it is sealed. */
  stage?: Exclude<Phase, Writing | Checking>;
  table: PublicTable;
  tasks: readonly Task[];
  block: Block | null;
  presence: MatchState['presence'];
  shakes: readonly ScoredShake[];
  totals: Record<Player, number>;
  matchPoints?: Record<Player, number>;
  penalties: readonly Penalty[];
  signed: readonly Player[];
  questions: MatchState['questions'];
  corrections: MatchState['corrections'];
  /** Who sits out the next shake, which shakes wait to be replayed, and which scores were taken away. */
  sittingOut: MatchState['sittingOut'];
  replays: MatchState['replays'];
  taken: MatchState['taken'];
  writing?: Pick<Writing, 'occasion' | 'challenger' | 'mover' | 'must' | 'may' | 'sides' | 'moved' | 'due'> & {
    answers: Record<Player, SealedAnswer>;
    own?: PresentedPaper;
  };
  checking?: Pick<
    Checking,
    'occasion' | 'challenger' | 'mover' | 'must' | 'may' | 'sides' | 'moved' | 'due' | 'papers' | 'current'
  > & {
    solutions: Record<Player, PresentedPaper>;
  };
  legal: LegalKind[];
}

/** The match as it stands at the moment given, whether or not the clock has said so yet. */
export function view(stored: MatchState, viewer: Viewer, given: Given | GivenJudge): MatchView {
  const match = atMoment(stored, given);
  const { book, division, players, officiating, clocks, variations, at, round, tasks, block } = match;
  const { presence, penalties, signed, questions, corrections, sittingOut, replays, taken, phase } = match;
  const matchPoints = matchPointsOf(match);
  return {
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
    ...(phase.name !== 'write' && phase.name !== 'check' && { stage: phase }),
    table: publicTable(match),
    tasks,
    block,
    presence,
    shakes: scoredShakes(match),
    totals: totalsOf(match),
    ...(matchPoints && { matchPoints }),
    penalties,
    signed,
    questions,
    corrections,
    sittingOut,
    replays,
    taken,
    ...(phase.name === 'write' && { writing: sealed(match, phase, viewer) }),
    ...(phase.name === 'check' && { checking: opened(phase) }),
    legal: viewer === 'audience' ? [] : legal(match, viewer, given),
  };
}

function sealed(match: MatchState, phase: Writing, viewer: Viewer): NonNullable<MatchView['writing']> {
  const { occasion, challenger, mover, must, may, sides, moved, due } = phase;
  const answerOf = (player: Player): SealedAnswer => {
    const answer = Object.hasOwn(phase.answers, player) && phase.answers[player];
    if (answer) return 'paper' in answer ? 'presented' : 'declined';
    return must.includes(player) || may.includes(player) ? 'writing' : 'may not write';
  };
  const own = phase.answers[viewer];
  return {
    occasion,
    challenger,
    mover,
    must,
    may,
    sides,
    moved,
    due,
    answers: Object.fromEntries((match.shake?.players ?? []).map((player) => [player, answerOf(player)])),
    ...(own && 'paper' in own && { own: own.paper }),
  };
}

function opened(phase: Checking): NonNullable<MatchView['checking']> {
  const { occasion, challenger, mover, must, may, sides, moved, due, papers, current, answers } = phase;
  const solutions = Object.fromEntries(
    Object.entries(answers).flatMap(([writer, answer]) => ('paper' in answer ? [[writer, answer.paper]] : [])),
  );
  return { occasion, challenger, mover, must, may, sides, moved, due, papers, current, solutions };
}

export function publicPhase(match: MatchState): PublicPhase {
  const { phase, tasks } = match;
  const player = phase.name === 'start' ? goalSetterOf(match) : 'player' in phase ? phase.player : undefined;
  // The right to challenge a last cube ends earlier than the writing that all are about.
  const due = tasks.flatMap((task) => (task.what === 'late-claim' ? [] : (endOf(task, match.block) ?? [])));
  return {
    name: phase.name,
    ...(player !== undefined && { player }),
    ...(due.length > 0 && { deadline: Math.min(...due) }),
  };
}

export function publicTable(match: MatchState): PublicTable {
  const { shake, phase, block } = match;
  return {
    shake: shake?.number ?? null,
    goalSetter: goalSetterOf(match),
    players: shake?.players ?? [],
    resources: shake?.resources ?? [],
    mat: {
      required: shake?.required ?? [],
      permitted: shake?.permitted ?? [],
      forbidden: shake?.forbidden ?? [],
    },
    universe: shake?.universe ?? [],
    goal: shake?.goal?.goal ?? null,
    goalValues: shake?.goal?.values ?? [],
    variations: (shake?.picks ?? []).flatMap(({ by, pick, improper }) =>
      typeof pick === 'object' && pick !== null ? [{ ...pick, by, ...(improper && { improper }) }] : [],
    ),
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
