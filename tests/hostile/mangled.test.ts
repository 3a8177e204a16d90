// Corrupted inputs at every door of the command: each gets one answer, in words, of limited length, and soon.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { commitmentOf, secretOf } from '@openshake/host';
import { parseBotMessage, parseServerMessage } from '@openshake/protocol';
import { beginsMatch, parsePosition } from '@openshake/rules/notation';
import { afterAll, describe, expect, test } from 'vitest';
import { Speaker } from '../../packages/cli/src/bot/speak.ts';
import { LiveSeat } from '../../packages/cli/src/connect/seat.ts';
import { completeLine, readLine } from '../../packages/cli/src/play/commands/index.ts';
import { oldMatch } from '../../packages/cli/src/play/laying.ts';
import { readGoal as readEquationsGoal, readZero } from '../../packages/cli/src/prompt/equationsReading.ts';
import { readGoal, readMove, readUniverse, readVariations } from '../../packages/cli/src/prompt/onSetsReading.ts';
import { readChoice } from '../../packages/cli/src/prompt/reading.ts';
import { run } from '../../packages/cli/src/run.ts';
import { EQUATIONS_START, ON_SETS_START, seatAt, tableAfter } from '../../packages/cli/src/testing/seats.ts';
import { ENGLISH } from '../../packages/cli/src/words/speech.ts';
import { sentences } from '../support/sentences.ts';
import { type Bound, expectBounded, expectWords } from './inWords.ts';
import { Mangler } from './mangle.ts';
import { corruptedView, expressions, logs, notations, requestsOf, seenTables, TYPED } from './sources.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const FIRST = Number(process.env.OPENSHAKE_SEED ?? 77_000);
const COUNT = long ? 100_000 : 5_000;

/** An input that takes more processor time than this would never end. Speed is measured elsewhere. */
const FAR_LIMIT_MS = 10_000;

/** Each door's share of the inputs, and how long its answers may be. */
interface Door {
  share: number;
  bound: Bound;
}

const doors = {
  judge: { share: 0.24, bound: { constant: 40_000, perByte: 8 } },
  solve: { share: 0.12, bound: { constant: 400_000, perByte: 8 } },
  value: { share: 0.1, bound: { constant: 60_000, perByte: 8 } },
  replay: { share: 0.18, bound: { constant: 20_000, perByte: 16 } },
  notation: { share: 0.1, bound: { constant: 20_000, perByte: 16 } },
  bot: { share: 0.08, bound: { constant: 4_000, perByte: 1 } },
  typed: { share: 0.14, bound: { constant: 2_000, perByte: 0 } },
  saved: { share: 0.04, bound: { constant: 2_000, perByte: 1 } },
  log: { share: 0.04, bound: { constant: 40_000, perByte: 16 } },
  verify: { share: 0.04, bound: { constant: 20_000, perByte: 16 } },
  server: { share: 0.08, bound: { constant: 4_000, perByte: 1 } },
  review: { share: 0.01, bound: { constant: 400_000, perByte: 16 } },
} satisfies Record<string, Door>;

const TOTAL = Object.values(doors).reduce((sum, { share }) => sum + Math.round(COUNT * share), 0);

/** Corrupts this many inputs of one door, and reports the slowest and the longest answer. */
async function throughDoor(
  name: keyof typeof doors,
  one: (mangler: Mangler, seed: number) => Promise<number> | number,
) {
  const { share, bound } = doors[name];
  const count = Math.round(COUNT * share);
  let slowest = 0;
  let longest = 0;
  for (let seed = FIRST; seed < FIRST + count; seed += 1) {
    const began = process.cpuUsage();
    longest = Math.max(longest, await one(new Mangler(seed), seed));
    const { user, system } = process.cpuUsage(began);
    const took = (user + system) / 1000;
    slowest = Math.max(slowest, took);
    expect(took, `seed ${seed} of ${name}`).toBeLessThan(FAR_LIMIT_MS);
  }
  console.log(
    `mangled ${name}: ${count} inputs from seed ${FIRST}, slowest ${slowest.toFixed(0)} ms, longest answer ${longest}, ` +
      `at most ${bound.constant} + ${bound.perByte} for each byte`,
  );
}

/** Runs the command in this process: what it reads, what it prints. */
async function command(args: string[], input: Uint8Array) {
  const told = { stdout: '', stderr: '' };
  const into = (name: keyof typeof told) =>
    new Writable({
      write(chunk, _, done) {
        told[name] += String(chunk);
        done();
      },
    });
  const status = await run(args, {
    stdin: Readable.from([input]),
    stdout: into('stdout'),
    stderr: into('stderr'),
    env: {},
  });
  return { status, ...told };
}

