// Random matches in a room with the terminal's store: no row holds a sentence or a person's name, and a seat learns from
// what it sees everything that a lesson needs.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endedShakes, type Heard, tableOf } from '@openshake/advice';
import { commitmentOf, fairDice, fold, type Log, matchAfter, Room, rowsSeen, secretOf } from '@openshake/host';
import { LOG_FORMAT, type LogHeader, parseMatchLog } from '@openshake/protocol';
import {
  BOOK_IDS,
  beginMatch,
  books,
  type Event,
  evolve,
  legalKind,
  type MatchState,
  OFFICIATING,
  totalsOf,
} from '@openshake/rules';
import { search } from '@openshake/solver';
import { afterAll, describe, expect, test } from 'vitest';
import { LogFile } from '../../packages/cli/src/play/logFile.ts';
import { Dice } from './support/dice.ts';
import { randomAction } from './support/randomActions.ts';
import { sentenceIn } from './support/sentenceIn.ts';

const folder = mkdtempSync(join(tmpdir(), 'openshake-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PEOPLE = { a: 'Mia Moreno', b: 'Ximena Quispe', c: 'Zoltan Kovacs' };
const NAMES = new RegExp(
  Object.values(PEOPLE)
    .flatMap((name) => [name, ...name.split(' ')])
    .join('|'),
  'i',
);
const SEED = 20_260_118;
const SHAKES = 3;
const MOST_ACTIONS = 400;

/** What a lesson needs of the match before the end of a shake. */
function asked(match: MatchState) {
  const { phase, penalties } = match;
  const answers = phase.name === 'check' ? phase.answers : {};
  const about = 'occasion' in phase ? [phase.occasion, phase.challenger, phase.mover, phase.must, phase.may] : [];
  return {
    table: tableOf(match),
    trail: match.shake?.trail,
    name: phase.name,
    answers,
    about,
    penalties,
    totals: totalsOf(match),
  };
}

describe.each(BOOK_IDS)('%s', (book) => {
  test.each(OFFICIATING)(`%s, from seed ${SEED}`, async (officiating) => {
    const [division] = Object.keys(books[book].divisions) as (keyof (typeof books)[typeof book]['divisions'])[];
    if (division === undefined) throw new Error('A book has divisions.');
    const setup = { book, division, players: ['a', 'b', 'c'], officiating, clocks: 'none', variations: true } as const;
    const secret = secretOf(String(SEED));
    const header: LogHeader = {
      ...{ log: LOG_FORMAT, id: 'names', setup, round: { shakes: SHAKES }, you: 'a', bots: {}, people: PEOPLE },
      ...{ seed: SEED, secret, commitment: commitmentOf(secret) },
    };
    const path = join(folder, `${book}-${officiating}.jsonl`);
    const file = new LogFile({ path, header, rows: [], isWritten: false });
    file.write();
    let now = 0;
    const troubles: unknown[] = [];
    const trouble = (error: unknown) => troubles.push(error);
    const timer = { now: () => now, at: () => () => {} };
    const room = await Room.open({
      ...{ setup, round: { shakes: SHAKES }, store: file, timer, dice: fairDice(secret), search, trouble },
    });
    const heard = new Map<string, Heard[]>();
    let ended = 0;
    for (const seat of setup.players) {
      heard.set(seat, []);
      room.watch(seat, ({ events, view }) => {
        const all = heard.get(seat) ?? [];
        all.push({ events, view });
        for (const { match, ended: event } of endedShakes(all)) {
          ended += 1;
          expect(asked(match)).toEqual(asked(before({ setup, rows: file.rows(1) }, event.shake.number)));
        }
      });
    }
    room.begin();
    const dice = new Dice(SEED);
    for (let count = 0; count < MOST_ACTIONS && room.match.shakes.length < SHAKES; count += 1) {
      now += 1000;
      const action = randomAction(dice, room.match, room.at, { challenges: 12, mischief: 2 });
      if (action.type === 'clock' || action.type === 'end-round' || action.type === 'disqualify') continue;
      const given = { at: room.at, search, chance: () => 0 };
      const kind = action.type === 'roll' ? legalKind(room.match, 'roll', action.by, given) : undefined;
      const said = (kind?.open && kind.choices[0]?.action) || action;
      const fair = said.type === 'deal' && Array.isArray(said.cards) ? { ...said, cards: said.cards.length } : said;
      await room.submit({ id: String(count), seat: fair.by, action: fair });
      await room.quiet();
      if (troubles.length > 0) throw troubles[0];
    }
    expect(ended).toBeGreaterThan(0);
    const [, ...lines] = readFileSync(path, 'utf8').split('\n');
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) expect(line).not.toMatch(NAMES);
    for (const { events, setAside, illegal } of file.rows(1)) {
      const outcomes = [setAside, illegal].flatMap((told) => (told ? [{ ...told, type: 'setAside' } as Event] : []));
      for (const told of [...events, ...outcomes]) expect(sentenceIn(told)).toBeUndefined();
    }
    // Without the names, it is the same match.
    const { people: _, ...nameless } = header;
    const parsed = parseMatchLog([JSON.stringify(nameless), ...lines].join('\n'));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.facts));
    expect(parsed.log.header.people).toEqual({});
    expect(matchAfter({ setup, rows: parsed.log.rows })).toEqual(room.match);
    expect(rowsSeen({ setup, rows: parsed.log.rows }, 'a')).toEqual(rowsSeen({ setup, rows: file.rows(1) }, 'a'));
  });
});

/** The match of the room just before the last shake with this number ended. */
function before({ setup, rows }: Log, number: number): MatchState {
  let match = beginMatch(setup);
  let found: MatchState | undefined;
  for (const row of rows) {
    let within = match;
    for (const event of row.events) {
      if (event.type === 'shakeEnded' && event.shake.number === number) found = within;
      within = evolve(within, event);
    }
    match = fold(match, row);
  }
  if (!found) throw new Error('The shake goes on.');
  return found;
}
