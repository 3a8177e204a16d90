// A verdict that one would like to read: what was written, what is wrong and where, and how it counts out.
import { CUBE_SECTIONS } from '@openshake/protocol';
import type { CubeUse, Interpretation, Place, Verdict, Violation } from '@openshake/rules';
import type { Answer } from '../answer.ts';
import { capital, sayAfter, sayBook } from '../inPlainWords.ts';
import { textOf } from './anyValue.ts';
import { showGoal, showSigns } from './goal.ts';
import { excerpt, harmless, type Page, pad, widthOf, wrap } from './page.ts';
import { type Paper, papersOf } from './paper.ts';

const LABEL = 14;
const MARGIN = '  ';
const LONGEST_ROW = 600;
const MISSES = '  misses the Goal';
const RESTRICTIONS_SHOWN = 12;
/** So many readings are listed. The ones that miss the Goal come first when there are more. */
const READINGS_LISTED = 24;

/** A label and, beside it, text wrapped to the page. */
function row(label: string, text: string, { paint, width }: Page): string[] {
  const lines = wrap(excerpt(harmless(text), LONGEST_ROW).shown, width - LABEL - MARGIN.length);
  return lines.map((line, at) => `${MARGIN}${paint.dim(pad(at === 0 ? label : '', LABEL))}${line}`);
}

const optionalRow = (label: string, text: string, page: Page): string[] => (text === '' ? [] : row(label, text, page));

/** A written text with a caret under each place that is wrong. */
function marked(label: string, text: string, places: number[], page: Page): string[] {
  const { paint, width } = page;
  const columns = places.map((at) => widthOf(text.slice(0, at)));
  const { shown, from } = excerpt(harmless(text), width - LABEL - MARGIN.length, columns[0]);
  const lines = [`${MARGIN}${paint.dim(pad(label, LABEL))}${paint.bold(shown === '' ? '(nothing)' : shown)}`];
  const under = columns.map((column) => column - from).filter((column) => column >= 0 && column <= widthOf(shown));
  if (under.length > 0) {
    const carets = Array.from({ length: Math.max(...under) + 1 }, (_, at) => (under.includes(at) ? '^' : ' '));
    lines.push(`${MARGIN}${' '.repeat(LABEL)}${paint.red(carets.join(''))}`);
  }
  return lines;
}

const placesIn = (violations: readonly Violation[], where: Omit<Place, 'at'>): number[] =>
  violations.flatMap(({ place }) =>
    place?.at !== undefined &&
    place.solution === where.solution &&
    place.part === where.part &&
    place.restriction === where.restriction
      ? [place.at]
      : [],
  );

function paperLines(paper: Paper, solution: number, violations: readonly Violation[], page: Page): string[] {
  const many = paper.restrictions.length > 1;
  const left = paper.restrictions.length - RESTRICTIONS_SHOWN;
  return [
    ...optionalRow('Goal', paper.goal, page),
    ...paper.restrictions.slice(0, RESTRICTIONS_SHOWN).flatMap((text, restriction) => {
      const label = many ? `Restriction ${restriction + 1}` : 'Restriction';
      return marked(label, text, placesIn(violations, { solution, part: 'restriction', restriction }), page);
    }),
    ...(left > 0 ? row('', `… and ${left} more`, page) : []),
    ...marked('Set-Name', paper.setName, placesIn(violations, { solution, part: 'setName' }), page),
    ...optionalRow('Wild', paper.wild, page),
    ...optionalRow('Blank painted', paper.blank, page),
    ...optionalRow('Safe move', paper.avoid, page),
  ];
}

