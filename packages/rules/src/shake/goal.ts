// Setting the Goal, a bonus before it, or declaring that there is none.
import { A_MOMENT, atOnce } from '../atOnce.ts';
import type { LaidGoal } from '../game/game.ts';
import { nextInOrder, withoutAll } from '../match/cubes.ts';
import { allOf, type Kind } from '../match/kind.ts';
import { isSoleLeader } from '../match/players.ts';
import type { Proceedings, Refusal } from '../match/proceedings.ts';
import { cut } from '../quote.ts';
import { whyWait } from './block.ts';
import { voidShake } from './ending.ts';
import { illegally, insulate } from './illegal.ts';
import { beginTurn } from './turns.ts';

export function beginGoal(p: Proceedings): void {
  const { rules, shake, at } = p;
  const { limits } = rules;
  const bonus = shake.trail.length > 0;
  p.happen({ type: 'phaseBegan', phase: { name: 'goal', player: shake.goalSetter, bonus } });
  // If one limit covers rolling and the Goal, they are one task: a late roll has used up its time.
  const roll = limits?.roll === null ? p.match.tasks.find(({ what }) => what === 'roll') : undefined;
  // A late deal is not the Goal-setter's fault: their time starts when the cards are there.
  const due =
    limits && (limits.goal.from === 'start' ? at + limits.goal.time : Math.max(at, shake.began + limits.goal.time));
  p.setTasks([{ player: shake.goalSetter, due, extra: false, ...roll, what: 'goal' }]);
}

/** Why this player cannot act on the Goal now. */
function whyNotSetter(p: Proceedings, by: string): Refusal | undefined {
  const { phase } = p.match;
  if (phase.name === 'goal')
    return by === phase.player ? undefined : p.refuse('goal.setter', 'goal.setter', { player: phase.player });
  if (phase.name === 'start' || phase.name === 'over')
    return p.refuse('goal.setter', p.match.shake?.rolled ? 'goal.beforeDeal' : 'goal.beforeRoll');
  if (phase.name === 'variations') return p.refuse('goal.setter', 'goal.beforeChoice', { player: phase.player });
  return p.refuse('goal.stands', 'goal.stands');
}

/** One decision asks about the same Goal several times, and a Goal of Equations can take milliseconds. */
const laidIn = new WeakMap<Proceedings, { goal: unknown; laid: LaidGoal }>();

function layGoal(p: Proceedings, goal: unknown): LaidGoal {
  const known = laidIn.get(p);
  if (known && known.goal === goal) return known.laid;
  const laid = workedOut(p, goal);
  laidIn.set(p, { goal, laid });
  return laid;
}

/** A Goal that takes more than a moment is a question for the judge, who may work elsewhere. */
function workedOut(p: Proceedings, goal: unknown): LaidGoal {
  const { match, shake, given } = p;
  const lay = () => given.search.layGoal(match, shake, goal);
  if (!given.judge) return lay();
  const { book, division, variations } = match;
  const setup = { book, division, variations };
  return atOnce(A_MOMENT, lay) ?? p.ask<'goal'>({ what: 'goal', setup, picks: shake.picks, goal }).laid;
}

export const setGoal: Kind<'set-goal'> = {
  closed: whyNotSetter,
  whyNot(p, { goal }) {
    const { cubes, fault } = layGoal(p, goal);
    if (cubes.length === 0)
      return fault ? p.refuse('goal.cubes', 'goal.illegal', { why: fault }) : p.refuse('goal.cubes', 'goal.empty');
    const { resources } = p.shake;
    const countIn = (all: readonly string[], cube: string): number => all.filter((each) => each === cube).length;
    const missing = cubes.find((cube) => countIn(resources, cube) < countIn(cubes, cube));
    if (missing !== undefined)
      return p.refuse('goal.cubes', 'goal.notInResources', { cube: cut(missing), count: countIn(resources, missing) });
  },
  breaks(p, { goal }) {
    const { fault, rule = 'goal.legal' } = layGoal(p, goal);
    return fault === undefined ? [] : [p.refuse(rule, 'goal.illegal', { why: fault })];
  },
  happens(p, { by, goal }, broken) {
    const { cubes, values } = layGoal(p, goal);
    const rest = withoutAll(p.shake.resources, cubes);
    p.happen({ type: 'goalSet', by, goal: { goal, cubes, values }, leftOver: p.game.leftOver(rest) });
    // Nobody needs to charge an undefined Goal: an Impossible challenge punishes it.
    if (broken.length === 0) {
      insulate(p, by);
      if (p.match.illegal.some(({ placed }) => placed === null)) p.happen({ type: 'choicesStand' });
    }
    beginTurn(p);
    return undefined;
  },
  choices: () => [],
  free: true,
};

