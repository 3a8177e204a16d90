// Requests of Equations: what makes one malformed, what passes through untouched, and what nobody reads.
import { CUBES_IN_KIT as EQUATION_CUBES_IN_KIT } from '@openshake/rules/equations';
import { wordsIn } from '@openshake/words';
import { en } from '@openshake/words/en';
import { describe, expect, test } from 'vitest';
import { parseJudgeRequest } from './judgeRequest.ts';

const { say } = wordsIn(en);

const good = { id: 'x', rulebook: 'mlag-equations-basic-2018', division: 'middle', after: 'now' };

const CUBE_IS = 'These are the cubes: 0 1 2 3 4 5 6 7 8 9 + - x / ^ r.';
const AFTER_IS =
  'one of these: "now", "impossible", "last-cube", "end-of-round", "no-goal", "a-flub", "p-flub", "ca-flub", "force-out", "force-out-a", "force-out-b"';

describe('a malformed request is answered with what is wrong', () => {
  test.each<[why: string, changes: object, message: string]>([
    [
      'an unknown division',
      { division: 'basic' },
      'There is no division "basic" in mlag-equations-basic-2018. Choose one of these: minor, elementary, middle, junior, senior.',
    ],
    [
      'a section that is no list',
      { required: '3+' },
      '"required" must be a list of cubes, such as ["3","+"]. Here it is "3+".',
    ],
    ['what is no cube', { forbidden: ['3', 'Q'] }, `In "forbidden", "Q" is not a cube. ${CUBE_IS}`],
    ['a cube of the other game', { resources: ['U', "'"] }, `In "resources", "U" and "'" are not cubes. ${CUBE_IS}`],
    [
      'numbers, two digits, turned cubes',
      { permitted: [3, '12', 's3'] },
      `In "permitted", 3, "12", and "s3" are not cubes. ${CUBE_IS} Put quotes around it: "3".`,
    ],
    [
      'more cubes than a kit has',
      { required: Array(20).fill('1'), resources: Array(5).fill('x') },
      'There are 25 cubes in all (required, permitted, forbidden, resources), but a kit has only 24.',
    ],
    ['no after', { after: undefined }, `"after" must be ${AFTER_IS}. Here it is nothing.`],
    ['an unknown after', { after: 'never' }, `"after" must be ${AFTER_IS}. Here it is "never".`],
    [
      'several troubles',
      { permitted: 5, after: 7 },
      `"permitted" must be a list of cubes, such as ["3","+"]. Here it is 5. "after" must be ${AFTER_IS}. Here it is 7.`,
    ],
  ])('%s', (_why, changes, message) => {
    const parsed = parseJudgeRequest({ ...good, ...changes });
    expect(parsed).toMatchObject({ ok: false, id: 'x' });
    expect(parsed.ok ? '' : say(parsed.facts)).toBe(message);
  });

  test('a missing after', () => {
    const { after: _, ...rest } = good;
    const parsed = parseJudgeRequest(rest);
    expect(parsed.ok ? '' : say(parsed.facts)).toBe(`"after" is missing. It must be ${AFTER_IS}.`);
  });

  test('huge lists and endless nesting are no trouble', () => {
    const deep = Array.from({ length: 100_000 }).reduce((inner) => [inner], []);
    for (const required of [Array(500_000).fill('3'), Array(500_000).fill('Q'), [deep], deep]) {
      const parsed = parseJudgeRequest({ ...good, required });
      expect(parsed.ok ? '' : say(parsed.facts).length).toBeLessThan(200);
    }
    expect(parseJudgeRequest({ ...good, goal: deep, solution: deep, universe: deep })).toMatchObject({ ok: true });
    expect(parseJudgeRequest({ ...good, id: deep })).toMatchObject({ ok: false, id: null });
  });
});

describe('a request in order', () => {
  test('cubes are read in either alphabet; missing sections are empty', () => {
    const parsed = parseJudgeRequest({
      ...good,
      required: ['×', ' X ', '÷', '−', '*', '√', 'R', '0'],
      resources: ['9'],
    });
    expect(parsed).toEqual({
      ok: true,
      id: 'x',
      game: 'equations',
      request: {
        rulebook: 'mlag-equations-basic-2018',
        division: 'middle',
        required: ['x', 'x', '/', '-', '^', 'r', 'r', '0'],
        permitted: [],
        forbidden: [],
        resources: ['9'],
        after: 'now',
      },
    });
  });

  test('a whole kit is not too much', () => {
    expect(parseJudgeRequest({ ...good, resources: Array(EQUATION_CUBES_IN_KIT).fill('9') }).ok).toBe(true);
  });

  test.each([
    [{ goal: [[]], solution: 5 }],
    [{ goal: { text: 7 }, solution: { equation: {}, wild: [] } }],
    [{ goal: null, solution: null }],
  ])('what is judged passes through as it is: %j', (judged) => {
    const parsed = parseJudgeRequest({ ...good, ...judged });
    expect(parsed.ok && parsed.request).toMatchObject(judged);
  });

  test('ignores what belongs to On-Sets', () => {
    const others = { universe: 'no cards', variations: 7, solutions: [], moved: 1, avoid: 2 };
    expect(parseJudgeRequest({ ...good, ...others })).toEqual(parseJudgeRequest(good));
  });
});
