// A Solution as a person types it. The program reads it by the rules of the current game and asks about anything unclear.
// It accepts everything that play prints and everything in match notation. The notation's own reader is in the rules.
import { cut, type GameName, type PresentedPaper } from '@openshake/rules';
import { makeCard, parseDots } from '@openshake/rules/onsets';
import { showEquationSigns, showOnSetsSigns } from '@openshake/words';
import { type Read, refused, understood } from '../../prompt/conversation.ts';
import { readGoal as readEquationsGoal } from '../../prompt/equationsReading.ts';
import { readGoal as readOnSetsGoal } from '../../prompt/onSetsReading.ts';
import { cubeParser, lettersOf, readExpression } from '../../prompt/signs.ts';
import type { Text } from '../../words/texts/index.ts';
import { readPut } from './sections.ts';

/** The words that label a part of a paper, on pages and papers in every language. No cube shows any of these words. */
const LABELS = [
  ['restrictions', /(?:restrictions?|restricci[oó]n(?:es)?)(?:\s+\d+(?!\S))?/],
  ['setName', /set[-\s]?name|nombre\s+de\s+conjunto/],
  ['equation', /equation|ecuaci[oó]n/],
  ['wild', /wild|comod[ií]n/],
  ['blank', /(?<!blank |painted )blank(?:\s+(?:card\s+)?painted)?|carta\s+pintada/],
  ['goal', /goal|meta/],
  ['avoid', /safe\s+move|avoid|movimiento\s+seguro/],
  ['moved', /charged\s+move|move\s+charged|moved|movimiento\s+denunciado/],
] as const;
type Label = (typeof LABELS)[number][0];

const WORD = { before: '(?<!\\p{L})', after: '(?!\\p{L})' };

/** What separates two Solutions: a sign, a word, or the title of the next one on a page. */
const BETWEEN = new RegExp(
  `&|${WORD.before}(?:and|(?:and\\s+)?(?:solution|soluci[oó]n)\\s+\\d+\\s*:?)${WORD.after}`,
  'giu',
);
const FIRST_TITLE = /^(?:solution|soluci[oó]n)\s+1\s*:?/iu;

/** What separates the parts of a Solution: signs and labels. */
const CUTS = new RegExp(
  `(\\|\\||[|;,])|${WORD.before}(?:${LABELS.map(([, word]) => `(${word.source})`).join('|')})${WORD.after}\\s*:?`,
  'giu',
);

/** A part of a Solution: its label, and the sign before it. */
interface Piece {
  label: Label | undefined;
  sign: string;
  text: string;
}

/** Even an Equation with every cube of the kit is shorter than this. */
const LONGEST_EXAMPLE = 200;

/** Something must follow a comma or a semicolon. */
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
  /** The pieces without a label: Restrictions, and at the end the Set-Name or the Equation. */
  head: string[];
  restrictions: string[];
  wild: string[];
  /** Each at most once. */
  one: Map<Label, string>;
}

/** Whether a list continues after a comma or a semicolon. */
function goesOn(label: Label | undefined, { sign, text }: Piece): boolean {
  if (!needsMore(sign)) return false;
  return label === 'restrictions' || (label === 'wild' && /^\S\s*:/u.test(text));
}

const whatIsMissing = (label: Label | undefined, sign: string): Text =>
  label === undefined ? { key: 'written.missingAfter', sign } : { key: 'written.what', part: label };

function sheetOf(pieces: readonly Piece[]): Read<Sheet> {
  const sheet: Sheet = { head: [], restrictions: [], wild: [], one: new Map() };
  let last: Label | undefined;
  for (const piece of pieces) {
    const label = piece.label ?? (goesOn(last, piece) ? last : undefined);
    const { sign, text } = piece;
    if (text === '') return refused(whatIsMissing(label, sign));
    if (label === undefined) {
      if (sign.startsWith('|') && sheet.head.length > 0) return refused({ key: 'written.afterBar', text: cut(text) });
      sheet.head.push(text);
    } else if (label === 'restrictions') {
      sheet.restrictions.push(text);
    } else if (label === 'wild') sheet.wild.push(text);
    else if (sheet.one.has(label)) return refused({ key: 'written.twice', part: label });
    else sheet.one.set(label, text);
    last = label;
  }
  return understood(sheet);
}

/** Whether this could be a Restriction. */
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
      return refused({
        key: 'written.mark',
        text: cut(text),
        example: `wild ${game === 'equations' ? '0:x' : 'G:U'}`,
      });
    for (const [, cube = '', symbol = ''] of found) {
      const strange = [cube, symbol].find((each) => parse(each) === undefined);
      if (strange !== undefined)
        return refused({ key: 'written.mark.noCube', sign: strange, mark: `${cube}:${symbol}` });
      if (Object.hasOwn(marks, cube)) return refused({ key: 'written.mark.twice', cube });
      marks[cube] = symbol;
    }
  }
  return understood(marks);
}

/** What any paper may have beside its expressions. */
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

const SET_NAME_MISSING: Text = {
  key: 'written.setNameMissing',
  example: 'write R C Y ; R U B',
  other: 'write R U B | restrictions R C Y',
};

