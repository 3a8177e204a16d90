// Dice that follow from a secret: the same for the same place, fair, and checked after the match (docs/dice.md).
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asStored, commitmentOf, fairDice, isSecret, playOut, type Row, secretOf, verifyDice } from './index.ts';
import { Plain, search, setup } from './testing/players.ts';
import { roomAt } from './testing/roomAt.ts';

const throwAt = (secret: string, place: string, count = 20) => {
  const chance = fairDice(secret).from(place);
  return Array.from({ length: count }, () => chance(6));
};

describe('dice', () => {
  it('are the same for the same secret at the same place, whatever was rolled before', () => {
    const dice = fairDice(secretOf('7'));
    const first = dice.from('roll 1');
    const faces = Array.from({ length: 20 }, () => first(6));
    dice.from('deal 1')(16);
    expect(throwAt(secretOf('7'), 'roll 1')).toEqual(faces);
    expect(throwAt(secretOf('7'), 'roll 2')).not.toEqual(faces);
    expect(throwAt(secretOf('8'), 'roll 1')).not.toEqual(faces);
  });

  it('show every face about as often', () => {
    const counts = Array.from({ length: 6 }, () => 0);
    for (const face of throwAt(secretOf('1'), 'roll 1', 6000)) counts[face] = (counts[face] ?? 0) + 1;
    // Six standard deviations around a thousand, from seed 1.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(175);
  });

  it('need a secret of 32 bytes', () => {
    expect(isSecret(secretOf('x'))).toBe(true);
    expect(() => fairDice('12')).toThrow(/64 digits/);
  });

  it('follow the rule with the hashes of another program, 200 secrets from seed 1', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const secret = secretOf(`hash ${seed}`);
      const key = Buffer.from(secret, 'hex');
      expect(commitmentOf(secret)).toBe(createHash('sha256').update(key).digest('hex'));
      const numbers = [0, 1, 2, 10].map((at) =>
        createHmac('sha256', key).update(`deal ${seed} ${at}`).digest().readUIntBE(0, 6),
      );
      const chance = fairDice(secret).from(`deal ${seed}`);
      const drawn = Array.from({ length: 11 }, () => chance(2 ** 40));
      expect([0, 1, 2, 10].map((at) => drawn[at])).toEqual(numbers.map((number) => number % 2 ** 40));
    }
  });

  it('follow the example in docs/dice.md', () => {
    const text = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'dice.md'), 'utf8');
    const told = (what: string) => new RegExp(`^    ${what} +(.+)$`, 'm').exec(text)?.[1] ?? '';
    expect(commitmentOf(told('secret'))).toBe(told('commitment'));
    expect(throwAt(told('secret'), 'roll 3', 8).join(' ')).toBe(told('roll 3'));
  });
});

describe('in a match', () => {
  it('each roll and each deal has a place of its own, and so has that of a replayed shake', async () => {
    const places: string[] = [];
    const fair = fairDice(secretOf('places'));
    const dice = {
      from: (place: string) => {
        const chance = fair.from(place);
        return (below: number) => {
          if (places.at(-1) !== place) places.push(place);
          return chance(below);
        };
      },
    };
    const onSets = { ...setup, book: 'agloa-onsets-2023', division: 'middle' } as const;
    const { room } = await roomAt({ setup: onSets, dice });
    const start = async (shake: number, [roller, dealer]: readonly [string, string]) => {
      await room.submit({ id: `roll ${shake}`, seat: roller, action: { type: 'roll' } });
      await room.submit({ id: `deal ${shake}`, seat: dealer, action: { type: 'deal', cards: 6 } });
    };
    await start(1, ['a', 'b']);
    const replay = { type: 'replay-shake', players: ['a', 'b'] } as const;
    await room.submit({ id: 'again', seat: 'judge', action: replay });
    await start(2, ['a', 'b']);
    expect(places).toEqual(['roll 1', 'deal 1', 'roll 2', 'deal 2']);
  });
});

describe('verifying', () => {
  const secret = secretOf('fair');
  const commitment = commitmentOf(secret);
  const played = async () => {
    const bots = { a: new Plain(), b: new Plain() };
    const onSets = { ...setup, book: 'agloa-onsets-2023', division: 'middle' } as const;
    const options = { setup: onSets, bots, round: { shakes: 2 }, dice: fairDice(secret), search };
    return (await playOut({ ...options, mostDecisions: 60 })).log;
  };

  it('finds nothing in an honest match', async () => {
    const log = await played();
    expect(log.rows.filter(({ action }) => action.type === 'roll').length).toBeGreaterThan(0);
    expect(log.rows.filter(({ action }) => action.type === 'deal').length).toBeGreaterThan(0);
    expect(verifyDice({ ...log, secret, commitment }, { search })).toEqual([]);
  });

  it('finds another secret', async () => {
    const log = await played();
    const other = secretOf('other');
    expect(verifyDice({ ...log, secret: other, commitment }, { search })).toEqual([
      { what: 'secret', promised: commitment, found: commitmentOf(other) },
    ]);
    expect(verifyDice({ ...log, secret: 'none', commitment }, { search })).toMatchObject([{ found: null }]);
  });

  it('finds a cube that was turned and a card that was changed', async () => {
    const { setup: how, rows } = await played();
    const changed = rows.map((row) => ({
      ...row,
      events: row.events.map((event) => {
        if (event.type === 'cubesRolled') return { ...event, cubes: ['V', ...event.cubes.slice(1)] };
        return event.type === 'cardsDealt' ? { ...event, cards: event.cards.toReversed() } : event;
      }),
    }));
    const found = verifyDice({ setup: how, rows: changed.slice(0, 2), secret, commitment }, { search });
    expect(found.map(({ what }) => what).sort()).toEqual(['deal', 'roll']);
  });

  it('finds rows that name their dice or cards, and dice that nobody rolled', async () => {
    const { setup: how, rows } = await played();
    const named = rows.map((row) => ({ ...row, action: asStored(row.action, row) }));
    const clocked = rows.map((row) => ({ ...row, action: { type: 'clock' } as const }));
    const silent = rows.map((row) => ({ ...row, events: row.events.filter(({ type }) => type !== 'cubesRolled') }));
    const whatIn = (changed: Row[]) =>
      verifyDice({ setup: how, rows: changed.slice(0, 2), secret, commitment }, { search }).map(({ what }) => what);
    expect(whatIn(named).sort()).toEqual(['deal', 'roll']);
    expect(whatIn(clocked).sort()).toEqual(['deal', 'roll']);
    expect(whatIn(silent)).toContain('roll');
  });
});