function violationLines(violations: readonly Violation[], two: boolean, page: Page): string[] {
  if (violations.length === 0) return [];
  const { paint, width } = page;
  const column = Math.max(...violations.map(({ clause }) => widthOf(clause))) + 2;
  return [
    `${MARGIN}${paint.bold('What is wrong')}`,
    ...violations.flatMap(({ clause, message, place }) => {
      const which = two && place ? `Solution ${place.solution + 1}: ` : '';
      return wrap(harmless(which + message), width - column - MARGIN.length).map(
        (line, at) => `${MARGIN}${paint.yellow(pad(at === 0 ? clause : '', column))}${line}`,
      );
    }),
  ];
}

const count = (cards: readonly string[]): string => `${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`;
const listed = (cards: readonly string[]): string =>
  cards.length === 0 ? 'no card' : `${cards.join('  ')}  (${count(cards)})`;

function readingLines(verdict: Verdict, page: Page): string[] {
  const { interpretations, readings } = verdict;
  if (interpretations.length === 0) return [];
  const { paint, width } = page;
  const misses = interpretations.filter(({ meetsGoal }) => !meetsGoal);
  const all =
    interpretations.length > READINGS_LISTED
      ? [...misses, ...interpretations.filter(({ meetsGoal }) => meetsGoal)]
      : interpretations;
  const shown = all.slice(0, READINGS_LISTED);
  const left = all.length - shown.length;
  const text = ({ text, restrictions }: Interpretation) =>
    harmless(showSigns([...(restrictions ?? []), text].join(' ; ')));
  const room = width - widthOf(`${MARGIN}✗  123${misses.length > 0 ? MISSES : ''}`);
  const column = Math.min(room, Math.max(...shown.map((reading) => widthOf(text(reading)))));
  const lines = shown.map((reading) => {
    const { shown: words } = excerpt(text(reading), column);
    const value = String(reading.value).padStart(3);
    return reading.meetsGoal
      ? `${MARGIN}${paint.green('✓')} ${pad(words, column)} ${value}`
      : `${MARGIN}${paint.red('✗')} ${pad(words, column)} ${value}${MISSES}`;
  });
  const ways = String(readings) === '1' ? 'one way to read it' : `${readings} ways to read it`;
  const more = left > 0 ? [`${MARGIN}… and ${left} more`] : [];
  return [`${MARGIN}${paint.bold('Readings')} ${paint.dim(`(${ways})`)}`, ...lines, ...more];
}

const PARTS = { setName: 'Set-Name', restriction: 'Restriction', goal: 'Goal' } as const;

/** Restrictions come before the Set-Name, as on paper. */
const inWrittenOrder = ({ place: one }: CubeUse, { place: other }: CubeUse): number =>
  one.solution - other.solution ||
  (one.restriction ?? Number.MAX_SAFE_INTEGER) - (other.restriction ?? Number.MAX_SAFE_INTEGER) ||
  (one.at ?? 0) - (other.at ?? 0);

function cubeLines(cubes: readonly CubeUse[], two: boolean, { paint }: Page): string[] {
  if (cubes.length === 0) return [];
  const rows = cubes
    .toSorted(inWrittenOrder)
    .map(({ place, written, cube, as, from }) => [
      PARTS[place.part] +
        (place.restriction === undefined ? '' : ` ${place.restriction + 1}`) +
        (two ? ` (Solution ${place.solution + 1})` : ''),
      harmless(written),
      showSigns(cube),
      as === cube ? '' : showSigns(as),
      capital(from),
    ]);
  const head = ['part', 'written', 'cube', 'stands for', 'from'];
  // The column of meanings is only there when some cube stands for another symbol.
  const columns = head.map((_, at) => at).filter((at) => at !== 3 || rows.some((cells) => cells[3] !== ''));
  const widths = head.map((name, at) => Math.max(widthOf(name), ...rows.map((cells) => widthOf(cells[at] ?? ''))));
  const line = (cells: readonly string[]) =>
    `${MARGIN}${columns.map((at) => pad(cells[at] ?? '', widths[at] ?? 0)).join('  ')}`.trimEnd();
  return [`${MARGIN}${paint.bold('Cubes')}`, paint.dim(line(head)), ...rows.map(line)];
}

