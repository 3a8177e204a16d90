// Your own marks on the cards of the Universe. They live in this tab, and survive a reload.

export type Mark = 'in' | 'out';

const MARKS: readonly Mark[] = ['in', 'out'];
const storageKey = (shake: string): string => `openshake.marks.${shake}`;

/** A card is marked as in the set, then as removed, then not at all. */
export const nextMark = (mark: Mark | undefined): Mark | undefined =>
  mark === undefined ? 'in' : mark === 'in' ? 'out' : undefined;

export function marksOf(shake: string): Readonly<Record<string, Mark>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(shake)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, Mark] => MARKS.some((mark) => mark === entry[1])),
    );
  } catch {
    return {};
  }
}

export function keepMarks(shake: string, marks: Readonly<Record<string, Mark>>): void {
  try {
    sessionStorage.setItem(storageKey(shake), JSON.stringify(marks));
  } catch {
    // Nothing can be kept here. The marks hold until the page is closed.
  }
}
