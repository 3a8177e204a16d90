// The match as one seat can know it, made from what the seat sees and nothing else: so that the rules can be asked "what if".
import {
  type Answer,
  asText,
  type Checking,
  type ChosenPick,
  type FinishedShake,
  type IllegalAction,
  type MatchState,
  type MatchView,
  type Phase,
  type Shake,
  type Writing,
} from '@openshake/rules';

/** `illegal`: what this seat has seen done against the rules, and nobody has charged yet. */
export function imagine(view: MatchView, illegal: readonly IllegalAction[] = []): MatchState {
  const { book, division, players, officiating, clocks, variations, at, round, presence, tasks, block } = view;
  const { penalties, questions, corrections, sittingOut, replays, taken, signed, table } = view;
  return {
    book,
    division,
    players,
    officiating,
    clocks,
    variations,
    at,
    round,
    goalSetter: table.goalSetter,
    sittingOut,
    // Nobody sees who will set a later Goal.
    benched: [],
    replays,
    replaying: null,
    resumesWith: null,
    roundBegan: 0,
    overtime: null,
    presence,
    phase: phaseOf(view),
    shake: table.shake === null ? null : shakeOf(view, table.shake),
    tasks,
    block,
    illegal,
    shakes: view.shakes.map(({ scores, ...shake }): FinishedShake => ({ ...shake, scores: scores ?? null })),
    penalties,
    warned: [],
    questions,
    corrections,
    taken,
    signed,
  };
}

function phaseOf({ stage, writing, checking, viewer }: MatchView): Phase {
  if (stage) return stage;
  if (writing) {
    const { answers, own, ...phase } = writing;
    const answerOf = (player: string): Answer => {
      if (answers[player] === 'declined') return { declined: true };
      // What another has written is sealed: an empty paper stands for it.
      return { paper: player === viewer ? (own ?? {}) : {}, changed: false };
    };
    const answered = Object.keys(answers).filter((player) => /presented|declined/.test(answers[player] ?? ''));
    return {
      name: 'write',
      ...phase,
      answers: Object.fromEntries(answered.map((player) => [player, answerOf(player)])),
    } satisfies Writing;
  }
  if (checking) {
    const { solutions, ...phase } = checking;
    const answers = Object.entries(solutions).map(([writer, paper]) => [writer, { paper, changed: false }]);
    return { name: 'check', ...phase, answers: Object.fromEntries(answers) } satisfies Checking;
  }
  return { name: 'start' };
}

function shakeOf({ table, players, presence, phase, at }: MatchView, number: number): Shake {
  const { mat, resources, universe, goal, goalValues, goalSetter, lastMover, trail, passes, sentOut, tries, lifted } =
    table;
  const goalCubes = cubesOfGoal(goal);
  const rolled = [...resources, ...mat.required, ...mat.permitted, ...mat.forbidden, ...goalCubes];
  return {
    number,
    goalSetter,
    players: table.players,
    absent: players.filter((player) => presence[player] === 'away' && !table.players.includes(player)),
    // When the shake began is told to nobody; only limits that have not begun yet would ask.
    began: at,
    rolled: rolled.length > 0 ? rolled : null,
    universe: universe.length > 0 || phase.name !== 'start' ? universe : null,
    picks: picksOf(table.variations),
    resources,
    ...mat,
    goal: goal === null ? null : { goal, cubes: goalCubes, values: goalValues },
    lastMover,
    trail,
    passes,
    sentOut,
    tries,
    lifted,
    // A judge's verdict is told to nobody before the paper is settled.
    verdicts: {},
  };
}

function cubesOfGoal(goal: unknown): string[] {
  if (typeof goal !== 'object' || goal === null || !('cubes' in goal) || !Array.isArray(goal.cubes)) return [];
  return goal.cubes.map((cube) => asText(cube).replace(/^u/i, ''));
}

export const picksOf = (variations: readonly unknown[]): ChosenPick[] =>
  variations.map((entry) => {
    const { by, improper, ...pick } = entry as { by: string; improper?: boolean };
    return { by, pick, improper: improper === true };
  });
