// How the things on a table are written: a move, a Goal, a choice of variations, a paper.
import type { GameName } from '../books/book.ts';
import { cut } from '../quote.ts';
import { variations } from '../variations/index.ts';
import { parsePick } from '../variations/pick.ts';
import { type Codec, form, type LabelledSlot, list, text, whole, word, words } from './codec.ts';
import { type Fields, isFields } from './json.ts';
import { AND, BAR, COMMA, firstWord, SEMICOLON, split, TWO_BARS, Unreadable, wordsIn } from './line.ts';

/** `B to required`. */
export const move: Codec<{ cube: string; to: string }> = {
  make(value) {
    if (!isFields(value) || Object.keys(value).length !== 2) return undefined;
    const [cube, to] = [word.make(value.cube), word.make(value.to)];
    return cube === undefined || to === undefined ? undefined : `${cube} to ${to}`;
  },
  parse(written) {
    const [cube, joint, to, ...more] = wordsIn(written);
    if (cube === undefined || joint?.toLowerCase() !== 'to' || to === undefined || more.length > 0) {
      throw new Unreadable({ key: 'notation.move' });
    }
    return { cube: word.parse(cube), to: word.parse(to) };
  },
};

const SHAPES: readonly unknown[] = ['single', 'row', 'column', 'L', 'T', 'other'];
/** The words that a Goal may begin with, in any case. */
const shapeOf = (word: string): unknown => SHAPES.find((shape) => String(shape).toLowerCase() === word.toLowerCase());
const VALUES = 'values';
const TEXT = 'text';

/** `row 4 u3`, `3x(5+2)`, `text 3x5+2`, `values 1 5`. */
export const goal: Codec = {
  make(value) {
    if (typeof value === 'string') return text.make(value);
    if (!isFields(value)) return undefined;
    const { shape, cubes, values, text: written, ...more } = value;
    if (Object.keys(more).length > 0) return undefined;
    const [label, rest] =
      written !== undefined
        ? [TEXT, text.make(written)]
        : values !== undefined
          ? [VALUES, list(whole, ' ', /\s+/g).make(values)]
          : [SHAPES.includes(shape) ? shape : undefined, words.make(cubes)];
    return label === undefined || rest === undefined ? undefined : `${label} ${rest}`;
  },
  parse(written) {
    const [first, rest] = firstWord(written);
    const shape = shapeOf(first);
    if (shape !== undefined) return { shape, cubes: words.parse(rest) };
    if (first.toLowerCase() === TEXT) return { text: text.parse(rest) };
    if (first.toLowerCase() === VALUES) return { values: wordsIn(rest).map(whole.parse) };
    return text.parse(written);
  },
};

const variationOf = (name: string) => {
  const known = parsePick(name);
  return known && variations[known.name];
};

/** A choice without who made it. One that names no variation stays whole: the table refuses it, and the match goes on. */
function parseChoice(written: string): Fields {
  const [first, blank] = firstWord(written);
  const name = word.parse(first);
  if (blank === '') return { name };
  const variation = variationOf(name);
  if (variation === undefined) return { name: text.parse(written) };
  if (variation.blank === undefined) throw new Unreadable({ key: 'notation.pick.noBlank', variation: variation.id });
  return { name, [variation.blank]: text.parse(blank) };
}

/** `wild-cube G by ann`, `two-solutions`. */
const pick: Codec = {
  make(value) {
    if (!isFields(value) || typeof value.name !== 'string') return undefined;
    const { name, by, ...more } = value;
    const field = variationOf(value.name)?.blank;
    if (Object.keys(more).some((other) => other !== field)) return undefined;
    const filled = field !== undefined && Object.hasOwn(value, field);
    const pieces = [
      word.make(name),
      ...(filled ? [text.make(value[field])] : []),
      ...(Object.hasOwn(value, 'by') ? ['by', word.make(by)] : []),
    ];
    return pieces.includes(undefined) ? undefined : pieces.join(' ');
  },
  parse(written) {
    const [choice = '', by, ...more] = split(written, /(?<=^|\s)by(?=\s|$)/gi);
    if (more.length > 0) throw new Unreadable({ key: 'notation.pick' });
    return { ...parseChoice(choice), ...(by === undefined ? {} : { by: word.parse(by) }) };
  },
};
export const picks = list(pick, ', ', COMMA);

