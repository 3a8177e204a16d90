// Moving cubes: one per turn, clockwise, with a bonus before it if the book allows one.
import type { ActionOf } from '../match/action.ts';
import { nextInOrder } from '../match/cubes.ts';
import { allOf, type Broken, type Kind } from '../match/kind.ts';
import { isSoleLeader } from '../match/players.ts';
import type { Proceedings, Refusal } from '../match/proceedings.ts';
import type { Placed, Player } from '../match/state.ts';
import { cut } from '../quote.ts';
import { isSection, SECTIONS, type Section } from '../section.ts';
import { whyWait } from './block.ts';
import { nextGoalSetter, voidShake } from './ending.ts';
import { illegally, insulate, stuckCube } from './illegal.ts';
import { beginTurn, standing } from './turns.ts';
import { undo } from './undoing.ts';
import { openWriting } from './writing.ts';

/** Why this player cannot move any cube from there. */
function whyNotMoving(p: Proceedings, by: Player, from: 'resources' | 'permitted'): Refusal | undefined {
  const { phase, shake } = p.match;
  if (phase.name !== 'move') {
    if (phase.name === 'over') return p.refuse('move.turn', 'move.over');
    const isWritten = phase.name === 'write' || phase.name === 'check';
    return p.refuse('move.turn', isWritten ? 'move.writing' : 'move.beforeGoal');
  }
  if (!shake?.players.includes(by)) return p.refuse('move.turn', 'who.sitsOut', { player: by });
  const held = whyWait(p, by);
  if (held) return held;
  if (shake[from].length === 0) return p.refuse('move.cube', 'move.noCube', { section: from });
}

/** Whether it is this player's turn. */
function outOfTurn(p: Proceedings, by: Player): Refusal | undefined {
  const { phase } = p.match;
  if (phase.name === 'move' && phase.player !== by) return p.refuse('move.turn', 'move.turn', { player: phase.player });
}

/** = and ⊆ stay out of Forbidden until few cubes are left; the cube itself is counted. */
function tooEarlyForRelation(p: Proceedings, cube: string, to: Section): Refusal | undefined {
  const { relationsToForbiddenAt: few } = p.rules;
  if (few !== null && to === 'forbidden' && p.game.isRelation(cube) && p.shake.resources.length > few)
    return p.refuse('move.relations', 'move.relation', { cube, count: few });
}

function lastCubeForbidden(p: Proceedings, to: Section): Refusal | undefined {
  if (to === 'forbidden' && p.shake.resources.length === 1) return p.refuse('lastCube.section', 'move.lastCube');
}

/** Puts the cube on the mat and passes the turn, if it was this player's. */
function play(p: Proceedings, what: Omit<Placed, 'turn' | 'nth'>, broken: Broken): void {
  const { phase } = p.match;
  if (phase.name !== 'move') return;
  const { by, kind, cube, from, to } = what;
  // Field by field: a spread makes a larger object, and a shake keeps one for each move.
  const placed: Placed = { nth: nextInOrder(p.shake), by, kind, cube, from, to, turn: phase.turn };
  illegally(p, broken, placed.by, placed);
  p.happen({ type: 'cubePlaced', placed });
  if (broken.length === 0) insulate(p, placed.by);
  if (p.shake.resources.length === 0) {
    // A last cube in Forbidden does not end the turn: it has to be corrected first.
    if (placed.to !== 'forbidden' && placed.from === 'resources') openWriting(p, 'last-cube', { mover: placed.by });
    return;
  }
  if (phase.player === placed.by && placed.kind !== 'bonus') beginTurn(p);
}

/** Every cube in this place, to each of these sections. */
const everyWay = <Type extends 'move' | 'shift'>(
  type: Type,
  by: Player,
  cubes: readonly string[],
  sections: readonly Section[],
): ActionOf<Type>[] =>
  [...new Set(cubes)].flatMap((cube) => sections.map((to) => ({ type, by, cube, to }) as ActionOf<Type>));

export const move: Kind<'move'> = {
  closed: (p, by) => whyNotMoving(p, by, 'resources'),
  whyNot(p, { cube, to }) {
    if (!isSection(to)) return p.refuse('move.section', 'move.section');
    if (!p.shake.resources.includes(cube))
      return p.refuse('move.cube', 'move.noSuchCube', { cube: cut(cube), section: 'resources' });
  },
  breaks: (p, { by, cube, to }) => allOf(outOfTurn(p, by), lastCubeForbidden(p, to), tooEarlyForRelation(p, cube, to)),
  happens(p, { by, cube, to }, broken) {
    play(p, { by, kind: 'move', cube, from: 'resources', to }, broken);
    return undefined;
  },
  choices: (p, by) => everyWay('move', by, p.shake.resources, SECTIONS),
};

