// Saving matches and continuing them.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf, matchAfter, type Row, secretOf, upgradeMatch } from '@openshake/host';
import type { LogHeader } from '@openshake/protocol';
import { replayMatch } from '@openshake/rules';
import { makeMatch } from '@openshake/rules/notation';
import { search } from '@openshake/solver';
import { describe, expect, test } from 'vitest';
import { seatedMatch } from '../people.ts';
import { BIN, openshake } from '../testing/openshake.ts';
import { ON_SETS_START, tableAfter } from '../testing/seats.ts';
import { ENGLISH } from '../words/speech.ts';
import { oldMatch } from './laying.ts';
import { LogFile } from './logFile.ts';
import { freshFile, latestFile, matchesFolder, readMatchFile, whyFolderUnread, writeWhole } from './saving.ts';
import { wordsAt } from './words.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'openshake-saving-'));

/** The message about a file that is not a match. */
function whyNot(path: string): string {
  const read = readMatchFile(path);
  return read.ok ? '' : ENGLISH.tell(read.why);
}

/** A log without rows. */
const HEADER: LogHeader = {
  log: 1,
  id: 'on-sets 7',
  setup: {
    book: 'agloa-onsets-2023',
    division: 'middle',
    players: ['a', 'b', 'c'],
    officiating: 'strict',
    clocks: 'none',
    variations: false,
  },
  round: { shakes: 3 },
  you: 'a',
  bots: { b: 'club', c: 'perfect' },
  people: { a: 'ann', b: 'bob', c: 'Mary Jane' },
  pace: 0.5,
  seed: 7,
  secret: secretOf('7'),
  commitment: commitmentOf(secretOf('7')),
};

/** The first actions of a match. */
const SEATED = seatedMatch(tableAfter(ON_SETS_START).stored, {}).match;
/** Their rows. */
const ROWS: readonly Row[] = upgradeMatch(SEATED, { search }).log.rows;

const fileAt = (path: string, rows: readonly Row[] = []) => {
  const file = new LogFile({ path, header: HEADER, rows: [], isWritten: false });
  file.write();
  for (const row of rows) file.append(row);
  return file;
};

