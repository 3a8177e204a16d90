// What a page says of the position in either game, taken from a request in which anything may stand.
import { CUBE_SECTIONS } from '@openshake/protocol';
import { capital, sayAfter, sayBook } from '../inPlainWords.ts';
import { textOf } from './anyValue.ts';
import { row } from './lines.ts';
import type { Page } from './page.ts';
import { nameSign } from './spoken.ts';

export const field = (request: unknown, name: string): unknown =>
  typeof request === 'object' && request !== null ? (request as Record<string, unknown>)[name] : undefined;

export const playedByLines = (request: unknown, page: Page): string[] =>
  row('Played by', `${sayBook(field(request, 'rulebook'))}, ${textOf(field(request, 'division'))}`, page);

/** Where the cubes lie: the sections that have some. */
export function matLines(request: unknown, showCube: (cube: string) => string, page: Page): string[] {
  const shown = (signs: readonly string[]) => (page.plain ? signs.map(nameSign).join(', ') : signs.join(' '));
  return CUBE_SECTIONS.flatMap((section) => {
    const cubes = field(request, section);
    return Array.isArray(cubes) && cubes.length > 0
      ? row(capital(section), shown(cubes.map((cube) => showCube(textOf(cube)))), page)
      : [];
  });
}

/** Nothing where nobody challenged. */
export const afterLines = (request: unknown, page: Page): string[] => {
  const after = field(request, 'after');
  return after === undefined ? [] : row('After', sayAfter(after), page);
};
