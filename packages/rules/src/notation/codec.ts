// A codec turns one kind of value into text and back. Small ones build those of whole actions and positions.
// If a codec has no text for a value, JSON is used, so no codec has to handle everything.
import { cut } from '../quote.ts';
import { type Fields, isFields, makeJson } from './json.ts';
import { BAR, firstWord, isPlain, isPlainWord, split, Unreadable, unquote, wordsIn } from './line.ts';

export interface Codec<T = unknown> {
  /** Undefined if a value has no such text. */
  make(value: unknown): string | undefined;
  /** Throws `Unreadable`. */
  parse(text: string): T;
}

/** One word. Any text in quotes counts as one. */
export const word: Codec<string> = {
  make: (value) => (typeof value !== 'string' ? undefined : isPlainWord(value) ? value : makeJson(value)),
  parse(text) {
    if (text.startsWith('"')) return unquote(text);
    if (wordsIn(text).length === 1) return text;
    throw new Unreadable(
      text === '' ? { key: 'notation.oneWordMissing' } : { key: 'notation.oneWord', text: cut(text) },
    );
  },
};

/** A text as it was written, spaces and all. */
export const text: Codec<string> = {
  make: (value) => (typeof value !== 'string' ? undefined : isPlain(value) ? value : makeJson(value)),
  parse(written) {
    if (written === '') throw new Unreadable({ key: 'notation.missing' });
    return written.startsWith('"') ? unquote(written) : written;
  },
};

export const whole: Codec<number> = {
  make: (value) => (Number.isSafeInteger(value) ? String(value) : undefined),
  parse(written) {
    const value = Number(written);
    if (!/^-?\d{1,16}$/.test(written) || !Number.isSafeInteger(value)) {
      throw new Unreadable(
        written === '' ? { key: 'notation.wholeNumberMissing' } : { key: 'notation.wholeNumber', text: cut(written) },
      );
    }
    return value === 0 ? 0 : value;
  },
};

/** A list of at least one word. */
export const words: Codec<string[]> = {
  make(value) {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    return joined(value.map(word.make), ' ');
  },
  parse(written) {
    if (written === '') throw new Unreadable({ key: 'notation.missing' });
    return wordsIn(written).map(word.parse);
  },
};

/** A list of at least one whole number. */
export const wholes: Codec<number[]> = {
  make(value) {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    return joined(value.map(whole.make), ' ');
  },
  parse(written) {
    if (written === '') throw new Unreadable({ key: 'notation.missing' });
    return wordsIn(written).map(whole.parse);
  },
};

/** A list of anything, split by a sign; it may be empty. */
export const list = (item: Codec, sign: string, separator: RegExp): Codec<unknown[]> => ({
  make: (value) => (Array.isArray(value) ? joined(value.map(item.make), sign) : undefined),
  parse: (written) => (written === '' ? [] : split(written, separator).map(item.parse)),
});

const joined = (texts: readonly (string | undefined)[], sign: string): string | undefined =>
  texts.includes(undefined) ? undefined : texts.join(sign);

/** A field and how to write it. */
export type Slot = readonly [field: string, codec: Codec];
/** A field that follows a bar and its label. */
export type LabelledSlot = readonly [label: string, field: string, codec: Codec];

export interface Shape {
  /** Fields without a label, in order; each but the last is one word. */
  head: readonly Slot[];
  /** How many of them must be there. */
  needed?: number;
  parts?: readonly LabelledSlot[];
  /** Other words for labels. */
  also?: ReadonlyMap<string, string>;
}

/** An object: its first fields in a row, the others after bars: `equals | writer gus`. */
export function form({ head, needed = head.length, parts = [], also = new Map() }: Shape): Codec<Fields> {
  const known = new Set([...head.map(([field]) => field), ...parts.map(([, field]) => field)]);

  function make(value: unknown): string | undefined {
    if (!isFields(value) || Object.keys(value).some((field) => !known.has(field))) return undefined;
    const first = head.findIndex(([field]) => !Object.hasOwn(value, field));
    const leading = first < 0 ? head : head.slice(0, first);
    if (leading.length < needed || head.slice(leading.length).some(([field]) => Object.hasOwn(value, field)))
      return undefined;
    const labelled = parts.filter(([, field]) => Object.hasOwn(value, field));
    return joined(
      [
        ...(leading.length > 0
          ? [
              joined(
                leading.map(([field, codec]) => codec.make(value[field])),
                ' ',
              ),
            ]
          : []),
        ...labelled.map(([label, field, codec]) => joined([`| ${label}`, codec.make(value[field])], ' ')?.trimEnd()),
      ],
      ' ',
    );
  }

  function parseHead(written: string): [string, unknown][] {
    let rest = written;
    const found: [string, unknown][] = [];
    for (const [at, [field, codec]] of head.entries()) {
      if (rest === '' && at >= needed) break;
      const [first, after] = at === head.length - 1 ? [rest, ''] : firstWord(rest);
      found.push([field, codec.parse(first)]);
      rest = after;
    }
    if (rest !== '') throw new Unreadable({ key: 'notation.nothingMore', text: cut(rest) });
    return found;
  }

  function parse(written: string): Fields {
    const [first = '', ...others] = split(written, BAR);
    const found = new Map(parseHead(first));
    for (const other of others) {
      const [label, rest] = firstWord(other);
      const said = label.toLowerCase();
      const [, field, codec] = parts.find(([name]) => name === (also.get(said) ?? said)) ?? [];
      if (field === undefined || codec === undefined) {
        const labels = parts.map(([name]) => name);
        throw new Unreadable(
          labels.length === 0 ? { key: 'notation.noBar' } : { key: 'notation.afterBar', labels, text: cut(label) },
        );
      }
      if (found.has(field)) throw new Unreadable({ key: 'notation.twice', text: label });
      found.set(field, codec.parse(rest));
    }
    return Object.fromEntries(found);
  }

  return { make, parse };
}
