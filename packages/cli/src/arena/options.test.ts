// The arena's options, and what it says about wrong ones.
import { describe, expect, test } from 'vitest';
import { WrongUsage } from '../usage.ts';
import { numbered, readOptions } from './options.ts';

describe('wrong usage', () => {
  test.each([
    [['club'], 'club needs somebody to play against. Name another level or a program as well.'],
    [
      ['clubb', 'team'],
      'There is no level "clubb". Choose first-week, first-term, club, team, champion, or perfect. Did you mean "club"?',
    ],
    [
      ['club', 'python3 bot.py'],
      'There is no level "python3 bot.py". Choose first-week, first-term, club, team, champion, or perfect. To name a program, type --program "python3 bot.py".',
    ],
    [['--players', '4'], 'A table has 2 or 3 players, not 4.'],
    [['--matches', '0'], 'The option "--matches" needs a number from 1 to 1000000.'],
    [['--workers', '100000'], 'The option "--workers" needs a number from 1 to 256.'],
    [
      ['--books', 'equatoins'],
      'There is no rulebook "equatoins". Choose mlag-onsets-basic-2011, mlag-onsets-adventurous-2017, mlag-onsets-basic-2019, agloa-onsets-2023, mlag-equations-basic-2018, on-sets, equations, or all. Did you mean "equations"?',
    ],
    [['--books', 'equations', '--divisions', 'basic'], 'None of these rulebooks has the division basic.'],
    [['--officiating', 'none'], 'There is no officiating "none". Choose strict, table, or both.'],
    [['--seed', 'x'], 'The option "--seed" needs a whole number after it, with at most nine digits.'],
  ])('%j', (args, message) => {
    expect(() => readOptions(args)).toThrow(new WrongUsage(message, 'openshake arena --help'));
  });
});

test('rulebooks by id or by game, in the divisions that they have', () => {
  const tables = (...args: string[]) =>
    readOptions(args).plan.tables.map(({ division, officiating }) => `${division} ${officiating}`);
  expect(tables('--books', 'equations', '--divisions', 'middle,minor')).toEqual(['minor strict', 'middle strict']);
  expect(tables('--books', 'agloa-onsets-2023', '--divisions', 'basic', '--officiating', 'both')).toEqual([
    'basic strict',
    'basic table',
  ]);
  expect(tables()).toHaveLength(22);
});

test('no two contestants have the same name', () => {
  const named = (name: string) => ({ name, command: 'x' });
  const names = numbered(['bot', 'bot 2', 'bot', 'bot'].map(named)).map(({ name }) => name);
  expect(names).toEqual(['bot', 'bot 2', 'bot 3', 'bot 4']);
});
