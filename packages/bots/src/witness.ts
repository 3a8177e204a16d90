// A witness at a table: it follows events from view to view, and knows which illegal actions can still be charged.
import {
  type Action,
  decide,
  type IllegalAction,
  imagine,
  type MatchState,
  type MatchView,
  type Placed,
  type PromptJudge,
  picksOf,
} from '@openshake/rules';

export class Witness {
  #before: MatchState | undefined;
  #setbacks = 0;

  /** How often something was taken back in this match: a cube, a choice, the block. A second try is a different moment. */
  get setbacks(): number {
    return this.#setbacks;
  }

  /** The match as this seat knows it after seeing this. */
  see(view: MatchView, search: PromptJudge): MatchState {
    const seen = imagine(view, this.#before ? stillIllegal(this.#before, view, search) : []);
    if (this.#before && wasTakenBack(this.#before, seen)) this.#setbacks += 1;
    this.#before = seen;
    return seen;
  }
}

function wasTakenBack(before: MatchState, { shake, block }: MatchState): boolean {
  const isFewer = (what: 'trail' | 'picks') => (shake?.[what].length ?? 0) < (before.shake?.[what].length ?? 0);
  return isFewer('trail') || isFewer('picks') || (before.block !== null && block === null);
}

function stillIllegal(before: MatchState, view: MatchView, search: PromptJudge): readonly IllegalAction[] {
  if (view.officiating !== 'table' || view.table.shake === null) return [];
  if (before.shake && before.shake.number !== view.table.shake) return [];
  let match = before;
  for (const action of whatHappened(before, view)) match = decide(match, action, { at: view.at, search }).match;
  return match.illegal.filter(({ placed, by }) =>
    placed === null
      ? picksOf(view.table.variations).some((pick) => pick.by === by && pick.improper)
      : view.table.trail.some((each) => isSame(each, placed)),
  );
}

/** When a cube goes back, the turns of a trail get new numbers. */
const isSame = (one: Placed, other: Placed): boolean =>
  one.nth === other.nth && one.by === other.by && one.cube === other.cube && one.to === other.to;

/** A charge shows in its effects: something goes back, or a player loses the point that the illegal action costs. */
function chargeSeen({ illegal, penalties, shake }: MatchState, view: MatchView): Action[] {
  const lost = view.penalties.slice(penalties.length);
  const charged = illegal.findLast(({ by, broken, placed }) => {
    const isLost = lost.some((each) => each.player === by && broken.some(({ rule }) => rule === each.rule));
    return isLost || (placed !== null && !view.table.trail.some((each) => isSame(each, placed)));
  });
  const by = shake?.players.find((player) => player !== charged?.by);
  return charged && by !== undefined ? [{ type: 'charge', by, what: charged.broken[0]?.clause ?? '' }] : [];
}

/** The actions that lead from the last view to this one. */
function whatHappened(before: MatchState, view: MatchView): Action[] {
  const { shake, phase } = before;
  const { table, writing } = view;
  const actions = chargeSeen(before, view);
  const chosen = picksOf(table.variations).slice(shake?.picks.length ?? 0);
  for (const by of new Set(chosen.map((pick) => pick.by)))
    actions.push({
      type: 'choose-variations',
      by,
      variations: chosen.filter((pick) => pick.by === by).map(({ pick }) => pick),
    });
  const known = shake?.trail ?? [];
  const trail = table.trail.filter((each) => !known.some((other) => isSame(each, other)));
  const asAction = ({ kind, by, cube, to }: Placed): Action =>
    kind === 'bonus' ? { type: kind, by, cube } : { type: kind, by, cube, to };
  actions.push(...trail.filter(({ turn }) => turn === 0).map(asAction));
  if (!shake?.goal && table.goal !== null) actions.push({ type: 'set-goal', by: table.goalSetter, goal: table.goal });
  actions.push(...trail.filter(({ turn }) => turn > 0).map(asAction));
  if (writing && phase.name !== 'write') {
    const { occasion, challenger, mover } = writing;
    if (challenger !== null) actions.push({ type: 'challenge', by: challenger, claim: occasion });
    else if (occasion === 'force-out' && mover !== null) actions.push({ type: 'force-out', by: mover });
  }
  return actions;
}
