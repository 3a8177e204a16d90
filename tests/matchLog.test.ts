// Logs on their way to the disk and back: nothing is lost, and a corrupted log is refused in words or is still a match.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf, type Log, matchAfter, replayRows, same, secretOf, upgradeMatch } from '@openshake/host';
import { type LogHeader, type LogRow, makeLogLine, parseMatchLog } from '@openshake/protocol';
import { BOOK_IDS, books, type DivisionId, OFFICIATING, type Setup } from '@openshake/rules';
import { search } from '@openshake/solver';
import { tableWords, tellEvent } from '@openshake/words';
import { en } from '@openshake/words/en';
import { es } from '@openshake/words/es';
import { afterAll, describe, expect, test } from 'vitest';
import { oldMatch } from '../packages/cli/src/play/laying.ts';
import { answerMatch } from '../packages/cli/src/replay/answer.ts';
import { LoggedMatch } from '../packages/cli/src/replay/loggedMatch.ts';
import { expectWords } from './hostile/inWords.ts';
import { Mangler } from './hostile/mangle.ts';
import { recordMatch } from './table/support/recordedMatch.ts';

const long = process.env.OPENSHAKE_LONG === '1';

const headerOf = (setup: Setup): LogHeader => ({
  log: 1,
  id: 'm',
  setup,
  round: { shakes: 3 },
  you: 'a',
  bots: { b: 'club' },
  people: { a: 'ann', b: 'bob', c: 'cy' },
  seed: 1,
  secret: secretOf('1'),
  commitment: commitmentOf(secretOf('1')),
});

const textOf = (setup: Setup, seed: number, shakes: number): string => {
  const { log } = upgradeMatch(recordMatch(setup, seed, shakes), { search });
  return [headerOf(setup), ...log.rows].map((line) => makeLogLine(line)).join('');
};

const setups: Setup[] = BOOK_IDS.flatMap((book) =>
  (Object.keys(books[book].divisions) as DivisionId[]).flatMap((division) =>
    OFFICIATING.map((officiating): Setup => {
      const players = ['a', 'b', 'c'];
      return { book, division, players, officiating, clocks: 'book', variations: true };
    }),
  ),
);

describe('a log', () => {
  test.each(setups)('$book $division $officiating comes back unchanged, from seed 1', (setup) => {
    for (let seed = 1; seed <= (long ? 20 : 2); seed += 1) {
      const { log } = upgradeMatch(recordMatch(setup, seed, 2), { search });
      const text = [headerOf(setup), ...log.rows].map((line) => makeLogLine(line)).join('');
      const parsed = parseMatchLog(text);
      if (!parsed.ok) throw new Error(`line ${parsed.line}: ${JSON.stringify(parsed.facts)}`);
      expect(same(parsed.log.rows, log.rows), `seed ${seed}`).toBe(true);
      const again = { setup, rows: parsed.log.rows };
      expect(same(matchAfter(again), matchAfter(log)), `seed ${seed}`).toBe(true);
      expect(replayRows(again, { search }), `seed ${seed}`).toEqual([]);
    }
  });

  test('is shown with the names of its people', () => {
    const [setup] = setups;
    if (!setup) throw new Error('There is no table.');
    const parsed = parseMatchLog(textOf(setup, 3, 1));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.facts));
    const answer = answerMatch(new LoggedMatch(parsed.log));
    expect(answer).toMatchObject({
      id: 'm',
      match: { players: ['a', 'b', 'c'] },
      people: { a: 'ann', b: 'bob', c: 'cy' },
    });
    expect(answer).not.toHaveProperty('differences');
  });
});

/** Every sentence of its story, in both languages. */
function tellStory({ setup, rows }: Log, told: string): string[] {
  const { game } = books[setup.book];
  return [en, es].flatMap((catalogue) => {
    const words = tableWords(game, catalogue, { a: 'ann' });
    return rows.flatMap(({ events }) =>
      events.flatMap((event) => {
        const line = tellEvent(event, words, []);
        if (!line) return [];
        const said = words.say(line.fact);
        expect(said, told).not.toMatch(/undefined|\[object/);
        return [said];
      }),
    );
  });
}

describe('a log of another version', () => {
  test.each<[why: string, facts: unknown]>([
    ['a key that we do not have', { key: 'challenge.tooLoud' }],
    ['a key that every object has', { key: 'constructor' }],
    ['other things', { key: 'challenge.claims' }],
    ['no facts', undefined],
  ])('is told with its clause if a reason has %s', (_, facts) => {
    const rule = { rule: 'challenge.claim', clause: 'V-A' };
    const written = JSON.stringify([
      { type: 'setAside', at: 1, by: 'a', what: 'now', ...rule, facts },
      { type: 'paperSettled', at: 2, writer: 'a', correct: false, how: 'judged', reasons: [{ ...rule, facts }] },
      { type: 'paperSettled', at: 3, writer: 'a', correct: true, how: 'judged', reasons: [], unproven: facts ?? 5 },
    ]);
    const [setup] = setups;
    if (!setup) throw new Error('There is no table.');
    const row = { v: 1, format: 1, id: null, at: 3, action: { type: 'clock' }, events: JSON.parse(written) };
    const parsed = parseMatchLog(makeLogLine(headerOf(setup)) + makeLogLine(row as LogRow));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.facts));
    const story = tellStory({ setup, rows: parsed.log.rows }, 'other version');
    expect(story).toHaveLength(6);
    expect(story[0]).toContain('no words for the reason. (V-A)');
    expect(story[4]).toContain('no tiene palabras para el motivo. (V-A)');
    expect(story[5]).toContain('no tiene palabras');
  });
});

describe('a corrupted log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openshake-logs-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const FIRST = 9_000;
  const COUNT = long ? 20_000 : 400;

  test(`is refused in words, or is still a match, ${COUNT} from seed ${FIRST}`, () => {
    const texts = setups.filter((_, at) => at % 5 === 0).map((setup, at) => textOf(setup, 50 + at, 1));
    const file = join(folder, 'match.jsonl');
    let read = 0;
    const stories: (() => void)[] = [];
    for (let seed = FIRST; seed < FIRST + COUNT; seed += 1) {
      const mangler = new Mangler(seed);
      const text = mangler.one(texts);
      const lines = text.split('\n');
      const at = Math.floor((seed * 7) % (lines.length - 1));
      const others = lines.slice(0, -1).map((line) => JSON.parse(line));
      const line = mangler.json(others[at], others);
      const spoiled = mangler.happens(0.3) ? mangler.text(text) : lines.with(at, line).join('\n');
      writeFileSync(file, spoiled);
      try {
        const { log } = oldMatch({ resume: file, plain: true, colour: {} }, {});
        expect(log.setup.players.length).toBeGreaterThan(1);
        stories.push(() => tellStory(log, `seed ${seed}`));
        read += 1;
      } catch (error) {
        const { name, message, stack } = error as Error;
        expect(name, `seed ${seed}: ${stack}`).toBe('Error');
        expectWords(message.replaceAll(/[\p{C}\p{Z}]/gu, ' '), `seed ${seed}`);
        expect(message.length, `seed ${seed}`).toBeLessThan(2_000);
      }
    }
    expect(read).toBeGreaterThan(0);
    for (const tell of stories) tell();
  });
});
