// The match as one viewer can know it, made from a view alone: the inverse of view.ts. It lets a viewer ask the rules what is open, and "what if".

import type { PromptJudge } from './game/inquiry.ts';
import { type LegalKind, legal } from './legal.ts';
import type {
  Answer,
  Checking,
  ChosenPick,
  FinishedShake,
  IllegalAction,
  MatchState,
  Phase,
  Shake,
  Writing,
} from './match/state.ts';
import { asText } from './quote.ts';
import type { MatchView } from './view.ts';

/** `illegal`: illegal actions that the viewer has noticed and can still charge. No view has them. */
export function imagine(view: MatchView, illegal: readonly IllegalAction[] = []): MatchState {
  const { book, division, players, officiating, clocks, variations, at, round, presence, tasks, block } = view;
  const { penalties, questions, corrections, sittingOut, replays, taken, signed, warned, table } = view;
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
    replays,
    replaying: view.replaying ?? null,
    // No open choice depends on these.
    benched: [],
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
    warned,
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
      // Other players' papers are sealed: an empty paper stands for each.
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
  const { rolled, resources, mat, universe, goal, goalValues, goalSetter } = table;
  const { lastMover, trail, passes, sentOut, tries, lifted } = table;
  return {
    number,
    goalSetter,
    players: table.players,
    absent: players.filter((player) => presence[player] === 'away' && !table.players.includes(player)),
    // Only limits that have not begun yet depend on when the shake began.
    began: at,
    rolled: rolled.length > 0 ? rolled : null,
    universe: universe.length > 0 || phase.name !== 'start' ? universe : null,
    picks: picksOf(table.variations),
    resources,
    ...mat,
    goal: goal === null ? null : { goal, cubes: cubesOfGoal(goal), values: goalValues },
    lastMover,
    trail,
    passes,
    sentOut,
    tries,
    lifted,
    // Nobody hears a judge's verdict before the paper is settled.
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

/** A view with its viewer's open choices, for a program that does not work them out itself. */
export type ViewWithLegal = MatchView & { legal: LegalKind[] };

/** Chance decides what falls, never what is open: any chance will do. */
export const withLegal = (view: MatchView, search: PromptJudge): ViewWithLegal => {
  const { viewer, at } = view;
  return { ...view, legal: viewer === 'audience' ? [] : legal(imagine(view), viewer, { at, search, chance: () => 0 }) };
};
