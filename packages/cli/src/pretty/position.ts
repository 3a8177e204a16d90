// The position on a page in either game, from a request with anything in it.
import { CUBE_SECTIONS } from '@openshake/protocol';
import { field, textOf } from '@openshake/words';
import { sayAfter, sayBook } from '../inPlainWords.ts';
import { row } from './lines.ts';
import { type Page, speechOf } from './page.ts';
import { nameSign } from './spoken.ts';

export const playedByLines = (request: unknown, page: Page): string[] =>
  row(
    speechOf(page).say('label.playedBy'),
    `${sayBook(field(request, 'rulebook'))}, ${textOf(field(request, 'division'))}`,
    page,
  );

/** The sections that have cubes. */
export function matLines(request: unknown, showCube: (cube: string) => string, page: Page): string[] {
  const speech = speechOf(page);
  const shown = (signs: readonly string[]) =>
    page.plain ? signs.map((sign) => nameSign(sign, speech)).join(', ') : signs.join(' ');
  return CUBE_SECTIONS.flatMap((section) => {
    const cubes = field(request, section);
    return Array.isArray(cubes) && cubes.length > 0
      ? row(
          speech.words.say({ key: 'named.section', section }),
          shown(cubes.map((cube) => showCube(textOf(cube)))),
          page,
        )
      : [];
  });
}

/** Nothing if nobody challenged. */
export const afterLines = (request: unknown, page: Page): string[] => {
  const after = field(request, 'after');
  const speech = speechOf(page);
  return after === undefined ? [] : row(speech.say('label.after'), sayAfter(after, speech), page);
};
