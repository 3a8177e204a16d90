// The bot protocol carries a view whole, and says in plain words what is wrong with a line.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBot } from '@openshake/bots';
import { type Deed, playOut, type Seated } from '@openshake/host';
import {
  BOT_PROTOCOL,
  type Heard,
  type HostMessage,
  makeBotMessage,
  makeHostMessage,
  parseBotMessage,
  parseHostMessage,
  tellSetup,
} from '@openshake/protocol';
import {
  type BookId,
  type DivisionId,
  type MatchView,
  type Officiating,
  type Player,
  type Refusal,
  type Setup,
  withLegal,
} from '@openshake/rules';
import { search } from '@openshake/solver';
import { wordsIn } from '@openshake/words';
import { en } from '@openshake/words/en';
import { describe, expect, it, test } from 'vitest';
import { mulberry32 } from './oracle/random.ts';
import { PLAYER_ACTIONS } from './support/playerActions.ts';

const SEED = 71;

/** A seat whose views and deeds go through the protocol, as between two programs. */
class OverTheWire implements Seated {
  seen = 0;
  readonly refusals: Refusal[] = [];
  readonly phases = new Set<string>();
  readonly #seated: Seated;
  readonly #seat: Player;

  constructor(seated: Seated, seat: Player) {
    this.#seated = seated;
    this.#seat = seat;
  }

  refused(why: Refusal): void {
    this.refusals.push(why);
  }

