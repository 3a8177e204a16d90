// Whatever play prints can be typed back: Solutions of both games in every form. The player is asked about anything else.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOOK_IDS, type BookId, books, type GameName } from '@openshake/rules';
import { makeAction } from '@openshake/rules/notation';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAIN } from '../../colour.ts';
import { paperParts } from '../../pretty/paperLines.ts';
import { wordsOf } from '../../pretty/tableWords.ts';
import { EQUATIONS_START, ON_SETS_START, seatAt, tableAfter } from '../../testing/seats.ts';
import { commandFor } from '../commandFor.ts';
import { drawCube } from '../draw/cubes.ts';
import { triedPage } from '../papers.ts';
import { readLine } from './index.ts';
import { readPaper } from './paper.ts';

const page = { paint: PLAIN, width: 1000 };
const tables = {
  'on-sets': tableAfter(ON_SETS_START, { book: 'mlag-onsets-basic-2019' }),
  equations: tableAfter(EQUATIONS_START, { book: 'mlag-equations-basic-2018' }),
};
const seats = { 'on-sets': seatAt(tables['on-sets']), equations: seatAt(tables.equations) };

const read = (line: string, game: GameName): unknown => {
  const meant = readLine(line, seats[game]);
  if (!('act' in meant)) return meant;
  const { by: _, type: __, ...paper } = meant.act;
  return paper;
};

const from = (signs: string) => fc.constantFrom(...signs);
const some = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record(model, { requiredKeys: [] });

/** Sets, operations and wild marks. A set may be grouped or have a prime. */
const aSet = fc.oneof(
  from('BRGYVA'),
  from('BRGYVA').map((set) => `${set}'`),
  fc.tuple(from('BRGY'), from('BRGY')).map(([one, other]) => `(${one} N ${other})'`),
  fc.constantFrom('=', '=:B', 'C:V', 'G:U'),
);
const setName = fc
  .tuple(aSet, fc.array(fc.tuple(fc.constantFrom('U', 'N', '-', 'C:U', '=:-'), aSet), { maxLength: 4 }))
  .map(([first, rest]) => [first, ...rest.flat()].join(' '));
const restriction = fc.tuple(aSet, from('=C'), aSet).map((all) => all.join(' '));
const aMove = fc.record({ cube: from("BRGYVAUN-'=C"), to: fc.constantFrom('required', 'permitted', 'forbidden') });
const onSets = fc
  .tuple(
    fc.record({ setName }),
    some({
      restrictions: fc.array(restriction, { minLength: 1, maxLength: 3 }),
      wild: fc.constantFrom({ '=': 'B' }, { C: 'U', '=': 'R' }, { B: 'U' }),
      blank: fc.constantFrom('BG', 'R', 'BRGY', 'blank'),
      goal: fc.oneof(
        fc.record({ shape: fc.constant('row'), cubes: fc.constantFrom(['1', '2'], ['1', 'u2', '3']) }),
        fc.record({ shape: fc.constantFrom('L', 'T'), cubes: fc.constantFrom(['2', '1', '3'], ['u2', '1', '5']) }),
        fc.record({ shape: fc.constant('column'), cubes: fc.constantFrom(['2', '2'], ['1', '2', '3']) }),
        fc.record({ shape: fc.constant('other'), cubes: fc.constantFrom(['2', 'u2']) }),
      ),
    }),
  )
  .map(([one, more]): object => ({ ...one, ...more }));

const aNumber = fc.constantFrom('6', '12', 'r9', '3r8', '(4+5)', '[2x3]', 's3', 'u4', 'su2', '0', '0:x');
const expression = fc
  .tuple(aNumber, fc.array(fc.tuple(from('+-x/^'), aNumber), { maxLength: 3 }))
  .map(([first, rest]) => [first, ...rest.flat()].join(''));
const equations = fc
  .tuple(
    fc.record({ equation: fc.tuple(expression, expression).map((sides) => sides.join('=')) }),
    some({ wild: fc.constantFrom({ 0: 'x' }, { 0: '^' }), goal: expression }),
  )
  .map(([one, more]): object => ({ ...one, ...more }));

