// A verdict for people: the headline, and below it the page of its game.
import { textOf } from '@openshake/words';
import type { Answer } from '../answer.ts';
import { equationsHeadline, equationsParts, headlineOf } from './equationsVerdict.ts';
import { MARGIN } from './lines.ts';
import { onSetsParts } from './onSetsVerdict.ts';
import { harmless, type Page, speechOf, wrap } from './page.ts';

/** An answer for people. Ends with a line break. */
export function prettyAnswer(answer: Answer, request: unknown, page: Page): string {
  const { paint } = page;
  const speech = speechOf(page);
  const name = answer.id === null || answer.id === undefined ? '' : `  ${paint.dim(harmless(textOf(answer.id)))}`;
  if ('error' in answer) {
    const why = wrap(harmless(answer.error.message), page.width - MARGIN.length).map((line) => `${MARGIN}${line}`);
    return `${paint.bold(paint.red(`${page.plain ? '' : '! '}${speech.say('verdict.failed')}`))}${name}\n${why.join('\n')}\n`;
  }
  const { sign, words } =
    answer.game === 'equations' ? equationsHeadline(answer.verdict, speech) : headlineOf(answer.verdict, speech);
  const colour = { '✓': paint.green, '✗': paint.red, '?': paint.yellow }[sign];
  // A headline with a reason is a sentence, and may take several lines.
  const lines = wrap(harmless(words), page.width - MARGIN.length);
  const before = page.plain ? '' : `${sign} `;
  const headline = paint.bold(colour(`${before}${lines.join(`\n${page.plain ? '' : MARGIN}`)}`));
  const parts =
    answer.game === 'equations'
      ? equationsParts(answer.verdict, request, page)
      : onSetsParts(answer.verdict, request, page);
  const shown = parts.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${headline}${name}\n${shown.join('\n\n')}\n`;
}