/** A bonus before the Goal; one on a turn is in moving.ts. */
export const goalBonus: Kind<'bonus'> = {
  closed(p, by) {
    const early = whyNotSetter(p, by);
    if (early && early.rule !== 'goal.stands') return early;
    if (early) return p.refuse('move.bonus', p.rules.bonus.who === 'nobody' ? 'bonus.none' : 'bonus.when');
    if (p.rules.bonus.who === 'nobody') return p.refuse('goal.bonus', 'bonus.noneSetGoal');
  },
  whyNot(p, { cube }) {
    if (!p.shake.resources.includes(cube))
      return p.refuse('move.cube', 'move.noSuchCube', { cube: cut(cube), section: 'resources' });
  },
  breaks(p, { by, cube }) {
    const { rules, game } = p;
    const { phase } = p.match;
    const not = rules.bonus.beforeGoalNot;
    return allOf(
      phase.name === 'goal' && phase.bonus ? p.refuse('goal.bonus', 'bonus.secondBeforeGoal') : undefined,
      not !== 'nothing' && game.isDigit(cube) ? p.refuse('goal.bonusCube', 'bonus.digit') : undefined,
      not === 'digitsAndRelations' && game.isRelation(cube) ? p.refuse('goal.bonusCube', 'bonus.relation') : undefined,
      rules.bonus.who === 'notTheLeader' && isSoleLeader(p.match, by)
        ? p.refuse('goal.bonusLeader', 'bonus.leaderBeforeGoal')
        : undefined,
    );
  },
  happens(p, { by, cube }, broken) {
    const nth = nextInOrder(p.shake);
    const placed = { nth, by, kind: 'bonus', cube, from: 'resources', to: 'forbidden', turn: 0 } as const;
    illegally(p, broken, by, placed);
    p.happen({ type: 'cubePlaced', placed });
    return undefined;
  },
  choices: (p, by) => [...new Set(p.shake.resources)].map((cube) => ({ type: 'bonus', by, cube })),
};

export const noGoal: Kind<'no-goal'> = {
  closed(p, by) {
    const { phase } = p.match;
    const early = whyNotSetter(p, by);
    if (early) return early.rule === 'goal.stands' ? p.refuse('noGoal.declare', 'goal.stands') : early;
    if (!p.rules.noGoal) return p.refuse('noGoal.declare', 'noGoal.notPlayed');
    if (phase.name === 'goal' && phase.bonus) return p.refuse('noGoal.afterBonus', 'noGoal.afterBonus');
  },
  happens(p, { by }) {
    p.happen({ type: 'noGoalDeclared', by });
    p.happen({ type: 'phaseBegan', phase: { name: 'no-goal', agreed: [] } });
    const opponents = p.shake.players.filter((player) => player !== by);
    const due = p.due(p.rules.limits?.dispute);
    p.setTasks(opponents.map((player) => ({ player, what: 'dispute', due, extra: false })));
    return undefined;
  },
  choices: (_, by) => [{ type: 'no-goal', by }],
};

export const agree: Kind<'agree'> = {
  closed(p, by) {
    const { phase } = p.match;
    if (phase.name !== 'no-goal') return p.refuse('noGoal.agree', 'noGoal.undeclared');
    if (by === p.shake.goalSetter || !p.shake.players.includes(by)) return p.refuse('noGoal.agree', 'noGoal.opponents');
    if (phase.agreed.includes(by)) return p.refuse('noGoal.agree', 'noGoal.agreed', { player: by });
    return whyWait(p, by);
  },
  happens(p, { by }) {
    agreeTo(p, by, false);
    return undefined;
  },
  choices: (_, by) => [{ type: 'agree', by }],
};

/** Once all agree, the shake is void and its Goal-setter starts again. */
export function agreeTo(p: Proceedings, by: string, silent: boolean): void {
  p.happen({ type: 'noGoalAgreed', by, silent });
  const tasks = p.match.tasks.filter(({ player }) => player !== by);
  if (tasks.length > 0) p.setTasks(tasks);
  else voidShake(p, p.shake.goalSetter);
}
