// For people: whether the dice of a match were fair, and a sentence for each roll and deal that was not.
import type { DiceDifference } from '@openshake/host';
import { type BookId, books, cut } from '@openshake/rules';
import { showEquationSigns, showOnSetsSigns, textOf } from '@openshake/words';
import type { ErrorAnswer } from '../errorAnswer.ts';
import { inWords } from '../inWords.ts';
import { MARGIN } from '../pretty/lines.ts';
import { harmless, type Page, speechOf, wrap } from '../pretty/page.ts';
import type { Text } from '../words/texts/index.ts';
import { isFall, type VerifyAnswer } from './answer.ts';

function shown(what: 'roll' | 'deal', things: readonly string[], rulebook: BookId): string {
  const text = things.join(' ');
  if (what === 'deal') return text;
  return books[rulebook].game === 'equations' ? showEquationSigns(text) : showOnSetsSigns(text);
}

function differenceText(difference: DiceDifference, rulebook: BookId): Text {
  if (difference.what === 'secret') {
    const { promised, found } = difference;
    return { key: 'verify.secret', promised, found: found ?? '' };
  }
  const { what, shake, fell, follows } = difference;
  if (fell.length === 0) return { key: 'verify.missing', what, shake };
  if (follows.length === 0) return { key: 'verify.chosen', what, shake, fell: shown(what, fell, rulebook) };
  const both = { fell: shown(what, fell, rulebook), follows: shown(what, follows, rulebook) };
  return { key: 'verify.differs', what, shake, ...both };
}

function sentencesOf(answer: VerifyAnswer, page: Page): string[] {
  const speech = speechOf(page);
  const { rulebook, differences, refused, rows, commitment } = answer;
  const { game } = books[rulebook];
  const falls = refused.filter(isFall).map(({ index, type, refusal }): Text => {
    return { key: 'verify.refused', number: index + 1, what: type, why: inWords(refusal, game, speech).message };
  });
  const others = refused.length - falls.length;
  return [
    ...differences.map((difference) => differenceText(difference, rulebook)),
    ...falls,
    ...(others > 0 ? [{ key: 'verify.left', count: others } as const] : []),
    ...(rows.length > 0 ? [{ key: 'verify.rows', rows, count: rows.length } as const] : []),
    ...(answer.fair ? [{ key: 'verify.compare', commitment } as const] : []),
  ].map(speech.tell);
}

export function verifyPage(answer: VerifyAnswer | ErrorAnswer, page: Page): string {
  const { paint, width } = page;
  const speech = speechOf(page);
  const id = answer.id === null || answer.id === undefined ? '' : paint.dim(` (${harmless(cut(textOf(answer.id)))})`);
  const body = (sentences: readonly string[]) =>
    sentences.flatMap((text) => wrap(harmless(text), width - MARGIN.length).map((line) => `${MARGIN}${line}`));
  if ('error' in answer) {
    const title = `${paint.bold(paint.red(`! ${speech.say('verify.failed')}`))}${id}`;
    return [title, ...body([answer.error.message]), ''].join('\n');
  }
  const { fair, rolls, deals } = answer;
  const title = fair
    ? paint.bold(paint.green(`✓ ${speech.say('verify.fair', { rolls, deals })}`))
    : paint.bold(paint.red(`✗ ${speech.say('verify.unfair')}`));
  return [`${title}${id}`, ...body(sentencesOf(answer, page)), ''].join('\n');
}
