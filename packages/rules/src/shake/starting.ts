// Starting a shake: the Goal-setter rolls, the player on the right deals, and then variations are chosen or the Goal is set.

import type { Kind } from '../match/kind.ts';
import { clockwiseFrom, goalSetterOf, readyToPlay } from '../match/players.ts';
import type { Proceedings, Refusal } from '../match/proceedings.ts';
import type { Player, Task } from '../match/state.ts';
import { beginChoosing } from './choosing.ts';
import { beginGoal } from './goal.ts';

/** Clockwise from the Goal-setter, the last player sits on the right. */
export function dealerOf(p: Proceedings): Player {
  const players = p.match.shake?.players ?? readyToPlay(p.match);
  return players.at(-1) ?? goalSetterOf(p.match);
}

/** Why nobody may start anything now. */
function whyNotStart(p: Proceedings, rule: 'start.roller' | 'start.dealer'): Refusal | undefined {
  const { match } = p;
  if (match.phase.name === 'over') return p.refuse('round.noNewShake', 'start.over');
  if (match.phase.name !== 'start')
    return p.refuse(rule, p.rules.cards === null ? 'start.rolled' : 'start.rolledAndDealt');
  if (!match.shake && readyToPlay(match).length < 2) return p.refuse('start.players', 'start.needsTwo');
}

/** A shake begins with its first roll or deal. */
function beginShake(p: Proceedings): void {
  const { match } = p;
  if (match.shake) return;
  // Kept for the whole shake, so without the spare room of a list that grew.
  const players = readyToPlay(match).slice();
  const [goalSetter = match.goalSetter] = players;
  const absent = match.players.filter(
    (player) => match.presence[player] === 'away' && !match.sittingOut.includes(player),
  );
  p.happen({
    type: 'shakeBegan',
    shake: { number: match.shakes.length + 1, goalSetter, players, absent, began: p.at },
  });
}

/** Sets the next task of starting the shake, or lets play go on. */
function goOn(p: Proceedings): void {
  const { rules, shake } = p;
  const deals = rules.cards !== null;
  if (shake.rolled && (shake.universe || !deals)) {
    if (rules.choosing === 'none') beginGoal(p);
    else beginChoosing(p, clockwiseFrom(shake.players, shake.goalSetter));
    return;
  }
  const from = (limit: number | null | undefined) => (typeof limit === 'number' ? shake.began + limit : null);
  const tasks: Task[] = [];
  if (!shake.rolled) {
    // If one limit covers rolling and the Goal, it runs from the beginning of the shake.
    const limit = rules.limits?.roll ?? rules.limits?.goal.time;
    tasks.push({ player: shake.goalSetter, what: 'roll', due: from(limit), extra: false });
  }
  if (deals && !shake.universe)
    tasks.push({ player: dealerOf(p), what: 'deal', due: from(rules.limits?.deal), extra: false });
  const running = p.match.tasks;
  p.setTasks(tasks.map((task) => running.find(({ what }) => what === task.what) ?? task));
}

/** The faces of a whole roll: the cubes set out, then what chance adds. Undefined without chance. */
function fallOf(p: Proceedings, cubes: readonly string[]): string[] | undefined {
  const { kit } = p.game;
  const read = cubes.map((cube) => p.game.parseCube(cube.trim()) ?? cube);
  if (read.length >= kit.length) return read;
  const { chance } = p.given;
  if (!chance) return undefined;
  // Each cube set out replaces the last cube of the kit with its face: a restriction cube if there is one.
  const left = [...kit];
  for (const cube of read) {
    const at = left.findLastIndex((faces) => faces.includes(cube));
    if (at >= 0) left.splice(at, 1);
  }
  // Unlike a list that is spread, this one has no spare room.
  return read.concat(left.map((faces) => faces[chance(faces.length)] ?? ''));
}

const isSetOut = (cubes: readonly string[], ways: readonly (readonly string[])[]): boolean => {
  const sorted = (list: readonly string[]) => [...list].sort().join(' ');
  return ways.some((way) => sorted(way) === sorted(cubes));
};

