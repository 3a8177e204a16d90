// Questions that are asked once before something counts: handing in a Solution or none, and writing again, which makes the Solution incorrect.
import type { Acted } from '@openshake/rules';
import type { Page } from '../pretty/page.ts';
import { paperParts } from '../pretty/paperLines.ts';
import { changeWarning } from './helping.ts';
import { isOpen, type Seat } from './seat.ts';
import { tellingLines } from './telling.ts';

export const YES = ['y', 'yes'] as const;
export const NO = ['n', 'no'] as const;

export interface Doubt {
  /** What is shown before the question. */
  show: string[];
  ask: string;
  /** What Enter alone answers. */
  otherwise: 'yes' | 'no';
}

/** How a paper was read; `try` shows the same. */
export const readingLines = (paper: object, { game }: Pick<Seat, 'game'>, page: Page): string[] =>
  paperParts(paper, game, page).flat();

/** Undefined if nothing is asked. A line from a pipe counts as it is; there, a question comes only before something that costs. */
export function doubtAbout(act: Acted, seat: Seat, page: Page, live: boolean): Doubt | undefined {
  const { type } = act;
  // An action that is not open is refused at once.
  if ((type !== 'present' && type !== 'decline') || !isOpen(seat, type)) return undefined;
  const warning = changeWarning(type, seat);
  if (warning === undefined && !live) return undefined;
  const show = type === 'present' ? readingLines(act, seat, page) : [];
  if (warning !== undefined)
    return {
      show: [...show, ...tellingLines([{ sign: '!', text: warning }], page)],
      ask: 'Hand it in anyway?',
      otherwise: 'no',
    };
  return { show, ask: type === 'present' ? 'Hand in this Solution?' : 'Hand in no Solution?', otherwise: 'yes' };
}
