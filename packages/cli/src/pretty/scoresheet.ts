// The scoresheet of a match: a row for each shake and a column for each player, or, where that is too wide, the players below each other.
import type { MatchState, Player } from '@openshake/rules';
import { type StoryFact, sayAfter, showPoints, type TableWords } from '@openshake/words';
import { PLAIN } from '../colour.ts';
import type { ReplayAnswer } from '../replay/answer.ts';
import { MARGIN, table, title } from './lines.ts';
import { excerpt, harmless, type Page, widthOf, wrap } from './page.ts';
import { wordsOn } from './tableWords.ts';

interface SheetRow {
  label: string;
  setter: string;
  ended: string;
  /** What stands under each player. */
  cells: string[];
}

const LONGEST_NAME = 20;
const nameOf = (player: Player, { name }: TableWords): string => excerpt(harmless(name(player)), LONGEST_NAME).shown;

/** `6`, `2 −1` with a lost point, `·` where there is no score. */
function cell(score: number | undefined, penalty = 0): string {
  const lost = penalty === 0 ? '' : ` ${showPoints(penalty)}`;
  return `${score === undefined ? '·' : showPoints(score)}${lost}`;
}

const isWholeRound = ({ shake }: MatchState['taken'][number]): boolean => shake === null;

/** Whether a void shake still waits for its replay. */
function replayedFact(number: number, { replays, replaying, shakes, shake }: MatchState): StoryFact {
  if (replaying?.number === number) return { key: 'sheet.void.replaying' };
  const waits = replays.some((each) => each.number === number);
  const begun = shake !== null || shakes.some((each) => each.number > number && !each.replayed);
  return { key: waits || !begun ? 'sheet.void.waiting' : 'sheet.void.replayed' };
}

function rowsOf({ match: { players }, replayed }: ReplayAnswer, words: TableWords): SheetRow[] {
  const { shakes, totals, matchPoints, state } = replayed;
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
        ? words.say(replayedFact(number, state))
        : ended === 'void'
          ? words.say({ key: 'sheet.void' })
          : sayAfter(ended, words),
      cells: players.map((player) => cell(scores?.[player], penalties[player])),
    })),
    all('sheet.total', (player) => showPoints(totals[player] ?? 0)),
    // An official took the round from this player: the scores stay on the sheet, but earn no match points.
    ...(state.taken.some(isWholeRound)
      ? [
          all('sheet.round', (player) =>
            state.taken.some((each) => isWholeRound(each) && each.player === player)
              ? words.say({ key: 'sheet.taken' })
              : '·',
          ),
        ]
      : []),
    ...(matchPoints ? [all('sheet.matchPoints', (player) => showPoints(matchPoints[player] ?? 0))] : []),
    ...(state.signed.length > 0 || state.round !== 'open'
      ? [
          all('sheet.signed', (player) =>
            words.say({ key: state.signed.includes(player) ? 'sheet.signed.yes' : 'sheet.signed.no' }),
          ),
        ]
      : []),
  ];
}

export function scoresheetLines(answer: ReplayAnswer, page: Page): string[] {
  const words = wordsOn(page, answer.match.rulebook);
  const players = answer.match.players.map((player) => nameOf(player, words));
  const rows = rowsOf(answer, words);
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