export const roll: Kind<'roll'> = {
  closed(p, by) {
    const early = whyNotStart(p, 'start.roller');
    if (early) return early;
    const setter = goalSetterOf(p.match);
    if (by !== setter) return p.refuse('start.roller', 'roll.setter', { player: setter });
    if (p.match.shake?.rolled) return p.refuse('start.roller', 'roll.done');
  },
  whyNot(p, { cubes = [] }) {
    const { rules } = p;
    const whole = cubes.length >= p.game.kit.length;
    const read = cubes.map((cube) => p.game.parseCube(cube.trim()) ?? cube);
    if (whole) {
      const fault = p.game.faultInRoll(read);
      if (fault !== undefined) return p.refuseFor('start.cubes', fault);
    } else if (!p.given.chance) {
      return p.refuse('start.cubes', 'roll.count', { wanted: p.game.kit.length, given: cubes.length });
    }
    if (rules.setOut.length > 0) {
      const [way = []] = rules.setOut;
      const out = whole ? read.filter((cube) => way.includes(cube) || p.game.isRelation(cube)) : read;
      if (!isSetOut(out, rules.setOut)) return p.refuse('start.setOut', 'roll.setOut');
    } else if (!whole && cubes.length > 0) {
      return p.refuse('start.setOut', 'roll.rollAll');
    }
  },
  happens(p, { by, cubes = [] }) {
    beginShake(p);
    p.happen({ type: 'cubesRolled', by, cubes: fallOf(p, cubes) ?? [] });
    goOn(p);
    return undefined;
  },
  choices: (p, by) => (p.rules.setOut.length > 0 ? p.rules.setOut : [[]]).map((cubes) => ({ type: 'roll', by, cubes })),
};

export const deal: Kind<'deal'> = {
  closed(p, by) {
    const { match } = p;
    if (!p.rules.cards) return p.refuse('start.dealer', 'deal.noCards');
    const early = whyNotStart(p, 'start.dealer');
    if (early) return early;
    const dealer = dealerOf(p);
    if (by !== dealer) return p.refuse('start.dealer', 'deal.dealer', { player: dealer, setter: goalSetterOf(match) });
    if (match.shake?.universe) return p.refuse('start.dealer', 'deal.done');
  },
  whyNot(p, { cards }) {
    const { least, most } = p.rules.cards ?? { least: 0, most: 0 };
    const count = typeof cards === 'number' ? cards : cards.length;
    const howMany = { least, most, given: count };
    if (!(count >= least) || !Number.isInteger(count) || count > p.game.cards.length)
      return p.refuse('start.cards', 'deal.count', howMany);
    // At a table the last cards dealt go back.
    if (count > most && !p.isTable) return p.refuse('start.cards', 'deal.count', howMany);
    if (typeof cards === 'number') return p.given.chance ? undefined : p.refuse('start.cards', 'deal.unnamed');
    const read = cards.map((card) => p.game.parseCard(card));
    if (read.includes(undefined) || new Set(read).size < read.length) return p.refuse('start.cards', 'deal.pack');
  },
  happens(p, { by, cards }) {
    beginShake(p);
    const dealt = typeof cards === 'number' ? draw(p, cards) : cards.flatMap((card) => p.game.parseCard(card) ?? []);
    const most = p.rules.cards?.most ?? dealt.length;
    p.happen({ type: 'cardsDealt', by, cards: dealt.slice(0, most), removed: dealt.slice(most) });
    goOn(p);
    return undefined;
  },
  choices(p, by) {
    if (!p.rules.cards) return [];
    const { least, most } = p.rules.cards;
    const largest = p.isTable ? p.game.cards.length : most;
    return Array.from({ length: largest - least + 1 }, (_, more) => ({ type: 'deal', by, cards: least + more }));
  },
};

/** Draws this many cards from a shuffled pack. */
function draw(p: Proceedings, count: number): string[] {
  const pack = [...p.game.cards];
  const chance = p.given.chance ?? (() => 0);
  return Array.from({ length: count }, () => pack.splice(chance(pack.length), 1)[0] ?? '');
}
