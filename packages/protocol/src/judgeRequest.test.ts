// Every way that a judge request can be malformed, with the sentence that answers it, and what passes through untouched.
import { CUBES_IN_KIT } from '@openshake/rules/onsets';
import { wordsIn } from '@openshake/words';
import { en } from '@openshake/words/en';
import { describe, expect, test } from 'vitest';
import { parseJudgeRequest } from './judgeRequest.ts';

const { say } = wordsIn(en);

const good = {
  id: 'x',
  rulebook: 'agloa-onsets-2023',
  division: 'middle',
  universe: ['B', 'RY', 'blank'],
  after: 'now',
};

const without = (field: keyof typeof good) => Object.fromEntries(Object.entries(good).filter(([key]) => key !== field));

const refusals: [why: string, request: unknown, message: string][] = [
  ['a list', [], 'A request must be a JSON object, such as {"rulebook":…,"division":…}. This is an empty list.'],
  ['nothing', null, 'A request must be a JSON object, such as {"rulebook":…,"division":…}. This is null.'],
  ['a number', 5, 'A request must be a JSON object, such as {"rulebook":…,"division":…}. This is 5.'],
  [
    'no rulebook',
    without('rulebook'),
    '"rulebook" is missing. It must be the id of a rulebook, such as "agloa-onsets-2023".',
  ],
  [
    'a rulebook and a division that nobody knows',
    { ...good, rulebook: 'agloa', division: 'midle' },
    'There is no rulebook "agloa". Choose one of these: mlag-onsets-basic-2011, mlag-onsets-adventurous-2017, mlag-onsets-basic-2019, agloa-onsets-2023, mlag-equations-basic-2018. No rulebook has a division "midle".',
  ],
  [
    'a rulebook that is no text',
    { ...good, rulebook: 7 },
    '"rulebook" must be the id of a rulebook, such as "agloa-onsets-2023". Here it is 7.',
  ],
  [
    'an unknown rulebook',
    { ...good, rulebook: 'agloa' },
    'There is no rulebook "agloa". Choose one of these: mlag-onsets-basic-2011, mlag-onsets-adventurous-2017, mlag-onsets-basic-2019, agloa-onsets-2023, mlag-equations-basic-2018.',
  ],
  [
    'a rulebook that is only a property of every object',
    { ...good, rulebook: 'constructor' },
    'There is no rulebook "constructor". Choose one of these: mlag-onsets-basic-2011, mlag-onsets-adventurous-2017, mlag-onsets-basic-2019, agloa-onsets-2023, mlag-equations-basic-2018.',
  ],
  ['no division', without('division'), '"division" is missing. It must be the name of a division, such as "middle".'],
  [
    'an unknown division',
    { ...good, division: 'midle' },
    'There is no division "midle" in agloa-onsets-2023. Choose one of these: basic, elementary, middle, junior, senior.',
  ],
  [
    "another book's division",
    { ...good, division: 'minor' },
    'There is no division "minor" in agloa-onsets-2023. Choose one of these: basic, elementary, middle, junior, senior.',
  ],
  [
    'variations that are no list',
    { ...good, variations: { name: 'wild-cube' } },
    '"variations" must be a list, such as [{"name":"absolute-value"}]. Here it is an object.',
  ],
  [
    'no universe',
    without('universe'),
    '"universe" is missing. It must be a list of cards, such as ["B","RY","blank"].',
  ],
  [
    'a universe that is no list',
    { ...good, universe: 'B RY' },
    '"universe" must be a list of cards, such as ["B","RY","blank"]. Here it is "B RY".',
  ],
  [
    'what is no card',
    { ...good, universe: ['B', 'BB', 3, '', 'BB'] },
    'In "universe", "BB", 3, and "" are not cards. Name a card by its dots, such as B, RY or BRGY, or write blank.',
  ],
  [
    'a card twice',
    { ...good, universe: ['BR', 'G', 'rb'] },
    'The card BR is in "universe" twice. A pack has only one of each card.',
  ],
  [
    'a section that is no list',
    { ...good, required: 'B' },
    '"required" must be a list of cubes, such as ["B","U"]. Here it is "B".',
  ],
  [
    'what is no cube',
    { ...good, forbidden: ['B', 'Q'] },
    `In "forbidden", "Q" is not a cube. These are the cubes: B R G Y V A U N - ' = C 1 2 3 4 5.`,
  ],
  [
    'more cubes than a kit has',
    { ...good, required: Array(10).fill('B'), resources: Array(9).fill('U') },
    'There are 19 cubes in all (required, permitted, forbidden, resources), but a kit has only 18.',
  ],
  [
    'no after',
    without('after'),
    '"after" is missing. It must be one of these: "now", "impossible", "last-cube", "end-of-round", "no-goal", "a-flub", "p-flub", "ca-flub", "force-out", "force-out-a", "force-out-b".',
  ],
  [
    'an unknown after',
    { ...good, after: 'never' },
    '"after" must be one of these: "now", "impossible", "last-cube", "end-of-round", "no-goal", "a-flub", "p-flub", "ca-flub", "force-out", "force-out-a", "force-out-b". Here it is "never".',
  ],
  [
    'several troubles',
    { ...good, universe: ['Q'], required: 5 },
    'In "universe", "Q" is not a card. Name a card by its dots, such as B, RY or BRGY, or write blank. "required" must be a list of cubes, such as ["B","U"]. Here it is 5.',
  ],
];

