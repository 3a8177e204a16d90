// Papers longer than the cubes of a kit allow: judged in words, without working them out, in an answer of bounded length.
import { describe, expect, test } from 'vitest';
import { answerRequest, onTheWire } from '../../packages/cli/src/answer.ts';
import { answerMatch, onTheWire as replayedOnTheWire } from '../../packages/cli/src/replay/answer.ts';
import { MATCH } from '../../packages/cli/src/testing/match.ts';
import { REQUEST } from '../../packages/cli/src/testing/openshake.ts';
import { expectBounded, expectWords } from './inWords.ts';

const OPERATIONS = ['-', 'U', '-', 'N'];
const row = (sets: number): string =>
  Array.from({ length: sets }, (_, at) => `${'RGYB'[at % 4]}${at < sets - 1 ? OPERATIONS[at % 4] : ''}`).join('');

const ALL_CARDS = 'B R G Y BR BG BY RG RY GY BRG BRY BGY RGY BRGY blank'.split(' ');
const WIDE = { ...REQUEST, division: 'senior', universe: ALL_CARDS };
const judged = (changes: object) => JSON.parse(JSON.stringify(answerRequest({ ...WIDE, ...changes }))).verdict;

describe('a Set-Name or a Restriction part with more than 24 sets is not worked out', () => {
  const tooLong = (part: string, sets: number) => ({
    rule: 'value.everyReading',
    message: `The ${part} has ${sets} sets, which is too many to work out. The most is 24, far more than a kit can make.`,
  });

  test('24 sets are, in every reading', () => {
    const verdict = judged({ solution: { setName: row(24), restrictions: ['B C R'] } });
    // The Catalan number for 23 operations.
    expect(verdict.readings).toBe(343059613650);
    expect(JSON.stringify(verdict.violations)).not.toContain('too many');
  });

  test.each([25, 121, 200])('%i sets are not', (sets) => {
    for (const setName of [row(sets), `(${row(sets)})`]) {
      const verdict = judged({ solution: { setName, restrictions: ['B C R'] } });
      expect(verdict).toMatchObject({ correct: false, readings: 0, interpretations: [] });
      expect(verdict.violations).toContainEqual(expect.objectContaining(tooLong('Set-Name', sets)));
    }
    const restrictions = [`${row(sets - 2)} C R`, 'B C V'];
    const verdict = judged({ solution: { setName: 'R U G', restrictions } });
    expect(verdict.violations).toContainEqual(expect.objectContaining(tooLong('Restriction part', sets + 1)));
  });

  test('a checker who groups one proves nothing by it, and the match goes on', () => {
    const reject = { at: 109_000, by: 'ann', type: 'reject', writer: 'bob', clause: 'VII-B-3' };
    const ofRow = (sets: number, interpretation: unknown) => {
      const paper = { at: 108_000, by: 'bob', type: 'present', solution: { setName: row(sets) } };
      const actions = [...MATCH.actions.slice(0, -1), paper, { ...reject, interpretation }];
      const answer = answerMatch({ ...MATCH, officiating: 'table', actions });
      const text = JSON.stringify(replayedOnTheWire(answer));
      expectWords(text, `a row of ${sets} sets`);
      return JSON.parse(text).results.at(-1);
    };
    expect(ofRow(121, `(${row(120)})-B`)).toMatchObject({
      setAside: true,
      message: 'The Solution cannot be grouped this way. That was your one try.',
    });
    const first = row(24).replace('R-G', '(R-G)');
    expect(ofRow(24, first).setAside).toBeUndefined();
    // In a list of copies, the first three count.
    expect(ofRow(24, ['B', 'B', first]).setAside).toBeUndefined();
    expect(ofRow(24, ['B', 'B', 'B', first])).toMatchObject({ setAside: true });
  });
});

test('Restrictions that are too long together are not read', () => {
  const restrictions = Array(100).fill('B C R U '.repeat(30));
  expect(judged({ solution: { setName: 'R U G', restrictions } }).violations).toMatchObject([
    {
      rule: 'restriction.defined',
      message: 'The Restrictions have 24,000 characters in total. The judge reads at most 20,000.',
    },
  ]);
});

describe('an answer has at most 40,000 characters and 8 for each byte', () => {
  const long = { setName: row(24), restrictions: ['R-GUY C R-G', 'B-RUG C V', 'R-GUY-B C A'] };
  const wrong = (text: string) => ({ setName: 'R', restrictions: Array(100).fill(text) });

  test.each<[what: string, changes: object]>([
    ['many readings', { solution: long }],
    ['many readings of three Solutions', { solutions: [long, long, long] }],
    ...['A', '(', "'", '1', '?:', 'RC'].map((text): [string, object] => [
      `three Solutions with 100 Restrictions like ${text}`,
      { solutions: Array(3).fill(wrong(text)) },
    ]),
  ])('%s', (what, changes) => {
    const request = { ...WIDE, ...changes };
    const answer = JSON.stringify(onTheWire(answerRequest(request)));
    expectBounded(answer.length, JSON.stringify(request).length, { constant: 40_000, perByte: 8 }, what);
  });

  test('if not all readings fit, the answer has those that miss the Goal', () => {
    const { interpretations } = judged({ solutions: [long, long], variations: [{ name: 'two-solutions' }] });
    expect(interpretations.length).toBeGreaterThan(10);
    expect(interpretations.filter(({ meetsGoal }: { meetsGoal: boolean }) => meetsGoal)).toEqual([]);
  });

  test('each broken rule has one violation', () => {
    const { violations } = judged({ solutions: [wrong('('), wrong('('), { ...wrong('('), blank: 'BR' }] });
    expect(new Set(violations.map(({ rule }: { rule: string }) => rule))).toContain('blank.paint');
    expect(violations.length).toBeLessThan(110);
  });
});
