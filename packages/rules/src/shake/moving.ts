// Moving cubes: one a turn, clockwise, with a bonus before it where the book allows one.
import type { ActionOf } from '../match/action.ts';
import type { Kind } from '../match/kind.ts';
import { isSoleLeader, leftOf } from '../match/players.ts';
import type { Proceedings, Refusal } from '../match/proceedings.ts';
import type { Placed, Player } from '../match/state.ts';
import { isSection, SECTIONS, type Section } from '../section.ts';
import { waitFor } from './block.ts';
import { nextGoalSetter, voidShake } from './ending.ts';
import { illegally, insulate } from './illegalProcedure.ts';
import { openWriting } from './writing.ts';

/** `lost` counts the turns in a row that nobody has used. */
export function beginTurn(p: Proceedings, player: Player, lost: number): void {
  const { phase } = p.match;
  const turn = (phase.name === 'move' ? phase.turn : lastTurn(p)) + 1;
  p.happen({ type: 'phaseBegan', phase: { name: 'move', player, turn, bonus: false, lost } });
  const limits = p.rules.limits ?? undefined;
  const due = p.due(turn === 1 ? limits?.firstTurn : limits?.turn);
  p.setTasks([{ player, what: 'turn', due: due === null ? null : due + waitFor(p, player), extra: false }]);
}

const lastTurn = (p: Proceedings): number => p.shake.trail.at(-1)?.turn ?? 0;

/** Why no cube can be moved from there by this player at all. */
function whyNotMoving(p: Proceedings, by: Player, from: 'resources' | 'permitted'): Refusal | undefined {
  const { phase, block, shake } = p.match;
  if (phase.name !== 'move') {
    const message =
      phase.name === 'write' || phase.name === 'check'
        ? 'No cube is moved any more in this shake: Solutions are written and checked now.'
        : 'Cubes are moved once the Goal is set.';
    return p.refuse('move.turn', message);
  }
  if (!shake?.players.includes(by)) return p.refuse('move.turn', `${by} takes no part in this shake.`);
  if (block) return p.refuse('block.held', `${block.holder} holds the block; wait for the challenge.`);
  if (shake[from].length === 0)
    return p.refuse('move.cube', `There is no cube in ${from === 'resources' ? 'Resources' : 'Permitted'}.`);
}

/** Whether it is this player's turn. */
function outOfTurn(p: Proceedings, by: Player): Refusal | undefined {
  const { phase } = p.match;
  if (phase.name === 'move' && phase.player !== by) return p.refuse('move.turn', `It is ${phase.player}'s turn.`);
}

/** = and ⊆ stay out of Forbidden until few cubes are left; the cube itself is counted. */
function tooEarlyForRelation(p: Proceedings, cube: string, to: Section): Refusal | undefined {
  const { relationsToForbiddenAt: few } = p.rules;
  if (few !== null && to === 'forbidden' && p.game.isRelation(cube) && p.shake.resources.length > few)
    return p.refuse(
      'move.relations',
      `${cube === '=' ? '=' : '⊆'} may go to Forbidden only when ${few} or fewer cubes are in Resources; choose another section or cube.`,
    );
}

function lastCubeForbidden(p: Proceedings, to: Section): Refusal | undefined {
  if (to === 'forbidden' && p.shake.resources.length === 1)
    return p.refuse(
      'lastCube.section',
      'The last cube goes to Required or Permitted; if no Solution is possible, challenge instead.',
    );
}

/** Puts the cube on the mat and passes the turn, if it was this player's. */
function play(p: Proceedings, placed: Omit<Placed, 'turn'>, broken: Refusal | undefined): void {
  const { phase } = p.match;
  if (phase.name !== 'move') return;
  const onTurn = phase.player === placed.by;
  illegally(p, broken, placed.kind, { ...placed, turn: phase.turn });
  p.happen({ type: 'cubePlaced', placed: { ...placed, turn: phase.turn } });
  if (!broken) insulate(p, placed.by);
  if (p.shake.resources.length === 0) {
    // A last cube in Forbidden ends nothing: the turn is still to be made good.
    if (placed.to !== 'forbidden' && placed.from === 'resources') openWriting(p, 'last-cube', { mover: placed.by });
    return;
  }
  if (onTurn && placed.kind !== 'bonus') beginTurn(p, leftOf(p.shake.players, placed.by), 0);
}