/** `B:U G:N`: what each wild cube stands for. */
const marks: Codec = {
  make(value) {
    if (!isFields(value)) return undefined;
    const each = Object.entries(value);
    if (each.length === 0 || each.some(([, symbol]) => typeof symbol !== 'string')) return undefined;
    return words.make(each.map(([cube, symbol]) => `${cube}:${symbol}`));
  },
  parse: (written) =>
    Object.fromEntries(
      words.parse(written).map((mark) => {
        const [cube, symbol, ...more] = mark.split(':');
        if (cube === undefined || symbol === undefined || more.length > 0) {
          throw new Unreadable({ key: 'notation.mark', text: cut(mark) });
        }
        return [cube, symbol];
      }),
    ),
};

/** What a paper may have besides its Set-Name or its Equation. */
const PARTS: readonly LabelledSlot[] = [
  ['restrictions', 'restrictions', list(text, '; ', SEMICOLON)],
  ['blank', 'blank', text],
  ['avoid', 'avoid', move],
  ['wild', 'wild', marks],
  ['goal', 'goal', goal],
];
const ALSO = new Map([['restriction', 'restrictions']]);
const equation = form({ head: [['equation', text]], needed: 0, parts: PARTS, also: ALSO });
const setName = form({ head: [['setName', text]], needed: 0, parts: PARTS, also: ALSO });

/** `B U R | restrictions B C R; G = A`; or the Restrictions first, as on paper: `B C R; G = A; B U R`. */
const withRestrictions: Codec = {
  make: setName.make,
  parse(written) {
    const [head = '', ...parts] = split(written, BAR);
    const pieces = split(head, SEMICOLON);
    if (pieces.length === 1) return setName.parse(written);
    const last = pieces.pop() ?? '';
    if (last === '') throw new Unreadable({ key: 'notation.setNameMissing' });
    const { restrictions: more, ...rest } = setName.parse([last, ...parts].join(' | '));
    return { ...rest, restrictions: [...pieces.map(text.parse), ...(Array.isArray(more) ? more : [])] };
  },
};

/** If the game is not known, a text with an equals sign is an Equation. */
const ofEither: Codec = {
  make: (value) => (isFields(value) && Object.hasOwn(value, 'equation') ? equation : setName).make(value),
  parse: (written) => (/^[^|]*=/.test(written) ? equation : setName).parse(written),
};

const beside = form({
  head: [],
  parts: [
    ['avoid', 'avoid', move],
    ['moved', 'moved', move],
  ],
});

/** One or two Solutions, and after `||` the moves that go with them: `R - B || avoid = to forbidden`. */
const paperOf = (solution: Codec): Codec<Fields> => ({
  make(value) {
    if (!isFields(value)) return undefined;
    const { solution: one, solutions: two, ...others } = value;
    const isOne = Object.hasOwn(value, 'solution');
    const written = isOne ? solution.make(one) : list(solution, ' & ', AND).make(two);
    const more = beside.make(others);
    if (written === undefined || more === undefined) return undefined;
    return more === '' ? written : `${written} |${more}`.trim();
  },
  parse(written) {
    const [first = '', ...others] = split(written, TWO_BARS);
    if (others.length > 1) throw new Unreadable({ key: 'notation.twice', text: '||' });
    const each = split(first, AND).map(solution.parse);
    const papers = each.length === 1 ? { solution: each[0] } : { solutions: each };
    return { ...papers, ...(others[0] === undefined ? {} : beside.parse(`| ${others[0]}`)) };
  },
});

const PAPERS: Readonly<Record<GameName, Codec<Fields>>> = {
  'on-sets': paperOf(withRestrictions),
  equations: paperOf(equation),
};
const PAPER_OF_EITHER = paperOf(ofEither);

/** The game being played decides how to read a paper: in On-Sets `=` is a cube, and may be wild. */
export const paper = (game: GameName | undefined): Codec<Fields> =>
  game === undefined ? PAPER_OF_EITHER : PAPERS[game];
