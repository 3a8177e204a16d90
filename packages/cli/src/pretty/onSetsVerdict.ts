// The page of a verdict on On-Sets: what was written, what is wrong and where, and how every reading of it counts out.
import type { CubeUse, Interpretation, Place, Verdict, Violation, WorkedOut } from '@openshake/rules/onsets';
import { capital } from '../inPlainWords.ts';
import { moveText } from './anyValue.ts';
import { MARGIN, marked, optionalRow, row, table, title, violationLines } from './lines.ts';
import { asWritten, showGoal, showSigns } from './onSetsGoal.ts';
import { type Paper, papersOf } from './onSetsPaper.ts';
import { listed, onSetsTableLines } from './onSetsTable.ts';
import { excerpt, harmless, type Page, pad, widthOf } from './page.ts';
import { afterLines, field } from './position.ts';
import { nameSign, speakFormula } from './spoken.ts';

const MISSES = '  misses the Goal';
const RESTRICTIONS_SHOWN = 12;
/** So many readings are listed. The ones that miss the Goal come first when there are more. */
const READINGS_LISTED = 24;

const placesIn = (violations: readonly Violation[], where: Omit<Place, 'at'>): number[] =>
  violations.flatMap(({ place }) =>
    place?.at !== undefined &&
    place.solution === where.solution &&
    place.part === where.part &&
    place.restriction === where.restriction
      ? [place.at]
      : [],
  );

/** A formula in the judge's letters, read aloud. */
const spoken = (text: string): string => speakFormula(showSigns(text.toUpperCase()));

function paperLines(paper: Paper, solution: number, violations: readonly Violation[], page: Page): string[] {
  const many = paper.restrictions.length > 1;
  const left = paper.restrictions.length - RESTRICTIONS_SHOWN;
  return [
    ...optionalRow('Goal', paper.goal, page),
    ...paper.restrictions.slice(0, RESTRICTIONS_SHOWN).flatMap((text, restriction) => {
      const label = many ? `Restriction ${restriction + 1}` : 'Restriction';
      const places = placesIn(violations, { solution, part: 'restriction', restriction });
      return marked(label, showSigns(text), places, page, spoken(text));
    }),
    ...(left > 0 ? row('', `… and ${left} more`, page) : []),
    ...marked(
      'Set-Name',
      showSigns(paper.setName),
      placesIn(violations, { solution, part: 'setName' }),
      page,
      spoken(paper.setName),
    ),
    ...optionalRow('Wild', showSigns(paper.wild), page),
    ...optionalRow('Blank painted', paper.blank, page),
    ...optionalRow('Safe move', showSigns(paper.avoid), page),
  ];
}

function readingLines({ interpretations, readings }: WorkedOut, written: string, page: Page): string[] {
  if (interpretations.length === 0) return [];
  const { paint, width } = page;
  const misses = interpretations.filter(({ meetsGoal }) => !meetsGoal);
  const all =
    interpretations.length > READINGS_LISTED
      ? [...misses, ...interpretations.filter(({ meetsGoal }) => meetsGoal)]
      : interpretations;
  const shown = all.slice(0, READINGS_LISTED);
  const left = all.length - shown.length;
  const only = (text: string) => (interpretations.length === 1 ? asWritten(written, text) : text);
  const text = ({ text, restrictions }: Interpretation) =>
    harmless(showSigns([...(restrictions ?? []), only(text)].join(' ; ')));
  const says = (reading: Interpretation) => `${reading.value}, ${reading.meetsGoal ? 'meets' : 'misses'} the Goal`;
  const aloud = () => shown.map((reading) => `${speakFormula(text(reading))}: ${says(reading)}.`);
  const room = width - widthOf(`${MARGIN}✗  123${misses.length > 0 ? MISSES : ''}`);
  const column = Math.min(room, Math.max(...shown.map((reading) => widthOf(text(reading)))));
  const drawn = () =>
    shown.map((reading) => {
      const { shown: words } = excerpt(text(reading), column);
      const value = String(reading.value).padStart(3);
      return reading.meetsGoal
        ? `${MARGIN}${paint.green('✓')} ${pad(words, column)} ${value}`
        : `${MARGIN}${paint.red('✗')} ${pad(words, column)} ${value}${MISSES}`;
    });
  const lines = page.plain ? aloud() : drawn();
  const each = String(readings) === String(interpretations.length) ? '' : ', one for each outcome';
  const ways = String(readings) === '1' ? 'one way to read it' : `${sayCount(readings)} ways to read it${each}`;
  const more = left > 0 ? [`${MARGIN}… and ${left} more`] : [];
  return [`${MARGIN}${paint.bold('Readings')} ${paint.dim(`(${ways})`)}`, ...lines, ...more];
}