const paperOf = (solution: fc.Arbitrary<object>, beside: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  fc
    .tuple(
      fc.oneof(
        fc.record({ solution }),
        fc.array(solution, { minLength: 2, maxLength: 2 }).map((solutions) => ({ solutions })),
      ),
      beside,
    )
    .map(([one, more]) => ({ ...one, ...more }));
const PAPERS: Readonly<Record<GameName, fc.Arbitrary<object>>> = {
  'on-sets': paperOf(onSets, some({ avoid: aMove, moved: aMove })),
  equations: paperOf(equations, fc.constant({})),
};

/** Every sign as a screen reader says it. */
const spoken = (line: string, game: GameName): string =>
  line.replaceAll(/\S/gu, (letter) =>
    seats[game].cubes.all.includes(letter) || letter === '='
      ? ` ${drawCube(letter, seats[game], { paint: PLAIN, plain: true })} `
      : letter,
  );

/** How each printer shows a paper, as one line to type. */
const PRINTERS: Readonly<Record<string, (paper: object, game: GameName) => string>> = {
  'the story, a lesson and the duty': (paper, game) => `write ${seats[game].words.paper(paper)}`,
  'the sentence of a hint': (paper, game) => `write ${seats[game].words.paper(paper)}.`,
  'the line of a hint': (paper, game) => commandFor({ type: 'present', by: 'ann', ...paper }, game),
  'the notation': (paper, game) =>
    makeAction({ at: 0, by: 'ann', type: 'present', ...paper }, game).replace('0:00 ann ', ''),
  'the page of the solver, and of handing in': (paper, game) =>
    `write ${paperParts(paper, game, page)
      .flat()
      .filter((line) => !line.includes('Turned cubes'))
      .join(' ')}`,
};

const count = process.env.OPENSHAKE_LONG === '1' ? 20_000 : 400;

describe.each(Object.keys(PAPERS) as GameName[])('a Solution of %s, as it is printed', (game) => {
  test.each(Object.entries(PRINTERS))('by %s, is read as the same paper', (_, print) => {
    fc.assert(
      fc.property(PAPERS[game], (paper) => {
        const line = print(paper, game);
        expect(read(line, game), line).toEqual(paper);
        expect(read(line.toLowerCase(), game), line).toEqual(paper);
      }),
      { seed: 17, numRuns: count },
    );
  });

  test('in words, is read as the same paper', () => {
    const solution = game === 'equations' ? equations : onSets;
    const withoutSpaces = (value: unknown) => JSON.stringify(value).replaceAll(' ', '');
    fc.assert(
      fc.property(solution, (one) => {
        const { goal: _, wild: __, blank: ___, ...texts } = one as Record<string, unknown>;
        const { restrictions = [], setName: name, equation } = texts as Record<string, string[] | string>;
        const line = [...(restrictions as string[]), (name ?? equation) as string].map((text) => spoken(text, game));
        const typed = `write ${line.join(' ; ')}`.replaceAll(/\s+/g, ' ');
        expect(withoutSpaces(read(typed, game)), typed).toBe(
          withoutSpaces({ solution: { ...(restrictions.length > 0 && { restrictions }), ...texts } }),
        );
      }),
      { seed: 18, numRuns: count },
    );
  });
});

test('write and try show the same reading', () => {
  const lines = {
    'on-sets': ['write r ⊆ y ; r union b', 'write B U R | wild =:B'],
    equations: ['write 6x6 = 12', 'write 304=12 | wild 0:x'],
  };
  for (const game of ['on-sets', 'equations'] as const)
    for (const line of lines[game]) {
      const paper = read(line, game) as object;
      expect(paper).toHaveProperty('solution');
      const tried = triedPage(tables[game].match, paper, page);
      for (const row of paperParts(paper, game, page).flat()) expect(tried).toContain(row);
    }
});

test('the lines that docs/play.md calls the same hand in the same Solution', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../../../docs/play.md'), 'utf8');
  const [, block = ''] = /hand in the same Solution:\n\n((?: {4}.*\n)+)/.exec(docs) ?? [];
  const lines = block.trim().split(/\n\s*/);
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines)
    expect(read(line, 'on-sets')).toEqual({ solution: { restrictions: ['R C Y', 'G = A'], setName: 'R U B' } });
});