/** A bonus on a turn; one before the Goal is in goal.ts. */
export const turnBonus: Kind<'bonus'> = {
  closed(p, by) {
    const early = whyNotMoving(p, by, 'resources');
    if (early) return early;
    if (p.rules.bonus.who === 'nobody') return p.refuse('move.bonus', 'bonus.noneMove');
  },
  whyNot(p, { cube }) {
    if (!p.shake.resources.includes(cube))
      return p.refuse('move.cube', 'move.noSuchCube', { cube: cut(cube), section: 'resources' });
  },
  breaks(p, { by, cube }) {
    const { phase } = p.match;
    const second = phase.name === 'move' && phase.player === by && phase.bonus;
    return allOf(
      outOfTurn(p, by),
      second ? p.refuse('move.bonus', 'bonus.secondOnTurn') : undefined,
      p.rules.bonus.who === 'notTheLeader' && isSoleLeader(p.match, by)
        ? p.refuse('move.bonusLeader', 'bonus.leaderOnTurn')
        : undefined,
      p.shake.resources.length === 1 ? p.refuse('move.bonus', 'bonus.lastCube') : undefined,
      tooEarlyForRelation(p, cube, 'forbidden'),
    );
  },
  happens(p, { by, cube }, broken) {
    play(p, { by, kind: 'bonus', cube, from: 'resources', to: 'forbidden' }, broken);
    return undefined;
  },
  choices: (p, by) => [...new Set(p.shake.resources)].map((cube) => ({ type: 'bonus', by, cube })),
};

export const shift: Kind<'shift'> = {
  closed: (p, by) => whyNotMoving(p, by, 'permitted'),
  whyNot(p, { cube, to }) {
    if (to !== 'required' && to !== 'forbidden') return p.refuse('move.section', 'shift.section');
    if (!p.shake.permitted.includes(cube))
      return p.refuse('move.cube', 'move.noSuchCube', { cube: cut(cube), section: 'permitted' });
  },
  breaks(p, { by, cube, to }) {
    const relation = to === 'forbidden' && p.rules.relationsToForbiddenAt !== null && p.game.isRelation(cube);
    return allOf(
      p.rules.shiftFromPermitted ? undefined : p.refuse('move.stays', 'shift.stays'),
      p.shake.resources.length === 0 ? p.refuse('move.shift', 'shift.afterLastCube') : undefined,
      relation ? p.refuse('move.shift', 'shift.relation') : undefined,
      outOfTurn(p, by),
    );
  },
  happens(p, { by, cube, to }, broken) {
    play(p, { by, kind: 'shift', cube, from: 'permitted', to }, broken);
    return undefined;
  },
  choices: (p, by) => everyWay('shift', by, p.shake.permitted, ['required', 'forbidden']),
};

export const forceOut: Kind<'force-out'> = {
  closed(p, by) {
    const { phase, block } = p.match;
    if (!p.rules.forceOut) return p.refuse('forceOut.declare', 'forceOut.none');
    if (phase.name !== 'move') return p.refuse('forceOut.declare', 'forceOut.noMove');
    if (phase.player !== by) return p.refuse('forceOut.declare', 'forceOut.turn', { player: phase.player });
    if (phase.bonus) return p.refuse('forceOut.declare', 'forceOut.afterBonus');
    if (block && block.holder !== by) return whyWait(p, by);
  },
  happens(p, { by }) {
    if (p.match.block) p.happen({ type: 'blockReturned', by });
    p.happen({ type: 'forceOutDeclared', by });
    insulate(p, by);
    openWriting(p, 'force-out', { mover: by });
    return undefined;
  },
  choices: (_, by) => [{ type: 'force-out', by }],
};

/** A turn that runs out passes to the next player. If every player lets a turn run out, the shake is void. */
export function loseTurn(p: Proceedings, player: Player): void {
  if (p.match.phase.name !== 'move') return;
  // An illegal last cube goes back when its Mover loses the turn.
  const stuck = stuckCube(p);
  if (stuck) undo(p, [stuck], false);
  p.happen({ type: 'turnLost', player });
  if (standing(p.match, p.shake).moving.lost >= p.shake.players.length) voidShake(p, nextGoalSetter(p));
  else beginTurn(p);
}
