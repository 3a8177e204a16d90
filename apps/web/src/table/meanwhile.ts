// What happened while nothing was heard: the last thing of it, as far as the server says it or two views show it.
import { type MatchView, type Player, picksOf, type SeenEvent } from '@openshake/rules';
import type { Heard } from './source.ts';

export interface Meanwhile {
  /** The connection was lost, and is back. */
  back: boolean;
  /** The table is as it was. */
  same: boolean;
  /** What may have happened last, the likeliest at the end. Not all of it can be told. */
  last: readonly SeenEvent[];
}

export function meanwhileOf(before: MatchView | null, { missed, events, view }: Heard): Meanwhile | null {
  if (!missed || !before || !view) return null;
  const { back, last } = missed;
  // What comes right after what was heard before is told as always.
  if (events.length > 0) return { back, same: false, last: [] };
  const shown = shownBetween(before, view);
  return { back, same: last.length === 0 && shown.length === 0, last: [...shown, ...last] };
}

/** The moment is not known, and no sentence says it. */
const at = 0;

/** What is in this list and was not in the one before. */
const newest = <Item>(before: readonly Item[], after: readonly Item[]): Item | undefined =>
  after.length > before.length ? after.at(-1) : undefined;

/** What the later view shows of what has happened since the earlier one, in the order in which a match goes. */
function shownBetween(before: MatchView, after: MatchView): SeenEvent[] {
  const shake = after.shakes.length > before.shakes.length ? after.shakes.at(-1) : undefined;
  const penalty = newest(before.penalties, after.penalties);
  const signer = newest(before.signed, after.signed);
  return [
    ...(penalty ? [{ type: 'pointLost', penalty, at } as const] : []),
    ...presenceBetween(before, after),
    ...(before.round === 'open' && after.round !== 'open' ? [{ type: 'roundEnded', at } as const] : []),
    ...(shake
      ? [
          {
            ...({ type: 'shakeEnded', at, goalSetter: shake.goalSetter } as const),
            shake: { ...shake, scores: shake.scores ?? null },
          },
        ]
      : []),
    ...(after.table.shake === null ? [] : playBetween(before, after)),
    ...(before.phase.name !== 'over' && after.phase.name === 'over'
      ? [{ type: 'phaseBegan', phase: { name: 'over' }, at } as const]
      : []),
    ...(signer === undefined ? [] : [{ type: 'sheetSigned', by: signer, at } as const]),
  ];
}

function presenceBetween(before: MatchView, after: MatchView): SeenEvent[] {
  return after.players.flatMap((player): SeenEvent[] => {
    const [was, is] = [before.presence[player], after.presence[player]];
    if (was === is || is === 'out') return [];
    return [{ type: is === 'away' ? 'playerLeft' : 'playerReturned', player, at }];
  });
}

/** What happened in the shake under way. */
function playBetween(before: MatchView, after: MatchView): SeenEvent[] {
  const isSame = before.table.shake === after.table.shake;
  const [was, is] = [isSame ? before.table : null, after.table];
  const by = is.goalSetter;
  const found: SeenEvent[] = [];
  if (!was?.rolled.length && is.rolled.length > 0) found.push({ type: 'cubesRolled', by, cubes: is.rolled, at });
  const picks = picksOf(is.variations);
  const chooser = picks.length > (was?.variations.length ?? 0) ? picks.at(-1)?.by : undefined;
  if (chooser !== undefined) {
    const own = picks.filter((pick) => pick.by === chooser);
    found.push({ type: 'variationsChosen', by: chooser, picks: own, at });
  }
  if (is.goal !== null && (was?.goal ?? null) === null)
    found.push({ type: 'goalSet', by, goal: { goal: is.goal, cubes: [], values: is.goalValues }, leftOver: [], at });
  found.push(...turnsBetween(was, is));
  if (after.block && after.block.holder !== (isSame ? before.block?.holder : undefined)) {
    const { holder, due, inTime } = after.block;
    found.push({ type: 'blockTaken', by: holder, due, inTime, at });
  }
  return [...found, ...papersBetween(isSame ? before : null, after)];
}

/** The last move or lost turn; or that the last move was taken back. */
function turnsBetween(was: MatchView['table'] | null, is: MatchView['table']): SeenEvent[] {
  const lastOf = (table: MatchView['table'] | null) => table?.trail.at(-1)?.nth ?? -1;
  const placed = is.trail.at(-1);
  const isMoved = placed !== undefined && placed.nth > lastOf(was);
  const passed = newest(was?.passes ?? [], is.passes);
  const undone = was && is.trail.length < was.trail.length ? was.trail.at(-1) : undefined;
  const turns: { nth: number; event: SeenEvent }[] = [
    ...(undone ? [{ nth: -1, event: { type: 'cubeReturned', placed: undone, at } as const }] : []),
    ...(isMoved ? [{ nth: placed.nth, event: { type: 'cubePlaced', placed, at } as const }] : []),
    ...(passed ? [{ nth: passed.nth, event: { type: 'turnLost', player: passed.player, at } as const }] : []),
  ];
  return turns.sort((one, other) => one.nth - other.nth).map(({ event }) => event);
}

/** A challenge, and how far the papers are. */
function papersBetween(before: MatchView | null, after: MatchView): SeenEvent[] {
  const why = after.writing ?? after.checking;
  if (!why) return [];
  const { occasion: claim, challenger, mover: against } = why;
  const isNew = !before?.writing && !before?.checking;
  const answered = (view: MatchView | null, player: Player) => view?.writing?.answers[player] ?? 'writing';
  const settledBefore = (writer: Player) =>
    before?.checking?.papers.some((paper) => paper.writer === writer && paper.settled !== null);
  return [
    ...(isNew && challenger !== null && against !== null
      ? [{ type: 'challenged', by: challenger, claim, against, at } as const]
      : []),
    ...Object.entries(after.writing?.answers ?? {}).flatMap(([by, answer]): SeenEvent[] => {
      if (answer === answered(before, by)) return [];
      if (answer === 'presented') return [{ type: 'paperPresented', by, paper: null, at }];
      return answer === 'declined' ? [{ type: 'paperDeclined', by, silent: false, at }] : [];
    }),
    ...(after.checking?.papers ?? []).flatMap(({ writer, settled }): SeenEvent[] => {
      if (!settled || settledBefore(writer)) return [];
      return [{ type: 'paperSettled', writer, correct: settled.correct, how: settled.how, reasons: [], at }];
    }),
  ];
}