  async act(seen: MatchView): Promise<Deed | null> {
    const view = withLegal(seen, search);
    this.seen += 1;
    this.phases.add(view.phase.name);
    const asked = parseHostMessage(makeHostMessage({ type: 'view', id: this.seen, view }));
    // JSON drops absent fields.
    expect(asked).toEqual({ ok: true, said: { type: 'view', id: this.seen, view: JSON.parse(JSON.stringify(view)) } });
    if (!asked.ok || asked.said.type !== 'view') return null;
    const deed = await this.#seated.act(asked.said.view);
    if (!deed) return null;
    const { action, after } = deed;
    const said = parseBotMessage(makeBotMessage({ type: 'deed', id: this.seen, action, after }), {
      seat: this.#seat,
      book: view.book,
    });
    expect(said).toEqual({
      ok: true,
      said: { type: 'deed', id: this.seen, action: { ...action, by: this.#seat }, after },
    });
    return deed;
  }
}

const TABLES: [BookId, DivisionId, Officiating, number][] = [
  ['mlag-onsets-basic-2011', 'middle', 'strict', 3],
  ['agloa-onsets-2023', 'senior', 'table', 2],
  ['mlag-equations-basic-2018', 'elementary', 'table', 3],
];

test.each(TABLES)(
  `whole matches over the wire (seed ${SEED}): %s %s %s, %d players`,
  async (book, division, officiating, count) => {
    // Any name comes through, also one that objects have from birth.
    const players = ['constructor', 'bob', 'prototype'].slice(0, count);
    const setup: Setup = { book, division, players, officiating, clocks: 'book', variations: true };
    const random = mulberry32(SEED);
    const dice = { from: () => (below: number) => Math.floor(random() * below) };
    const seats = Object.fromEntries(
      players.map((seat, at) => [
        seat,
        new OverTheWire(createBot({ level: 'first-week', seat, seed: SEED + at }), seat),
      ]),
    );
    const { stuck, room } = await playOut({ setup, bots: seats, round: { shakes: 2 }, dice, search });
    const refused = Object.values(seats).flatMap((seat) => seat.refusals);
    expect({ refused, stuck }).toEqual({ refused: [], stuck: false });
    expect(room.match.signed.toSorted()).toEqual(players.toSorted());
    const phases = Object.values(seats).flatMap((seat) => [...seat.phases]);
    expect(phases).toEqual(expect.arrayContaining(['start', 'goal', 'move', 'write', 'over']));
  },
);

describe("a host's messages", () => {
  const setup: Setup = {
    book: 'agloa-onsets-2023',
    division: 'middle',
    players: ['ann', 'bob'],
    officiating: 'strict',
    clocks: 'book',
    variations: true,
  };
  const messages: HostMessage[] = [
    { type: 'hello', protocol: BOT_PROTOCOL, host: 'openshake' },
    { type: 'match', match: 'm1', seat: 'ann', ...tellSetup(setup), limits: { decisionMs: 1000 }, seed: 7 },
    { type: 'refused', id: 3, clause: 'IV-B', message: "It is bob's turn." },
    { type: 'error', message: 'View 3 was not answered.' },
    { type: 'over', match: 'm1', totals: { ann: 4, bob: -1 }, matchPoints: { ann: 6, bob: 4 } },
    { type: 'over', match: 'm1', totals: { ann: 4 } },
    { type: 'quit' },
  ];
  it.each(messages.map((message) => [message.type, message] as const))('%s arrives as it was sent', (_, message) => {
    expect(parseHostMessage(makeHostMessage(message))).toEqual({ ok: true, said: message });
  });

  it("a bot can rely on the rulebook's usual name", () => {
    expect(JSON.parse(makeHostMessage(messages[1] as HostMessage))).toMatchObject({ rulebook: 'agloa-onsets-2023' });
  });
});

test('the conversation in docs/bot-protocol.md is valid', () => {
  const text = readFileSync(join(import.meta.dirname, '..', 'docs', 'bot-protocol.md'), 'utf8');
  const lines = [...text.matchAll(/^ {4}([→←]) (\{[\s\S]*?\})\n(?= {4}|\n)/gm)].map(([, who, json = '']) => ({
    who,
    line: json.replaceAll(/\n */g, ''),
  }));
  const whole = lines.filter(({ line }) => !line.includes('…'));
  expect(whole.map(({ line }) => JSON.parse(line).type)).toEqual([
    'hello',
    'hello',
    'match',
    'deed',
    'wait',
    'over',
    'quit',
  ]);
  const seat = { seat: 'ann', book: 'agloa-onsets-2023' } as const;
  for (const { who, line } of whole)
    expect(who === '→' ? parseHostMessage(line) : parseBotMessage(line, seat)).toMatchObject({ ok: true });
});

test('docs/bot-protocol.md has every action of a seat, and no other', () => {
  const text = readFileSync(join(import.meta.dirname, '..', 'docs', 'bot-protocol.md'), 'utf8');
  const [, section = ''] = text.split(/^## The actions$/m);
  const rows = [...(section.split(/^## /m)[0] ?? '').matchAll(/^\|(.+)\|$/gm)].map(([row]) => row);
  // An action is in the first column, or in the text about the other choice.
  const told = rows.flatMap((row) => [
    ...[...(row.split('|')[1] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, type]) => type),
    ...[...row.matchAll(/`([a-z-]+)` otherwise/g)].map(([, type]) => type),
  ]);
  expect(told.toSorted()).toEqual(PLAYER_ACTIONS.toSorted());
});

describe("what is wrong with a bot's line", () => {
  const { say } = wordsIn(en);
  const faultOf = (heard: Heard<unknown>) => (heard.ok ? 'nothing' : say(heard.facts));
  const seat = { seat: 'ann', book: 'agloa-onsets-2023' } as const;
  const move = { type: 'move', cube: 'B', to: 'required' };
  it.each([
    [
      'Loading the model…',
      'This line is not JSON: Loading the model… (Standard output is only for the protocol. Write notes to standard error.)',
    ],
    ['7', 'A message must be an object whose "type" is one of these: "hello", "deed", "wait". This is 7.'],
    ['{"id":3}', 'The message has no "type". It must be one of these: "hello", "deed", "wait".'],
    [
      '{"type":"move","id":3}',
      'There is no message of type "move". The "type" must be one of these: "hello", "deed", "wait".',
    ],
    ['{"type":"hello","protocol":1}', 'In the message "hello": "name" is missing.'],
    [
      '{"type":"hello","protocol":1,"name":"a\\nb"}',
      'In the message "hello": "name" must be a name made of letters, digits and spaces. Here it is "a\\nb".',
    ],
    [
      '{"type":"hello","protocol":1,"name":"judge"}',
      'In the message "hello": "name" is "judge", but nobody may have that name. Choose another one.',
    ],
    [
      '{"type":"hello","protocol":"1","name":"a"}',
      'In the message "hello": "protocol" must be a number. Here it is "1".',
    ],
    [JSON.stringify({ type: 'deed', action: move }), 'In the message "deed": "id" is missing.'],
    [JSON.stringify({ type: 'deed', id: 3 }), 'In the message "deed": "action" is missing.'],
    [
      JSON.stringify({ type: 'deed', id: 3, action: move, after: -1 }),
      'In the message "deed": "after" must be a whole number from 0 to 3600000. Here it is -1.',
    ],
    [
      JSON.stringify({ type: 'deed', id: 3, action: move, after: 0.5 }),
      'In the message "deed": "after" must be a whole number from 0 to 3600000. Here it is 0.5.',
    ],
    [
      JSON.stringify({ type: 'deed', id: 3, action: 'move' }),
      'In "action": An action must be an object, such as {"type":"agree"}. This is "move".',
    ],
    [
      JSON.stringify({ type: 'deed', id: 3, action: { type: 'move', cube: 'B' } }),
      'In "action": "to" is missing. It must be one of these: "required", "permitted", "forbidden".',
    ],
  ])('%s', (line, message) => {
    expect(faultOf(parseBotMessage(line, seat))).toBe(message);
  });

  it('a bot may not pass time, and may act only for its own seat', () => {
    const clock = parseBotMessage('{"type":"deed","id":1,"action":{"type":"clock"}}', seat);
    expect(clock).toMatchObject({ ok: false, id: 1 });
    expect(faultOf(clock)).toContain('There is no action "clock"');
    const asBob = parseBotMessage('{"type":"deed","id":1,"action":{"type":"sign","by":"bob"}}', seat);
    expect(asBob).toEqual({ ok: true, said: { type: 'deed', id: 1, action: { type: 'sign', by: 'ann' }, after: 0 } });
  });

  it('no deed without a match', () => {
    const said = parseBotMessage('{"type":"deed","id":1,"action":{"type":"sign"}}', null);
    expect(said).toEqual({ ok: false, id: 1, facts: { key: 'message.deed.early' } });
  });

  it('a wrong field of a view is named', () => {
    const said = parseHostMessage('{"type":"view","id":4,"view":{"rulebook":"chess"}}');
    expect(said).toMatchObject({ ok: false, id: 4 });
    expect(faultOf(said)).toContain('"view.rulebook" must be one of these: "mlag-onsets-basic-2011", ');
  });
});
