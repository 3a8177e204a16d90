// Writing Solutions: who must, who may, on which side, and until when. Papers stay sealed until all have answered.
import type { Kind } from '../match/kind.ts';
import type { Proceedings, Refusal } from '../match/proceedings.ts';
import type { Occasion, Player, PresentedPaper, Task, Writing } from '../match/state.ts';
import { beginChecking, changePaper } from './checking.ts';
import { hasSeveral, paperOf } from './papers.ts';

/** Which side must prove its claim; after the last cube all write for themselves. */
export const BURDEN: Readonly<Record<Occasion, 'challenger' | 'mover' | 'all'>> = {
  now: 'challenger',
  impossible: 'mover',
  'no-goal': 'challenger',
  'a-flub': 'challenger',
  'p-flub': 'mover',
  'ca-flub': 'challenger',
  'force-out-a': 'challenger',
  'force-out-b': 'mover',
  'last-cube': 'all',
  'end-of-round': 'all',
  'force-out': 'all',
};

interface Parties {
  challenger?: Player;
  mover?: Player;
  moved?: unknown;
}

/** A Solution written before a challenge still counts if it proves the same thing, and its writer may write and need not join a side. */
function keptAnswers(p: Proceedings, occasion: Occasion, writers: readonly Player[]): Writing['answers'] {
  const { phase } = p.match;
  if (phase.name !== 'write' || occasion === 'force-out-a') return {};
  return Object.fromEntries(Object.entries(phase.answers).filter(([player]) => writers.includes(player)));
}

export function openWriting(p: Proceedings, occasion: Occasion, { challenger, mover, moved }: Parties): void {
  const { rules, shake } = p;
  const burden = BURDEN[occasion];
  const third = shake.players.filter((player) => player !== challenger && player !== mover);
  const all = burden === 'all';
  const obliged = burden === 'challenger' ? challenger : mover;
  const fined = rules.lastCubeSilence === 'fined' && occasion === 'last-cube';
  // Nobody waits for a Mover who was sent out after the challenged move.
  const must = all ? (fined ? shake.players : []) : shake.players.filter((player) => player === obliged);
  const may = all ? (fined ? [] : shake.players) : third;
  const due = writingDue(p, occasion, third.length > 0);
  const phase: Writing = {
    name: 'write',
    occasion,
    challenger: challenger ?? null,
    mover: mover ?? null,
    must,
    may,
    sides: {},
    moved: moved ?? null,
    due,
    answers: keptAnswers(p, occasion, rules.thirdParty === 'joins' ? must : [...must, ...may]),
  };
  p.happen({ type: 'phaseBegan', phase });
  p.setTasks(tasksOf(p, phase));
  closeIfAnswered(p);
}

/** A challenge of the last cube has the rest of the time that began with it. */
function writingDue(p: Proceedings, occasion: Occasion, joins: boolean): number | null {
  const { limits } = p.rules;
  if (!limits) return null;
  const { phase } = p.match;
  const whole = p.at + limits.write;
  if (phase.name !== 'write' || phase.due === null) return whole;
  // After a Force Out a third player has a minute to join, and writers one more minute.
  const more = occasion === 'force-out-a' || occasion === 'force-out-b';
  return more && joins ? Math.max(phase.due, p.at + limits.join + limits.turn) : phase.due;
}

function tasksOf(p: Proceedings, { must, may, due, answers, occasion }: Writing): Task[] {
  const { rules } = p;
  const open = (player: Player) => !Object.hasOwn(answers, player);
  const joins = rules.thirdParty === 'joins' && BURDEN[occasion] !== 'all';
  const joinDue = joins ? p.due(rules.limits?.join) : due;
  const late = occasion === 'last-cube' || occasion === 'force-out';
  return [
    ...must.filter(open).map((player): Task => ({ player, what: 'write', due, extra: false })),
    ...may
      .filter(open)
      .map((player): Task => ({ player, what: joins ? 'join' : 'may-write', due: joinDue, extra: false })),
    ...(late ? [{ player: null, what: 'late-claim' as const, due: p.due(rules.limits?.lastCube), extra: false }] : []),
  ];
}

/** Why this player cannot hand in, or decline, a Solution now. */
function whyNotWrite(p: Proceedings, by: Player): Refusal | undefined {
  const { phase } = p.match;
  if (phase.name !== 'write') return p.refuse('write.who', 'write.closed');
  if (!phase.must.includes(by) && !phase.may.includes(by)) return p.refuse('write.who', 'write.notYou', { player: by });
}

