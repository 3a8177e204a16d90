// The scoresheet as rows: each shake with everybody's score and lost points, then totals, match points and signatures.
import type { MatchView, Player } from '@openshake/rules';
import { type StoryFact, sayAfter, showPoints, type TableWords } from '@openshake/words';

export interface SheetCell {
  score: string;
  /** Points lost in that shake, as `−1`. */
  lost?: string;
}
export interface SheetRow {
  key: string;
  label: string;
  /** Who set the Goal, and what ended it; empty in the rows below the shakes. */
  about: string;
  cells: readonly (SheetCell & { player: Player })[];
  /** Below the shakes. */
  isSum: boolean;
}

type Sheet = Pick<
  MatchView,
  'players' | 'shakes' | 'totals' | 'matchPoints' | 'taken' | 'signed' | 'round' | 'replays' | 'replaying' | 'table'
>;

const NO_SCORE = '·';

/** Whether a void shake still waits for its replay. */
function replayedFact(number: number, { replays, replaying, shakes, table: { shake } }: Sheet): StoryFact {
  if (replaying?.number === number) return { key: 'sheet.void.replaying' };
  const waits = replays.some((each) => each.number === number);
  const begun = shake !== null || shakes.some((each) => each.number > number && !each.replayed);
  return { key: waits || !begun ? 'sheet.void.waiting' : 'sheet.void.replayed' };
}

function endedText(sheet: Sheet, { number, ended, replayed }: MatchView['shakes'][number], words: TableWords): string {
  if (replayed) return words.say(replayedFact(number, sheet));
  if (ended === 'void') return words.say({ key: 'sheet.void' });
  return words.say({ key: 'sheet.endedAfter', after: sayAfter(ended, words) });
}

/** `me`: whoever reads it, and is told what they did as “you”. */
export function sheetRows(sheet: Sheet, words: TableWords, me?: { seat: Player | null; sets: string }): SheetRow[] {
  const { players, shakes, totals, matchPoints, taken, signed, round } = sheet;
  const sum = (key: StoryFact['key'], scoreOf: (player: Player) => string): SheetRow => ({
    key,
    label: words.say({ key }),
    about: '',
    cells: players.map((player) => ({ player, score: scoreOf(player) })),
    isSum: true,
  });
  const played = shakes.map((shake): SheetRow => {
    const { number, goalSetter, scores, penalties } = shake;
    const sets =
      me && goalSetter === me.seat ? me.sets : words.say({ key: 'sheet.sets', player: words.name(goalSetter) });
    return {
      key: `shake ${number}`,
      label: words.say({ key: 'sheet.shake', shake: number }),
      about: `${sets}, ${endedText(sheet, shake, words)}`,
      cells: players.map((player) => {
        const score = scores?.[player];
        const lost = penalties[player] ?? 0;
        return {
          player,
          score: score === undefined ? NO_SCORE : showPoints(score),
          ...(lost !== 0 && { lost: showPoints(lost) }),
        };
      }),
      isSum: false,
    };
  });
  const isWhole = ({ shake }: MatchView['taken'][number]): boolean => shake === null;
  const isTaken = (player: Player): boolean => taken.some((each) => isWhole(each) && each.player === player);
  return [
    ...played,
    sum('sheet.total', (player) => showPoints(totals[player] ?? 0)),
    // An official took the round from this player. The scores stay, but earn no match points.
    ...(taken.some(isWhole)
      ? [sum('sheet.round', (player) => (isTaken(player) ? words.say({ key: 'sheet.taken' }) : NO_SCORE))]
      : []),
    ...(matchPoints ? [sum('sheet.matchPoints', (player) => showPoints(matchPoints[player] ?? 0))] : []),
    ...(signed.length > 0 || round !== 'open'
      ? [
          sum('sheet.signed', (player) =>
            words.say({ key: signed.includes(player) ? 'sheet.signed.yes' : 'sheet.signed.no' }),
          ),
        ]
      : []),
  ];
}

export interface Placed {
  player: Player;
  /** Shared by players with equal match points. */
  place: number;
  matchPoints: number;
  total: number;
}

/** Everybody by place. */
export function placesOf({
  players,
  matchPoints = {},
  totals,
}: Pick<Sheet, 'players' | 'matchPoints' | 'totals'>): Placed[] {
  const points = (player: Player): number => matchPoints[player] ?? 0;
  return players
    .map((player) => ({
      player,
      place: 1 + players.filter((other) => points(other) > points(player)).length,
      matchPoints: points(player),
      total: totals[player] ?? 0,
    }))
    .sort((one, other) => one.place - other.place || other.total - one.total);
}
