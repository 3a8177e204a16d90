// The prompt, answered through a pipe as a person would answer it.
import { describe, expect, test } from 'vitest';
import { openshake } from '../testing/openshake.ts';

const answer = (...answers: string[]) => openshake(['prompt'], answers.map((line) => `${line}\n`).join(''));

/** A middle-division position of the usual book, up to the Restrictions. */
const POSITION = ['', '', '', 'B BR RY G BGY blank', '1+2', 'R C', 'BU', '4', "G Y '", 'now'];

describe('the example', () => {
  test('shows a verdict at once', () => {
    const { status, stdout, stderr } = answer('example', 'quit');
    expect(stdout).toContain('✓ Correct');
    expect(stdout).toContain('Goodbye.');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('then takes another Solution for its position', () => {
    const { stdout } = answer('example', '1', '', 'R U G', '3');
    expect(stdout).toContain('✓ Correct');
    expect(stdout.match(/✗ Not correct/g)).toHaveLength(1);
    expect(stdout).toContain('so the Solution needs a Restriction');
  });
});

describe('a position', () => {
  test('is asked for, question by question, and judged', () => {
    const { status, stdout } = answer(...POSITION, 'B C R', '', 'R U G', 'quit');
    expect(stdout).toContain('✓ Correct');
    expect(stdout).toMatch(/Cards named +BR {2}RY {2}G {2}\(3 cards\)/);
    expect(status).toBe(0);
  });

  test('may be followed by a new one', () => {
    const { stdout } = answer(...POSITION, '', 'R', 'new', 'example', '3');
    expect(stdout.match(/Which rulebook\?/g)).toHaveLength(2);
    expect(stdout).toContain('✓ Correct');
  });

  test('bad answers are explained and asked again', () => {
    const [book, division, variations, universe, goal, ...cubes] = POSITION as [string, string, string, string, string];
    const { status, stdout } = answer(
      ...['checkers', book, 'kindergarten', division, 'wild-card', variations],
      ...['B B', '99', universe, '2+3x4', goal, 'Q', ...cubes.slice(0, 4), 'never', 'now'],
      ...['B C R', '', 'R U G', 'perhaps', 'quit'],
    );
    for (const complaint of [
      'Please answer with mlag-onsets-basic-2011',
      'Please answer with basic, elementary, middle, junior or senior',
      'There is no variation "wild-card"',
      'The card B is there twice',
      'There are 16 cards',
      'A Goal looks like',
      '"Q" is not on any cube',
      'Please answer with now, impossible',
      'Please answer with another, new or quit',
    ]) {
      expect(stdout.replaceAll(/\s+/g, ' ')).toContain(`! ${complaint}`);
    }
    expect(stdout).toContain('✓ Correct');
    expect(status).toBe(0);
  });

  test('cannot have more cubes than a kit', () => {
    const { stdout } = answer(...POSITION.slice(0, 5), 'B'.repeat(17), 'RU', 'R', 'G');
    expect(stdout).toContain('! That makes 19 cubes; a kit has 18.\nPermitted?');
  });

  test('without a Goal asks for the Goal that could have been set', () => {
    const { stdout } = answer('', '', '', 'B BR RY G', 'none', "B R G U N ' 1 2", '3', '', 'B U R', 'quit');
    expect(stdout).toContain('a No Goal challenge');
    expect(stdout).not.toContain('Required?');
    expect(stdout).toContain('Cards named');
  });

  test('with Blank Card Wild asks for the dots, with Two Solutions for both papers', () => {
    const picks = 'blank-card-wild, two-solutions';
    const paper = ['', 'B U R', 'BG'];
    const { stdout } = answer(
      '4',
      'senior',
      picks,
      'B BR RY G blank Y',
      '3',
      '',
      'B U R G N',
      '',
      '',
      'now',
      ...paper,
      ...paper,
    );
    expect(stdout).toContain('Solution 2 of 2');
    expect(stdout).toMatch(/Blank painted +BG/);
  });

  test('without Restrictions does not ask for any, and a flub asks for its moves', () => {
    const { stdout } = answer(
      '1',
      '',
      'B BR RY G',
      '3',
      'B',
      'R U',
      '',
      'G',
      'a-flub',
      'B to required',
      'B U R',
      'R to f',
      '3',
    );
    expect(stdout).not.toContain('Restriction 1?');
    expect(stdout).not.toContain('Variations');
    expect(stdout).toContain('an A Flub challenge');
    expect(stdout).toMatch(/Move charged +cube: B, to: required/);
    expect(stdout).toMatch(/Safe move +cube: R, to: forbidden/);
    expect(stdout).toMatch(/✗ Not correct|✓ Correct/);
  });
});

describe('leaving', () => {
  test.each([0, 1, 4, 9, 11, 13])('the end of the input after %i answers is polite', (answers) => {
    const { status, stdout, stderr } = answer(...[...POSITION, 'B C R', '', 'R U G'].slice(0, answers));
    expect(stdout).toMatch(/Goodbye\.\n$/);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test.each(['quit', 'QUIT', 'exit'])('%s leaves at any question', (word) => {
    const { status, stdout } = answer('', '', word, 'never read');
    expect(stdout).toMatch(/Goodbye\.\n$/);
    expect(status).toBe(0);
  });

  test('an answer without a line break still counts', () => {
    expect(openshake(['prompt'], 'example').stdout).toContain('✓ Correct');
  });
});