describe('each rulebook', () => {
  const paper = {
    'on-sets': { solution: { restrictions: ['R C Y', 'G = A'], setName: 'R U =:B' } },
    equations: { solution: { equation: '(6x4)-r9=21' } },
  };
  test.each(BOOK_IDS)('%s reads what it prints', (id: BookId) => {
    const { game } = books[id];
    expect(readPaper(wordsOf(id).paper(paper[game]), game, '')).toEqual({ ok: true, value: paper[game] });
  });
});

describe('forms that people use', () => {
  const whole = { solution: { restrictions: ['R C Y', 'G = A'], setName: 'R U B' } };
  test.each([
    'write R ⊆ Y ; G = Λ ; R ∪ B',
    'write r c y, g = a, r u b',
    'write R U B | restrictions R C Y; G = A',
    'write R U B | restriction R C Y, G = A',
    'write R U B, restrictions R C Y; G = A',
    'write restrictions R C Y; G = A | R U B',
    'write Restriction R C Y, restriction G = A, Set-Name: R U B',
    'write R subset Y; G equals null set; R union B',
    'write R ⊆ Y ; G = Λ ; R ∪ B, with ⊆ and B from Resources.',
    'present R C Y ; G = A ; R U B # my best',
  ])('%s', (line) => {
    expect(read(line, 'on-sets')).toEqual(whole);
  });

  test('an On-Sets Solution may have =, and is not an Equation', () => {
    expect(read('write B U =', 'on-sets')).toEqual({ solution: { setName: 'B U =' } });
    expect(read('write R =:U Y', 'on-sets')).toEqual({ solution: { setName: 'R =:U Y' } });
  });

  test('quotes and JSON say exactly what is meant', () => {
    expect(read('write "B, R"', 'on-sets')).toEqual({ solution: { setName: 'B, R' } });
    expect(read('write "B, R" | restrictions "R; Y"; "G" | wild B:U & "5 | 6"', 'on-sets')).toEqual({
      solutions: [{ setName: 'B, R', restrictions: ['R; Y', 'G'], wild: { B: 'U' } }, { setName: '5 | 6' }],
    });
    expect(read('write "B" | goal row 1 u2 || avoid G to forbidden', 'on-sets')).toEqual({
      solution: { setName: 'B', goal: { shape: 'row', cubes: ['1', 'u2'] } },
      avoid: { cube: 'G', to: 'forbidden' },
    });
    expect(read('write "6x" | goal 3x(5+2)', 'equations')).toEqual({ solution: { equation: '6x', goal: '3x(5+2)' } });
    expect(read('write := {"solution":{"equation":"6x2"}}', 'equations')).toEqual({ solution: { equation: '6x2' } });
  });
});

test('a word stands for its own sign, even right after the same sign', () => {
  expect(read("write B' complement", 'on-sets')).toEqual({ solution: { setName: "B' '" } });
  expect(read('write B U union R', 'on-sets')).toEqual({ solution: { setName: 'B U U R' } });
});

