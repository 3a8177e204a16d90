// The page of a verdict on On-Sets: what was written, what is wrong and where, and the count for each reading.
import type { CubeUse, Interpretation, Place, Violation, WorkedOut } from '@openshake/rules/onsets';
import {
  field,
  moveText,
  type OnSetsPaper as Paper,
  papersOf,
  showOnSetsGoal as showGoal,
  showOnSetsSigns as showSigns,
} from '@openshake/words';
import type { Said, SaidVerdict } from '../inWords.ts';
import type { Speech } from '../words/speech.ts';
import { asWritten } from './asWritten.ts';
import { MARGIN, marked, moreLine, optionalRow, row, table, title, violationLines } from './lines.ts';
import { listed, onSetsTableLines } from './onSetsTable.ts';
import { excerpt, harmless, type Page, pad, speechOf, widthOf } from './page.ts';
import { restrictionLabel } from './paperLines.ts';
import { afterLines } from './position.ts';
import { nameSign, speakFormula } from './spoken.ts';

const RESTRICTIONS_SHOWN = 12;
/** How many readings are listed. If there are more, those that miss the Goal come first. */
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
const spoken = (text: string, page: Page): string => speakFormula(showSigns(text.toUpperCase()), speechOf(page));

function paperLines(paper: Paper, solution: number, violations: readonly Violation[], page: Page): string[] {
  const { say } = speechOf(page);
  const left = paper.restrictions.length - RESTRICTIONS_SHOWN;
  return [
    ...optionalRow(say('label.goal'), paper.goal, page),
    ...paper.restrictions.slice(0, RESTRICTIONS_SHOWN).flatMap((text, restriction) => {
      const label = restrictionLabel(restriction, paper.restrictions.length, page);
      const places = placesIn(violations, { solution, part: 'restriction', restriction });
      return marked(label, showSigns(text), places, page, spoken(text, page));
    }),
    ...(left > 0 ? row('', say('page.more', { count: left }), page) : []),
    ...marked(
      say('label.setName'),
      showSigns(paper.setName),
      placesIn(violations, { solution, part: 'setName' }),
      page,
      spoken(paper.setName, page),
    ),
    ...optionalRow(say('label.wild'), showSigns(paper.wild), page),
    ...optionalRow(say('label.blankPainted'), paper.blank, page),
    ...optionalRow(say('label.safeMove'), showSigns(paper.avoid), page),
  ];
}

function readingLines({ interpretations, readings }: WorkedOut, written: string, page: Page): string[] {
  if (interpretations.length === 0) return [];
  const { paint, width } = page;
  const speech = speechOf(page);
  const { say } = speech;
  const miss = `  ${say('readings.misses')}`;
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
  const says = ({ value, meetsGoal }: Interpretation) =>
    say('readings.says', { value, meets: meetsGoal ? 'yes' : 'no' });
  const aloud = () => shown.map((reading) => `${speakFormula(text(reading), speech)}: ${says(reading)}.`);
  const room = width - widthOf(`${MARGIN}✗  123${misses.length > 0 ? miss : ''}`);
  const column = Math.min(room, Math.max(...shown.map((reading) => widthOf(text(reading)))));
  const drawn = () =>
    shown.map((reading) => {
      const { shown: words } = excerpt(text(reading), column);
      const value = String(reading.value).padStart(3);
      return reading.meetsGoal
        ? `${MARGIN}${paint.green('✓')} ${pad(words, column)} ${value}`
        : `${MARGIN}${paint.red('✗')} ${pad(words, column)} ${value}${miss}`;
    });
  const lines = page.plain ? aloud() : drawn();
  const count = sayCount(readings, speech);
  const ways =
    String(readings) === String(interpretations.length) || String(readings) === '1'
      ? say('readings.ways', { count, one: String(readings) === '1' ? 'yes' : 'no' })
      : say('readings.outcomes', { count });
  const more = left > 0 ? [moreLine(left, page)] : [];
  return [`${MARGIN}${paint.bold(say('label.readings'))} ${paint.dim(`(${ways})`)}`, ...lines, ...more];
}

/** A number that is too long to read is described by its length. */
const sayCount = (count: number | string, { say }: Speech): string => {
  const digits = String(count);
  return digits.length > LONGEST_COUNT ? say('readings.tooMany', { digits: digits.length - 1 }) : digits;
};
const LONGEST_COUNT = 20;

const PARTS = { setName: 'label.setName', restriction: 'label.restriction', goal: 'label.goal' } as const;