describe('a malformed request is answered with what is wrong', () => {
  test.each(refusals)('%s', (_why, request, message) => {
    const parsed = parseJudgeRequest(request);
    expect(parsed.ok ? '' : say(parsed.facts)).toBe(message);
  });

  test('a long list of the same cards is read in linear time', () => {
    const universe = [...Array(200_000).fill('B'), ...Array(200_000).fill('R')];
    const parsed = parseJudgeRequest({ ...good, universe });
    expect(parsed.ok ? '' : say(parsed.facts)).toBe(
      'The card B is in "universe" twice. A pack has only one of each card. The card R is in "universe" twice. A pack has only one of each card.',
    );
  });

  test('quotes only part of a very long text', () => {
    const parsed = parseJudgeRequest({ ...good, division: 'x'.repeat(10_000) });
    expect(parsed.ok ? '' : say(parsed.facts).length).toBeLessThan(200);
  });
});

describe('a request in order', () => {
  test('cubes and cards are read in either alphabet, any case and order; missing sections are empty', () => {
    const parsed = parseJudgeRequest({
      ...good,
      universe: ['yr', ' b ', 'Blank'],
      required: ['∪', 'n', '′', '⊆', 'λ'],
      resources: ['4'],
    });
    expect(parsed).toEqual({
      ok: true,
      id: 'x',
      game: 'on-sets',
      request: {
        rulebook: 'agloa-onsets-2023',
        division: 'middle',
        variations: [],
        universe: [0b1010, 0b0001, 0],
        required: ['U', 'N', "'", 'C', 'A'],
        permitted: [],
        forbidden: [],
        resources: ['4'],
        after: 'now',
      },
    });
  });

  test('a whole kit is not too much', () => {
    expect(parseJudgeRequest({ ...good, resources: Array(CUBES_IN_KIT).fill('B') }).ok).toBe(true);
  });

  test('what is judged passes through as it is', () => {
    const judged = {
      variations: [7, { name: 'nonsense' }],
      goal: 'nine',
      solution: [[]],
      solutions: 5,
      moved: 'x',
      avoid: null,
    };
    const parsed = parseJudgeRequest({ ...good, ...judged });
    expect(parsed.ok && parsed.request).toMatchObject(judged);
  });

  test.each([[0], [''], [null], [[1]], [{ a: 1 }], [false]])('the id comes back as it is: %j', (id) => {
    expect(parseJudgeRequest({ ...good, id })).toMatchObject({ ok: true, id });
    expect(parseJudgeRequest({ id })).toMatchObject({ ok: false, id });
  });

  test('a missing id is null', () => {
    expect(parseJudgeRequest(without('id'))).toMatchObject({ ok: true, id: null });
    expect(parseJudgeRequest({})).toMatchObject({ ok: false, id: null });
  });
});