const field = (request: unknown, name: string): unknown =>
  typeof request === 'object' && request !== null ? (request as Record<string, unknown>)[name] : undefined;

function goalLines(verdict: Verdict, request: unknown, page: Page): string[] {
  const goal = showGoal(field(request, 'goal'));
  const values = verdict.goalValues.join(' or ');
  if (goal === '') return optionalRow('Goal', values, page);
  if (values === '') return row('Goal', `${goal}  (no legal value)`, page);
  return row('Goal', goal === values ? goal : `${goal}  =  ${values}`, page);
}

/** Where the cubes lie: the sections that have some. */
function matLines(request: unknown, page: Page): string[] {
  return CUBE_SECTIONS.flatMap((section) => {
    const cubes = field(request, section);
    return Array.isArray(cubes) && cubes.length > 0
      ? row(capital(section), cubes.map((cube) => showSigns(textOf(cube).toUpperCase())).join(' '), page)
      : [];
  });
}

function positionLines(verdict: Verdict, request: unknown, page: Page): string[] {
  const universe = field(request, 'universe');
  const variations = field(request, 'variations');
  const chosen = Array.isArray(variations) ? variations.map((pick) => textOf(pick)).join(', ') : '';
  const where = `${sayBook(field(request, 'rulebook'))}, ${textOf(field(request, 'division'))}`;
  return [
    ...row('Played by', where, page),
    ...optionalRow('Variations', chosen, page),
    ...(verdict.ignoredVariations ?? []).flatMap(({ name, clause, message }) =>
      row('Not played', `${name}: ${message} (${clause})`, page),
    ),
    ...(Array.isArray(universe) ? row('Universe', listed(universe.map((card) => textOf(card))), page) : []),
    ...goalLines(verdict, request, page),
    ...matLines(request, page),
    ...row('After', sayAfter(field(request, 'after')), page),
    ...optionalRow('Move charged', textOf(field(request, 'moved')), page),
    ...optionalRow('Safe move', textOf(field(request, 'avoid')), page),
  ];
}

/** The parts of a verdict; those that are empty are left out. */
function verdictParts(verdict: Verdict, request: unknown, page: Page): string[][] {
  const { violations, cards, restrictedUniverse, value } = verdict;
  const papers = papersOf(request);
  const two = papers.length > 1;
  const restricted = papers.some(({ restrictions }) => restrictions.length > 0);
  return [
    positionLines(verdict, request, page),
    ...papers.map((paper, at) => [
      ...(two ? [`${MARGIN}${page.paint.bold(`Solution ${at + 1}`)}`] : []),
      ...paperLines(paper, at, violations, page),
    ]),
    violationLines(violations, two, page),
    [
      ...(restrictedUniverse && restricted ? row('Cards left', listed(restrictedUniverse), page) : []),
      ...(cards ? row('Cards named', listed(cards), page) : []),
      ...(value === undefined ? [] : row('Value', String(value), page)),
    ],
    readingLines(verdict, page),
    cubeLines(verdict.cubes, two, page),
  ].filter((lines) => lines.length > 0);
}

/** An answer for people, ending in a line break. */
export function prettyAnswer(answer: Answer, request: unknown, page: Page): string {
  const { paint } = page;
  const name = answer.id === null || answer.id === undefined ? '' : `  ${paint.dim(harmless(textOf(answer.id)))}`;
  if ('error' in answer) {
    const why = wrap(harmless(answer.error.message), page.width - MARGIN.length).map((line) => `${MARGIN}${line}`);
    return `${paint.bold(paint.red('! Could not be judged'))}${name}\n${why.join('\n')}\n`;
  }
  const headline = answer.correct ? paint.green('✓ Correct') : paint.red('✗ Not correct');
  const parts = verdictParts(answer, request, page).map((lines) => lines.join('\n'));
  return `${paint.bold(headline)}${name}\n${parts.join('\n\n')}\n`;
}
