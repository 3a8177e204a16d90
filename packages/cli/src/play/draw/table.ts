// The table as text: on a narrow, a usual or a wide terminal, or for a screen reader.
import { SECTIONS } from '@openshake/rules';
import { capital } from '../../inPlainWords.ts';
import { wrap } from '../../pretty/page.ts';
import { speakSigns } from '../../pretty/spoken.ts';
import type { Seat } from '../seat.ts';
import { beside, box, FRAME, flow, type Style } from './blocks.ts';
import { CHART_WIDTH, drawChart } from './cubes.ts';
import { drawCubes, goalText, headline, nameOf, playerLines, roleOf, variationTexts } from './parts.ts';

/** From so many columns on there are frames, and from so many there are three columns of them. */
const USUAL = 60;
const WIDE = 112;
/** Narrower terminals are not drawn for, and a wider table is harder to read. */
const NARROWEST = 40;
const WIDEST = 120;
/** Where a terminal does not know its width. */
const LIKELY = 80;

export const tableWidth = (columns: number): number => Math.max(NARROWEST, Math.min(columns || LIKELY, WIDEST));

/** Every line fits `width`, which `tableWidth` gives. */
export function drawTable(seat: Seat, width: number, style: Style): string[] {
  const head = wrap(headline(seat), width).map((line) => style.paint.dim(line));
  if (style.plain)
    return [...head, ...spoken(seat, style).flatMap((line) => wrap(speakSigns(line, seat.speech), width))];
  if (!hasMat(seat))
    return [
      ...head,
      ...(hasCubes(seat) ? resourcesBox(seat, width, style) : []),
      ...(hasCards(seat) ? universeBox(seat, style) : []),
      ...playerLines(seat, width, style),
    ];
  if (width < USUAL) return [...head, ...narrow(seat, width, style)];
  return [...head, ...(width < WIDE ? usual(seat, width, style) : wide(seat, width, style))];
}

const count = (many: number, what: string): string => `${many} ${what}${many === 1 ? '' : 's'}`;

const textBox = (title: string, texts: readonly string[], width: number, style: Style, height?: number): string[] =>
  box(
    title,
    texts.flatMap((text) => wrap(text, width - FRAME)),
    width,
    style,
    height,
  );

function goalBox(seat: Seat, width: number, style: Style, height?: number): string[] {
  const { goal, goalSetter } = seat.view.table;
  const texts = [goalText(seat), ...(goal === null ? [] : [`set by ${nameOf(goalSetter, seat.words)}`])];
  return textBox('Goal', texts, width, style, height);
}

/** Three sections side by side, as high as the fullest. */
function matBoxes(seat: Seat, width: number, style: Style): string[] {
  const third = Math.floor((width - 2) / 3);
  const widths = [width - 2 - 2 * third, third, third];
  const lines = SECTIONS.map((section, at) =>
    flow(drawCubes(seat.view.table.mat[section], seat, style), (widths[at] ?? third) - FRAME),
  );
  const height = Math.max(1, ...lines.map(({ length }) => length));
  const boxes = SECTIONS.map((section, at) =>
    box(capital(section), lines[at] ?? [], widths[at] ?? third, style, height),
  );
  return beside(boxes);
}

function resourcesBox(seat: Seat, width: number, style: Style): string[] {
  const { resources } = seat.view.table;
  const title = `Resources · ${count(resources.length, 'cube')}`;
  return box(title, flow(drawCubes(resources, seat, style), width - FRAME), width, style);
}

const universeBox = (seat: Seat, style: Style): string[] => {
  const { universe } = seat.view.table;
  return box(`Universe · ${count(universe.length, 'card')}`, drawChart(universe, style), CHART_WIDTH + FRAME, style);
};

const playersBox = (seat: Seat, width: number, style: Style, height?: number): string[] =>
  box('Players', playerLines(seat, width - FRAME, style), width, style, height);

/** While the cubes are rolled and the cards dealt, and after the match, nothing lies on the mat. */
const hasMat = ({ view: { phase } }: Seat): boolean => phase.name !== 'start' && phase.name !== 'over';
const hasCubes = ({ view }: Seat): boolean => view.table.resources.length > 0;
const hasCards = ({ view }: Seat): boolean => view.table.universe.length > 0;
const PLAYERS = 34;

