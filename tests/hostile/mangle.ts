// Real inputs corrupted at random: fields dropped, doubled, swapped, nested, lengthened, of another kind or from another game; bytes flipped and lines cut.
import { mulberry32 } from '../oracle/random.ts';

export class Mangler {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = mulberry32(seed);
  }

  below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  happens(probability: number): boolean {
    return this.#random() < probability;
  }

  one<T>(things: readonly T[]): T {
    const thing = things[this.below(things.length)];
    if (thing === undefined) throw new Error('There is nothing to choose from.');
    return thing;
  }

  /** A JSON value corrupted in one to four places, as JSON text. `others`: values to borrow fields from. */
  json(value: unknown, others: readonly unknown[]): string {
    const root = { value: structuredClone(value) };
    for (let left = 1 + this.below(4); left > 0; left -= 1) this.#spoil(this.#place(root), others);
    return withoutStandIns(JSON.stringify(root.value) ?? 'null');
  }

  /** A text corrupted in one to three places. */
  text(text: string): string {
    let corrupted = text;
    for (let left = 1 + this.below(3); left > 0; left -= 1) corrupted = this.#spoilText(corrupted);
    return corrupted;
  }

  /** Bytes garbled as on a bad line: cut off, flipped, added, dropped. */
  bytes(text: string): Buffer {
    const bytes = Buffer.from(text);
    const at = this.below(bytes.length);
    switch (this.below(4)) {
      case 0:
        return bytes.subarray(0, at);
      case 1:
        bytes[at] = (bytes[at] ?? 0) ^ (1 << this.below(8));
        return bytes;
      case 2:
        return Buffer.concat([bytes.subarray(0, at), Buffer.from([this.below(256)]), bytes.subarray(at)]);
      default:
        return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + this.below(5))]);
    }
  }

  /** A place somewhere inside a value: its holder and its key. */
  #place(root: { value: unknown }): Place {
    let holder: Holder = root as Holder;
    let key: string | number = 'value';
    while (!this.happens(0.15)) {
      const inner: unknown = holder[key];
      if (!isHolder(inner)) break;
      const keys: (string | number)[] = Array.isArray(inner) ? [...inner.keys()] : Object.keys(inner);
      if (keys.length === 0) break;
      holder = inner;
      key = this.one(keys);
    }
    return { holder, key };
  }

  #spoil({ holder, key }: Place, others: readonly unknown[]): void {
    const value = holder[key];
    switch (this.below(10)) {
      case 0:
        if (Array.isArray(holder)) holder.splice(Number(key), 1);
        else delete holder[key];
        break;
      case 1:
        if (Array.isArray(holder)) holder.splice(Number(key), 0, structuredClone(value));
        else holder[`${key}${this.one(['', 's', ' ', '\u202e'])}`] = structuredClone(value);
        break;
      case 2: {
        const keys: (string | number)[] = Array.isArray(holder) ? [...holder.keys()] : Object.keys(holder);
        const other = keys.length === 0 ? key : this.one(keys);
        [holder[key], holder[other]] = [holder[other], value];
        break;
      }
      case 3:
        holder[key] = this.happens(0.5) ? [value] : { [this.one(['text', 'setName', 'cubes', 'x'])]: value };
        break;
      case 4:
        holder[key] = this.#longer(value);
        break;
      case 5:
        if (typeof value === 'string') holder[key] = this.text(value);
        else holder[key] = this.#odd();
        break;
      case 6:
      case 7:
        holder[key] = borrowed(this.one(others), key) ?? this.#odd();
        break;
      case 8:
        holder[this.one(['__proto__x', 'by', 'id', 'goal', 'wild', String(key)])] = this.#odd();
        break;
      default:
        holder[key] = this.#odd();
    }
  }

  #odd(): unknown {
    return structuredClone(this.one(ODD));
  }

  #longer(value: unknown): unknown {
    const times = 2 ** this.below(this.happens(0.1) ? 15 : 8);
    if (typeof value === 'string') return value.repeat(Math.min(times, 200_000 / (value.length + 1)));
    if (typeof value === 'number') return value * 10 ** this.below(300);
    if (!Array.isArray(value)) return value;
    const most = Math.min(times, 100_000 / (JSON.stringify(value).length + 1));
    return Array.from({ length: most }, () => structuredClone(value)).flat();
  }

  #spoilText(text: string): string {
    const at = this.below(text.length + 1);
    const to = Math.min(text.length, at + 1 + this.below(8));
    switch (this.below(6)) {
      case 0:
        return text.slice(0, at) + text.slice(to);
      case 1:
        return text.slice(0, to) + text.slice(at);
      case 2:
        return text.slice(0, at) + this.one(ODD_TEXTS) + text.slice(at);
      case 3:
        return text.slice(0, at) + this.one(ODD_TEXTS) + text.slice(to);
      case 4:
        return text.slice(0, at) + text.slice(at, to).repeat(2 ** this.below(10)) + text.slice(to);
      default:
        return text.slice(to) + text.slice(at, to) + text.slice(0, at);
    }
  }
}

type Holder = Record<string | number, unknown>;
interface Place {
  holder: Holder;
  key: string | number;
}

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** The value of the same field somewhere in another input. */
function borrowed(value: unknown, key: string | number, levels = 6): unknown {
  if (!isHolder(value) || levels === 0) return undefined;
  if (Object.hasOwn(value, key)) return structuredClone(value[key]);
  for (const inner of Object.values(value)) {
    const found = borrowed(inner, key, levels - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What JSON text can say and JSON.stringify cannot. A text takes its place until it is written. */
const STAND_INS: Readonly<Record<string, string>> = {
  '@huge': '1e309',
  '@minus-huge': '-1e400',
  '@minus-zero': '-0',
  '@deep-list': `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  '@deep-object': `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  '@deeper': `${'['.repeat(40_000)}${']'.repeat(40_000)}`,
};
const withoutStandIns = (text: string): string =>
  text.replaceAll(/"(@[a-z-]+)"/g, (found, name: string) => STAND_INS[name] ?? found);

const ODD: readonly unknown[] = [
  ...Object.keys(STAND_INS),
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  1e-7,
  2 ** 53,
  '',
  ' ',
  'B',
  '7',
  'judge',
  '__proto__',
  'constructor',
  [],
  {},
  [[]],
  { '': '' },
  { length: 3 },
  { toString: 1, valueOf: 2 },
  ['B', 'B', 'B', 'B', 'B', 'B', 'B', 'B', 'B', 'B', 'B', 'B', 'B', 'B', 'B', 'B', 'B', 'B', 'B', 'B'],
  'mlag-equations-basic-2018',
  'agloa-onsets-2023',
  'elementary',
  '\u001b[31mred\u001b[2J',
  '\u202egnp.exe',
  'a\u0000b\u0007',
  '\ud800',
  '👩‍🔬',
  'x'.repeat(1_000),
  'U'.repeat(30_000),
  '9'.repeat(3_000),
];

const ODD_TEXTS: readonly string[] = [
  '(',
  ')',
  '((((((((',
  ']',
  "'",
  '"',
  '=',
  ':',
  ':=',
  '|',
  ',',
  '#',
  '\n',
  '\r',
  '\t',
  '\u0000',
  '\u001b[2J',
  '\u009b31m',
  '\u202e',
  '\u200b',
  '\ufeff',
  '\ud83d',
  '😀',
  '×',
  '∪',
  '∞',
  '0:',
  '^9^9^9',
  'r',
  'su',
  '9'.repeat(40),
  ' '.repeat(500),
  'match ',
  '{}',
  '{"',
  '\\',
  '99999999999999999999',
  '-',
];
