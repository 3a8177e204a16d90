// The code of a table, as people type, paste and say it.

/** No 0 or O, no 1, I or L, no 5 or S, no 8 or B, no 2 or Z, no U or V: nothing that could be taken for another. */
export const SIGNS = 'ACDEFGHJKMNPQRTWXY34679';
export const LENGTH = 6;

/** Digits that a microphone may write as words. */
const SPOKEN: Readonly<Record<string, string>> = {
  THREE: '3',
  TRES: '3',
  FOUR: '4',
  CUATRO: '4',
  SIX: '6',
  SEIS: '6',
  SEVEN: '7',
  SIETE: '7',
  NINE: '9',
  NUEVE: '9',
};

const plain = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, ' ')
    .trim();

/** What was typed so far, without spaces and dashes: at most `length` signs. A link or a spelled word becomes its code. */
export function readTyped(typed: string, length = LENGTH): string {
  const [, inLink] = /\/join\/([^/?#\s]+)/i.exec(typed) ?? [];
  const text = plain(inLink ?? typed);
  const words = text.split(/\s+/);
  // "Kilo seven Mike papa x-ray alpha"
  const isSpelled = words.length === length && words.some((word) => word.length > 1);
  const signs = isSpelled ? words.map((word) => SPOKEN[word] ?? word[0] ?? '') : words;
  return signs.join('').slice(0, length);
}

/** What stands in the boxes after somebody typed, and where the next sign goes. In full boxes what is typed takes the place of the sign there, at the end of the last. */
export function typeOver(before: string, typed: string, caret: number, length = LENGTH): { code: string; at: number } {
  const isOneMore = before.length === length && typed.length === length + 1 && /^\w+$/.test(typed);
  if (!isOneMore) {
    const code = readTyped(typed, length);
    return { code, at: Math.min(caret, code.length) };
  }
  const at = Math.min(caret - 1, length - 1);
  const sign = typed[caret - 1] ?? '';
  return { code: readTyped(before.slice(0, at) + sign + before.slice(at + 1), length), at: at + 1 };
}

/** The signs that no code has. They are not corrected: whoever typed them looks again. */
export const strangeIn = (code: string): string[] => [...new Set(code)].filter((sign) => !SIGNS.includes(sign));

export const isWhole = (code: string, length = LENGTH): boolean =>
  code.length === length && strangeIn(code).length === 0;