describe('the player is asked about anything unclear', () => {
  test.each<[game: GameName, line: string, unclear: string]>([
    ['on-sets', 'write', 'Type your Solution on the same line. To hand in none, type decline.'],
    ['on-sets', 'write nothing', 'Type your Solution on the same line. To hand in none, type decline.'],
    ['on-sets', 'write 6x6+1=37', '"6x6+1=37" looks like Equations, but you are playing On-Sets.'],
    ['on-sets', 'write B U Q', 'No cube in On-Sets shows "Q".'],
    ['on-sets', 'write B U R please', 'No cube in On-Sets shows "p".'],
    ['on-sets', 'write (B U R', 'The group that "(" opens is never closed.'],
    ['on-sets', 'write B U R)', '")" closes a group that was never opened.'],
    ['on-sets', 'write (B U R]', '"]" cannot close a group that "(" opened.'],
    ['on-sets', 'write R C Y ;', 'Something is missing after ";".'],
    ['on-sets', 'write R C Y ; ; B', 'Something is missing after ";".'],
    ['on-sets', 'write B U R | G', 'What does "G" after the bar mean?'],
    [
      'on-sets',
      'write B U R | blank X',
      '"X" is not a card. Name the dots that you paint on the blank card, as in: blank BG',
    ],
    ['on-sets', 'write B U R | blank', 'What is the blank card?'],
    [
      'on-sets',
      'write B U R | wild G',
      '"G" does not say what a wild cube stands for. Write the cube and its meaning, as in: wild G:U',
    ],
    ['on-sets', 'write B U R | wild G:U | wild G:N', 'The wild cube G has two marks. Write one.'],
    ['on-sets', 'write B G: R:', 'Put a colon between a cube and the symbol that it stands for, as in: G:U'],
    ['on-sets', 'write B | avoid G', 'The safe move is a cube and a section, as in: avoid G to forbidden'],
    ['on-sets', 'write equation B', 'You are playing On-Sets: a Solution has a Set-Name, not an Equation.'],
    ['on-sets', 'write B U R "', 'No cube in On-Sets shows """.'],
    ['on-sets', 'write B U R "6x"', 'No cube in On-Sets shows """.'],
    ['on-sets', 'write "B" U R', 'No cube in On-Sets shows """.'],
    ['on-sets', 'write "B" | blank X', 'No cube in On-Sets shows """.'],
    ['on-sets', 'write "B" | restrictions R C Y please', 'No cube in On-Sets shows "p".'],
    ['on-sets', 'write B U', 'What comes after ∪ in "B U"?'],
    ['on-sets', 'write B U R union', 'What comes after ∪ in "B U R U"?'],
    ['on-sets', 'write (B -) U R', 'What comes after − in "(B -) U R"?'],
    ['on-sets', 'write R C ; B', 'What comes after ⊆ in "R C"?'],
    ['on-sets', 'write R = Y N ; B', 'What comes after ∩ in "R = Y N"?'],
    ['on-sets', "write R' U B | restrictions", 'What are the Restrictions?'],
    ['equations', 'write 6x=12', 'What comes after × in "6x=12"?'],
    ['equations', 'write 6x2=12+', 'What comes after + in "6x2=12+"?'],
    ['equations', 'write =12', 'What comes before the equals sign?'],
    ['equations', 'write 6x2=', 'What comes after the equals sign? It is the Goal.'],
    ['equations', 'write B U R = 3', '"B U R = 3" looks like On-Sets, but you are playing Equations.'],
    ['equations', 'write 6x6', 'An Equation ends with = and the Goal, as in: 6x6=12'],
    ['equations', 'write 6=6=6', 'An Equation has only one equals sign.'],
    [
      'equations',
      'write 6x2=12, 3x4=12',
      'A Solution is one Equation, so "3x4=12" does not belong in it. Leave it out.',
    ],
    ['equations', 'write 6x(2=12', 'The group that "(" opens is never closed.'],
    [
      'equations',
      'write 6x2=12 | restrictions B C R',
      'You are playing Equations: a Solution is an Equation and has no Restrictions.',
    ],
  ])('%s: %s', (game, line, unclear) => {
    expect(read(line, game)).toMatchObject({ unclear });
  });

  test.each([
    ['write | restrictions R C Y', /^The Set-Name is missing\./],
    ['write restrictions R C Y; B U R', /^The Set-Name is missing\./],
    ['write B U R ; R C Y', /^"B U R" has no = or ⊆, so it is not a Restriction\./],
    ['write B U R & ', /^The Set-Name is missing\./],
  ])('%s', (line, unclear) => {
    expect(read(line, 'on-sets')).toMatchObject({ unclear: expect.stringMatching(unclear) });
  });

  test('but a player can hand in a Solution that is merely wrong', () => {
    for (const line of ['write B U U R', 'write B C R', 'write B R', 'write 5', 'write B N U | wild U:R'])
      expect(read(line, 'on-sets')).toHaveProperty('solution');
    expect(read('write 6=7', 'equations')).toHaveProperty('solution');
  });
});
