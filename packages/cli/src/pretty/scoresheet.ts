// The scoresheet of a match: a row for each shake and a column for each player. If that is too wide, the players are one below the other.
import type { MatchView, Player } from '@openshake/rules';
import { type StoryFact, sayAfter, showPoints, type TableWords } from '@openshake/words';
import { PLAIN } from '../colour.ts';
import type { ReplayAnswer } from '../replay/answer.ts';
import { MARGIN, table, title } from './lines.ts';
import { excerpt, harmless, type Page, widthOf, wrap } from './page.ts';
import { wordsOn } from './tableWords.ts';

/** The part of a match that a scoresheet shows. Everybody may see it. */
export type Sheet = Pick<
  MatchView,
  'book' | 'players' | 'shakes' | 'totals' | 'matchPoints' | 'taken' | 'signed' | 'round' | 'replays' | 'replaying'
> & { table: Pick<MatchView['table'], 'shake'> };

export const sheetOf = ({ replayed: { state, shakes, totals, matchPoints, table } }: ReplayAnswer): Sheet => {
  const { book, players, taken, signed, round, replays, replaying } = state;
  return {
    book,
    players,
    shakes,
    totals,
    ...(matchPoints && { matchPoints }),
    taken,
    signed,
    round,
    replays,
    table,
    ...(replaying && { replaying }),
  };
};

interface SheetRow {
  label: string;
  setter: string;
  ended: string;
  /** The columns of a player. */
  cells: string[];
}

const LONGEST_NAME = 20;
const nameOf = (player: Player, { name }: TableWords): string => excerpt(harmless(name(player)), LONGEST_NAME).shown;

/** `6`, `2 −1` with a lost point, `·` without a score. */
function cell(score: number | undefined, penalty = 0): string {
  const lost = penalty === 0 ? '' : ` ${showPoints(penalty)}`;
  return `${score === undefined ? '·' : showPoints(score)}${lost}`;
}

const isWholeRound = ({ shake }: MatchView['taken'][number]): boolean => shake === null;

/** Whether a void shake still waits for its replay. */
function replayedFact(number: number, { replays, replaying, shakes, table: { shake } }: Sheet): StoryFact {
  if (replaying?.number === number) return { key: 'sheet.void.replaying' };
  const waits = replays.some((each) => each.number === number);
  const begun = shake !== null || shakes.some((each) => each.number > number && !each.replayed);
  return { key: waits || !begun ? 'sheet.void.waiting' : 'sheet.void.replayed' };
}

function rowsOf(sheet: Sheet, words: TableWords): SheetRow[] {
  const { players, shakes, totals, matchPoints, taken, signed, round } = sheet;
  const all = (key: StoryFact['key'], cellOf: (player: string) => string): SheetRow => ({
    label: words.say({ key }),
    setter: '',
    ended: '',
    cells: players.map(cellOf),
  });
  return [
    ...shakes.map(({ number, goalSetter, ended, scores, penalties, replayed }) => ({
      label: words.say({ key: 'sheet.shake', shake: number }),
      setter: nameOf(goalSetter, words),
      ended: replayed
        ? words.say(replayedFact(number, sheet))
        : ended === 'void'
          ? words.say({ key: 'sheet.void' })
          : sayAfter(ended, words),
      cells: players.map((player) => cell(scores?.[player], penalties[player])),
    })),
    all('sheet.total', (player) => showPoints(totals[player] ?? 0)),
    // An official took the round from this player. The scores stay on the sheet, but earn no match points.
    ...(taken.some(isWholeRound)
      ? [
          all('sheet.round', (player) =>
            taken.some((each) => isWholeRound(each) && each.player === player)
              ? words.say({ key: 'sheet.taken' })
              : '·',
          ),
        ]
      : []),
    ...(matchPoints ? [all('sheet.matchPoints', (player) => showPoints(matchPoints[player] ?? 0))] : []),
    ...(signed.length > 0 || round !== 'open'
      ? [
          all('sheet.signed', (player) =>
            words.say({ key: signed.includes(player) ? 'sheet.signed.yes' : 'sheet.signed.no' }),
          ),
        ]
      : []),
  ];
}

export function scoresheetLines(sheet: Sheet, page: Page): string[] {
  const words = wordsOn(page, sheet.book);
  const players = sheet.players.map((player) => nameOf(player, words));
  const rows = rowsOf(sheet, words);
  const head = title(words.say({ key: 'sheet.title' }), page);
  const draw = (on: Page): string[] =>
    table(
      ['', words.say({ key: 'sheet.goalSetter' }), words.say({ key: 'sheet.after' }), ...players],
      rows.map(({ label, setter, ended, cells }) => [label, setter, ended, ...cells]),
      on,
    );
  if (page.plain) return [head, ...rows.flatMap((each) => spoken(each, players, words, page))];
  const fits = draw({ ...page, paint: PLAIN }).every((line) => widthOf(line) <= page.width);
  const drawn = fits ? draw(page) : rows.flatMap((each) => stacked(each, players, words, page));
  return [head, ...drawn];
}

const wrapped = (text: string, { width }: Page): string[] =>
  wrap(text, width - MARGIN.length).map((line) => `${MARGIN}${line}`);

/** `Shake 1, ann sets, after a Now challenge: ann 6, bob 2.` */
function spoken(row: SheetRow, players: readonly string[], words: TableWords, page: Page): string[] {
  const scores = players.map((player, at) => `${player} ${row.cells[at] ?? ''}`);
  return wrapped(`${about(row, words)}: ${scores.join(', ')}.`, page);
}

/** Which shake it was, who set the Goal, and what ended it. */
function about({ label, setter, ended }: SheetRow, words: TableWords): string {
  const parts = [
    label,
    setter && words.say({ key: 'sheet.sets', player: setter }),
    ended && words.say({ key: 'sheet.endedAfter', after: ended }),
  ];
  return parts.filter((text) => text !== '').join(', ');
}

function stacked(row: SheetRow, players: readonly string[], words: TableWords, page: Page): string[] {
  const [, ...below] = table(
    ['', ''],
    players.map((player, at) => [player, row.cells[at] ?? '']),
    page,
  );
  return [...wrapped(about(row, words), page), ...below.map((line) => `${MARGIN}${line}`)];
}
