// The arena as people run it: bots and programs, the page, JSON, files, and Ctrl-C.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { PairingRow } from '../arena/standings.ts';
import { wordsOf } from '../bot/channel.ts';
import { englishIn } from '../testing/english.ts';
import { BIN, openshake } from '../testing/openshake.ts';
import { type ProgramName, writePrograms } from '../testing/programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'openshake-arena-'));
const { commandOf, end } = writePrograms();
afterAll(() => {
  rmSync(folder, { recursive: true });
  end();
});

/** The fastest table there is. */
const SMALL = ['--books', 'agloa-onsets-2023', '--divisions', 'basic', '--matches', '4', '--shakes', '2'];

const ONE_SHAKE = [...SMALL, '--matches', '2', '--shakes', '1'];

const long = process.env.OPENSHAKE_LONG === '1';

const json = (args: string[]) => {
  const { status, stdout, stderr } = openshake(['arena', ...args, '--json']);
  return { status, stderr, found: JSON.parse(stdout || '{}') };
};

describe('levels of our own', () => {
  test('a page for people', () => {
    const { status, stdout, stderr } = openshake(['arena', 'club', 'first-week', ...SMALL]);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^4 matches in [\d.]+ s on \d+ workers?: 2 players, 2 shakes a match, 1 table from 1 rulebook, seed 1\n/,
    );
    expect(stdout).toMatch(/\nOn-Sets\n {2}pairing +matches +won–drawn–lost/);
    expect(stdout).toMatch(
      /\n {2}club – first-week +4 +\d–\d–\d +\d+ % \(\d+ to \d+\) +[+−][\d.]+ ± [\d.]+ +[+−][\d.]+ ± [\d.]+\n/,
    );
    expect(stdout).not.toContain('\u001b');
    // Without a terminal, progress comes in lines.
    expect(stderr).toMatch(/^2 of 4 matches(, \d+ s left)?\n4 of 4 matches\n$/);
  });

  test('a page and a picture in Spanish', () => {
    const plot = join(folder, 'es.svg');
    const programs = ['--program', commandOf('refused'), '--program', commandOf('crashing')];
    const args = ['arena', 'club', ...programs, ...ONE_SHAKE, '--decision-ms', '20000'];
    const { status, stdout, stderr } = openshake([...args, '--plot', plot, '--lang', 'es']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\d+ partidas en [\d.]+ s con \d+ hilos?: 2 jugadores, 1 tirada por partida, /);
    expect(stdout).toMatch(/\n {2}pareja +partidas +ganadas–empatadas–perdidas/);
    expect(stdout).toMatch(/crashing perdió \d+ partidas? por abandono\. Terminó con el estado 3\./);
    expect(stdout).toMatch(/refused: \d+ acciones rechazadas\. La primera, move: Nadie puede mover/);
    expect(englishIn(stdout + stderr + readFileSync(plot, 'utf8'))).toEqual([]);
  });

  test('JSON stays English where the system speaks Spanish', () => {
    const args = [
      'arena',
      'club',
      '--program',
      commandOf('crashing'),
      ...ONE_SHAKE,
      '--decision-ms',
      '20000',
      '--json',
    ];
    const { forfeits } = JSON.parse(openshake(args, '', { LC_ALL: 'es_MX.UTF-8' }).stdout);
    expect(forfeits).toMatchObject([{ name: 'crashing', why: expect.stringMatching(/^It ended with status 3\./) }]);
  });

  test('the same seed gives the same matches on one worker and on two', () => {
    const books = long ? [] : ['--books', 'agloa-onsets-2023,mlag-equations-basic-2018'];
    const many = ['--matches', '4', '--shakes', '1'];
    const args = ['first-term', 'first-week', ...books, '--divisions', 'elementary', ...many];
    const [one, two] = [1, 2].map((workers) => {
      const save = join(folder, `workers-${workers}.txt`);
      const { status, found } = json([...args, '--workers', String(workers), '--save', save]);
      const { timing, ...timeless } = found;
      expect({ status, workers: timing.workers }).toEqual({ status: 0, workers });
      return { timeless, matches: readFileSync(save, 'utf8') };
    });
    expect(two).toEqual(one);
  });

  test('pairs of matches share their dice with the seats swapped', () => {
    const save = join(folder, 'pairs.txt');
    json(['club', 'first-week', ...SMALL, '--matches', '2', '--save', save]);
    const rolls = [...readFileSync(save, 'utf8').matchAll(/^\S+ (\S+) roll (.+)$/gm)].map(([, by, cubes]) => ({
      by,
      cubes,
    }));
    expect(rolls.map(({ by }) => by)).toEqual(['club', 'first-week', 'first-week', 'club']);
    // The first three are not rolled: the player who rolls sets them out.
    const fell = rolls.map(({ cubes = '' }) => cubes.split(' ').slice(3).join(' '));
    expect(fell.slice(2)).toEqual(fell.slice(0, 2));
    expect(fell[0]).not.toBe(fell[1]);
  });

  test('three players: matches come in sixes, and the notation replays to the same result', () => {
    const save = join(folder, 'three.txt');
    const { status, found } = json([
      'club',
      'first-week',
      ...SMALL,
      '--players',
      '3',
      '--officiating',
      'table',
      '--save',
      save,
    ]);
    expect({ status, played: found.played }).toEqual({ status: 0, played: 6 });
    const replayed = openshake(['replay', save])
      .stdout.trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(replayed).toHaveLength(6);
    const scores = replayed.map(({ totals, results }) => {
      expect(results.every(({ ok }: { ok: boolean }) => ok)).toBe(true);
      const side = (name: string) => {
        const own = Object.entries<number>(totals).filter(([player]) => player.replace(/\/\d$/, '') === name);
        return own.reduce((sum, [, points]) => sum + points, 0) / own.length;
      };
      return side('club') - side('first-week');
    });
    expect(found.pairings[0]).toMatchObject({
      matches: 6,
      won: scores.filter((margin) => margin > 0).length,
      drawn: scores.filter((margin) => margin === 0).length,
      lost: scores.filter((margin) => margin < 0).length,
    });
    expect(found.pairings[0].margin.value).toBeCloseTo(scores.reduce((sum, each) => sum + each, 0) / 6, 9);
  });

  test('a picture shows every pairing, and describes it in words', () => {
    const plot = join(folder, 'plot.svg');
    expect(openshake(['arena', 'club', 'first-week', ...SMALL, '--plot', plot]).status).toBe(0);
    const svg = readFileSync(plot, 'utf8');
    expect(svg).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect(svg).toMatch(/<desc>club against first-week at On-Sets: \d+ %, between \d+ and \d+ %\.<\/desc>/);
  });

  test('Ctrl-C shows the results so far', async () => {
    const save = join(folder, 'stopped.txt');
    const args = ['arena', 'club', 'first-week', ...SMALL, '--matches', '100000', '--json', '--save', save];
    const arena = spawn(process.execPath, [BIN, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let stdout = '';
    arena.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
    });
    const status = new Promise((resolve) => arena.on('close', resolve));
    while (!existsSync(save) || statSync(save).size === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    arena.kill('SIGINT');
    expect(await status).toBe(130);
    const { played, stopped, pairings } = JSON.parse(stdout);
    expect({ stopped, matches: pairings[0].matches }).toEqual({ stopped: true, matches: played });
    expect(readFileSync(save, 'utf8').match(/^match /gm)).toHaveLength(played);
  });
});

