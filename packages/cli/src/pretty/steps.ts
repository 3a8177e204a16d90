// Work shown step by step on a page: the readings of an expression, or the Solutions that were found.
import type { ValueStep as EquationStep } from '@openshake/rules/equations';
import type { ValueStep } from '@openshake/rules/onsets';
import { aboutText, showValue } from './equationSigns.ts';
import { MARGIN, row, title } from './lines.ts';
import { listed } from './onSetsTable.ts';
import { harmless, type Page, wrap } from './page.ts';

/** At most this many are shown with their steps. */
const MOST_SHOWN = 12;

export interface Worked {
  title: string;
  steps: readonly string[];
}

export const numberText = (value: number | string, approx?: string): string =>
  showValue(value) + aboutText(approx, value);

/** One step as a line: what it names, what it leaves of the Universe, or what it comes to. */
export function stepText(step: ValueStep | EquationStep): string {
  if (!('cards' in step)) return `${step.text}  =  ${numberText(step.value, step.approx)}`;
  const { text, value, cards } = step;
  // Under Double Set a step counts more than it has cards.
  const counts = cards.length === value ? '' : `, counts ${value}`;
  return `${text}  ${/[=⊆]/.test(text) ? 'leaves' : 'names'}  ${listed(cards)}${counts}`;
}

/** A part of the page for each, and how many are left out. */
export function workedParts(worked: readonly Worked[], page: Page): string[][] {
  const left = worked.length - MOST_SHOWN;
  return [
    ...worked
      .slice(0, MOST_SHOWN)
      .map((one) => [
        ...wrap(harmless(one.title), page.width - MARGIN.length).map((line) => title(line, page)),
        ...one.steps.flatMap((step, at) => row(`Step ${at + 1}`, step, page)),
      ]),
    ...(left > 0 ? [[`${MARGIN}… and ${left} more`]] : []),
  ];
}
