// The scoresheet of a match: a row for each shake and a column for each player, or, where that is too wide, the players below each other.
import type { MatchState } from '@openshake/rules';
import { PLAIN } from '../colour.ts';
import { sayAfter } from '../inPlainWords.ts';
import type { ReplayAnswer } from '../replay/answer.ts';
import { MARGIN, table, title } from './lines.ts';
import { excerpt, harmless, type Page, widthOf, wrap } from './page.ts';
import { showPoints } from './story.ts';

interface SheetRow {
  label: string;
  setter: string;
  ended: string;
  /** What stands under each player. */
  cells: string[];
}

const LONGEST_NAME = 20;
const nameOf = (player: string): string => excerpt(harmless(player), LONGEST_NAME).shown;

/** `6`, `2 −1` with a lost point, `·` where there is no score. */
function cell(score: number | undefined, penalty = 0): string {
  const lost = penalty === 0 ? '' : ` ${showPoints(penalty)}`;
  return `${score === undefined ? '·' : showPoints(score)}${lost}`;
}

const isWholeRound = ({ shake }: MatchState['taken'][number]): boolean => shake === null;

/** Whether a void shake still waits for its replay. */
function sayReplayed(number: number, { replays, replaying, shakes, shake }: MatchState): string {
  if (replaying?.number === number) return 'void, being replayed';
  const waits = replays.some((each) => each.number === number);
  const begun = shake !== null || shakes.some((each) => each.number > number && !each.replayed);
  return waits || !begun ? 'void, to be replayed' : 'void, replayed';
}

function rowsOf({ match: { players }, replayed }: ReplayAnswer): SheetRow[] {
  const { shakes, totals, matchPoints, state } = replayed;
  const all = (label: string, cellOf: (player: string) => string): SheetRow => ({
    label,
    setter: '',
    ended: '',
    cells: players.map(cellOf),
  });
  return [
    ...shakes.map(({ number, goalSetter, ended, scores, penalties, replayed }) => ({
      label: `Shake ${number}`,
      setter: nameOf(goalSetter),
      ended: replayed ? sayReplayed(number, state) : ended === 'void' ? 'void' : sayAfter(ended),
      cells: players.map((player) => cell(scores?.[player], penalties[player])),
    })),
    all('Total', (player) => showPoints(totals[player] ?? 0)),
    // An official took the round from this player: the scores stay on the sheet, but earn no match points.
    ...(state.taken.some(isWholeRound)
      ? [
          all('Round', (player) =>
            state.taken.some((each) => isWholeRound(each) && each.player === player) ? '0 (taken)' : '·',
          ),
        ]
      : []),
    ...(matchPoints ? [all('Match points', (player) => showPoints(matchPoints[player] ?? 0))] : []),
    ...(state.signed.length > 0 || state.round !== 'open'
      ? [all('Signed', (player) => (state.signed.includes(player) ? 'yes' : 'no'))]
      : []),
  ];
}

export function scoresheetLines(answer: ReplayAnswer, page: Page): string[] {
  const players = answer.match.players.map(nameOf);
  const rows = rowsOf(answer);
  const draw = (on: Page): string[] =>
    table(
      ['', 'Goal-setter', 'after', ...players],
      rows.map(({ label, setter, ended, cells }) => [label, setter, ended, ...cells]),
      on,
    );
  if (page.plain) return [title('Scoresheet', page), ...rows.flatMap((each) => spoken(each, players, page))];
  const fits = draw({ ...page, paint: PLAIN }).every((line) => widthOf(line) <= page.width);
  const drawn = fits ? draw(page) : rows.flatMap((each) => stacked(each, players, page));
  return [title('Scoresheet', page), ...drawn];
}

const wrapped = (text: string, { width }: Page): string[] =>
  wrap(text, width - MARGIN.length).map((line) => `${MARGIN}${line}`);

/** `Shake 1, ann sets, after a Now challenge: ann 6, bob 2.` */
function spoken({ label, setter, ended, cells }: SheetRow, players: readonly string[], page: Page): string[] {
  const about = [label, setter && `${setter} sets`, ended && `after ${ended}`].filter((text) => text !== '');
  return wrapped(
    `${about.join(', ')}: ${players.map((player, at) => `${player} ${cells[at] ?? ''}`).join(', ')}.`,
    page,
  );
}

function stacked({ label, setter, ended, cells }: SheetRow, players: readonly string[], page: Page): string[] {
  const about = [label, setter && `${setter} sets`, ended && `after ${ended}`].filter((text) => text !== '');
  const [, ...below] = table(
    ['', ''],
    players.map((player, at) => [player, cells[at] ?? '']),
    page,
  );
  return [...wrapped(about.join(', '), page), ...below.map((line) => `${MARGIN}${line}`)];
}