/** A number too long to read is described by its length. */
const sayCount = (count: number | string): string => {
  const digits = String(count);
  return digits.length > LONGEST_COUNT ? `more than 10^${digits.length - 1}` : digits;
};
const LONGEST_COUNT = 20;

const PARTS = { setName: 'Set-Name', restriction: 'Restriction', goal: 'Goal' } as const;

/** Restrictions come before the Set-Name, as on paper. */
const inWrittenOrder = ({ place: one }: CubeUse, { place: other }: CubeUse): number =>
  one.solution - other.solution ||
  (one.restriction ?? Number.MAX_SAFE_INTEGER) - (other.restriction ?? Number.MAX_SAFE_INTEGER) ||
  (one.at ?? 0) - (other.at ?? 0);

function cubeLines(cubes: readonly CubeUse[], two: boolean, page: Page): string[] {
  if (cubes.length === 0) return [];
  const sign = (cube: string) => (page.plain ? nameSign(showSigns(cube)) : showSigns(cube));
  const rows = cubes
    .toSorted(inWrittenOrder)
    .map(({ place, written, cube, as, from }) => [
      (place.part === undefined ? '' : PARTS[place.part]) +
        (place.restriction === undefined ? '' : ` ${place.restriction + 1}`) +
        (two ? ` (Solution ${place.solution + 1})` : ''),
      harmless(written),
      sign(cube),
      as === cube ? '' : sign(as),
      capital(from),
    ]);
  return [title('Cubes', page), ...table(['part', 'written', 'cube', 'stands for', 'from'], rows, page)];
}

/** Under Two Solutions a sentence says which of them it is about. */
const sentences = (violations: readonly Violation[], two: boolean): Violation[] =>
  violations.map((violation) => {
    const { place, message } = violation;
    return two && place ? { ...violation, message: `Solution ${place.solution + 1}: ${message}` } : violation;
  });

function goalLines(verdict: Verdict, request: unknown, page: Page): string[] {
  const goal = showGoal(field(request, 'goal'));
  const values = verdict.goalValues.join(' or ');
  if (goal === '') return optionalRow('Goal', values, page);
  if (values === '') return row('Goal', `${goal}  (no legal value)`, page);
  return row('Goal', goal === values ? goal : `${goal}  =  ${values}`, page);
}

const showMove = (move: unknown): string => showSigns(moveText(move));

function positionLines(verdict: Verdict, request: unknown, page: Page): string[] {
  return [
    ...onSetsTableLines(request, verdict.ignoredVariations, goalLines(verdict, request, page), page),
    ...afterLines(request, page),
    ...optionalRow('Charged move', showMove(field(request, 'moved')), page),
    ...optionalRow('Safe move', showMove(field(request, 'avoid')), page),
  ];
}

/** How one Solution counts out: what it comes to, and its readings. */
function workedOutParts(worked: WorkedOut, paper: Paper | undefined, page: Page): string[][] {
  const { cards, restrictedUniverse, value } = worked;
  const facts = [
    ...(restrictedUniverse && (paper?.restrictions.length ?? 0) > 0
      ? row('Cards left', listed(restrictedUniverse), page)
      : []),
    ...(cards ? row('Cards named', listed(cards), page) : []),
    ...(value === undefined ? [] : row('Value', String(value), page)),
  ];
  return [facts, readingLines(worked, paper?.setName ?? '', page)];
}

/** The parts of the page, some of them empty. */
export function onSetsParts(verdict: Verdict, request: unknown, page: Page): string[][] {
  const { violations } = verdict;
  const papers = papersOf(request);
  const two = papers.length > 1;
  const worked = (verdict.solutions ?? [verdict]).flatMap((each, at) => {
    const parts = workedOutParts(each, papers[at], page);
    return two && parts.flat().length > 0 ? [[title(`Solution ${at + 1} worked out`, page)], ...parts] : parts;
  });
  return [
    positionLines(verdict, request, page),
    ...papers.map((paper, at) => [
      ...(two ? [title(`Solution ${at + 1}`, page)] : []),
      ...paperLines(paper, at, violations, page),
    ]),
    violationLines(sentences(violations, two), page),
    ...worked,
    cubeLines(verdict.cubes, two, page),
  ];
}
