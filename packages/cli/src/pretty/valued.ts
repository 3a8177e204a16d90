// What an expression names, for people: the headline, the question, what is wrong, and every reading step by step.
import { field, showEquationSigns, showOnSetsSigns, showValue, textOf } from '@openshake/words';
import type { SaidEquationsValue, SaidOnSetsValue } from '../inWords.ts';
import type { ValueAnswer } from '../value/answer.ts';
import type { Speech } from '../words/speech.ts';
import { asWritten } from './asWritten.ts';
import { turnedCubes } from './equationNumbers.ts';
import { MARGIN, marked, optionalRow, row, violationLines } from './lines.ts';
import { listed, onSetsTableLines } from './onSetsTable.ts';
import { harmless, type Page, speechOf, wrap } from './page.ts';
import { playedByLines } from './position.ts';
import { numberText, stepText, workedParts } from './steps.ts';

/** An answer for people. Ends with a line break. */
export function prettyValued(answer: ValueAnswer, request: unknown, page: Page): string {
  const { paint } = page;
  const speech = speechOf(page);
  const name = answer.id === null || answer.id === undefined ? '' : `  ${paint.dim(harmless(textOf(answer.id)))}`;
  if ('error' in answer) {
    const why = wrap(harmless(answer.error.message), page.width - MARGIN.length).map((line) => `${MARGIN}${line}`);
    return `${paint.bold(paint.red(`! ${speech.say('solved.failed')}`))}${name}\n${why.join('\n')}\n`;
  }
  const { sign, words } =
    answer.game === 'equations' ? equationsHeadline(answer.valued, speech) : onSetsHeadline(answer.valued, speech);
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

function onSetsHeadline({ legal, value, readings }: SaidOnSetsValue, { say }: Speech): Headline {
  if (!legal) return { sign: '✗', words: say('value.illegal') };
  if (value !== undefined && readings[0]?.cards.length === value)
    return { sign: '✓', words: say('cards.counted', { count: value }) };
  if (value !== undefined) return { sign: '✓', words: say('value.counts', { value }) };
  return { sign: '?', words: say('value.depends') };
}

function equationsHeadline(
  { legal, value, equal, certainty, undecided }: SaidEquationsValue,
  { say }: Speech,
): Headline {
  if (legal === false) return { sign: '✗', words: say('value.illegal') };
  if (legal === null) return { sign: '?', words: say('value.undecided', { why: undecided?.[0]?.message ?? '' }) };
  if (equal === null) return { sign: '?', words: say('value.undecided.equal') };
  if (equal === false) return { sign: '✗', words: say('value.notEqual') };
  const shown = value === undefined ? '' : showValue(value);
  return typeof certainty === 'object'
    ? { sign: '?', words: say('value.noProof', { value: shown, digits: certainty.digits }) }
    : { sign: '✓', words: shown };
}

interface Problem {
  clause: string;
  message: string;
  place?: { at?: number } | undefined;
}

function expressionLines(
  problems: readonly Problem[],
  request: unknown,
  show: (text: string) => string,
  page: Page,
): string[] {
  const { say } = speechOf(page);
  const places = problems.flatMap(({ place }) => (place?.at === undefined ? [] : [place.at]));
  return [
    ...marked(say('label.expression'), show(textOf(field(request, 'text'))), places, page),
    ...optionalRow(say('label.wild'), show(textOf(field(request, 'wild'))), page),
    ...optionalRow(say('label.blankPainted'), textOf(field(request, 'blank')), page),
  ];
}

function onSetsParts(valued: SaidOnSetsValue, request: unknown, page: Page): string[][] {
  const { violations = [], ignoredVariations, cards, restrictedUniverse, value, readings, ways, note } = valued;
  const speech = speechOf(page);
  const { say } = speech;
  const [written = ''] = textOf(field(request, 'text')).split(/[,|]/u);
  const only = (text: string) => (readings.length === 1 ? asWritten(written, text) : text);
  const cardLines = field(request, 'universe') === undefined ? row(say('label.universe'), say('cards.all'), page) : [];
  return [
    onSetsTableLines(request, ignoredVariations, cardLines, page),
    expressionLines(violations, request, (text) => text, page),
    violationLines(violations, page),
    [
      ...(restrictedUniverse ? row(say('label.cardsLeft'), listed(restrictedUniverse, speech), page) : []),
      ...(cards ? row(say('label.cardsNamed'), listed(cards, speech), page) : []),
      ...(value === undefined ? [] : row(say('label.value'), String(value), page)),
      ...optionalRow(
        say('label.readings'),
        note ?? (readings.length > 1 ? say('readings.ways', { count: String(ways), one: 'no' }) : ''),
        page,
      ),
    ],
    ...workedParts(
      readings.map(({ text, steps }) => ({
        title: showOnSetsSigns(only(text)),
        steps: steps.map((step) => stepText(step, speech)),
      })),
      page,
    ),
  ];
}

function equationsParts(valued: SaidEquationsValue, request: unknown, page: Page): string[][] {
  const { violations = [], undecided = [], warnings = [], readings, value, approx, note } = valued;
  const speech = speechOf(page);
  const { say } = speech;
  const turned = turnedCubes([textOf(field(request, 'text'))], speech);
  return [
    playedByLines(request, page),
    [
      ...expressionLines([...violations, ...undecided], request, showEquationSigns, page),
      ...optionalRow(say('label.turnedCubes'), turned.join(', '), page),
    ],
    violationLines(violations, page),
    violationLines(undecided, page, say('page.undecided')),
    warnings.flatMap(({ message }) => row(say('label.note'), message, page)),
    [
      ...(value === undefined ? [] : row(say('label.value'), numberText(value, approx, speech), page)),
      ...optionalRow(say('label.steps'), note ?? '', page),
    ],
    ...workedParts(
      readings.map(({ text, steps }) => ({
        title: showEquationSigns(text),
        steps: steps.map((step) => stepText(step, speech)),
      })),
      page,
    ),
  ];
}