describe('a log', () => {
  test('is read back as it was written, with who sits where', () => {
    const path = join(folder(), 'deep', 'match.jsonl');
    fileAt(path, ROWS);
    const read = readMatchFile(path);
    expect(read).toEqual({ ok: true, log: { header: HEADER, rows: ROWS }, torn: false });
    expect(matchAfter({ setup: HEADER.setup, rows: ROWS })).toEqual(replayMatch(SEATED, { search }).state);
  });

  test('grows by one line for each row, and no line names a person', () => {
    const path = join(folder(), 'match.jsonl');
    const file = fileAt(path);
    const sizes = ROWS.map((row) => {
      file.append(row);
      return readFileSync(path, 'utf8');
    });
    for (const [at, text] of sizes.entries()) {
      expect(text.split('\n')).toHaveLength(at + 3);
      if (at > 0) expect(text.startsWith(sizes[at - 1] ?? '')).toBe(true);
    }
    const [, ...rows] = readFileSync(path, 'utf8').split('\n');
    expect(rows.join()).not.toMatch(/ann|bob|Mary/);
  });

  test('an unfinished last line is dropped, and the next row does not follow it', () => {
    const path = join(folder(), 'match.jsonl');
    fileAt(path, ROWS);
    truncateSync(path, readFileSync(path).length - 20);
    const read = readMatchFile(path);
    if (!read.ok || !('log' in read)) throw new Error('The log is gone.');
    expect(read).toMatchObject({ torn: true, log: { rows: { length: ROWS.length - 1 } } });
    const laid = oldMatch({ resume: path, plain: true, colour: {} }, {});
    expect(laid.notes.map(ENGLISH.tell)).toEqual([`The last line of ${path} was not finished, so it was dropped.`]);
    for (const row of ROWS.slice(-1)) laid.file.append(row);
    expect(readMatchFile(path)).toEqual({ ok: true, log: { header: HEADER, rows: ROWS }, torn: false });
  });

  test('names can be deleted', () => {
    const path = join(folder(), 'match.jsonl');
    fileAt(path, ROWS);
    const [first = '', ...rows] = readFileSync(path, 'utf8').split('\n');
    const { people: _, ...header } = JSON.parse(first);
    writeFileSync(path, [JSON.stringify(header), ...rows].join('\n'));
    const { people } = oldMatch({ resume: path, plain: true, colour: {} }, {});
    expect(['a', 'b', 'c'].map((seat) => people.nameOf(seat))).toEqual(['a', 'b', 'c']);
  });

  test('is written whole: nothing else is left beside it', () => {
    const home = folder();
    const path = join(home, 'match.txt');
    writeWhole(path, 'one');
    writeWhole(path, 'two');
    expect(readFileSync(path, 'utf8')).toBe('two');
    expect(readdirSync(home)).toEqual(['match.txt']);
  });

  test('what another program wrote to the file stays, and the match continues beside it', () => {
    const path = join(folder(), 'match.jsonl');
    const file = fileAt(path);
    const moved: string[] = [];
    file.moved = (...paths) => moved.push(...paths);
    writeFileSync(path, 'theirs');
    for (const row of ROWS) file.append(row);
    expect(moved).toEqual([path, path.replace('match.jsonl', 'match-2.jsonl')]);
    expect(file.path).toBe(moved[1]);
    expect(readFileSync(path, 'utf8')).toBe('theirs');
    expect(readMatchFile(file.path)).toMatchObject({ ok: true, log: { rows: { length: ROWS.length } } });
  });

  test('that cannot be written says so, keeps nothing of the row, and continues once it can', () => {
    const home = folder();
    const path = join(home, 'place', 'match.jsonl');
    writeFileSync(join(home, 'place'), 'in the way');
    const file = new LogFile({ path, header: HEADER, rows: [], isWritten: false });
    const [first] = ROWS;
    if (!first) throw new Error('There is no row.');
    expect(() => file.append(first)).toThrow();
    expect(file.rows(1)).toEqual([]);
    expect(() => writeWhole(home, 'a folder')).toThrow();
    expect(readdirSync(home)).toEqual(['place']);
    rmSync(join(home, 'place'));
    file.append(first);
    expect(readMatchFile(path)).toMatchObject({ ok: true, log: { rows: [{ v: 1 }] } });
  });

  test('a row is in its place or nowhere', () => {
    const file = fileAt(join(folder(), 'match.jsonl'), ROWS);
    const [first] = ROWS;
    expect(() => first && file.append(first)).toThrow(/Row 1 cannot follow row/);
  });

  test.each([
    ['a header that makes no sense', (text: string) => text.replace('"you":"a"', '"you":"z"'), /line 1: "you" must be/],
    ['a row that is missing', (text: string) => text.replace(/\{"v":2.*\n/, ''), /line 3: Row 3 cannot follow row 1/],
    ['an unknown event', (text: string) => text.replace('shakeBegan', 'shakeLost'), /There is no event "shakeLost"/],
    ['an event without its fields', (text: string) => text.replace('"removed":[]', '"removed":7'), /"removed" is 7/],
    ['a line that is no JSON', (text: string) => text.replace('{"v":2', '{v":2'), /line 3/],
    [
      'an action of another game',
      (text: string) => text.replace('"type":"deal"', '"type":"dance"'),
      /no action "dance"/,
    ],
  ])('with %s is not read', (_what, spoil, message) => {
    const path = join(folder(), 'match.jsonl');
    fileAt(path, ROWS);
    writeFileSync(path, spoil(readFileSync(path, 'utf8')));
    expect(whyNot(path)).toMatch(message);
  });
});

describe('a match in notation', () => {
  const TAGS = { id: 'm 7', event: 'State Finals, table 4' };
  const SEATS = { you: 'ann', bots: 'bob club, Mary Jane perfect', seed: '7', round: '3 shakes', pace: '0.5' };
  const write = (actions = tableAfter(ON_SETS_START).stored.actions) => {
    const path = join(folder(), 'match.txt');
    const { actions: _, ...setup } = tableAfter([]).stored;
    writeFileSync(path, makeMatch({ ...setup, ...TAGS, ...SEATS, actions }));
    return path;
  };
  const resumed = (path: string) => oldMatch({ resume: path, plain: true, colour: {} }, {});

  test('becomes a log beside it, and stays as it is', () => {
    const path = write();
    const before = readFileSync(path, 'utf8');
    const { header, log, file, people, notes } = resumed(path);
    expect(header).toMatchObject({
      id: TAGS.id,
      you: 'a',
      bots: { b: 'club', c: 'perfect' },
      people: { a: 'ann', b: 'bob', c: 'Mary Jane' },
      round: { shakes: 3 },
      pace: 0.5,
      seed: 7,
      tags: { event: TAGS.event },
    });
    const after = path.replace('.txt', '.jsonl');
    expect(notes.map(ENGLISH.tell)).toEqual([`${path} stays as it is. The match continues in ${after}.`]);
    expect(matchAfter(log)).toEqual(replayMatch(SEATED, { search }).state);
    expect(people.names).toEqual({ a: 'ann', b: 'bob', c: 'Mary Jane' });
    file.write();
    expect(readFileSync(path, 'utf8')).toBe(before);
    expect(readMatchFile(after)).toMatchObject({ ok: true, log: { rows: log.rows } });
    // Continuing the old file again takes another name.
    expect(resumed(path).file.path).toBe(path.replace('.txt', '-2.jsonl'));
  });

  test('as JSON is read too', () => {
    const path = join(folder(), 'match.json');
    writeFileSync(path, JSON.stringify({ ...tableAfter(ON_SETS_START).stored, id: 'm', ...SEATS }));
    expect(resumed(path).log.rows).toHaveLength(ON_SETS_START.length);
  });

  test("an action that today's rules refuse is reported, and the match continues without it", () => {
    const sign = { at: 9_000, by: 'bob', type: 'sign' } as const;
    const { notes, log, header, people } = resumed(write([...tableAfter(ON_SETS_START).stored.actions, sign]));
    expect(log.rows).toHaveLength(ON_SETS_START.length);
    const { tell } = ENGLISH.at(wordsAt(header.setup.book, false, ENGLISH, people.names));
    expect(notes.map(tell)[1]).toBe("Today's rules refuse action 4 (sign by bob), so the match continues without it.");
  });
});

describe('a file that is not such a match gets a clear message', () => {
  const HEAD = 'match m\nrulebook agloa-onsets-2023\ndivision middle\nplayers ann bob\n';
  test.each([
    ['nothing', '', /no match|begins with the line "match"/],
    ['another text', 'Dear diary\n', /line 1: A match begins with the line “match”/],
    ['a strange action', `${HEAD}\n0:00 ann dance\n`, /line 6: There is no action “dance”/],
    ['a stranger', `${HEAD}you zoe\n`, /"zoe" is not a player in this match/],
    ['bots without levels', `${HEAD}bots bob\n`, /"bots" must be the bots and their levels/],
    ['an odd round', `${HEAD}round soon\n`, /"round" must be a number of shakes or minutes/],
    ['an odd seed', `${HEAD}seed seven\n`, /"seed" must be a whole number/],
    ['an odd pace', `${HEAD}pace quick\n`, /"pace" must be a number/],
  ])('%s', (_what, text, message) => {
    const path = join(folder(), 'match.txt');
    writeFileSync(path, text);
    expect(whyNot(path)).toMatch(message);
  });

  test('a missing file', () => {
    expect(whyNot(join(folder(), 'none.txt'))).toMatch(
      /^There is no file \/.*none\.txt\. Check its name, or use --resume alone/,
    );
  });
});

describe('a file that is not a match', () => {
  const tooLarge = / is too large to be a match\. A match has at most 1048576 bytes\.$/;

  test('one that is too large is not read to its end', () => {
    const file = join(folder(), 'large.txt');
    writeFileSync(file, '');
    // Longer than any text in memory can be, but it takes no room on the disk.
    truncateSync(file, 600_000_000);
    expect(whyNot(file)).toMatch(tooLarge);
    if (existsSync('/dev/zero')) expect(whyNot('/dev/zero')).toMatch(tooLarge);
  });
});

describe('where matches are saved', () => {
  test('an unreadable folder is not taken for an empty one', () => {
    const home = folder();
    const matches = join(home, 'openshake', 'matches');
    expect(whyFolderUnread(matches)).toBeUndefined();
    mkdirSync(join(home, 'openshake'));
    writeFileSync(matches, '');
    expect(whyFolderUnread(matches)).toEqual({ key: 'file.ENOTDIR' });
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
    expect(whyFolderUnread(locked)).toEqual({ key: 'file.EACCES.reading' });
  });

  test('a broken link is skipped', () => {
    const home = folder();
    symlinkSync(join(home, 'gone'), join(home, 'a.txt'));
    writeFileSync(join(home, 'b.txt'), '');
    expect(latestFile(home)).toBe(join(home, 'b.txt'));
  });

  test.skipIf(process.platform === 'win32')('a person in a removed folder hears that it was removed', () => {
    for (const args of ['', '--resume', '--save x.txt']) {
      const script = `cd "$(mktemp -d)" && rmdir "$PWD" && exec "$1" "$2" play ${args}`;
      const run = spawnSync('sh', ['-c', script, 'sh', process.execPath, BIN], { input: '', encoding: 'utf8' });
      expect(run.stderr).toBe(
        'openshake: The folder that you are in was removed. Go to another folder and start again.\nTry: npx openshake play --help\n',
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

  test('in the data folder', () => {
    expect(matchesFolder({ XDG_DATA_HOME: '/data', HOME: '/home/ann' })).toBe('/data/openshake/matches');
    if (process.platform !== 'win32')
      expect(matchesFolder({ HOME: '/home/ann' })).toBe('/home/ann/.local/share/openshake/matches');
  });

  test('a new one takes a free name, and the latest is found', () => {
    const home = folder();
    expect(latestFile(join(home, 'nowhere'))).toBeUndefined();
    const day = new Date('2024-06-11T12:00:00Z');
    const first = freshFile(home, 'on-sets', day);
    expect(first).toBe(join(home, 'on-sets-2024-06-11-1.jsonl'));
    writeFileSync(first, '');
    const second = freshFile(home, 'on-sets', day);
    expect(second).toBe(join(home, 'on-sets-2024-06-11-2.jsonl'));
    writeFileSync(second, '');
    utimesSync(second, 1000, 1000);
    expect(latestFile(home)).toBe(first);
    expect(existsSync(second)).toBe(true);
  });

  test('a finished match is skipped if another can continue', () => {
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