describe('each level beats the one below', () => {
  test('the highest level never loses a match to the lowest', () => {
    const { found } = json(['perfect', 'first-week', ...SMALL]);
    expect(found.pairings[0]).toMatchObject({ lost: 0, matches: 4 });
    expect(found.contestants[0]).toMatchObject({ refused: 0, wrongPapers: 0, lostChallenges: 0 });
  });

  test.runIf(long)('at both games, by more than chance can explain (seed 1)', () => {
    const { found } = json(['--matches', '60', '--shakes', '3', '--divisions', 'elementary,middle,senior']);
    const surely = found.pairings.map(({ first, second, game, share, margin }: PairingRow) => ({
      pairing: `${first} – ${second} at ${game}`,
      wins: share.low > 0.5,
      leads: margin.low > 0,
    }));
    expect(surely).toEqual(surely.map((row: object) => ({ ...row, wins: true, leads: true })));
    expect(surely).toHaveLength(10);
  });
});

describe('programs', () => {
  const against = (name: ProgramName, ...more: string[]) =>
    json(['first-week', '--program', commandOf(name), ...ONE_SHAKE, ...more]);
  /** The basic game has no time limits, so a match may wait forever. Elsewhere the clock runs. */
  const timed = (decisionMs: number) => ['--divisions', 'elementary', '--decision-ms', String(decisionMs)];

  test('a program that behaves plays whole matches', () => {
    const { status, found } = against('sound', ...timed(20_000));
    expect(status).toBe(0);
    expect(found.contestants[1]).toMatchObject({ name: 'sound', refused: 0, faults: 0, forfeits: 0 });
  });

  test('a program that crashes forfeits each match, with its last words, and is restarted for the next', () => {
    const { status, found } = against('crashing');
    expect({ status, forfeits: found.forfeits }).toEqual({
      status: 0,
      forfeits: [{ name: 'crashing', why: 'It ended with status 3. Its last words: out of ideas', times: 2 }],
    });
    expect(found.pairings[0]).toMatchObject({ won: 2, lost: 0, forfeits: [0, 2] });
  });

  test.each(['silent', 'garbage', 'slow', 'flooding', 'malformed'] as const)(
    '%s: the clock goes on without it, or it is ended and forfeits',
    (name) => {
      const { status, found } = against(name, ...timed(60), '--shakes', '3');
      expect({ status, lost: found.pairings[0].lost }).toEqual({ status: 0, lost: 0 });
      expect(found.contestants[1].faults).toBeGreaterThanOrEqual(10);
      expect(found.forfeits[0].why).toMatch(/^It was stopped after 10 faults\. The last one: /);
    },
  );

  test('without a clock, a program forfeits a match that waits for it', () => {
    const { status, found } = against('silent', '--decision-ms', '60');
    expect({ status, forfeits: found.forfeits }).toEqual({
      status: 0,
      forfeits: [
        {
          name: 'silent',
          why: expect.stringMatching(
            /^It did nothing when the match waited for it. View \d was not answered within 60 ms/,
          ),
          times: expect.any(Number),
        },
      ],
    });
  });

  test.each(['refused', 'odd'] as const)(
    'one whose actions are %s is told so, and play goes on by the clock',
    (name) => {
      const { status, found } = against(name, ...timed(20_000));
      expect(status).toBe(0);
      expect(found.contestants[1].refused).toBeGreaterThan(0);
    },
  );

  test('a program that acts forever without result forfeits', () => {
    const { status, found } = against('restless', ...timed(20_000));
    expect({ status, forfeits: found.forfeits }).toEqual({
      status: 0,
      forfeits: [{ name: 'restless', why: 'It acted 500 times, and the match never ended.', times: 2 }],
    });
  });

  test('the page reports what a program did wrong, and no terminal obeys it', () => {
    const page = (name: ProgramName) =>
      openshake(['arena', 'first-week', '--program', commandOf(name), ...ONE_SHAKE, ...timed(20_000)]).stdout;
    expect(page('steering')).toMatch(
      /\nsteering: \d+ faults, the first: This line is not JSON: ·\[2Jthinking \(Standard/,
    );
    expect(page('refused')).toMatch(
      /\nrefused: \d+ actions refused, the first: move: Nobody may move a cube before .* \(.+\)\n/,
    );
  });

  test.skipIf(process.platform === 'win32')('Ctrl-C twice leaves no program behind', async () => {
    const save = join(folder, 'twice.txt');
    const command = commandOf('stubborn');
    const [, file = ''] = wordsOf(command);
    const who = ['arena', 'club', '--program', command, '--decision-ms', '20000'];
    const arena = spawn(process.execPath, [BIN, ...who, '--matches', '100000', '--save', save], { stdio: 'ignore' });
    const status = new Promise((resolve) => arena.on('close', resolve));
    const running = () => spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).stdout.includes(file);
    while (!existsSync(save) || statSync(save).size === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(running()).toBe(true);
    arena.kill('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 20));
    arena.kill('SIGINT');
    // On a busy machine, the second signal may come just after the first one ended the command.
    expect([130, null]).toContain(await status);
    while (running()) await new Promise((resolve) => setTimeout(resolve, 50));
  });

  test('a program that cannot start stops the arena before it begins', () => {
    const { status, stdout, stderr } = openshake(['arena', 'club', '--program', 'no-such-program', ...SMALL]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe(
      'openshake: this program cannot play. no-such-program: There is no program "no-such-program".\n',
    );
  });
});

describe('our bots as programs', () => {
  test('a level that speaks the protocol plays exactly as it does inside the arena', () => {
    const inside = json(['club', 'first-week', ...SMALL, '--save', join(folder, 'inside.txt')]);
    const command = `"${process.execPath}" "${BIN}" bot --level first-week`;
    const outside = json([
      'club',
      '--program',
      command,
      ...SMALL,
      '--decision-ms',
      '20000',
      '--save',
      join(folder, 'outside.txt'),
    ]);
    expect([inside.status, outside.status]).toEqual([0, 0]);
    const renamed = readFileSync(join(folder, 'outside.txt'), 'utf8').replaceAll('openshake-first-week', 'first-week');
    expect(renamed).toBe(readFileSync(join(folder, 'inside.txt'), 'utf8'));
  });

  test("a host's mistake is reported, and nobody is left waiting", () => {
    const { status, stdout, stderr } = openshake(
      ['bot', '--level', 'club'],
      'hello?\n{"type":"view","id":3,"view":{}}\n{"type":"quit"}\n',
    );
    expect(status).toBe(0);
    expect(stdout).toBe('{"type":"wait","id":3}\n');
    expect(stderr).toContain('openshake bot: This line is not JSON: hello?');
    expect(stderr).toContain('openshake bot: In the message "view": "view.rulebook" is missing.');
  });
});

describe('the examples', () => {
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const play = (command: string) =>
    json([
      '--program',
      command,
      '--program',
      command,
      '--officiating',
      'both',
      '--matches',
      long ? '24' : '4',
      '--shakes',
      '2',
      '--decision-ms',
      '20000',
    ]);
  const isFlawless = { refused: 0, faults: 0, forfeits: 0, wrongPapers: 0, lostChallenges: 0 };

  test('the TypeScript example, bundled as the docs say, plays both games without a fault', () => {
    const bundle = join(folder, 'simple.mjs');
    const rolldown = join(root, 'node_modules', 'rolldown', 'bin', 'cli.mjs');
    const made = spawnSync(process.execPath, [rolldown, 'examples/bots/simple.ts', '-p', 'node', '-o', bundle], {
      cwd: root,
    });
    expect(made.status).toBe(0);
    const { status, found } = play(`"${process.execPath}" "${bundle}"`);
    expect({ status, contestants: found.contestants }).toMatchObject({
      status: 0,
      contestants: [isFlawless, isFlawless],
    });
    expect(found.contestants[0].papers).toBeGreaterThan(0);
  });

  const python = spawnSync('python3', ['--version']).status === 0;
  test.skipIf(!python)(
    `in Python plays both games without a fault${python ? '' : ' (there is no python3 here)'}`,
    () => {
      const { status, found } = play(`python3 "${join(root, 'examples', 'bots', 'simple.py')}"`);
      expect({ status, contestants: found.contestants }).toMatchObject({
        status: 0,
        contestants: [isFlawless, isFlawless],
      });
      expect(found.contestants[0].papers).toBeGreaterThan(0);
    },
  );
});

describe('wrong usage', () => {
  test('ends with status 2 and a hint', () => {
    expect(openshake(['arena', 'club'])).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'openshake: club needs somebody to play against. Name another level or a program as well.\nTry: npx openshake arena --help\n',
    });
  });

  test('a file that cannot be written is reported before play begins', () => {
    const { status, stderr } = openshake([
      'arena',
      'club',
      'team',
      ...SMALL,
      '--save',
      join(folder, 'no', 'where.txt'),
    ]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^openshake: cannot write the answer: .*where\.txt: there is no such place\.\n$/);
    const plot = openshake(['arena', 'club', 'team', ...SMALL, '--plot', join(folder, 'no', 'where.svg')]);
    expect(plot).toMatchObject({ status: 1, stdout: '' });
    expect(plot.stderr).toMatch(/^openshake: cannot write the answer: .*where\.svg: there is no such place\.\n$/);
  });

  test('bot: the level is required', () => {
    expect(openshake(['bot'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Which level should play? After --level, type first-week, '),
    });
    expect(openshake(['bot', '--level', 'team', '--pace', 'fast'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(
        '--pace is a number: 1 is as slow as people, 0.5 is twice as fast, and 0 does not wait.',
      ),
    });
    expect(openshake(['bot', '--level', 'tema'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Did you mean "team"?'),
    });
  });
});
