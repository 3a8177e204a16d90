// Choosing variations: the Goal-setter first, then to the left; one each, or two where the book says so.
import type { Kind } from '../match/kind.ts';
import type { Proceedings } from '../match/proceedings.ts';
import type { Player } from '../match/state.ts';
import { beginGoal } from './goal.ts';
import { insulate } from './illegalProcedure.ts';

/** How many this player chooses. */
function countsFor(p: Proceedings, player: Player): { least: number; most: number } {
  const { rules, shake } = p;
  if (rules.choosing === 'none') return { least: 0, most: 0 };
  if (rules.choosing === 'oneOrTwo') return { least: 1, most: 2 };
  const both = shake.players.length === 2 && player !== shake.goalSetter;
  return both ? { least: 2, most: 2 } : { least: 1, most: 1 };
}

/** The first of these chooses, then the others; after the last the Goal is set. */
export function beginChoosing(p: Proceedings, [player, ...next]: readonly Player[], tries: number): void {
  if (player === undefined) {
    beginGoal(p);
    return;
  }
  const { limits } = p.rules;
  p.happen({ type: 'phaseBegan', phase: { name: 'variations', player, tries, next } });
  const from = Math.max(p.at, p.shake.began + (limits?.chooseFrom ?? 0));
  p.setTasks([{ player, what: 'choose', due: limits ? from + limits.choose : null, extra: false }]);
}

/** Who does not choose in time chooses nothing. */
export function passChoice(p: Proceedings): void {
  const { phase } = p.match;
  if (phase.name === 'variations') beginChoosing(p, phase.next, 0);
}

export const chooseVariations: Kind<'choose-variations'> = {
  closed(p, by) {
    const { phase } = p.match;
    if (phase.name !== 'variations')
      return p.refuse('choose.turn', 'Variations are chosen after the roll and the deal, before the Goal.');
    if (by !== phase.player) return p.refuse('choose.turn', `It is for ${phase.player} to choose.`);
  },
  whyNot(p, { by, variations }) {
    const { least, most } = countsFor(p, by);
    if (variations.length < least || variations.length > most) {
      const wanted = least === most ? `${least} variation${least === 1 ? '' : 's'}` : `${least} or ${most} variations`;
      return p.refuse('choose.count', `${by} chooses ${wanted} for this shake.`);
    }
  },
  breaks(p, { variations }) {
    const why = p.game.whyImproper(p.match, p.shake, variations);
    return why === undefined ? undefined : p.refuse('choose.proper', `${why} Choose another.`);
  },
  happens(p, { by, variations }, broken) {
    const { phase, tasks } = p.match;
    if (phase.name !== 'variations') return undefined;
    const improper = broken !== undefined;
    const { lastMover } = p.shake;
    p.happen({ type: 'variationsChosen', by, picks: variations.map((pick) => ({ by, pick, improper })) });
    if (broken) {
      const { rule, clause } = broken;
      const illegal = {
        by,
        rule,
        clause,
        kind: 'variation',
        placed: null,
        onTurn: true,
        phase,
        tasks,
        lastMover,
        at: p.at,
      } as const;
      p.happen({ type: 'illegalDone', illegal });
    } else insulate(p, by);
    beginChoosing(p, phase.next, 0);
    return undefined;
  },
  choices(p, by) {
    // A list of two, or a set to fill in, nobody can list; a single proper choice is one of a few.
    if (countsFor(p, by).least > 1) return [];
    return p.game.properPicks(p.match, p.shake).map((pick) => ({ type: 'choose-variations', by, variations: [pick] }));
  },
  free: true,
};

/** An improper choice that was pointed out costs a point and is made again; a second one costs the right to choose. */
export function takeBackChoice(p: Proceedings, by: Player): void {
  const illegal = p.match.illegal.findLast((each) => each.by === by && each.kind === 'variation');
  p.happen({ type: 'choiceTakenBack', by });
  // A Goal that was set meanwhile stands, and nobody chooses any more.
  if (illegal?.phase.name !== 'variations' || p.shake.goal) return;
  const { tries, next } = illegal.phase;
  if (tries > 0) beginChoosing(p, next, 0);
  else beginChoosing(p, [by, ...next], 1);
}
