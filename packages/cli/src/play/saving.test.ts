// Keeping matches and going on with them.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Table } from '@openshake/host';
import { search } from '@openshake/solver';
import { describe, expect, test } from 'vitest';
import { BIN, openshake } from '../testing/openshake.ts';
import { ON_SETS_START, tableAfter } from '../testing/seats.ts';
import { Dice } from './dice.ts';
import {
  freshFile,
  latestFile,
  MatchFile,
  matchesFolder,
  readMatchFile,
  whyFolderUnread,
  writeWhole,
} from './saving.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'openshake-saving-'));

const TAGS = { id: 'on-sets 7', event: 'State Finals, table 4' };
const SEATS = {
  you: 'ann',
  bots: { bob: 'club', 'Mary Jane': 'perfect' },
  seed: 7,
  round: { shakes: 3 },
  pace: 0.5,
};

describe('a match', () => {
  test('is read back as it was written, with who sits where', () => {
    const path = join(folder(), 'deep', 'match.txt');
    const table = tableAfter(ON_SETS_START);
    new MatchFile(path, TAGS, SEATS).write(table.stored);
    const read = readMatchFile(path);
    expect(read).toMatchObject({ ok: true, saved: { id: TAGS.id, ...SEATS, match: table.stored } });
    // Lines of anybody's own are kept.
    expect(read).toMatchObject({ tags: TAGS });
    if (read.ok) {
      const resumed = Table.resume(read.saved.match, { chance: () => 0, search });
      expect(resumed.match).toEqual(table.match);
      expect(resumed.count).toBe(table.count);
    }
  });

  test('is written whole: nothing else is left beside it', () => {
    const home = folder();
    const path = join(home, 'match.txt');
    writeWhole(path, 'one');
    writeWhole(path, 'two');
    expect(readFileSync(path, 'utf8')).toBe('two');
    expect(readdirSync(home)).toEqual(['match.txt']);
  });

  test('what somebody else has written to the file stays, and the match goes on beside it', () => {
    const path = join(folder(), 'match.txt');
    const match = new MatchFile(path, TAGS, SEATS);
    match.write(tableAfter([]).stored);
    writeFileSync(path, 'theirs');
    match.write(tableAfter(ON_SETS_START).stored);
    expect(match.path).toBe(path.replace('match.txt', 'match-2.txt'));
    expect(readFileSync(path, 'utf8')).toBe('theirs');
    expect(readMatchFile(match.path)).toMatchObject({ ok: true });
  });

  test('that cannot be written says so until it can, and leaves nothing behind', () => {
    const home = folder();
    const path = join(home, 'place', 'match.txt');
    writeFileSync(join(home, 'place'), 'in the way');
    const match = new MatchFile(path, TAGS, SEATS);
    expect(() => match.write(tableAfter([]).stored)).toThrow();
    expect(match.isKept).toBe(false);
    expect(() => writeWhole(home, 'a folder')).toThrow();
    expect(readdirSync(home)).toEqual(['place']);
    rmSync(join(home, 'place'));
    match.write(tableAfter([]).stored);
    expect(match.isKept).toBe(true);
  });

  test('the header is notation that a person can read', () => {
    const path = join(folder(), 'match.txt');
    new MatchFile(path, TAGS, SEATS).write(tableAfter([]).stored);
    expect(readFileSync(path, 'utf8')).toContain(
      'you ann\nbots bob club, Mary Jane perfect\nseed 7\nround 3 shakes\npace 0.5\n',
    );
  });
});

describe('a file that is no such match says what is wrong', () => {
  const HEAD = 'match m\nrulebook agloa-onsets-2023\ndivision middle\nplayers ann bob\n';
  test.each([
    ['nothing', '', /no match|begins with the line "match"/],
    ['another text', 'Dear diary\n', /line 1: A match begins with the line “match”/],
    ['a strange action', `${HEAD}\n0:00 ann dance\n`, /line 6: There is no action “dance”/],
    ['a stranger', `${HEAD}you zoe\n`, /"zoe" is not one of the players/],
    ['bots without levels', `${HEAD}bots bob\n`, /"bots" must be the bots and their levels/],
    ['an odd round', `${HEAD}round soon\n`, /"round" must be a number of shakes or minutes/],
    ['an odd seed', `${HEAD}seed seven\n`, /"seed" must be a whole number/],
    ['an odd pace', `${HEAD}pace quick\n`, /"pace" must be a number/],
  ])('%s', (_what, text, message) => {
    const path = join(folder(), 'match.txt');
    writeFileSync(path, text);
    const read = readMatchFile(path);
    expect(read).toMatchObject({ ok: false, message: expect.stringMatching(message) });
  });

  test('a file that is not there', () => {
    expect(readMatchFile(join(folder(), 'none.txt'))).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^There is no file \/.*none\.txt\. Check its name, or use --resume alone/),
    });
  });
});