/** Every cube of this place to each of these sections. */
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
    if (!isSection(to)) return p.refuse('move.section', 'A cube goes to Required, Permitted or Forbidden.');
    if (!p.shake.resources.includes(cube)) return p.refuse('move.cube', `There is no ${cube} in Resources.`);
  },
  breaks: (p, { by, cube, to }) => outOfTurn(p, by) ?? lastCubeForbidden(p, to) ?? tooEarlyForRelation(p, cube, to),
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
    if (p.rules.bonus.who === 'nobody') return p.refuse('move.bonus', 'There are no bonus moves here; move one cube.');
  },
  whyNot(p, { cube }) {
    if (!p.shake.resources.includes(cube)) return p.refuse('move.cube', `There is no ${cube} in Resources.`);
  },
  breaks(p, { by, cube }) {
    const { phase } = p.match;
    const broken = outOfTurn(p, by);
    if (broken) return broken;
    if (phase.name === 'move' && phase.bonus)
      return p.refuse('move.bonus', 'One bonus move a turn is all; now make the regular move.');
    if (p.rules.bonus.who === 'notTheLeader' && isSoleLeader(p.match, by))
      return p.refuse('move.bonusLeader', 'Who leads the match makes no bonus move; move one cube.');
    if (p.shake.resources.length === 1)
      return p.refuse('move.bonus', 'A bonus needs a second cube to move after it, and this one is the last.');
    return tooEarlyForRelation(p, cube, 'forbidden');
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
    if (to !== 'required' && to !== 'forbidden')
      return p.refuse('move.section', 'A cube is shifted from Permitted to Required or to Forbidden.');
    if (!p.shake.permitted.includes(cube)) return p.refuse('move.cube', `There is no ${cube} in Permitted.`);
  },
  breaks(p, { by, cube, to }) {
    if (!p.rules.shiftFromPermitted)
      return p.refuse('move.stays', 'A cube on the mat stays where it is; move one from Resources.');
    if (p.shake.resources.length === 0) return p.refuse('move.shift', 'After the last cube nothing is shifted.');
    if (to === 'forbidden' && p.rules.relationsToForbiddenAt !== null && p.game.isRelation(cube))
      return p.refuse('move.shift', '= and ⊆ are never shifted to Forbidden; shift another cube or move one.');
    return outOfTurn(p, by);
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
    if (!p.rules.forceOut) return p.refuse('forceOut.declare', 'There is no Force Out here; move a cube or challenge.');
    if (phase.name !== 'move') return p.refuse('forceOut.declare', 'A Force Out takes the place of a move.');
    if (phase.player !== by)
      return p.refuse('forceOut.declare', `It is ${phase.player}'s turn: only the next Mover declares a Force Out.`);
    if (phase.bonus) return p.refuse('forceOut.declare', 'After a bonus comes the regular move.');
    if (block && block.holder !== by)
      return p.refuse('block.held', `${block.holder} holds the block; wait for the challenge.`);
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

/** A turn that nobody used passes on; when all have let theirs pass, nobody plays any more and the shake is void. */
export function loseTurn(p: Proceedings, player: Player): void {
  const { phase } = p.match;
  if (phase.name !== 'move') return;
  p.happen({ type: 'turnLost', player });
  // What an illegal last cube blocked is undone with the turn.
  const stuck = p.match.illegal.findLast(({ placed }) => placed?.from === 'resources' && placed.to === 'forbidden');
  if (p.shake.resources.length === 0 && stuck?.placed)
    p.happen({ type: 'cubeReturned', placed: stuck.placed, lastMover: stuck.lastMover });
  const lost = phase.lost + 1;
  if (lost >= p.shake.players.length) voidShake(p, nextGoalSetter(p));
  else beginTurn(p, leftOf(p.shake.players, player), lost);
}
