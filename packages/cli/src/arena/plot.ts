// The results as a picture: how much the first of each pairing won, with its interval. Games differ in shape and line, not only in color.
import { cut } from '@openshake/rules';
import type { Speech } from '../words/speech.ts';
import { GAME_NAMES } from './report.ts';
import { GAMES, type GameName } from './schedule.ts';
import type { PairingRow, Standings } from './standings.ts';

const WIDTH = 760;
const LEFT = 250;
const LABEL = 33;
const RIGHT = 70;
const TOP = 64;
const LINE = 22;
const GAP = 14;
const BOTTOM = 44;
const STYLES: Readonly<Record<GameName, { colour: string; dash: string }>> = {
  'on-sets': { colour: '#1b4f8a', dash: '' },
  equations: { colour: '#b34700', dash: '5 3' },
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const xOf = (share: number): number => Math.round((LEFT + share * (WIDTH - LEFT - RIGHT)) * 10) / 10;

/** As much of a name as fits. The description has the whole name. */
const shortened = (name: string): string => cut(name, LABEL);

/** A filled disc for On-Sets, an open square for Equations. */
function mark(game: GameName, x: number, y: number): string {
  const { colour } = STYLES[game];
  return game === 'on-sets'
    ? `<circle cx="${x}" cy="${y}" r="5" fill="${colour}"/>`
    : `<rect x="${x - 5}" y="${y - 5}" width="10" height="10" fill="#fff" stroke="${colour}" stroke-width="2"/>`;
}

function interval({ game, share }: PairingRow, y: number): string {
  const { colour, dash } = STYLES[game];
  const [low, high] = [xOf(share.low), xOf(share.high)];
  const stroke = `stroke="${colour}" stroke-width="2"`;
  const ends = [low, high].map((x) => `<line x1="${x}" y1="${y - 5}" x2="${x}" y2="${y + 5}" ${stroke}/>`);
  const dashed = dash && ` stroke-dasharray="${dash}"`;
  return `<line x1="${low}" y1="${y}" x2="${high}" y2="${y}" ${stroke}${dashed}/>${ends.join('')}`;
}

/** The two games of a pairing are close together, with a gap before the next pairing. */
function placed(
  pairings: readonly PairingRow[],
): { name: string; middle: number; rows: { row: PairingRow; y: number }[] }[] {
  const groups = new Map<string, PairingRow[]>();
  for (const row of pairings) {
    const name = `${row.first} – ${row.second}`;
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  let top = TOP;
  return [...groups].map(([name, ofPairing]) => {
    const rows = ofPairing.map((row, at) => ({ row, y: top + at * LINE + LINE / 2 }));
    const middle = top + (rows.length * LINE) / 2;
    top += rows.length * LINE + GAP;
    return { name, middle, rows };
  });
}

export function plot({ pairings }: Standings, { say }: Speech): string {
  const games = GAMES.filter((game) => pairings.some((row) => row.game === game));
  const groups = placed(pairings);
  const foot = TOP + pairings.length * LINE + Math.max(0, groups.length - 1) * GAP;
  const height = foot + BOTTOM;
  const axis = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const [x, even] = [xOf(share), share === 0.5];
    return `<line x1="${x}" y1="${TOP - 8}" x2="${x}" y2="${foot}" stroke="${even ? '#444' : '#ccc'}" stroke-width="${even ? 1.5 : 1}"/>
<text x="${x}" y="${foot + 18}" text-anchor="middle">${share * 100} %</text>`;
  });
  const legend = games.map((game, at) => {
    const x = LEFT + at * 140;
    return `${mark(game, x, 36)}<text x="${x + 12}" y="40">${GAME_NAMES[game]}</text>`;
  });
  const lines = groups.flatMap(({ name, middle, rows }) => [
    `<text x="${LEFT - 14}" y="${middle + 4}" text-anchor="end">${escaped(shortened(name))}</text>`,
    ...rows.map(({ row, y }) => {
      const won = `<text x="${WIDTH - RIGHT + 10}" y="${y + 4}">${Math.round(row.share.value * 100)} %</text>`;
      return `${interval(row, y)}${mark(row.game, xOf(row.share.value), y)}${won}`;
    }),
  ]);
  const told = groups.flatMap(({ rows }) =>
    rows.map(({ row: { first, second, game, share } }) =>
      say('plot.share', {
        first,
        second,
        game: GAME_NAMES[game],
        share: Math.round(share.value * 100),
        low: Math.round(share.low * 100),
        high: Math.round(share.high * 100),
      }),
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" font-family="system-ui, sans-serif" font-size="13" fill="#222">
<title>${escaped(say('plot.title'))}</title>
<desc>${escaped(told.join(' '))}</desc>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
<text x="${LEFT}" y="18" font-weight="bold">${escaped(say('plot.heading'))}</text>
${legend.join('\n')}
${axis.join('\n')}
${lines.join('\n')}
<text x="${LEFT}" y="${foot + 36}" font-size="11">${escaped(say('plot.intervals'))}</text>
</svg>
`;
}
