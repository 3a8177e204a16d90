// A Solution as a person types it: the game that is played says how it is read, and what is not understood is asked about.
// It takes all that play prints and all that the notation of matches knows; how the notation itself reads one lives in the rules.
import { cut, type GameName, makeCard, type PresentedPaper, parseDots } from '@openshake/rules';
import { type Read, refused, understood } from '../../prompt/conversation.ts';
import { readGoal as readEquationsGoal } from '../../prompt/equationsReading.ts';
import { readGoal as readOnSetsGoal } from '../../prompt/onSetsReading.ts';
import { cubeParser, lettersOf, readExpression } from '../../prompt/signs.ts';
import { readPut } from './sections.ts';

/** The words that name a part of a paper, as pages and papers have them. No cube shows any of their words. */
const LABELS = [
  ['restrictions', /restrictions?(?:\s+\d+(?!\S))?/],
  ['setName', /set[-\s]?name/],
  ['equation', /equation/],
  ['wild', /wild/],
  ['blank', /(?<!blank |painted )blank(?:\s+(?:card\s+)?painted)?/],
  ['goal', /goal/],
  ['avoid', /safe\s+move|avoid/],
  ['moved', /charged\s+move|move\s+charged|moved/],
] as const;
type Label = (typeof LABELS)[number][0];

const WORD = { before: '(?<!\\p{L})', after: '(?!\\p{L})' };

/** What stands between two Solutions: a sign, a word, or the title of the next one on a page. */
const BETWEEN = new RegExp(`&|${WORD.before}(?:and|(?:and\\s+)?solution\\s+\\d+\\s*:?)${WORD.after}`, 'giu');
const FIRST_TITLE = /^solution\s+1\s*:?/iu;

/** What cuts a Solution into its parts: signs, and the labels. */
const CUTS = new RegExp(
  `(\\|\\||[|;,])|${WORD.before}(?:${LABELS.map(([, word]) => `(${word.source})`).join('|')})${WORD.after}\\s*:?`,
  'giu',
);

/** A part of a Solution: what it is said to be, and the sign before it. */
interface Piece {
  label: Label | undefined;
  sign: string;
  text: string;
}

/** An Equation with every cube of the kit is shorter than this. */
const LONGEST_EXAMPLE = 200;

/** Something has to stand behind a comma or a semicolon. */
const needsMore = (sign: string): boolean => /[;,]/.test(sign);

function piecesOf(typed: string): Piece[] {
  const pieces: Piece[] = [];
  let open: Omit<Piece, 'text'> = { label: undefined, sign: '' };
  let from = 0;
  const close = (text: string): void => {
    if (text !== '' || open.label !== undefined || needsMore(open.sign)) pieces.push({ ...open, text });
  };
  for (const found of typed.matchAll(CUTS)) {
    const [all, sign = '', ...named] = found;
    const label = LABELS[named.findIndex((name) => name !== undefined)]?.[0];
    const text = typed.slice(from, found.index).trim();
    // A sign before a label only leads to it.
    if (label === undefined || text !== '' || open.label !== undefined) {
      close(text);
      open = { label, sign };
    } else open = { ...open, label };
    from = found.index + all.length;
  }
  close(typed.slice(from).trim());
  return pieces;
}

/** One Solution, part by part. */
interface Sheet {
  /** What stands there without a label: Restrictions, and at the end the Set-Name or the Equation. */
  head: string[];
  restrictions: string[];
  wild: string[];
  /** Each at most once. */
  one: Map<Label, string>;
}

const NAMES: Readonly<Record<Label, string>> = {
  restrictions: 'Restrictions',
  setName: 'Set-Name',
  equation: 'Equation',
  wild: 'wild cube',
  blank: 'blank card',
  goal: 'Goal',
  avoid: 'safe move',
  moved: 'charged move',
};

/** What a list goes on with after a comma or a semicolon. */
function goesOn(label: Label | undefined, { sign, text }: Piece): boolean {
  if (!needsMore(sign)) return false;
  return label === 'restrictions' || (label === 'wild' && /^\S\s*:/u.test(text));
}

