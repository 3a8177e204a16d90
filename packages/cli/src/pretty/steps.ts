// Work shown step by step on a page: the readings of an expression, or the Solutions that were found.
import type { ValueStep as EquationStep } from '@openshake/rules/equations';
import type { ValueStep } from '@openshake/rules/onsets';
import { showValue } from '@openshake/words';
import type { Speech } from '../words/speech.ts';
import { aboutText } from './equationNumbers.ts';
import { MARGIN, moreLine, row, title } from './lines.ts';
import { listed } from './onSetsTable.ts';
import { harmless, type Page, speechOf, wrap } from './page.ts';

/** At most this many are shown with their steps. */
const MOST_SHOWN = 12;

export interface Worked {
  title: string;
  steps: readonly string[];
}

export const numberText = (value: number | string, approx: string | undefined, speech: Speech): string =>
  showValue(value) + aboutText(approx, value, speech);

/** One step as a line: what it names, what it leaves of the Universe, or its value. */
export function stepText(step: ValueStep | EquationStep, speech: Speech): string {
  if (!('cards' in step)) return `${step.text}  =  ${numberText(step.value, step.approx, speech)}`;
  const { text, value, cards } = step;
  const { say } = speech;
  const named = say(/[=⊆]/.test(text) ? 'steps.leaves' : 'steps.names', { text, cards: listed(cards, speech) });
  // Under Double Set, a step counts more than it has cards.
  return cards.length === value ? named : say('steps.counts', { step: named, value });
}

/** A part of the page for each, and how many are left out. */
export function workedParts(worked: readonly Worked[], page: Page): string[][] {
  const left = worked.length - MOST_SHOWN;
  return [
    ...worked
      .slice(0, MOST_SHOWN)
      .map((one) => [
        ...wrap(harmless(one.title), page.width - MARGIN.length).map((line) => title(line, page)),
        ...one.steps.flatMap((step, at) => row(speechOf(page).say('label.step', { number: at + 1 }), step, page)),
      ]),
    ...(left > 0 ? [[moreLine(left, page)]] : []),
  ];
}
