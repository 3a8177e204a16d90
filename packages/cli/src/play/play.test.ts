// Whole matches through `openshake play` in a real pseudo-terminal, by a player who follows hints, killed in the middle and resumed.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseMatchLog } from '@openshake/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { playByHints } from '../testing/hints.ts';
import { BIN, openshake } from '../testing/openshake.ts';
import { Terminal } from '../testing/terminal.ts';

const SEED = 20_240_611;
/** A match has many moves, and a machine may be busy. */
const PATIENCE_MS = 300_000;

let terminal: Terminal | undefined;
afterEach(() => {
  if (terminal && !terminal.over) terminal.kill();
  terminal = undefined;
});

const open = (args: readonly string[], columns = 80, env: Record<string, string> = {}): Terminal => {
  terminal = new Terminal([process.execPath, BIN, 'play', ...args], { columns, env });
  return terminal;
};

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const file = (name: string): string => join(mkdtempSync(join(tmpdir(), 'openshake-play-')), name);

const actionsIn = (path: string): readonly unknown[] => {
  const parsed = parseMatchLog(readFileSync(path, 'utf8'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.facts));
  return parsed.log.rows;
};

describe.each([
  ['mlag-onsets-basic-2011', ['--division', 'middle']],
  ['mlag-onsets-adventurous-2017', ['--division', 'junior', '--variations']],
  ['mlag-onsets-basic-2019', ['--division', 'elementary']],
  ['agloa-onsets-2023', ['--division', 'elementary', '--no-variations']],
  ['mlag-equations-basic-2018', ['--division', 'elementary']],
])('%s', (book, division) => {
  test(
    `a whole match from seed ${SEED}, killed in the middle and resumed`,
    async () => {
      const path = file('match.txt');
      const table = ['--name', 'ann', '--bots', 'club', '--officiating', 'strict', '--no-clock', '--pace', '0'];
      const first = open([
        '--book',
        book,
        ...division,
        ...table,
        '--shakes',
        '2',
        '--seed',
        String(SEED),
        '--save',
        path,
      ]);
      await playByHints(first, {
        enough: (text) => /Shake 1 is over/.test(text) && /Resources/.test(text.split('Shake 2').at(-1) ?? ''),
      });
      expect(first.text).toContain('Shake 1 is over');
      first.kill();
      await first.ended;
      const kept = actionsIn(path);

      const second = open(['--resume', path]);
      await playByHints(second);
      expect(await second.ended).toBe(0);
      expect(second.text).toContain('Thank you for playing');
      expect(actionsIn(path).slice(0, kept.length)).toEqual(kept);

      const replayed = JSON.parse(openshake(['replay', path]).stdout);
      expect(replayed.phase).toEqual({ name: 'over' });
      expect(replayed.shakes).toHaveLength(2);
      expect(Object.keys(replayed.matchPoints)).toHaveLength(2);
      expect(replayed.results.every(({ ok }: { ok: boolean }) => ok)).toBe(true);
    },
    PATIENCE_MS,
  );
});

/** With these options, nothing is asked. */
const OPTIONS = [
  ...['--book', 'mlag-onsets-basic-2019', '--division', 'middle', '--name', 'ann', '--bots', 'first-week'],
  ...['--officiating', 'strict', '--shakes', '1', '--seed', '2'],
];

