// A match that was stored as actions names what fell. What the seats said follows from that, and so do the dice.
import { BOOK_IDS, books, type DivisionId, type Setup, type StoredMatch } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { asSaid, commitmentOf, fairDice, playOut, secretOf, storedMatch, upgradeMatch, verifyDice } from './index.ts';
import { Plain, search, setup } from './testing/players.ts';
import { roomAt } from './testing/roomAt.ts';

const secret = secretOf('stored');
const commitment = commitmentOf(secret);

const verify = (stored: StoredMatch) =>
  verifyDice({ ...upgradeMatch(stored, { search }).log, secret, commitment }, { search, named: true });

const played = async (how: Setup) => {
  const bots = { a: new Plain(), b: new Plain() };
  const options = { setup: how, bots, round: { shakes: 2 }, dice: fairDice(secret), search };
  return storedMatch((await playOut({ ...options, mostDecisions: 80 })).log);
};

const TABLES = BOOK_IDS.flatMap((book) =>
  (Object.keys(books[book].divisions) as DivisionId[]).flatMap((division) =>
    (['strict', 'table'] as const).map((officiating) => ({ ...setup, book, division, officiating })),
  ),
);

/** Turns one cube of a roll or exchanges one card of a deal for another. */
const tampered = ({ actions, ...match }: StoredMatch, type: 'roll' | 'deal'): StoredMatch => ({
  ...match,
  actions: actions.map((action) => {
    if (action.type === 'roll' && type === 'roll' && action.cubes) {
      // The first cube of either game shows one of these faces, and is not set out.
      const at = action.cubes.findIndex((cube) => cube === '1' || cube === '2');
      return { ...action, cubes: action.cubes.with(at, action.cubes[at] === '1' ? '2' : '1') };
    }
    if (action.type === 'deal' && type === 'deal' && typeof action.cards !== 'number')
      return { ...action, cards: action.cards.toReversed() };
    return action;
  }),
});

describe('a stored match', () => {
  it.each(TABLES)(
    '$book $division $officiating: what fell follows from the secret, and nothing else does',
    async (how) => {
      const stored = await played(how);
      const count = (type: string) => stored.actions.filter((action) => action.type === type).length;
      expect(count('roll')).toBeGreaterThan(0);
      expect(verify(stored)).toEqual([]);
      const [turned] = verify(tampered(stored, 'roll'));
      expect(turned).toMatchObject({ what: 'roll', shake: 1, v: 1 });
      expect(turned).not.toHaveProperty('follows', []);
      if (count('deal') > 0) expect(verify(tampered(stored, 'deal'))[0]).toMatchObject({ what: 'deal', shake: 1 });
    },
  );

  it('does not say that its dice are fair when it is read as a log', async () => {
    const { log } = upgradeMatch(await played(setup), { search });
    expect(verifyDice({ ...log, secret, commitment }, { search })).toMatchObject([
      { what: 'roll', shake: 1, follows: [] },
      { what: 'roll', shake: 2, follows: [] },
    ]);
  });

  it('keeps the order in which the cubes were set out, and the cards that went back', async () => {
    const how = { ...setup, book: 'agloa-onsets-2023', division: 'basic', officiating: 'table' } as const;
    const { room, store } = await roomAt({ setup: how, dice: fairDice(secret) });
    expect((await room.submit({ id: '1', seat: 'a', action: { type: 'roll', cubes: ['A', 'V', 'V'] } })).ok).toBe(true);
    expect((await room.submit({ id: '2', seat: 'b', action: { type: 'deal', cards: 16 } })).ok).toBe(true);
    const stored = storedMatch({ setup: how, rows: await store.rows(1) });
    expect(verify(stored)).toEqual([]);
    room.close();
  });
});

describe('an action as it is said', () => {
  const ways = {
    setOut: [
      ['V', 'V', 'A'],
      ['V', 'A', 'A'],
    ],
  };

  it('names no dice and no cards', () => {
    expect(asSaid({ type: 'roll', by: 'a', cubes: ['1', '2', '+'] }, { setOut: [] })).toEqual({
      type: 'roll',
      by: 'a',
      cubes: [],
    });
    expect(asSaid({ type: 'deal', by: 'a', cards: ['B', 'R', 'blank'] }, ways)).toEqual({
      type: 'deal',
      by: 'a',
      cards: 3,
    });
  });

  it('names the cubes that are set out, wherever they stand', () => {
    const roll = (...cubes: string[]) => asSaid({ type: 'roll', by: 'a', cubes }, ways).cubes;
    expect(roll('V', 'A', 'V')).toEqual(['V', 'A', 'V']);
    expect(roll('1', 'A', 'R', 'V', 'A')).toEqual(['A', 'V', 'A']);
    expect(roll('V', 'V', 'V')).toEqual([]);
  });

  it('stays as it is otherwise', () => {
    for (const action of [
      { type: 'roll', by: 'a' },
      { type: 'deal', by: 'b', cards: 7 },
      { type: 'sign', by: 'a' },
    ] as const)
      expect(asSaid(action, ways)).toEqual(action);
  });
});
