// What crosses the wire between a table and a page: it arrives unchanged, and nonsense is refused.
import {
  type ActionDone,
  makeSeenVersion,
  parseActionDone,
  parseSeenVersion,
  parseSentAction,
  type SeenVersion,
} from '@openshake/protocol/wire';
import { beginMatch, decide, eventsFor, view, type WireFact } from '@openshake/rules';
import { wordsIn } from '@openshake/words';
import { en } from '@openshake/words/en';
import { describe, expect, it } from 'vitest';
import { Dice } from './table/support/dice.ts';
import { everySetup } from './table/support/everySetup.ts';
import { givenAt, viewersOf } from './table/support/invariants.ts';
import { nextMoment, randomAction, randomMood } from './table/support/randomActions.ts';

const { say } = wordsIn(en);
const faultOf = (parsed: { ok: true } | { ok: false; facts: WireFact }) => (parsed.ok ? 'nothing' : say(parsed.facts));
const overWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const first = 18_000_000;
/** Some players here are called `constructor` and `toString`. */
const tables = everySetup.filter((_, index) => index % 5 === 0);
const ACTIONS = 60;

describe('a version', () => {
  it(`arrives unchanged, for every viewer, ${tables.length} random matches from seed ${first}`, () => {
    const met = { events: new Set<string>(), sealed: 0 };
    for (const [index, setup] of tables.entries()) {
      const dice = new Dice(first + index);
      const mood = randomMood(dice);
      let match = beginMatch(setup);
      let now = 0;
      for (let v = 1; v <= ACTIONS; v += 1) {
        const at = nextMoment(dice, match, now);
        now = Math.max(now, at);
        const { match: after, events } = decide(match, randomAction(dice, match, at, mood), givenAt(at));
        match = after;
        if (events.length === 0) continue;
        for (const viewer of viewersOf(match)) {
          const sent: SeenVersion = {
            v,
            events: eventsFor(match, events, viewer),
            view: view(match, viewer, givenAt(now)),
          };
          for (const event of sent.events) {
            met.events.add(event.type);
            met.sealed += Number(event.type === 'paperPresented' && event.paper === null);
          }
          expect(parseSeenVersion(overWire(makeSeenVersion(sent))), `seed ${first + index}`).toEqual({
            ok: true,
            value: overWire(sent),
          });
        }
      }
    }
    expect(met.events.size).toBeGreaterThan(25);
    expect(met.sealed).toBeGreaterThan(0);
  });

  const [setup] = everySetup;
  if (!setup) throw new Error('There is no table.');
  const seen = view(beginMatch(setup), 'audience', givenAt(0));
  const sound = { v: 0, events: [{ type: 'roundEnded', at: 0 }], view: { rulebook: setup.book, ...seen } };

  it.each([
    ['no version', { ...sound, v: -1 }, /"v"/],
    [
      'an unknown event',
      { ...sound, events: [{ type: 'tableBurned', at: 0 }] },
      /^In "events.0": There is no event "tableBurned"/,
    ],
    ['an event without its fields', { ...sound, events: [{ type: 'blockReturned', at: 0 }] }, /"by" is nothing/],
    ['no rulebook', { ...sound, view: seen }, /"view.rulebook"/],
    [
      'an unknown phase',
      { ...sound, view: { ...sound.view, phase: { name: 'lunch' } } },
      /"view.phase.name" makes no sense. Here it is "lunch"/,
    ],
    ['no object', 17, /^A message must be a JSON object. This is 17.$/],
  ])('with %s is refused', (_, value, message) => {
    expect(parseSeenVersion(sound)).toMatchObject({ ok: true });
    expect(faultOf(parseSeenVersion(value))).toMatch(message);
  });
});

describe('an action', () => {
  const parse = (value: unknown) => parseSentAction(value, 'a', 'mlag-equations-basic-2018');

  it("belongs to the seat that sends it, with its cubes in the program's letters", () => {
    const sent = { id: 'a1', action: { type: 'move', cube: 'X', to: 'Required', by: 'b' } };
    expect(parse(sent)).toEqual({
      ok: true,
      value: { id: 'a1', action: { type: 'move', by: 'a', cube: 'x', to: 'required' } },
    });
  });

  it.each([
    ['no id', { action: { type: 'agree' } }, /"id"/],
    ['an id of 65 characters', { id: 'x'.repeat(65), action: { type: 'agree' } }, /"id"/],
    ['an unknown type', { id: 'a1', action: { type: 'win' } }, /There is no action "win"/],
    ['a clock, which no seat may say', { id: 'a1', action: { type: 'clock' } }, /There is no action "clock"/],
  ])('with %s is refused', (_, value, message) => {
    expect(faultOf(parse(value))).toMatch(message);
  });
});

describe('an answer', () => {
  const why = {
    rule: 'move.turn',
    clause: 'V-B',
    facts: { key: 'turn.notYours', player: 'b' },
    message: 'Wait.',
  } as const;

  it.each<ActionDone>([
    { id: 'a1', ok: true, v: 3 },
    { id: 'a1', ok: true, v: 3, setAside: true, ...why },
    { id: 'a1', ok: true, v: 3, illegal: why },
    { id: 'a1', ok: false, refusal: why },
    { id: 'a1', ok: false, refusal: { message: 'This table is closed.' } },
  ])('%j arrives unchanged', (done) => {
    expect(parseActionDone(overWire(done))).toEqual({ ok: true, value: done });
  });

  it.each([
    ['no version', { id: 'a1', ok: true }, /"v"/],
    [
      'an unknown rule',
      { id: 'a1', ok: false, refusal: { ...why, rule: 'house.rule' } },
      /"refusal.rule" makes no sense. Here it is "house.rule"/,
    ],
    ['neither yes nor no', { id: 'a1', ok: 'maybe' }, /"ok" makes no sense. Here it is "maybe"/],
  ])('with %s is refused', (_, value, message) => {
    expect(faultOf(parseActionDone(value))).toMatch(message);
  });
});