describe('a file that is no match', () => {
  const tooLarge = {
    ok: false,
    message: expect.stringMatching(/ is too large to be a match\. A match has at most 1048576 bytes\.$/),
  };

  test('one that is too large is not read to its end', () => {
    const file = join(folder(), 'large.txt');
    writeFileSync(file, '');
    // Longer than any text can be in memory; on the disk it takes no room.
    truncateSync(file, 600_000_000);
    expect(readMatchFile(file)).toMatchObject(tooLarge);
    if (existsSync('/dev/zero')) expect(readMatchFile('/dev/zero')).toMatchObject(tooLarge);
  });

  test('one that grew too large meanwhile stays, and the match goes beside it', () => {
    const path = join(folder(), 'match.txt');
    const { stored } = tableAfter(ON_SETS_START);
    const file = new MatchFile(path, TAGS, SEATS);
    file.write(stored);
    truncateSync(path, 600_000_000);
    file.write(stored);
    expect(file.path).toBe(path.replace('match', 'match-2'));
    expect(statSync(path).size).toBe(600_000_000);
  });
});

describe('where matches are kept', () => {
  test('a folder that cannot be read is told apart from an empty one', () => {
    const home = folder();
    const matches = join(home, 'openshake', 'matches');
    expect(whyFolderUnread(matches)).toBeUndefined();
    mkdirSync(join(home, 'openshake'));
    writeFileSync(matches, '');
    expect(whyFolderUnread(matches)).toBe('a file is where a folder should be');
    expect(latestFile(matches)).toBeUndefined();
    const { status, stderr } = openshake(['play', '--resume'], '', { XDG_DATA_HOME: home });
    expect(status).toBe(2);
    expect(stderr).toContain(
      `The folder of your matches, ${matches}, cannot be read: a file is where a folder should be.`,
    );
  });

  test.skipIf(process.getuid === undefined || process.getuid() === 0)('nor may everybody read every folder', () => {
    const locked = folder();
    chmodSync(locked, 0);
    expect(whyFolderUnread(locked)).toBe('you do not have permission to read it');
  });

  test('a name that leads nowhere is passed over', () => {
    const home = folder();
    symlinkSync(join(home, 'gone'), join(home, 'a.txt'));
    writeFileSync(join(home, 'b.txt'), '');
    expect(latestFile(home)).toBe(join(home, 'b.txt'));
  });

  test.skipIf(process.platform === 'win32')('whoever is in a folder that was removed is told so', () => {
    for (const args of ['', '--resume', '--save x.txt']) {
      const script = `cd "$(mktemp -d)" && rmdir "$PWD" && exec "$1" "$2" play ${args}`;
      const run = spawnSync('sh', ['-c', script, 'sh', process.execPath, BIN], { input: '', encoding: 'utf8' });
      expect(run.stderr).toBe(
        'openshake: The folder that you are in was removed. Go to another folder, and start again.\nTry: npx openshake play --help\n',
      );
      expect(run.status).toBe(2);
    }
  });

  test('an empty HOME is not a folder, and neither is a relative one', () => {
    expect(matchesFolder({ HOME: '' })).toBeUndefined();
    expect(matchesFolder({ HOME: '', XDG_DATA_HOME: '' })).toBeUndefined();
    expect(matchesFolder({ HOME: 'here' })).toBeUndefined();
    expect(matchesFolder({ HOME: '', XDG_DATA_HOME: '/data' })).toBe('/data/openshake/matches');
  });

  test('in the folder for data', () => {
    expect(matchesFolder({ XDG_DATA_HOME: '/data', HOME: '/home/ann' })).toBe('/data/openshake/matches');
    if (process.platform !== 'win32')
      expect(matchesFolder({ HOME: '/home/ann' })).toBe('/home/ann/.local/share/openshake/matches');
  });

  test('a new one takes a free name, and the latest is found', () => {
    const home = folder();
    expect(latestFile(join(home, 'nowhere'))).toBeUndefined();
    const day = new Date('2024-06-11T12:00:00Z');
    const first = freshFile(home, 'on-sets', day);
    expect(first).toBe(join(home, 'on-sets-2024-06-11-1.txt'));
    writeFileSync(first, '');
    const second = freshFile(home, 'on-sets', day);
    expect(second).toBe(join(home, 'on-sets-2024-06-11-2.txt'));
    writeFileSync(second, '');
    utimesSync(second, 1000, 1000);
    expect(latestFile(home)).toBe(first);
    expect(existsSync(second)).toBe(true);
  });

  test('a match that is over is passed over while another can go on', () => {
    const home = folder();
    const lines = ['match', 'rulebook mlag-equations-basic-2018', 'division middle', 'players ann bob', ''];
    const over = join(home, 'over.txt');
    const open = join(home, 'open.txt');
    writeFileSync(over, [...lines, '0:00 director end-round', ''].join('\n'));
    expect(latestFile(home)).toBe(over);
    writeFileSync(open, lines.join('\n'));
    utimesSync(open, 1000, 1000);
    expect(latestFile(home)).toBe(open);
  });
});

describe('dice', () => {
  test('fall the same for the same seed at the same point of a match', () => {
    const throwAt = (dice: Dice, turn: number) => {
      dice.turn(turn);
      return Array.from({ length: 20 }, () => dice.below(6));
    };
    const dice = new Dice(7);
    const [first, second] = [throwAt(dice, 0), throwAt(dice, 3)];
    expect(first).not.toEqual(second);
    expect(throwAt(new Dice(7), 3)).toEqual(second);
    expect(throwAt(new Dice(8), 3)).not.toEqual(second);
  });

  test('every face comes up about as often', () => {
    const dice = new Dice(1);
    const counts = Array.from({ length: 6 }, () => 0);
    for (let at = 0; at < 6000; at += 1) {
      const face = dice.below(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    // Six standard deviations around a thousand, from seed 1.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(175);
  });
});