const decoder = new TextDecoder();
/** Bytes as text that fits in a failing test's message. */
const shown = (input: Uint8Array): string => {
  const text = JSON.stringify(decoder.decode(input));
  return text.length > 3_000 ? `${text.slice(0, 2_000)} … ${text.slice(-500)}` : text;
};

/** How many requests some lines have. */
const linesIn = (input: Uint8Array): number =>
  decoder
    .decode(input)
    .split('\n')
    .filter((line) => line.trim() !== '').length;

/** One answer for each request, an object with its id. The exit status is 1 if and only if one of them is an error. */
async function expectAnswers(args: string[], input: Uint8Array, requests: number, bound: Bound): Promise<number> {
  const told = `${args.join(' ')}: ${shown(input)}`;
  const { status, stdout, stderr } = await command(args, input);
  expectWords(stdout + stderr, told);
  expectBounded(stdout.length + stderr.length, input.length, bound, told);
  if (requests === 0) expect(stdout, told).toBe('');
  else if (args.length > 1 && args.some((arg) => FORMS.includes(arg))) {
    expect((stdout + stderr).trim(), told).not.toBe('');
  } else {
    const answers = stdout
      .split('\n')
      .slice(0, -1)
      .map((line): unknown => JSON.parse(line));
    expect(answers.length, told).toBe(requests);
    const errors = answers.filter((answer) => typeof answer === 'object' && answer !== null && 'error' in answer);
    for (const answer of answers) expect(answer, told).toHaveProperty('id');
    expect(status, told).toBe(errors.length > 0 ? 1 : 0);
  }
  return stdout.length;
}

const FORMS = ['--pretty', '--notation', '--json', '--position'];
const form = (mangler: Mangler, forms: readonly string[]): string[] =>
  mangler.happens(0.4) ? [mangler.one(forms)] : [];

const JUDGED = requestsOf('judge');
const SOLVED = requestsOf('solve');
const REPLAYED = requestsOf('replay');
const VALUED = expressions();
const ALL = [...JUDGED, ...SOLVED, ...REPLAYED];

/** A request as bytes: corrupted as JSON, sometimes also as bytes. */
function corrupted(mangler: Mangler, requests: readonly object[]): Buffer {
  const text = mangler.json(mangler.one(requests), [mangler.one(ALL), mangler.one(requests)]);
  return Buffer.from(mangler.happens(0.15) ? mangler.bytes(text) : text);
}

