// Verdicts for people: what must be there, the place of the caret, and that nothing from outside controls the terminal.
import { describe, expect, test } from 'vitest';
import { answerRequest } from '../answer.ts';
import { openshake, REQUEST, request } from '../testing/openshake.ts';
import { layout } from './page.ts';
import { prettyAnswer } from './verdict.ts';

function pretty(changes: object = {}): string {
  const request = JSON.parse(JSON.stringify({ ...REQUEST, ...changes }));
  return prettyAnswer(answerRequest(request), request, layout());
}

/** The line under the one that begins with this label. */
const under = (text: string, label: string): string => {
  const lines = text.split('\n');
  return lines[lines.findIndex((line) => line.trimStart().startsWith(label)) + 1] ?? '';
};

describe('a correct Solution', () => {
  test('the whole page', () => {
    expect(pretty({ id: 'table 7' })).toBe(`✓ Correct  table 7
  Rulebook      AGLOA On-Sets 2023-24, middle
  Universe      B  BR  RY  G  BGY  blank  (6 cards)
  Goal          1 + 2  =  3
  Required      R ⊆
  Permitted     B ∪
  Forbidden     4
  Resources     G Y ′
  After         a Now challenge

  Restriction   B ⊆ R
  Set-Name      R ∪ G

  Cards left    BR  RY  G  blank  (4 cards)
  Cards named   BR  RY  G  (3 cards)
  Value         3

  Readings (one way to read it)
  ✓ B ⊆ R ; R ∪ G   3

  Cubes
  part           written  cube  from
  Restriction 1  B        B     Permitted
  Restriction 1  C        ⊆     Required
  Restriction 1  R        R     Required
  Set-Name       R        R     Required
  Set-Name       U        ∪     Permitted
  Set-Name       G        G     Resources
`);
  });
});

describe('a Solution that is not correct', () => {
  test('says so, with clause and sentence', () => {
    const page = pretty({ solution: { restrictions: ['B C R'], setName: 'R U Y' } });
    expect(page).toMatch(/^✗ Not correct\n/);
    expect(page).toMatch(/What is wrong\n {2}[IVX]+(-\w+)+ {2}\S/);
    expect(page).toMatch(/✗ B ⊆ R ; R ∪ Y +2 {2}misses the Goal/);
  });

  test('a row longer than any kit has readings or a reason, within the page', () => {
    const page = (sets: number) =>
      pretty({ solution: { setName: Array.from({ length: sets }, () => 'R').join(' U ') } });
    expect(page(24)).toMatch(/Readings \(343,?059,?613,?650 ways to read it, one for each outcome\)\n {2}✗ /);
    expect(page(100)).toMatch(/The Set-Name has 100 sets, which is too many to work out\./);
    for (const line of [page(24), page(100)].join('\n').split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  test('a caret is under the wrong character', () => {
    const page = pretty({ solution: { restrictions: ['B C R'], setName: 'R U ) G' } });
    expect(under(page, 'Set-Name').indexOf('^')).toBe(under(page, 'Restriction').indexOf(')'));
  });

  test('a long paper is cut around its mistake', () => {
    const setName = `${'R U '.repeat(200)}?${' U R'.repeat(200)}`;
    const page = pretty({ solution: { restrictions: ['B C R'], setName } });
    const caret = under(page, 'Set-Name').indexOf('^');
    expect(under(page, 'Restriction').charAt(caret)).toBe('?');
    for (const line of page.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  test('among several readings, those that miss the Goal are marked', () => {
    const page = pretty({
      universe: ['B', 'BR', 'RY', 'G', 'BGY', 'blank'],
      goal: { shape: 'single', cubes: ['2'] },
      required: [],
      permitted: ['B', 'U', 'G', '-', 'R'],
      resources: [],
      solution: { setName: 'B U G - R' },
    });
    expect(page).toContain('(2 ways to read it)');
    expect(page).toContain('misses the Goal');
  });
});

describe('what a request may contain', () => {
  test.each([
    [{ shape: 'single', cubes: ['u3'] }, 'upside-down 3'],
    [{ shape: 'column', cubes: ['2', '3'] }, '2 × 3'],
    [{ shape: 'L', cubes: ['2', '3', 'u1'] }, '(2 × 3) + upside-down 1'],
    [{ shape: 'T', cubes: ['2', '1', '3'] }, '2 × (1 + 3)'],
    [{ shape: 'other', cubes: ['2', '1'] }, '2 1 in a layout that means nothing'],
    [{ values: [1, 5] }, '1 or 5'],
    [{ shape: 'row' }, 'an unreadable Goal'],
    ['nine', 'nine'],
  ])('Goal %j', (goal, shown) => {
    expect(pretty({ goal })).toContain(`Goal          ${shown}`);
  });

  test('two Solutions are kept apart', () => {
    const solutions = [{ setName: 'R U G' }, { restrictions: ['B C R'], setName: '' }];
    const page = pretty({
      division: 'senior',
      variations: [{ name: 'two-solutions', by: 'ann' }],
      solutions,
      solution: undefined,
    });
    expect(page).toContain('Variations    two-solutions (ann)');
    expect(page).toContain('Every shake   Multiple Operations, ∪ and ∩ Interchangeable, V and Λ');
    expect(page).toContain('Solution 1 worked out');
    expect(page).not.toContain('Solution 2 worked out'); // it has no Set-Name
    expect(page).toMatch(/Solution 1\n {2}Set-Name +R ∪ G\n/);
    expect(page).toMatch(/Solution 2\n {2}Restriction +B ⊆ R\n {2}Set-Name +\(nothing\)\n/);
  });

  test('marks and paint are shown', () => {
    const solution = { setName: 'R B G', wild: { B: 'U', G: 'N' }, blank: 'BG' };
    const page = pretty({ solution });
    expect(page).toMatch(/Wild +B:∪ G:∩\n/);
    expect(page).toMatch(/Blank painted +BG\n/);
  });

  test('the terminal obeys nothing from outside', () => {
    const evil = '\u001b[2J\u0007\u009b\u202e\r\n';
    const page = pretty({
      id: evil,
      goal: evil,
      universe: ['B'],
      solution: { setName: `R ${evil} U`, restrictions: [evil] },
    });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(page).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  });

  test('a malformed request is explained', () => {
    expect(pretty({ id: 9, division: 'midle' })).toBe(`! Could not be judged  9
  There is no division "midle" in agloa-onsets-2023. Choose one of these: basic,
  elementary, middle, junior, senior.
`);
  });
});

describe('color', () => {
  const ESCAPE = '\u001b[';
  const shown = (options: string[] = [], env: Record<string, string> = {}) =>
    openshake(['judge', '--pretty', ...options], request() + request(), env).stdout;

  test('only on a terminal, unless asked for', () => {
    expect(shown()).not.toContain(ESCAPE);
    expect(shown(['--color'])).toContain(`${ESCAPE}32m✓ Correct`);
    expect(shown([], { FORCE_COLOR: '1' })).toContain(ESCAPE);
    expect(shown([], { FORCE_COLOR: '0' })).not.toContain(ESCAPE);
    expect(shown(['--no-color'], { FORCE_COLOR: '1' })).not.toContain(ESCAPE);
    expect(shown(['--color'], { NO_COLOR: '1' })).toContain(ESCAPE);
  });

  test('color alone says nothing, and a blank line separates two verdicts', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: color codes
    expect(shown(['--color']).replaceAll(/\u001b\[\d+m/g, '')).toBe(`${pretty()}\n${pretty()}\n`);
  });
});