/** `Restriction 2 (Solution 1)`. */
function partText({ part, restriction, solution }: Place, two: boolean, { say }: Speech): string {
  const name =
    restriction === undefined
      ? part === undefined
        ? ''
        : say(PARTS[part])
      : say('label.restriction.numbered', { number: restriction + 1 });
  return two ? say('page.solution.part', { part: name, number: solution + 1 }) : name;
}

/** Restrictions come before the Set-Name, as on paper. */
const inWrittenOrder = ({ place: one }: CubeUse, { place: other }: CubeUse): number =>
  one.solution - other.solution ||
  (one.restriction ?? Number.MAX_SAFE_INTEGER) - (other.restriction ?? Number.MAX_SAFE_INTEGER) ||
  (one.at ?? 0) - (other.at ?? 0);

function cubeLines(cubes: readonly CubeUse[], two: boolean, page: Page): string[] {
  if (cubes.length === 0) return [];
  const speech = speechOf(page);
  const { say, words } = speech;
  const sign = (cube: string) => (page.plain ? nameSign(showSigns(cube), speech) : showSigns(cube));
  const rows = cubes
    .toSorted(inWrittenOrder)
    .map(({ place, written, cube, as, from }) => [
      partText(place, two, speech),
      harmless(written),
      sign(cube),
      as === cube ? '' : sign(as),
      words.say({ key: 'named.section', section: from }),
    ]);
  const head = [
    say('column.part'),
    say('column.written'),
    say('column.cube'),
    say('column.standsFor'),
    say('column.from'),
  ];
  return [title(say('label.cubes'), page), ...table(head, rows, page)];
}

/** Under Two Solutions, a sentence says which one it is about. */
const sentences = (violations: readonly Said<Violation>[], two: boolean, { say }: Speech): Said<Violation>[] =>
  violations.map((violation) => {
    const { place, message } = violation;
    return two && place
      ? { ...violation, message: say('page.solution.says', { number: place.solution + 1, why: message }) }
      : violation;
  });

function goalLines(verdict: SaidVerdict, request: unknown, page: Page): string[] {
  const { say, words } = speechOf(page);
  const goal = showGoal(field(request, 'goal'), words);
  const values = say('number.or', { numbers: verdict.goalValues });
  const label = say('label.goal');
  if (goal === '') return optionalRow(label, values, page);
  if (values === '') return row(label, `${goal}  ${say('page.noValue')}`, page);
  return row(label, goal === values ? goal : `${goal}  =  ${values}`, page);
}

const showMove = (move: unknown, { words }: Speech): string => showSigns(moveText(move, words));

function positionLines(verdict: SaidVerdict, request: unknown, page: Page): string[] {
  const speech = speechOf(page);
  const { say } = speech;
  return [
    ...onSetsTableLines(request, verdict.ignoredVariations, goalLines(verdict, request, page), page),
    ...afterLines(request, page),
    ...optionalRow(say('label.chargedMove'), showMove(field(request, 'moved'), speech), page),
    ...optionalRow(say('label.safeMove'), showMove(field(request, 'avoid'), speech), page),
  ];
}

/** The count of one Solution, and its readings. */
function workedOutParts(worked: WorkedOut, paper: Paper | undefined, page: Page): string[][] {
  const { cards, restrictedUniverse, value } = worked;
  const speech = speechOf(page);
  const { say } = speech;
  const facts = [
    ...(restrictedUniverse && (paper?.restrictions.length ?? 0) > 0
      ? row(say('label.cardsLeft'), listed(restrictedUniverse, speech), page)
      : []),
    ...(cards ? row(say('label.cardsNamed'), listed(cards, speech), page) : []),
    ...(value === undefined ? [] : row(say('label.value'), String(value), page)),
  ];
  return [facts, readingLines(worked, paper?.setName ?? '', page)];
}

/** The parts of the page, some of them empty. */
export function onSetsParts(verdict: SaidVerdict, request: unknown, page: Page): string[][] {
  const { violations } = verdict;
  const speech = speechOf(page);
  const { say } = speech;
  const papers = papersOf(request, speech.words);
  const two = papers.length > 1;
  const worked = (verdict.solutions ?? [verdict]).flatMap((each, at) => {
    const parts = workedOutParts(each, papers[at], page);
    return two && parts.flat().length > 0
      ? [[title(say('page.solution.workedOut', { number: at + 1 }), page)], ...parts]
      : parts;
  });
  return [
    positionLines(verdict, request, page),
    ...papers.map((paper, at) => [
      ...(two ? [title(say('page.solution', { number: at + 1 }), page)] : []),
      ...paperLines(paper, at, violations, page),
    ]),
    violationLines(sentences(violations, two, speech), page),
    ...worked,
    cubeLines(verdict.cubes, two, page),
  ];
}