function sheetOf(pieces: readonly Piece[]): Read<Sheet> {
  const sheet: Sheet = { head: [], restrictions: [], wild: [], one: new Map() };
  let last: Label | undefined;
  for (const piece of pieces) {
    const label = piece.label ?? (goesOn(last, piece) ? last : undefined);
    const { sign, text } = piece;
    if (text === '' && label !== 'restrictions')
      return refused(label === undefined ? `Something is missing after "${sign}".` : `What is the ${NAMES[label]}?`);
    if (label === undefined) {
      if (sign.startsWith('|') && sheet.head.length > 0) return refused(`After the bar, what is "${text}"?`);
      sheet.head.push(text);
    } else if (label === 'restrictions') {
      if (text !== '') sheet.restrictions.push(text);
    } else if (label === 'wild') sheet.wild.push(text);
    else if (sheet.one.has(label)) return refused(`The ${NAMES[label]} is there twice.`);
    else sheet.one.set(label, text);
    last = label;
  }
  return understood(sheet);
}

/** Whether somebody could take this for a Restriction. */
const mayRestrict = (letters: string, wild: Readonly<Record<string, string>>): boolean =>
  /[=C]/.test(letters) || Object.values(wild).some((symbol) => /[=C]/.test(symbol));

/** `B:U G:N`, with commas or without. */
function readMarks(texts: readonly string[], game: GameName): Read<Record<string, string>> {
  const parse = cubeParser(game);
  const marks: Record<string, string> = {};
  for (const text of texts) {
    const letters = lettersOf(text, game);
    const found = [...letters.matchAll(/(\S)\s*:\s*(\S)/gu)];
    if (letters.replaceAll(/(\S)\s*:\s*(\S)/gu, '').trim() !== '' || found.length === 0)
      return refused(
        `A wild cube is written with what it stands for, such as wild ${game === 'equations' ? '0:x' : 'G:U'}, not "${text}".`,
      );
    for (const [, cube = '', symbol = ''] of found) {
      const strange = [cube, symbol].find((each) => parse(each) === undefined);
      if (strange !== undefined) return refused(`"${strange}" is on no cube, so "${cube}:${symbol}" is no mark.`);
      if (Object.hasOwn(marks, cube)) return refused(`The wild cube ${cube} is there twice.`);
      marks[cube] = symbol;
    }
  }
  return understood(marks);
}

/** What stands on every paper beside its expressions. */
function readBeside({ wild, one }: Sheet, game: GameName): Read<{ wild?: object; goal?: unknown }> {
  const marks = readMarks(wild, game);
  if (!marks.ok) return marks;
  const goalText = one.get('goal');
  const readGoal = game === 'equations' ? readEquationsGoal : readOnSetsGoal;
  const goal: Read<unknown> = goalText === undefined ? understood(undefined) : readGoal(goalText);
  if (!goal.ok) return goal;
  return understood({
    ...(wild.length > 0 && { wild: marks.value }),
    ...(goalText !== undefined && { goal: goal.value }),
  });
}

const SET_NAME_MISSING =
  'The Set-Name is missing. It comes after the Restrictions, as in: write R C Y ; R U B, or before them, as in: write R U B | restrictions R C Y';

/** All of them, or why one is not understood. */
function readExpressions(texts: readonly string[], game: GameName): Read<string[]> {
  const read = texts.map((text) => readExpression(text, game));
  const unclear = read.find(({ ok }) => !ok);
  if (unclear && !unclear.ok) return unclear;
  return understood(read.flatMap((each) => (each.ok ? [each.value] : [])));
}

