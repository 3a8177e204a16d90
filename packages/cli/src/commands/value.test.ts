// `openshake value` as people run it: answers in the promised form, errors, and the page for people.
import { readFileSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { openshakeHere } from '../testing/openshake.ts';
import { ENGLISH } from '../words/speech.ts';
import { value } from './value.ts';

const ON_SETS = {
  rulebook: 'agloa-onsets-2023',
  division: 'middle',
  universe: ['B', 'BR', 'RY', 'G', 'BGY', 'blank'],
  text: 'B U R - G',
};
const EQUATIONS = { rulebook: 'mlag-equations-basic-2018', division: 'senior', text: 'r8' };

const line = (changes: object, from: object = ON_SETS): string => `${JSON.stringify({ ...from, ...changes })}\n`;
const EXAMPLES = fileURLToPath(new URL('../../../../docs/examples/expressions.jsonl', import.meta.url));

async function answers(input: string, ...args: string[]) {
  const { stdout, status, stderr } = await openshakeHere(['value', ...args], input);
  const told = stdout
    .split('\n')
    .filter(Boolean)
    .map((each) => JSON.parse(each));
  return { told, status, stderr };
}
const pretty = async (changes: object, from?: object) =>
  (await openshakeHere(['value', '--pretty'], line(changes, from))).stdout;

describe('answers', () => {
  test('one per line, in order, each with its id, for both games', async () => {
    const { told, status, stderr } = await answers(
      line({ id: 1 }) + line({ id: 'e' }, EQUATIONS) + line({ id: 3, text: 'B U' }),
    );
    expect(told).toEqual([
      {
        id: 1,
        legal: true,
        readings: [
          {
            text: '(B U R) - G',
            value: 3,
            cards: ['B', 'BR', 'RY'],
            steps: [
              { text: 'B ∪ R', value: 4, cards: ['B', 'BR', 'RY', 'BGY'] },
              { text: '(B ∪ R) − G', value: 3, cards: ['B', 'BR', 'RY'] },
            ],
          },
          {
            text: 'B U (R - G)',
            value: 4,
            cards: ['B', 'BR', 'RY', 'BGY'],
            steps: [
              { text: 'R − G', value: 2, cards: ['BR', 'RY'] },
              { text: 'B ∪ (R − G)', value: 4, cards: ['B', 'BR', 'RY', 'BGY'] },
            ],
          },
        ],
        ways: 2,
      },
      expect.objectContaining({ id: 'e', legal: true, value: '2r2', approx: '2.82842712474619', certainty: 'proven' }),
      expect.objectContaining({ id: 3, legal: false, violations: [expect.objectContaining({ clause: 'VII-C-5-d' })] }),
    ]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('without cards, all sixteen count', async () => {
    expect((await answers(line({ universe: undefined, text: 'B' }))).told[0]).toMatchObject({ value: 8 });
  });

  test('a malformed line is an error with its id, and the others are answered', async () => {
    const { told, status } = await answers(
      `${line({ id: 1, text: undefined })}{"id":2,\n${line({ id: 3, text: 'V' })}`,
    );
    expect(told.map(({ id }) => id)).toEqual([1, null, 3]);
    expect(told[0].error.message).toMatch(/^"text" is missing\. It must be an expression/);
    expect(told[2]).toMatchObject({ legal: true, value: 6 });
    expect(status).toBe(1);
  });

  test('from files', async () => {
    const { told, status } = await answers('', EXAMPLES);
    expect(told).toHaveLength(readFileSync(EXAMPLES, 'utf8').trim().split('\n').length);
    expect(told.map(({ legal }) => legal)).toEqual([true, true, true, true, true, false]);
    expect(status).toBe(0);
  });

  test('endless texts get a message', async () => {
    const texts = [
      'B U '.repeat(50_000),
      `${'(B U '.repeat(30_000)}B`,
      'U'.repeat(124_000),
      ';'.repeat(100_000),
      'B=G;'.repeat(20_000),
    ];
    for (const options of [[], ['--pretty']]) {
      const requests = texts.flatMap((text) => [line({ text }), line({ text: text.replaceAll('B', '1') }, EQUATIONS)]);
      const { stdout, stderr, status } = await openshakeHere(['value', ...options], requests.join(''));
      expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
      expect(stdout).not.toContain('bug in Openshake');
      expect(stdout.length).toBeLessThan(100_000);
    }
  });

  test('on a terminal, it says what it expects', async () => {
    const stdin = Object.assign(Readable.from([Buffer.from(line({ id: 1 }))]), { isTTY: true });
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    expect(await value([], { stdin, stdout, stderr, env: {}, speech: ENGLISH, wireSpeech: ENGLISH })).toBe(0);
    expect(String(stderr.read())).toContain('one JSON object per line');
    expect(String(stdout.read())).toContain('"ways":2');
  });
});

describe('the page for people', () => {
  test('shows every reading step by step', async () => {
    const page = await pretty({ id: 'mine' });
    expect(page).toMatch(/^\? It depends on how it is read {2}mine\n/);
    expect(page).toContain('  Readings      2 ways to read it\n');
    expect(page).toContain('  B ∪ (R − G)\n  Step 1        R − G  names  BR  RY  (2 cards)\n');
  });

  test('says what each Restriction leaves', async () => {
    const page = await pretty({ text: 'B C R ; R U G' });
    expect(page).toMatch(/^✓ 3 cards\n/);
    expect(page).toContain('  Step 1        B ⊆ R  leaves  BR  RY  G  blank  (4 cards)\n');
    expect(page).toContain('  Cards left    BR  RY  G  blank  (4 cards)\n');
  });

  test('says that all sixteen cards count, and which count twice', async () => {
    const doubled = {
      division: 'junior',
      universe: undefined,
      text: 'B',
      variations: [{ name: 'double-set', set: 'B' }],
    };
    expect(await pretty(doubled)).toMatch(
      /^✓ Counts 16\n[\s\S]*Universe {6}all sixteen cards[\s\S]*\(8 cards\), counts\s+16\n/,
    );
  });

  test('shows an Equation with both sides, and where an expression stops', async () => {
    expect(await pretty({ text: '6x6+1=37' }, EQUATIONS)).toMatch(
      /^✓ 37\n[\s\S]*\(6×6\)\+1 {2}= {2}37\n[\s\S]*37 {2}= {2}37\n/,
    );
    expect(await pretty({ text: '2+2=5' }, EQUATIONS)).toMatch(/^✗ The two sides are not equal\n/);
    const stopped = await pretty({ text: '1+5/(3-3)' }, EQUATIONS);
    expect(stopped).toMatch(/^✗ Not a legal expression\n/);
    expect(stopped).toContain('1+5÷(3−3)\n                   ^\n');
    expect(stopped).toContain('  III-A  5÷(3−3) names no number: no number can be divided by 0.\n');
    expect(stopped).toContain('  Step 1        3−3  =  0\n');
  });

  test('an error is a page too', async () => {
    expect(await pretty({ text: 5 })).toMatch(/^! Could not be answered\n {2}"text" must be/);
  });

  test('has no control characters', async () => {
    const page = await pretty({ id: '\u001b[31m', text: 'B \u001b[2J\u202e U' });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a terminal
    expect(page).not.toMatch(/[\u001b\u202e]/);
  });
});

test('the requests in the help get answers', async () => {
  const { stdout } = await openshakeHere(['help', 'value']);
  const examples = stdout.match(/\{"id"[\s\S]*?"text":"[^"]*"\}/g) ?? [];
  expect(examples).toHaveLength(2);
  for (const example of examples)
    expect((await answers(example.replaceAll(/\s*\n\s*/g, ''))).told[0]).toMatchObject({ legal: true });
});

test('the answer in docs/value.md is what the command says', async () => {
  const page = readFileSync(fileURLToPath(new URL('../../../../docs/value.md', import.meta.url)), 'utf8');
  const [, asked = '', answer = ''] = /^ {4}(\{"rulebook".*\})\n((?: {4,}.*\n)+)/m.exec(page) ?? [];
  expect((await answers(`${asked}\n`)).told).toEqual([JSON.parse(answer)]);
});

test('an exact decimal is not "about" anything, and the page shows what was written', async () => {
  expect(await pretty({ text: '5/2' }, EQUATIONS)).toMatch(/Value +5\/2 {2}\(2\.5\)/);
  expect(await pretty({ text: '1/3' }, EQUATIONS)).toMatch(/Value +1\/3 {2}\(about 0\.333/);
  expect(await pretty({ text: "Y'' U B" })).toContain('  Y′′ ∪ B\n');
});