describe('at the terminal', () => {
  test('bots acting meanwhile do not destroy the line being typed', async () => {
    const seat = open([...OPTIONS, '--no-clock', '--pace', '0.3', '--save', file('match.txt')]);
    await seat.until(/Type: roll/);
    // bob deals during this line.
    seat.press('ro');
    await seat.until(/bob deals/);
    await sleep(300);
    const from = seat.text.length;
    seat.press('ll\r');
    expect(await seat.until(/ann rolls/, from)).toBeDefined();
  });

  test('the Tab key completes, and a refusal says why and what to do', async () => {
    const seat = open([...OPTIONS, '--no-clock', '--pace', '0', '--save', file('match.txt')]);
    await seat.until(/Type: roll[\s\S]*bob deals/);
    seat.press('rol\t');
    await seat.until(/ann> roll /);
    seat.press('\r');
    await seat.until(/Set the Goal/);
    const from = seat.text.length;
    seat.type('b r');
    await seat.until(
      /✗ Nobody may move a cube before the Goal is set\. \([IVX]+-[^),]*, [^)]*\)[\s\S]*says:[\s\S]*Set the Goal/,
      from,
    );
    seat.type('why now');
    await seat.until(/There is no move or Goal to challenge now/, from);
    seat.type('gaol 1+1');
    await seat.until(/Did you mean "goal"\?/, from);
    seat.type('quit');
    expect(await seat.ended).toBe(0);
    expect(seat.text).toMatch(
      /The match is saved in[\s\S]*To continue it:\n {2}(npx openshake|openshake|node \S+) play --resume \S+match\.txt\n/,
    );
  });

  test('lines pasted together are answered one by one, and Enter alone says what the table waits for', async () => {
    const seat = open([...OPTIONS, '--no-clock', '--pace', '0', '--save', file('match.txt')]);
    await seat.until(/Type: roll[\s\S]*bob deals/);
    seat.press('score\rxyzzy\rquit\r');
    await seat.until(/ann> xyzzy\n! There is no command "xyzzy"\./);
    expect(await seat.ended).toBe(0);
    expect(seat.text).not.toMatch(/ann> +Scoresheet|ann> !/);

    const again = open([...OPTIONS, '--no-clock', '--pace', '0', '--save', file('match.txt')]);
    await again.until(/Type: roll[\s\S]*bob deals/);
    const from = again.text.length;
    again.type('');
    await again.until(/Roll the cubes\. Type: roll/, from);
  });

  test('a person who wants more choices is asked for them', async () => {
    const seat = open(['--name', 'ann', '--bots', 'club', '--seed', '2', '--save', file('match.txt')]);
    for (const [asked, answer] of [
      [/Which rulebook\?/, 'agloa'],
      [/Which division/, 'senior'],
      [/without variations,[\s\S]*3 shakes\.\s+More choices\?/, 'yes'],
      [/Play with variations\?/, 'yes'],
      [/Play with the clock\?/, 'no'],
      [/Who enforces the rules/, 'table'],
      [/How many shakes\?/, '1'],
    ] as const) {
      await seat.until(asked);
      seat.type(answer);
    }
    await seat.until(/AGLOA On-Sets 2023-24, senior, at a table, shake 1/);
    seat.type('quit');
    expect(await seat.ended).toBe(0);
  });

  test('two programs at one match: neither destroys what the other wrote', async () => {
    const path = file('match.txt');
    const one = open([...OPTIONS, '--no-clock', '--pace', '0', '--save', path]);
    await one.until(/Type: roll[\s\S]*bob deals/);
    const other = open(['--resume', path]);
    await other.until(/Type: roll/);
    for (const seat of [one, other]) {
      seat.type('roll');
      await seat.until(/ann rolls/);
    }
    for (const seat of [one, other]) {
      seat.type('quit');
      expect(await seat.ended).toBe(0);
    }
    const told = /Another program has changed[\s\S]*From now on[\s\S]*match-2\.txt\./;
    expect([one, other].filter(({ text }) => told.test(text))).toHaveLength(1);
    expect(actionsIn(path)).toHaveLength(2);
    expect(actionsIn(path.replace('match.txt', 'match-2.txt'))).toHaveLength(2);
  });

  test('[mlag-onsets-basic-2019 XI-A] with the clock, the time left is in front of the line', async () => {
    const seat = open([...OPTIONS, '--clock', '--pace', '0', '--save', file('match.txt')]);
    await seat.until(/ann 1:5\d> /);
    seat.type('quit');
    expect(await seat.ended).toBe(0);
  });

  test('a few Enters are enough to sit down; Ctrl-C leaves; --resume opens the latest match', async () => {
    const home = mkdtempSync(join(tmpdir(), 'openshake-home-'));
    const first = open([], 60, { XDG_DATA_HOME: home });
    const answered = new Set<string>();
    for (;;) {
      const asked = await first.until(/At the table, clockwise|[^\n]*\[[^\n\]]*\] $/);
      const question = asked?.[0] ?? '';
      if (question.startsWith('At the table') || question === '') break;
      if (answered.has(question)) {
        await sleep(20);
        continue;
      }
      answered.add(question);
      first.press('\r');
    }
    expect(answered.size).toBe(5);
    await first.until(/ann> /);
    first.press('\u0003');
    expect(await first.ended).toBe(0);
    expect(first.text).toMatch(/To continue it:\n {2}(npx openshake|openshake|node \S+) play --resume\n/);

    const second = open(['--resume', '--plain'], 60, { XDG_DATA_HOME: home });
    await second.until(/At the table, clockwise[\s\S]*ann: /);
    expect(second.text).not.toMatch(/[│╭▸]/);
    second.type('quit');
    expect(await second.ended).toBe(0);
  });
});

