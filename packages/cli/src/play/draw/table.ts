// The table as text: on a narrow, a usual or a wide terminal, or for a screen reader.
import { SECTIONS, type Section } from '@openshake/rules';
import { pad, widthOf, wrap } from '../../pretty/page.ts';
import { speakSigns } from '../../pretty/spoken.ts';
import type { Seat } from '../seat.ts';
import { beside, box, FRAME, flow, type Style } from './blocks.ts';
import { CHART_WIDTH, drawChart } from './cubes.ts';
import { drawCubes, goalText, headline, playerLines, playersNeed, roleOf, speechOn, variationTexts } from './parts.ts';

/** The least width for frames, and for three columns of them. */
const USUAL = 60;
const WIDE = 112;
/** We do not draw for narrower terminals, and a wider table is harder to read. */
const NARROWEST = 40;
const WIDEST = 120;
/** The width for a terminal that does not know its own. */
const LIKELY = 80;

export const tableWidth = (columns: number): number => Math.max(NARROWEST, Math.min(columns || LIKELY, WIDEST));

/** Every line fits `width`, which comes from `tableWidth`. */
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

const textBox = (title: string, texts: readonly string[], width: number, style: Style, height?: number): string[] =>
  box(
    title,
    texts.flatMap((text) => wrap(text, width - FRAME)),
    width,
    style,
    height,
  );

function goalBox(seat: Seat, width: number, style: Style, height?: number): string[] {
  const { goal, goalSetter: player } = seat.view.table;
  const { say } = speechOn(seat);
  const texts = [goalText(seat), ...(goal === null ? [] : [say('table.goal.setBy', { player })])];
  return textBox(say('label.goal'), texts, width, style, height);
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
    box(sectionName(section, seat), lines[at] ?? [], widths[at] ?? third, style, height),
  );
  return beside(boxes);
}

function resourcesBox(seat: Seat, width: number, style: Style): string[] {
  const { resources } = seat.view.table;
  const title = seat.speech.say('table.resources', { count: resources.length });
  return box(title, flow(drawCubes(resources, seat, style), width - FRAME), width, style);
}

const universeBox = (seat: Seat, style: Style): string[] => {
  const { universe } = seat.view.table;
  const title = seat.speech.say('table.universe', { count: universe.length });
  return box(title, drawChart(universe, style), CHART_WIDTH + FRAME, style);
};

const playersBox = (seat: Seat, width: number, style: Style, height?: number): string[] =>
  box(seat.speech.say('label.players'), playerLines(seat, width - FRAME, style), width, style, height);

const variationsBox = ({ speech }: Seat, variations: readonly string[], width: number, style: Style): string[] =>
  textBox(speech.say('label.variations'), variations, width, style);

/** During the roll and the deal, and after the match, the mat is empty. */
const hasMat = ({ view: { phase } }: Seat): boolean => phase.name !== 'start' && phase.name !== 'over';
const hasCubes = ({ view }: Seat): boolean => view.table.resources.length > 0;
const hasCards = ({ view }: Seat): boolean => view.table.universe.length > 0;
/** The usual width of the players' box; a long name gets up to this much. */
const PLAYERS = 34;
const MOST_PLAYERS = 48;
/** The Goal keeps this much beside it, and the mat this much. */
const LEAST_GOAL = 22;
const LEAST_MAT = 50;

/** As wide as its longest line needs, within these bounds. `room`: what is left for it. */
const playersWidth = (seat: Seat, room: number): number =>
  Math.max(PLAYERS, Math.min(playersNeed(seat) + FRAME, MOST_PLAYERS, room));

/** Goal and players, the mat, Resources; below them what only some games have. */
function usual(seat: Seat, width: number, style: Style): string[] {
  const variations = variationTexts(seat);
  const height = seat.view.players.length;
  const beyond = width - CHART_WIDTH - FRAME - 1;
  const players = playersWidth(seat, width - LEAST_GOAL - 1);
  return [
    ...beside([goalBox(seat, width - players - 1, style, height), playersBox(seat, players, style, 2)]),
    ...matBoxes(seat, width, style),
    ...resourcesBox(seat, width, style),
    ...(hasCards(seat)
      ? beside([
          universeBox(seat, style),
          ...(variations.length > 0 ? [variationsBox(seat, variations, beyond, style)] : []),
        ])
      : []),
  ];
}

