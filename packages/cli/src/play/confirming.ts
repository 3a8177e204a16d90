// What is asked once before it counts: handing in a Solution or none, and writing again where that costs the Solution.
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

/** How a paper was read: what `try` shows of it as well. */
export const readingLines = (paper: object, { game }: Pick<Seat, 'game'>, page: Page): string[] =>
  paperParts(paper, game, page).flat();

/** Undefined where nothing is asked. A line of a pipe is meant as it stands; only what costs something is asked there too. */
export function doubtAbout(act: Acted, seat: Seat, page: Page, live: boolean): Doubt | undefined {
  const { type } = act;
  // What is not open is refused at once.
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