export const present: Kind<'present'> = {
  closed(p, by) {
    const { phase } = p.match;
    const mayChange = p.isTable && p.rules.changedPaper === 'incorrect';
    if (mayChange && phase.name === 'check' && paperOf(p, by)?.settled === null) return undefined;
    const early = whyNotWrite(p, by);
    if (early) return early;
    if (phase.name !== 'write' || !Object.hasOwn(phase.answers, by)) return undefined;
    const answer = phase.answers[by];
    if (mayChange && answer && 'paper' in answer) return undefined;
    return p.refuse('write.once', 'write.final', { player: by });
  },
  whyNot(p, paper) {
    // At a table the opponents ask which Solution counts. In strict officiating the program refuses the paper.
    if (!p.isTable && hasSeveral(p, paper)) return p.refuse('check.which', 'write.several');
  },
  happens(p, { by, solution, solutions, avoid, moved }) {
    const { phase } = p.match;
    if (phase.name === 'check') changePaper(p, by);
    if (phase.name !== 'write') return undefined;
    if (Object.hasOwn(phase.answers, by)) {
      p.happen({ type: 'paperChanged', by });
      return undefined;
    }
    takeSide(p, phase, by, true);
    const paper: PresentedPaper = {
      ...(solution !== undefined && { solution }),
      ...(solutions !== undefined && { solutions }),
      ...(avoid !== undefined && { avoid }),
      ...(moved !== undefined && { moved }),
    };
    p.happen({ type: 'paperPresented', by, paper });
    answeredBy(p, by);
    return undefined;
  },
  choices: () => [],
  free: true,
};

export const decline: Kind<'decline'> = {
  closed(p, by) {
    const early = whyNotWrite(p, by);
    if (early) return early;
    if (p.match.phase.name === 'write' && Object.hasOwn(p.match.phase.answers, by))
      return p.refuse('write.once', 'write.final', { player: by });
  },
  happens(p, { by }) {
    declineFor(p, by, false);
    return undefined;
  },
  choices: (_, by) => [{ type: 'decline', by }],
};

/** No Solution from this player: they declined, or time is up. */
export function declineFor(p: Proceedings, by: Player, silent: boolean): void {
  const { phase } = p.match;
  if (phase.name !== 'write') return;
  takeSide(p, phase, by, false);
  p.happen({ type: 'paperDeclined', by, silent });
  answeredBy(p, by);
}

/** If players join sides in words, presenting a Solution or declining joins one too. */
function takeSide(p: Proceedings, phase: Writing, by: Player, writes: boolean): void {
  const burden = BURDEN[phase.occasion];
  if (p.rules.thirdParty !== 'joins' || burden === 'all' || !phase.may.includes(by)) return;
  const other = burden === 'mover' ? 'challenger' : 'mover';
  p.happen({ type: 'sideJoined', by, side: writes ? burden : other });
}

function answeredBy(p: Proceedings, by: Player): void {
  p.setTasks(p.match.tasks.filter(({ player }) => player !== by));
  closeIfAnswered(p);
}

export const join: Kind<'join'> = {
  closed(p, by) {
    const { phase } = p.match;
    if (p.rules.thirdParty === 'presents') return p.refuse('write.join', 'join.present');
    if (phase.name !== 'write' || BURDEN[phase.occasion] === 'all') return p.refuse('write.join', 'join.noSides');
    if (!phase.may.includes(by)) return p.refuse('write.join', 'join.thirdPlayer');
    if (Object.hasOwn(phase.answers, by)) return p.refuse('write.once', 'write.final', { player: by });
  },
  whyNot(p, { side }) {
    if (side !== 'mover' && side !== 'challenger') return p.refuse('write.join', 'join.side');
  },
  happens(p, { by, side }) {
    const { phase, tasks } = p.match;
    if (phase.name !== 'write') return undefined;
    p.happen({ type: 'sideJoined', by, side });
    const writes = side === BURDEN[phase.occasion];
    const may = phase.may.filter((player) => player !== by);
    const must = writes ? [...phase.must, by] : phase.must;
    p.happen({ type: 'phaseBegan', phase: { ...phase, may, must, sides: { ...phase.sides, [by]: side } } });
    const others = tasks.filter(({ player }) => player !== by);
    p.setTasks(writes ? [...others, { player: by, what: 'write', due: phase.due, extra: false }] : others);
    closeIfAnswered(p);
    return undefined;
  },
  choices: (_, by) => (['mover', 'challenger'] as const).map((side) => ({ type: 'join', by, side })),
};

/** Opens the papers once all have answered. The holder of the block may still challenge. */
export function closeIfAnswered(p: Proceedings): void {
  const { phase, block } = p.match;
  if (phase.name !== 'write' || block) return;
  if ([...phase.must, ...phase.may].every((player) => Object.hasOwn(phase.answers, player))) beginChecking(p, phase);
}