describe('through a pipe', () => {
  const home = { XDG_DATA_HOME: mkdtempSync(join(tmpdir(), 'openshake-pipe-')) };

  test('commands are read when the table waits for them, and the match is saved when they end', () => {
    const { status, stdout, stderr } = openshake(
      ['play', ...OPTIONS, '--no-clock'],
      'roll\ngoal 1+5\nhelp now\nscore\nstory\nwhy II-A\nhint\n',
      home,
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/ann rolls[\s\S]*ann sets the Goal[\s\S]*You can do this now[\s\S]*Not now/);
    expect(stdout).toMatch(
      /Scoresheet[\s\S]*Shake 1: ann sets the Goal[\s\S]*II-A \([\w ]+\) says: [\s\S]*A perfect player would/,
    );
    expect(stdout).toContain('The match is saved in');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none of these may come out of a pipe
    expect(stdout).not.toMatch(/[│╭▸\u001b]/);
  });

  test('without any input it says goodbye', () => {
    const { status, stdout } = openshake(['play'], '', home);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /Welcome to Openshake[\s\S]*Goodbye\. To see everything that Openshake can do: npx openshake --help\n$/,
    );
  });
});

describe('wrong usage', () => {
  test.each([
    [
      ['--bots', 'clubb'],
      'There is no level "clubb". Choose first-week, first-term, club, team, champion, or perfect. Did you mean "club"?',
    ],
    [['--bots', 'club,club,club'], 'One or two bots can play with you, as in: club, team'],
    [['--book', 'chess'], 'After --book, type mlag-onsets-basic-2011'],
    [
      ['--book', 'mlag-onsets-basic-2011', '--division', 'senior'],
      'After --division, type minor, elementary, or middle, not "senior".',
    ],
    [['--clock', '--no-clock'], '--clock and --no-clock contradict each other. Choose one.'],
    [['--shakes', '2', '--minutes', '3'], 'Choose either --shakes or --minutes for the round, not both.'],
    [['--shakes', '0'], 'A round has at least one shake or one minute.'],
    [['--pace', 'fast'], '--pace is a number: 1 is as slow as people, 0.5 is twice as fast, and 0 does not wait.'],
    [['--name', 'judge'], 'No player can be called judge. Choose another name.'],
    [['--name', '--plain'], 'The option "--name" needs a value after it.'],
    [['match.txt'], '"openshake play" does not take "match.txt". To continue a match: --resume FILE'],
    [
      ['--resume', 'nowhere.txt'],
      `There is no file ${resolve('nowhere.txt')}. Check its name, or use --resume alone to continue your latest match.`,
    ],
  ])('%j', (args, message) => {
    const { status, stderr } = openshake(['play', ...args]);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });

  test.runIf(process.platform === 'linux').each([
    ['/proc/x/y', 'there is no such place'],
    [join(import.meta.filename, 'match.txt'), 'a file is where a folder should be'],
  ])('a match that cannot be saved in %s does not begin', (path, why) => {
    const { status, stderr } = openshake(['play', ...OPTIONS, '--no-clock', '--save', path], 'roll\n');
    expect(stderr).toBe(
      `openshake: The match cannot be saved in ${path}: ${why}. Choose another place with --save.\nTry: npx openshake play --help\n`,
    );
    expect(status).toBe(2);
  });

  test('an existing file is not overwritten', () => {
    const path = file('match.txt');
    writeFileSync(path, 'mine');
    const { status, stderr } = openshake(['play', '--save', path]);
    expect({ status, text: readFileSync(path, 'utf8') }).toEqual({ status: 2, text: 'mine' });
    expect(stderr).toContain('already exists');
  });
});

test('the lesson of a shake comes before whatever follows it', () => {
  const home = { XDG_DATA_HOME: mkdtempSync(join(tmpdir(), 'openshake-stop-')) };
  const { stdout } = openshake(['play', ...OPTIONS, '--no-clock'], 'roll\nend\nstop\npapers\nsign\n', home);
  expect(stdout).toMatch(
    /the director stops play\n[\s\S]*Shake 1 is void[\s\S]*The match is over[\s\S]*Nobody wrote a Solution in the last shake\./,
  );
});

test('on a narrow terminal, the questions wrap between words', async () => {
  const seat = open(['--name', 'ann', '--save', file('match.txt')], 50, {
    XDG_DATA_HOME: mkdtempSync(join(tmpdir(), 'openshake-narrow-')),
  });
  await seat.until(/Which rulebook\?[^\n]*\] $/);
  seat.type('4');
  await seat.until(/Which division[\s\S]*\[middle\] $/);
  seat.type('');
  await seat.until(/Who plays with you\?[^\n]*\] $/);
  const lines = seat.text.split('\n');
  for (const line of lines) expect([...line].length).toBeLessThanOrEqual(50);
  // No word is broken: every line begins with a whole one.
  expect(seat.text.replaceAll(/\s+/g, ' ')).toContain(
    'On-Sets at the national tournament, 2023-24: a basic division to start with, and grades 6 to 12',
  );
  expect(lines).toContain('Which division: basic, elementary, middle,');
});
