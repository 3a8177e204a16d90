// Whom a table waits for.
import { describe, expect, it } from 'vitest';
import { ownSeatIn, waitsFor } from './seats.ts';

const seat = (name: string | null, here = true, bot?: string) => ({
  seat: 'a',
  name,
  here,
  ...(bot !== undefined && { bot }),
});

describe('a table before its match', () => {
  it('waits for its free seats first', () => {
    expect(waitsFor([seat('Ana'), seat(null, false), seat('Ben', false)])).toEqual({ what: 'seats', count: 1 });
  });

  it('then for people who are not here yet, and never for a bot', () => {
    expect(waitsFor([seat('Ana'), seat('Ben', false), seat('Bot', false, 'club')])).toEqual({
      what: 'people',
      count: 1,
    });
    expect(waitsFor([seat('Ana'), seat(null, false, 'club')])).toEqual({ what: 'nobody', count: 0 });
  });
});

it('somebody sits at a seat, judges, or only watches', () => {
  const person = (id: string) => ({ id, name: id, guest: true });
  const table = {
    seats: [
      { seat: 'a' as const, person: person('1'), here: true },
      { seat: 'b' as const, person: null, here: false },
    ],
    judge: person('2'),
  };
  expect(['1', '2', '3', undefined].map((id) => ownSeatIn(table, id))).toEqual(['a', 'judge', null, null]);
});
