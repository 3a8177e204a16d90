// Choosing variations: the Goal-setter first, then to the left; one each, or two if the book says so.
import type { Kind } from '../match/kind.ts';
import { clockwiseFrom, triesOf } from '../match/players.ts';
import type { Proceedings } from '../match/proceedings.ts';
import { rulesOf } from '../match/rulesOf.ts';
import type { MatchState, Player } from '../match/state.ts';
import { giveBack } from './block.ts';
import { beginGoal } from './goal.ts';
import { illegally, insulate } from './illegal.ts';
import { beginTurn } from './turns.ts';

/** How many this player chooses. */
export function variationCounts(match: MatchState, player: Player): { least: number; most: number } {
  const { choosing } = rulesOf(match);
  const { shake } = match;
  if (choosing === 'none' || !shake) return { least: 0, most: 0 };
  if (choosing === 'oneOrTwo') return { least: 1, most: 2 };
  const both = shake.players.length === 2 && player !== shake.goalSetter;
  return both ? { least: 2, most: 2 } : { least: 1, most: 1 };
}

/** These players choose in order. After the last one, the Goal is set. */
export function beginChoosing(p: Proceedings, [player, ...next]: readonly Player[]): void {
  if (player === undefined) {
    // An undefined Goal insulates no choice, but it is on the mat and stays there.
    if (p.shake.goal) beginTurn(p);
    else beginGoal(p);
    return;
  }
  const { limits } = p.rules;
  const tries = triesOf(p.shake, player);
  p.happen({ type: 'phaseBegan', phase: { name: 'variations', player, tries, next } });
  const from = Math.max(p.at, p.shake.began + (limits?.chooseFrom ?? 0));
  p.setTasks([{ player, what: 'choose', due: limits ? from + limits.choose : null, extra: false }]);
}

function whyNotNow({ rules, match: { phase } }: Proceedings): 'choose.none' | 'choose.early' | 'choose.done' {
  if (rules.choosing === 'none') return 'choose.none';
  return phase.name === 'start' || phase.name === 'over' ? 'choose.early' : 'choose.done';
}

/** A player who does not choose in time chooses nothing. */
export function passChoice(p: Proceedings): void {
  const { phase } = p.match;
  if (phase.name === 'variations') beginChoosing(p, phase.next);
}

/** This choice, with the first other choice that is proper beside it. */
function pairOf(p: Proceedings, pick: unknown, others: readonly unknown[]): unknown[][] {
  const isProper = (other: unknown) =>
    p.given.search.choosing.whyImproper(p.match, p.shake, [pick, other]).every((why) => why === undefined);
  const other = others.find(isProper);
  return other === undefined ? [] : [[pick, other]];
}

export const chooseVariations: Kind<'choose-variations'> = {
  closed(p, by) {
    const { phase } = p.match;
    if (phase.name !== 'variations') return p.refuse('choose.turn', whyNotNow(p));
    if (by !== phase.player) return p.refuse('choose.turn', 'choose.turn', { player: phase.player });
  },
  whyNot(p, { by, variations }) {
    const { least, most } = variationCounts(p.match, by);
    if (variations.length < least || variations.length > most)
      return least === most
        ? p.refuse('choose.count', 'choose.exactly', { player: by, count: least })
        : p.refuse('choose.count', 'choose.between', { player: by, least, most });
  },
  breaks(p, { variations }) {
    const why = p.given.search.choosing.whyImproper(p.match, p.shake, variations).find((each) => each !== undefined);
    return why === undefined ? [] : [p.refuse('choose.proper', 'choose.improper', { why })];
  },
  happens(p, { by, variations }, broken) {
    const { phase } = p.match;
    if (phase.name !== 'variations') return undefined;
    // An improper choice does not count, but the proper one beside it does.
    const why = p.given.search.choosing.whyImproper(p.match, p.shake, variations);
    const picks = variations.map((pick, at) => ({ by, pick, improper: why[at] !== undefined }));
    p.happen({ type: 'variationsChosen', by, picks });
    illegally(p, broken, by, null);
    if (broken.length === 0) insulate(p, by);
    beginChoosing(p, phase.next);
    return undefined;
  },
  choices(p, by) {
    // Sets are too many to list; other choices are few. Of pairs, each choice is listed once, with the next one that fits.
    const picks = p.given.search.choosing.properPicks(p.match, p.shake);
    const { least } = variationCounts(p.match, by);
    const lists =
      least > 1 ? picks.flatMap((pick, at) => pairOf(p, pick, picks.slice(at + 1))) : picks.map((pick) => [pick]);
    return lists.map((variations) => ({ type: 'choose-variations', by, variations }));
  },
  free: true,
};

/** A player chooses again after an improper choice is charged. A second improper choice costs the right to choose. */
export function takeBackChoice(p: Proceedings, by: Player): void {
  p.happen({ type: 'choiceTakenBack', by });
  const { phase } = p.match;
  // Nobody chooses again once players are writing Solutions.
  if (phase.name === 'write' || phase.name === 'check') return;
  if (triesOf(p.shake, by) > 1 || !p.shake.players.includes(by)) return;
  // Players who have chosen since do not choose again; the others do, in order.
  const waiting = phase.name === 'variations' ? [phase.player, ...phase.next] : [];
  const order = clockwiseFrom(p.shake.players, p.shake.goalSetter);
  giveBack(p);
  beginChoosing(
    p,
    order.filter((player) => player === by || waiting.includes(player)),
  );
}