/** The Universe on the left, the mat in the middle, the players on the right. */
function wide(seat: Seat, width: number, style: Style): string[] {
  const left = CHART_WIDTH + FRAME;
  const variations = variationTexts(seat);
  const cards = hasCards(seat);
  const besideChart = width - (cards ? left + 1 : 0);
  const players = playersWidth(seat, besideChart - LEAST_MAT - 1);
  const centre = besideChart - players - 1;
  return beside([
    ...(cards
      ? [[...universeBox(seat, style), ...(variations.length > 0 ? variationsBox(seat, variations, left, style) : [])]]
      : []),
    [...goalBox(seat, centre, style), ...matBoxes(seat, centre, style), ...resourcesBox(seat, centre, style)],
    playersBox(seat, players, style),
  ]);
}

/** A label with pieces beside it, in columns of this width. */
function labelled(label: string, column: number, pieces: readonly string[], width: number, { paint }: Style): string[] {
  const lines = flow(pieces, width - column);
  return (lines.length > 0 ? lines : ['']).map((line, at) =>
    `${paint.dim(pad(at === 0 ? label : '', column))}${line}`.trimEnd(),
  );
}

/** The parts one below the other, without frames. */
function narrow(seat: Seat, width: number, style: Style): string[] {
  const { table } = seat.view;
  const { say } = seat.speech;
  const [goal, universe, variations] = [say('label.goal'), say('label.universe'), say('label.variations')];
  const sections = [...SECTIONS, 'resources'] as const;
  const labels = [goal, universe, variations, ...sections.map((section) => sectionName(section, seat))];
  const column = Math.max(...labels.map(widthOf)) + 1;
  const row = (label: string, pieces: readonly string[]) => labelled(label, column, pieces, width, style);
  const text = (label: string, words: string) => row(label, wrap(words, width - column));
  const cubesIn = (section: (typeof sections)[number]) =>
    drawCubes(section === 'resources' ? table.resources : table.mat[section], seat, style);
  return [
    ...text(goal, goalText(seat)),
    ...sections.flatMap((section) => row(sectionName(section, seat), cubesIn(section))),
    ...(hasCards(seat)
      ? drawChart(table.universe, style).flatMap((line, at) => row(at === 0 ? universe : '', [line]))
      : []),
    ...variationTexts(seat).flatMap((shown, at) => text(at === 0 ? variations : '', shown)),
    ...playerLines(seat, width, style),
  ];
}

const sectionName = (section: Section | 'resources', { words }: Seat): string =>
  words.say({ key: `section.${section}` });

/** Sentences that read well aloud. */
function spoken(seat: Seat, style: Style): string[] {
  const { view, you } = seat;
  const { table, players, totals } = view;
  const { say } = speechOn(seat);
  const listed = (section: Section | 'resources', cubes: readonly string[]) =>
    say('table.spoken.cubes', { section, count: cubes.length, cubes: drawCubes(cubes, seat, style).join(', ') });
  const variations = variationTexts(seat);
  return [
    ...(hasMat(seat)
      ? [
          say('table.spoken.goal', { goal: goalText(seat) }),
          ...SECTIONS.map((section) => listed(section, table.mat[section])),
        ]
      : []),
    ...(hasMat(seat) || hasCubes(seat) ? [listed('resources', table.resources)] : []),
    ...(hasCards(seat)
      ? [say('table.spoken.universe', { count: table.universe.length, cards: table.universe.join(', ') })]
      : []),
    ...(variations.length > 0 ? [say('table.spoken.variations', { variations: variations.join(', ') })] : []),
    ...players.map((player) => {
      const role = roleOf(player, seat);
      const acts = role === '' ? 'no' : 'yes';
      const points = totals[player] ?? 0;
      return say('table.spoken.player', { player, you: player === you ? 'yes' : 'no', points, acts, role });
    }),
  ];
}
