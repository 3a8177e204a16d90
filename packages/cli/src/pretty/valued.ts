// What an expression names, for people: the headline, what was asked, what is wrong, and every reading step by step.
import type { Value as EquationsValue } from '@openshake/rules/equations';
import type { Value as OnSetsValue } from '@openshake/rules/onsets';
import type { ValueAnswer } from '../value/answer.ts';
import { textOf } from './anyValue.ts';
import { showSigns as showEquationSigns, showValue, turnedCubes } from './equationSigns.ts';
import { MARGIN, marked, optionalRow, row, violationLines } from './lines.ts';
import { asWritten, showSigns } from './onSetsGoal.ts';
import { listed, onSetsTableLines } from './onSetsTable.ts';
import { harmless, type Page, wrap } from './page.ts';
import { field, playedByLines } from './position.ts';
import { numberText, stepText, workedParts } from './steps.ts';

/** An answer for people, ending in a line break. */
export function prettyValued(answer: ValueAnswer, request: unknown, page: Page): string {
  const { paint } = page;
  const name = answer.id === null || answer.id === undefined ? '' : `  ${paint.dim(harmless(textOf(answer.id)))}`;
  if ('error' in answer) {
    const why = wrap(harmless(answer.error.message), page.width - MARGIN.length).map((line) => `${MARGIN}${line}`);
    return `${paint.bold(paint.red('! Could not be answered'))}${name}\n${why.join('\n')}\n`;
  }
  const { sign, words } =
    answer.game === 'equations' ? equationsHeadline(answer.valued) : onSetsHeadline(answer.valued);
  const colour = { '✓': paint.green, '✗': paint.red, '?': paint.yellow }[sign];
  const lines = wrap(words, page.width - MARGIN.length);
  const parts =
    answer.game === 'equations'
      ? equationsParts(answer.valued, request, page)
      : onSetsParts(answer.valued, request, page);
  const shown = parts.filter((each) => each.length > 0).map((each) => each.join('\n'));
  return `${paint.bold(colour(`${sign} ${lines.join(`\n${MARGIN}`)}`))}${name}\n${shown.join('\n\n')}\n`;
}

interface Headline {
  sign: '✓' | '✗' | '?';
  words: string;
}

const plural = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;

function onSetsHeadline({ legal, value, readings }: OnSetsValue): Headline {
  if (!legal) return { sign: '✗', words: 'Not a legal expression' };
  if (value !== undefined && readings[0]?.cards.length === value) return { sign: '✓', words: plural(value) };
  if (value !== undefined) return { sign: '✓', words: `Counts ${value}` };
  return { sign: '?', words: 'It depends on how it is read' };
}

function equationsHeadline({ legal, value, equal, certainty, undecided = [] }: EquationsValue): Headline {
  if (legal === false) return { sign: '✗', words: 'Not a legal expression' };
  if (legal === null) return { sign: '?', words: `Undecided: ${undecided[0]?.message ?? ''}` };
  if (equal === null) return { sign: '?', words: 'Undecided: we cannot decide whether the two sides are equal.' };
  if (equal === false) return { sign: '✗', words: 'The two sides are not equal' };
  const sure = typeof certainty === 'object' ? `, to ${certainty.digits} digits; we have no proof` : '';
  return { sign: sure === '' ? '✓' : '?', words: `${value === undefined ? '' : showValue(value)}${sure}` };
}

interface Problem {
  clause: string;
  message: string;
  place?: { at?: number } | undefined;
}

const expressionLines = (
  problems: readonly Problem[],
  request: unknown,
  show: (text: string) => string,
  page: Page,
) => [
  ...marked(
    'Expression',
    show(textOf(field(request, 'text'))),
    problems.flatMap(({ place }) => (place?.at === undefined ? [] : [place.at])),
    page,
  ),
  ...optionalRow('Wild', show(textOf(field(request, 'wild'))), page),
  ...optionalRow('Blank painted', textOf(field(request, 'blank')), page),
];

function onSetsParts(valued: OnSetsValue, request: unknown, page: Page): string[][] {
  const { violations = [], ignoredVariations, cards, restrictedUniverse, value, readings, ways, note } = valued;
  const [written = ''] = textOf(field(request, 'text')).split(/[,|]/u);
  const only = (text: string) => (readings.length === 1 ? asWritten(written, text) : text);
  const cardsTold = field(request, 'universe') === undefined ? row('Universe', 'all sixteen cards', page) : [];
  return [
    onSetsTableLines(request, ignoredVariations, cardsTold, page),
    expressionLines(violations, request, (text) => text, page),
    violationLines(violations, page),
    [
      ...(restrictedUniverse ? row('Cards left', listed(restrictedUniverse), page) : []),
      ...(cards ? row('Cards named', listed(cards), page) : []),
      ...(value === undefined ? [] : row('Value', String(value), page)),
      ...optionalRow('Readings', note ?? (readings.length > 1 ? `${ways} ways to read it` : ''), page),
    ],
    ...workedParts(
      readings.map(({ text, steps }) => ({ title: showSigns(only(text)), steps: steps.map(stepText) })),
      page,
    ),
  ];
}

function equationsParts(valued: EquationsValue, request: unknown, page: Page): string[][] {
  const { violations = [], undecided = [], warnings = [], readings, value, approx, note } = valued;
  const turned = turnedCubes(textOf(field(request, 'text')));
  return [
    playedByLines(request, page),
    [
      ...expressionLines([...violations, ...undecided], request, showEquationSigns, page),
      ...optionalRow('Turned cubes', turned.join(', '), page),
    ],
    violationLines(violations, page),
    violationLines(undecided, page, 'What we cannot decide'),
    warnings.flatMap(({ message }) => row('Note', message, page)),
    [
      ...(value === undefined ? [] : row('Value', numberText(value, approx), page)),
      ...optionalRow('Steps', note ?? '', page),
    ],
    ...workedParts(
      readings.map(({ text, steps }) => ({ title: showEquationSigns(text), steps: steps.map(stepText) })),
      page,
    ),
  ];
}