function readOnSets(sheet: Sheet): Read<object> {
  const { one, restrictions } = sheet;
  if (one.has('equation')) return refused('You are playing On-Sets: a Solution has a Set-Name, not an Equation.');
  const beside = readBeside(sheet, 'on-sets');
  if (!beside.ok) return beside;
  const named = one.get('setName');
  const last = named ?? sheet.head.pop();
  if (last === undefined) return refused(SET_NAME_MISSING);
  const head = readExpressions(sheet.head, 'on-sets');
  const labelled = readExpressions(restrictions, 'on-sets');
  const setName = readExpression(last, 'on-sets');
  if (!head.ok) return head;
  if (!labelled.ok) return labelled;
  if (!setName.ok) return setName;
  const odd = head.value.find((letters) => !mayRestrict(letters, (beside.value.wild ?? {}) as Record<string, string>));
  if (odd !== undefined)
    return refused(
      `"${odd}" has no = or ⊆, so it is no Restriction. Write the Restrictions first and the Set-Name last, as in: write R C Y ; R U B`,
    );
  const dots = one.get('blank');
  const blank = dots === undefined ? undefined : parseDots(dots.replaceAll('·', ''));
  if (dots !== undefined && blank === undefined)
    return refused(`"${dots}" is no card. Name the dots that you paint on the blank card, as in: blank BG`);
  const all = [...head.value, ...labelled.value];
  return understood({
    ...(all.length > 0 && { restrictions: all }),
    setName: setName.value,
    ...(blank !== undefined && { blank: makeCard(blank) }),
    ...beside.value,
  });
}

const NOT_OF_EQUATIONS: readonly Label[] = ['restrictions', 'setName', 'blank', 'avoid', 'moved'];

function readEquation(sheet: Sheet, goal: string): Read<object> {
  const labels: Label[] = [...(sheet.restrictions.length > 0 ? (['restrictions'] as const) : []), ...sheet.one.keys()];
  const strange = labels.find((label) => NOT_OF_EQUATIONS.includes(label));
  if (strange !== undefined)
    return refused(`You are playing Equations: a Solution is an Equation and has no ${NAMES[strange]}.`);
  const beside = readBeside(sheet, 'equations');
  if (!beside.ok) return beside;
  const [typed, another] = [...sheet.head, ...(sheet.one.has('equation') ? [sheet.one.get('equation') ?? ''] : [])];
  if (typed === undefined) return refused('The Equation is missing.');
  if (another !== undefined) return refused(`What is "${another}"? A Solution is one Equation.`);
  const read = readExpression(typed, 'equations');
  if (!read.ok) return read;
  const equation = read.value;
  const sides = equation.split('=').length;
  if (sides === 1)
    return refused(`An Equation ends with = and the Goal, as in: ${cut(equation, LONGEST_EXAMPLE)}=${goal}`);
  if (sides > 2) return refused('An Equation has one equals sign.');
  return understood({ equation, ...beside.value });
}

/** What a lesson tells with a Solution, and the full stop of its sentence. */
const SAID_WITH_IT = /,?\s+with\s+[^,;|]+\s+from\s+Resources\s*$/iu;
const FULL_STOP = /\s*\.\s*$/u;

/** `goal`: the Goal of the table, for who forgets it. */
export function readPaper(typed: string, game: GameName, goal: string): Read<PresentedPaper> {
  const text = typed
    .replace(/(?<=^|\s)#.*$/u, '')
    .replace(FULL_STOP, '')
    .replace(SAID_WITH_IT, '')
    .trim();
  if (text === '' || /^(?:nothing|none)$/i.test(text))
    return refused('Write a Solution after it. To hand in none, type decline.');
  const solutions: object[] = [];
  const moves: Record<string, object> = {};
  for (const each of text.replace(FIRST_TITLE, '').split(BETWEEN)) {
    const sheet = sheetOf(piecesOf(each));
    if (!sheet.ok) return sheet;
    const solution = game === 'equations' ? readEquation(sheet.value, goal) : readOnSets(sheet.value);
    if (!solution.ok) return solution;
    solutions.push(solution.value);
    for (const label of ['avoid', 'moved'] as const) {
      const written = sheet.value.one.get(label);
      if (written === undefined) continue;
      const move = readPut(written, { game });
      if (!move) return refused(`The ${NAMES[label]} is a cube and a section, as in: ${label} G to forbidden`);
      if (Object.hasOwn(moves, label)) return refused(`The ${NAMES[label]} is there twice.`);
      moves[label] = move;
    }
  }
  return understood({ ...(solutions.length === 1 ? { solution: solutions[0] } : { solutions }), ...moves });
}