/** All of them, or why one is unclear. */
function readExpressions(texts: readonly string[], game: GameName): Read<string[]> {
  const read = texts.map((text) => readExpression(text, game));
  const unclear = read.find(({ ok }) => !ok);
  if (unclear && !unclear.ok) return unclear;
  return understood(read.flatMap((each) => (each.ok ? [each.value] : [])));
}

/** A sign between two things that comes last in an expression or a group. A mark such as G:U may stand for anything. */
const UNFINISHED: Readonly<Record<GameName, RegExp>> = {
  'on-sets': /(?<!:)[UN-](?=\s*(?:$|[)\]}]))/u,
  equations: /(?<!:)[-+x/^r](?=\s*(?:$|=|[)\]}]))/u,
};

const SHOW = { 'on-sets': showOnSetsSigns, equations: showEquationSigns } as const;

/** What we ask about an unfinished expression. A wild cube may come last. */
function askForRest(letters: string, game: GameName, wild: object = {}): Text | undefined {
  const [sign] = UNFINISHED[game].exec(letters) ?? [];
  if (sign === undefined || Object.hasOwn(wild, sign)) return undefined;
  return { key: 'written.rest', sign: SHOW[game](sign), text: cut(letters) };
}

/** A Restriction that ends with its only = or ⊆ has no second set yet. */
function askForRestOfRestriction(letters: string, wild: object): Text | undefined {
  const [, sign] = /^[^=C]*([=C])\s*$/.exec(letters.replaceAll(/\S:\S/gu, 'B')) ?? [];
  if (sign === undefined) return askForRest(letters, 'on-sets', wild);
  return { key: 'written.rest', sign: showOnSetsSigns(sign), text: cut(letters) };
}

const first = (questions: readonly (Text | undefined)[]): Text | undefined =>
  questions.find((question) => question !== undefined);

function readOnSets(sheet: Sheet): Read<object> {
  const { one, restrictions } = sheet;
  if (one.has('equation')) return refused({ key: 'written.noEquation' });
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
  const wild = (beside.value.wild ?? {}) as Record<string, string>;
  const all = [...head.value, ...labelled.value];
  const odd = head.value.find((letters) => !mayRestrict(letters, wild));
  if (odd !== undefined)
    return refused({ key: 'written.noRestriction', text: cut(odd), example: 'write R C Y ; R U B' });
  const unfinished = first([
    ...all.map((letters) => askForRestOfRestriction(letters, wild)),
    askForRest(setName.value, 'on-sets', wild),
  ]);
  if (unfinished !== undefined) return refused(unfinished);
  const dots = one.get('blank');
  const blank = dots === undefined ? undefined : parseDots(dots.replaceAll('·', ''));
  if (dots !== undefined && blank === undefined)
    return refused({ key: 'written.noCard', text: cut(dots), example: 'blank BG' });
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
  if (strange !== undefined) return refused({ key: 'written.notInEquations', part: strange });
  const beside = readBeside(sheet, 'equations');
  if (!beside.ok) return beside;
  const [typed, another] = [...sheet.head, ...(sheet.one.has('equation') ? [sheet.one.get('equation') ?? ''] : [])];
  if (typed === undefined) return refused({ key: 'written.equationMissing' });
  if (another !== undefined) return refused({ key: 'written.secondEquation', text: cut(another) });
  const read = readExpression(typed, 'equations');
  if (!read.ok) return read;
  const equation = read.value;
  const sides = equation.split('=').length;
  if (sides === 1) return refused({ key: 'written.goalMissing', example: `${cut(equation, LONGEST_EXAMPLE)}=${goal}` });
  if (sides > 2) return refused({ key: 'written.oneEquals' });
  if (/^\s*=/.test(equation)) return refused({ key: 'written.beforeEquals' });
  if (/=\s*$/.test(equation)) return refused({ key: 'written.afterEquals' });
  const unfinished = askForRest(equation, 'equations');
  if (unfinished !== undefined) return refused(unfinished);
  return understood({ equation, ...beside.value });
}

/** What a lesson adds to a Solution, and the period after it. */
const SAID_WITH_IT = /,?\s+(?:with\s+[^,;|]+\s+from\s+Resources|con\s+[^,;|]+\s+de\s+Recursos)\s*$/iu;
const PERIOD = /\s*\.\s*$/u;

/** `goal`: the Goal on the table, for the example to a player who left it out. */
export function readPaper(typed: string, game: GameName, goal: string): Read<PresentedPaper> {
  const text = typed
    .replace(/(?<=^|\s)#.*$/u, '')
    .replace(PERIOD, '')
    .replace(SAID_WITH_IT, '')
    .trim();
  if (text === '' || /^(?:nothing|none|nada|ninguna)$/i.test(text)) return refused({ key: 'written.sameLine' });
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
      if (!move) return refused({ key: 'written.move', part: label, example: `${label} G to forbidden` });
      if (Object.hasOwn(moves, label)) return refused({ key: 'written.twice', part: label });
      moves[label] = move;
    }
  }
  return understood({ ...(solutions.length === 1 ? { solution: solutions[0] } : { solutions }), ...moves });
}