/** Goal and players, the mat, Resources; below them what only some games have. */
function usual(seat: Seat, width: number, style: Style): string[] {
  const variations = variationTexts(seat);
  const height = seat.view.players.length;
  const beyond = width - CHART_WIDTH - FRAME - 1;
  return [
    ...beside([goalBox(seat, width - PLAYERS - 1, style, height), playersBox(seat, PLAYERS, style, 2)]),
    ...matBoxes(seat, width, style),
    ...resourcesBox(seat, width, style),
    ...(hasCards(seat)
      ? beside([
          universeBox(seat, style),
          ...(variations.length > 0 ? [textBox('Variations', variations, beyond, style)] : []),
        ])
      : []),
  ];
}

/** The Universe on the left, the mat in the middle, the players on the right. */
function wide(seat: Seat, width: number, style: Style): string[] {
  const left = CHART_WIDTH + FRAME;
  const variations = variationTexts(seat);
  const cards = hasCards(seat);
  const centre = width - PLAYERS - 1 - (cards ? left + 1 : 0);
  return beside([
    ...(cards
      ? [
          [
            ...universeBox(seat, style),
            ...(variations.length > 0 ? textBox('Variations', variations, left, style) : []),
          ],
        ]
      : []),
    [...goalBox(seat, centre, style), ...matBoxes(seat, centre, style), ...resourcesBox(seat, centre, style)],
    playersBox(seat, PLAYERS, style),
  ]);
}

const LABEL = 11;

/** A label and pieces beside it. */
function labelled(label: string, pieces: readonly string[], width: number, { paint }: Style): string[] {
  const lines = flow(pieces, width - LABEL);
  return (lines.length > 0 ? lines : ['']).map((line, at) =>
    `${paint.dim((at === 0 ? label : '').padEnd(LABEL))}${line}`.trimEnd(),
  );
}

/** One part below the other, without frames. */
function narrow(seat: Seat, width: number, style: Style): string[] {
  const { table } = seat.view;
  const chart = drawChart(table.universe, style);
  const words = (texts: readonly string[]) => texts.flatMap((text) => wrap(text, width - LABEL));
  return [
    ...labelled('Goal', words([goalText(seat)]), width, style),
    ...SECTIONS.flatMap((section) =>
      labelled(capital(section), drawCubes(table.mat[section], seat, style), width, style),
    ),
    ...labelled('Resources', drawCubes(table.resources, seat, style), width, style),
    ...(hasCards(seat)
      ? chart.map((line, at) => `${style.paint.dim((at === 0 ? 'Universe' : '').padEnd(LABEL))}${line}`.trimEnd())
      : []),
    ...variationTexts(seat).flatMap((text, at) => labelled(at === 0 ? 'Variations' : '', words([text]), width, style)),
    ...playerLines(seat, width, style),
  ];
}

/** Sentences that read well aloud. */
function spoken(seat: Seat, style: Style): string[] {
  const { view, you } = seat;
  const { table, players, totals } = view;
  const listed = (cubes: readonly string[]) =>
    cubes.length === 0 ? 'nothing' : `${count(cubes.length, 'cube')}: ${drawCubes(cubes, seat, style).join(', ')}`;
  const variations = variationTexts(seat);
  return [
    ...(hasMat(seat)
      ? [
          `Goal: ${goalText(seat)}.`,
          ...SECTIONS.map((section) => `${capital(section)}: ${listed(table.mat[section])}.`),
        ]
      : []),
    ...(hasMat(seat) || hasCubes(seat) ? [`Resources: ${listed(table.resources)}.`] : []),
    ...(hasCards(seat) ? [`Universe: ${count(table.universe.length, 'card')}: ${table.universe.join(', ')}.`] : []),
    ...(variations.length > 0 ? [`Variations: ${variations.join(', ')}.`] : []),
    ...players.map((player) => {
      const role = roleOf(player, seat);
      return `${nameOf(player, seat.words)}${player === you ? ', you' : ''}: ${count(totals[player] ?? 0, 'point')}${role === '' ? '' : `, ${role}`}.`;
    }),
  ];
}
