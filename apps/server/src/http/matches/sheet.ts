// The scoresheet of a match: as a page that prints well, and as CSV for a spreadsheet.
import { type Log, matchAfter } from '@openshake/host';
import { books, matchPointsOf, type Player, scoredShakes, totalsOf } from '@openshake/rules';
import { sayAfter, showPoints, type TableWords } from '@openshake/words';
import Papa from 'papaparse';
import { wordsWith } from '../../tables/words.ts';
import { escaped, makePage } from '../html.ts';
import type { OpenedMatch } from './writing.ts';

interface Sheet {
  title: string;
  about: string;
  players: { seat: Player; name: string }[];
  shakes: { number: number; goalSetter: string; ended: string; scores: Record<Player, Cell> }[];
  totals: Record<Player, number>;
  matchPoints: Record<Player, number> | undefined;
  signed: readonly Player[];
  words: TableWords;
}

interface Cell {
  score: number | null;
  penalty: number;
}

/** In the time zone of the server: an evening match in a school has the date of that evening. */
const dateOf = (moment: number): string => new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long' });

function sheetOf({ setup, began, seats, people, isOver }: OpenedMatch, log: Log): Sheet {
  const { book, division } = setup;
  // A bot goes by its level, and somebody who was deleted by the letter of the seat.
  const names = Object.fromEntries(
    seats.map(({ seat, bot }) => [seat, people[seat] ?? (bot ? `Bot ${seat} (${bot})` : seat)]),
  );
  const words = wordsWith(book, names);
  const match = matchAfter(log);
  const players = match.players.map((seat) => ({ seat, name: words.name(seat) }));
  const shakes = scoredShakes(match).map(({ number, goalSetter, ended, scores, penalties, replayed }) => ({
    number,
    goalSetter: words.name(goalSetter),
    ended: replayed || ended === 'void' ? words.say({ key: 'sheet.void' }) : sayAfter(ended, words),
    scores: Object.fromEntries(
      players.map(({ seat }) => [seat, { score: scores?.[seat] ?? null, penalty: penalties[seat] ?? 0 }]),
    ),
  }));
  return {
    title: words.say({ key: 'sheet.title' }),
    about: `${books[book].title}, ${division} division, ${dateOf(began)}${isOver ? '' : ' (not over yet)'}`,
    players,
    shakes,
    totals: totalsOf(match),
    matchPoints: matchPointsOf(match),
    signed: match.signed,
    words,
  };
}

const shownCell = (cell: Cell | undefined): string => {
  const lost = cell?.penalty ? ` ${showPoints(cell.penalty)}` : '';
  return `${cell?.score == null ? '·' : showPoints(cell.score)}${lost}`;
};

export function makeSheetPage(opened: OpenedMatch, log: Log): string {
  const { title, about, players, shakes, totals, matchPoints, signed, words } = sheetOf(opened, log);
  const cell = (text: string) => `<td>${escaped(text)}</td>`;
  const number = (text: string) => `<td class="number">${escaped(text)}</td>`;
  const rows = shakes.map(
    ({ number: nth, goalSetter, ended, scores }) =>
      `<tr><th scope="row">${nth}</th>${cell(goalSetter)}${cell(ended)}${players
        .map(({ seat }) => number(shownCell(scores[seat])))
        .join('')}</tr>`,
  );
  const sum = (label: string, points: Record<Player, number>) =>
    `<tr><th scope="row" colspan="3">${escaped(label)}</th>${players
      .map(({ seat }) => number(showPoints(points[seat] ?? 0)))
      .join('')}</tr>`;
  const signatures = players.map(
    ({ seat, name }) =>
      `<div>${escaped(name)}${signed.includes(seat) ? `, ${escaped(words.say({ key: 'sheet.signed' }).toLowerCase())}` : ''}</div>`,
  );
  return makePage(
    title,
    `<h1>${escaped(title)}</h1>
<p>${escaped(about)}</p>
<div class="wide"><table>
<thead><tr><th scope="col">Shake</th><th scope="col">${escaped(words.say({ key: 'sheet.goalSetter' }))}</th><th scope="col">How it ended</th>${players
      .map(({ name }) => `<th scope="col" class="number">${escaped(name)}</th>`)
      .join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
<tfoot>
${sum(words.say({ key: 'sheet.total' }), totals)}
${matchPoints ? sum(words.say({ key: 'sheet.matchPoints' }), matchPoints) : ''}
</tfoot>
</table></div>
<div class="sign">${signatures.join('')}</div>`,
  );
}

/** Numbers stay numbers; a text that a spreadsheet would take for a formula does not. */
export function makeSheetCsv(opened: OpenedMatch, log: Log): string {
  const { players, shakes, totals, matchPoints, words } = sheetOf(opened, log);
  const heads = ['Shake', words.say({ key: 'sheet.goalSetter' }), 'How it ended'];
  const rows: unknown[][] = [
    [...heads, ...players.flatMap(({ name }) => [name, `${name}: penalties`])],
    ...shakes.map(({ number, goalSetter, ended, scores }) => [
      ...[number, goalSetter, ended],
      ...players.flatMap(({ seat }) => [scores[seat]?.score ?? '', scores[seat]?.penalty ?? 0]),
    ]),
    [words.say({ key: 'sheet.total' }), '', '', ...players.flatMap(({ seat }) => [totals[seat] ?? 0, ''])],
  ];
  if (matchPoints)
    rows.push([
      ...[words.say({ key: 'sheet.matchPoints' }), '', ''],
      ...players.flatMap(({ seat }) => [matchPoints[seat] ?? 0, '']),
    ]);
  return `${Papa.unparse(rows, { escapeFormulae: true, newline: '\r\n' })}\r\n`;
}