describe(`corrupted inputs, ${TOTAL} in all`, () => {
  test('judge', () =>
    throughDoor('judge', (mangler) => {
      const input = corrupted(mangler, JUDGED);
      return expectAnswers(['judge', ...form(mangler, ['--pretty'])], input, linesIn(input), doors.judge.bound);
    }));

  test('value', () =>
    throughDoor('value', (mangler) => {
      const input = corrupted(mangler, VALUED);
      return expectAnswers(['value', ...form(mangler, ['--pretty'])], input, linesIn(input), doors.value.bound);
    }));

  test('solve', () =>
    throughDoor('solve', (mangler) => {
      const input = corrupted(mangler, SOLVED);
      const args = ['solve', '--workers', '1', '--limit-ms', '5', ...form(mangler, ['--pretty'])];
      return expectAnswers(args, input, linesIn(input), doors.solve.bound);
    }));

  test('replay', () =>
    throughDoor('replay', (mangler) => {
      const input = corrupted(mangler, REPLAYED);
      // What does not begin as JSON is read as notation.
      const requests = /^\s*\{/.test(decoder.decode(input)) ? linesIn(input) : Math.min(1, linesIn(input));
      return expectAnswers(['replay', ...form(mangler, [...FORMS, '--events'])], input, requests, doors.replay.bound);
    }));

  const NOTATIONS = notations();
  test('matches and positions in notation', () =>
    throughDoor('notation', (mangler, seed) => {
      const text = mangler.text(mangler.one(NOTATIONS));
      const position = parsePosition(mangler.text(POSITION));
      if (!position.ok)
        for (const said of sentences(position.facts))
          expectWords(said.replaceAll(/[^ -~]/gu, ''), `position of seed ${seed}`);
      const input = mangler.happens(0.15) ? mangler.bytes(text) : Buffer.from(text);
      const lines = decoder.decode(input).split('\n');
      const isJson =
        lines
          .find((line) => line.trim() !== '')
          ?.trimStart()
          .startsWith('{') ?? false;
      const matches = isJson ? linesIn(input) : Math.max(Math.min(1, linesIn(input)), lines.filter(beginsMatch).length);
      return expectAnswers(['replay', ...form(mangler, FORMS)], input, matches, doors.notation.bound);
    }));

  const SEEN = seenTables(long ? 2 : 10);
  test('messages to a bot: it reports a fault or answers, and goes on', () => {
    const others = SEEN.map(({ view }): unknown => JSON.parse(view));
    return throughDoor('bot', (mangler, seed) => {
      const said: string[] = [];
      const faults: string[] = [];
      const speaker = new Speaker({
        level: mangler.one(['first-week', 'club', 'perfect']),
        pace: 1,
        now: () => performance.now(),
        say: (line) => said.push(line),
        complain: (why) => faults.push(ENGLISH.tell(why)),
      });
      const { match, view } = mangler.one(SEEN);
      const line = mangler.happens(0.1)
        ? mangler.text(view)
        : mangler.happens(0.1)
          ? mangler.json(JSON.parse(match), [mangler.one(others)])
          : corruptedView(mangler, view, [mangler.one(others)]);
      const told = `seed ${seed}: ${line.slice(0, 3_000)}`;
      speaker.hear(match);
      expect(speaker.hear(line), told).toBe(true);
      expect(said.length, told).toBeLessThan(2);
      // A bot writes harmless JSON. The command makes its complaints harmless.
      for (const text of said) expectWords(text, told);
      for (const fault of faults) expectWords(fault.replaceAll(/[\p{C}\p{Z}]/gu, ' '), told);
      expectBounded([...said, ...faults].join('').length, line.length, doors.bot.bound, told);
      const before = faults.length;
      speaker.hear(match);
      speaker.hear(view);
      expect(faults.slice(before), told).toEqual([]);
      const answer = JSON.parse(said.at(-1) ?? '{}');
      expect(['deed', 'wait'], told).toContain(answer.type);
      const heard = parseBotMessage(mangler.json(answer, [mangler.one(others)]), null);
      if (!heard.ok) expectWords(ENGLISH.tell(heard.facts).replaceAll(/[\p{C}\p{Z}]/gu, ' '), told);
      return said[0]?.length ?? 0;
    });
  });

  test('lines typed at a table or at the prompt', () => {
    const seats = [
      seatAt(tableAfter(ON_SETS_START)),
      seatAt(tableAfter(EQUATIONS_START, { book: 'mlag-equations-basic-2018' })),
    ];
    const readers = [
      readUniverse(() => 0),
      readGoal,
      readMove,
      readVariations,
      readEquationsGoal,
      readZero,
      readChoice(['another', 'new', 'quit']),
    ];
    return throughDoor('typed', (mangler, seed) => {
      const line = mangler.text(mangler.one(TYPED));
      const told = `seed ${seed}: ${JSON.stringify(line)}`;
      const seat = mangler.one(seats);
      const meant = readLine(line, seat);
      completeLine(line, seat);
      const answers = readers.map((read) => read(line)).flatMap((read) => (read.ok ? [] : [ENGLISH.tell(read.why)]));
      if ('unclear' in meant) answers.push(meant.unclear);
      // The conversation makes its own output harmless.
      for (const answer of answers) expectWords(answer.replaceAll(/[\p{C}\p{Z}]/gu, ' '), told);
      for (const answer of answers) expectBounded(answer.length, line.length, doors.typed.bound, told);
      return Math.max(0, ...answers.map((answer) => answer.length));
    });
  });

  const folder = mkdtempSync(join(tmpdir(), 'openshake-hostile-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  /** Continues a match in a file, or says why that is impossible. */
  const resumed = (text: string | Uint8Array, ending: string, bound: Bound, told: string): number => {
    const file = join(folder, `saved${ending}`);
    writeFileSync(file, text);
    try {
      const { log } = oldMatch({ resume: file, plain: true, colour: {} }, {});
      expect(log.setup.players.length, told).toBeGreaterThan(1);
      return 0;
    } catch (error) {
      const { name, message } = error as Error;
      expect(name, `${told}: ${(error as Error).stack}`).toBe('Error');
      expectWords(message.replaceAll(/[\p{C}\p{Z}]/gu, ' '), told);
      expectBounded(message.length, text.length, bound, told);
      return message.length;
    }
  };

  test('matches that play would continue', () =>
    throughDoor('saved', (mangler, seed) => {
      const header = `you ann\nbots bob club\nseed 17\nround 3 shakes\npace 0.5\n`;
      const text = mangler.one(NOTATIONS).replace('\n', `\n${mangler.text(header)}`);
      const input = mangler.happens(0.5) ? mangler.text(text) : mangler.bytes(text);
      return resumed(input, '.txt', doors.saved.bound, `seed ${seed}`);
    }));

  const LOGS = logs();
  /** A log with a line that is corrupted as JSON, missing or doubled; or corrupted as text. */
  const corruptedLog = (mangler: Mangler): Uint8Array => {
    const lines = mangler.one(LOGS).trimEnd().split('\n');
    const at = mangler.happens(0.3) ? 0 : mangler.one([...lines.keys()]);
    const line = lines[at] ?? '';
    if (mangler.happens(0.2)) return mangler.bytes(lines.join('\n'));
    if (mangler.happens(0.2)) lines.splice(at, 1);
    else if (mangler.happens(0.25)) lines.splice(at, 0, line);
    else lines[at] = mangler.json(JSON.parse(line), [JSON.parse(mangler.one(lines))]);
    return Buffer.from(`${lines.join('\n')}\n`);
  };

  const REVEALED = REPLAYED.map((request) => ({
    ...request,
    secret: secretOf('1'),
    commitment: commitmentOf(secretOf('1')),
  }));
  test('verify: matches and logs', () =>
    throughDoor('verify', async (mangler, seed) => {
      const input = mangler.happens(0.5) ? corruptedLog(mangler) : corrupted(mangler, REVEALED);
      const args = ['verify', ...form(mangler, ['--json'])];
      const told = `seed ${seed}, ${args.join(' ')}: ${shown(input)}`;
      const { status, stdout, stderr } = await command(args, input);
      expectWords(stdout + stderr, told);
      expectBounded(stdout.length + stderr.length, input.length, doors.verify.bound, told);
      expect([0, 1], told).toContain(status);
      return stdout.length;
    }));

  test('messages of a server: a connected seat reports a fault or asks its program, and goes on', () => {
    const views = SEEN.map(({ view }): Record<string, unknown> => JSON.parse(view).view);
    const table = (v: number, view: unknown) => ({ type: 'table', table: 't', v, view });
    return throughDoor('server', (mangler, seed) => {
      const faults: string[] = [];
      let asked = 0;
      const seat = new LiveSeat({
        program: {
          sit: () => {},
          act: () => {
            asked += 1;
            return Promise.resolve(null);
          },
          tellRefusal: () => {},
          over: () => {},
        },
        match: 'm',
        act: () => {},
        speed: 1,
        say: (text) => faults.push(ENGLISH.tell(text)),
        over: () => {},
      });
      const message = mangler.one([
        table(1, mangler.one(views)),
        { type: 'done', table: 't', id: 'x', ok: true, v: 2 },
      ]);
      const line = mangler.happens(0.1)
        ? mangler.text(JSON.stringify(message))
        : mangler.json(message, [mangler.one(views)]);
      const told = `seed ${seed}: ${line.slice(0, 3_000)}`;
      const heard = parseServerMessage(line);
      if (heard?.type === 'table') seat.heard(heard);
      if (heard?.type === 'done') seat.done(heard);
      for (const fault of faults) expectWords(fault.replaceAll(/[\p{C}\p{Z}]/gu, ' '), told);
      expectBounded(faults.join('').length, line.length, doors.server.bound, told);
      const before = asked;
      seat.connected();
      // After whatever came, a whole view of a new version counts.
      const whole = parseServerMessage(JSON.stringify(table(2 ** 40, mangler.one(views))));
      if (whole?.type === 'table') seat.heard(whole);
      expect(asked - before, told).toBe(1);
      seat.close();
      return faults.join('').length;
    });
  });

  test('logs of matches: replay, review and play', () =>
    throughDoor('log', async (mangler, seed) => {
      const input = corruptedLog(mangler);
      const args = [...(mangler.happens(0.05) ? ['review', '--json'] : ['replay', ...form(mangler, FORMS)])];
      const told = `seed ${seed}, ${args.join(' ')}: ${shown(input)}`;
      const { status, stdout, stderr } = await command(args, input);
      expectWords(stdout + stderr, told);
      expectBounded(stdout.length + stderr.length, input.length, doors.log.bound, told);
      expect([0, 1], told).toContain(status);
      expect((stdout + stderr).trim(), told).not.toBe('');
      return Math.max(stdout.length, resumed(input, '.jsonl', doors.log.bound, told));
    }));

  test('review', () =>
    throughDoor('review', (mangler) => {
      const input = corrupted(mangler, REPLAYED);
      const requests = /^\s*\{/.test(decoder.decode(input)) ? linesIn(input) : Math.min(1, linesIn(input));
      return expectAnswers(['review', '--json'], input, requests, doors.review.bound);
    }));
});

const POSITION =
  'agloa-onsets-2023 middle | phase move bob | goal row 1 2 | universe B, BR, RY, G, BGY, blank | required R, C | permitted B, U | ' +
  'forbidden 4 | resources G, Y | variations wild-cube G by ann | players ann bob | setter ann | totals ann 6, bob 4';
