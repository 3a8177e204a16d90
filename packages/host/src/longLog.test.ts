// A log that becomes very long: first the round ends, and then nobody may send another action.
import { expect, it } from 'vitest';
import { MemoryStore, type Row } from './index.ts';
import { FULL_LOG, LONG_LOG } from './longLog.ts';
import { roomAt } from './testing/roomAt.ts';

const WALK = [{ type: 'leave' }, { type: 'return' }] as const;

/** A log in which a player leaves and comes back all the time. */
async function walked(count: number): Promise<MemoryStore> {
  const { room, store: short } = await roomAt();
  for (const [nth, action] of WALK.entries()) await room.submit({ id: `${nth}`, seat: 'a', action });
  room.close();
  const pair = await short.rows(1);
  const store = new MemoryStore();
  for (let v = 1; v <= count; v += 1) store.append({ ...(pair[(v - 1) % 2] as Row), v, id: `${v}` });
  return store;
}

it('the director ends the round of a match that becomes too long, and everybody can sign', async () => {
  const { room } = await roomAt({ store: await walked(LONG_LOG - 2), round: { shakes: Number.MAX_SAFE_INTEGER } });
  room.begin();
  await room.quiet();
  expect(room.match.round).toBe('open');
  const last = [
    { type: 'roll', cubes: [] },
    { type: 'call-judge', question: '?' },
  ] as const;
  for (const [nth, action] of last.entries())
    expect(await room.submit({ id: `new ${nth}`, seat: 'a', action })).toMatchObject({ ok: true });
  await room.quiet();
  expect(room.match).toMatchObject({ round: 'stopped', phase: { name: 'over' } });
  expect(await room.submit({ id: 'sign', seat: 'b', action: { type: 'sign' } })).toMatchObject({ ok: true });
});

it('a full log takes no more actions, and gives the answers that it gave before', async () => {
  const { room } = await roomAt({ store: await walked(FULL_LOG - 2) });
  room.begin();
  await room.quiet();
  // The officials end the match, however full the log is.
  expect(room.match).toMatchObject({ round: 'ended', phase: { name: 'over' } });
  const send = (id: string) => room.submit({ id, seat: 'a', action: { type: 'leave' } });
  expect(await send('last')).toMatchObject({ ok: true, v: FULL_LOG });
  await expect(send('more')).rejects.toMatchObject({ kind: 'full' });
  expect(await send('last')).toMatchObject({ ok: true, v: FULL_LOG });
});
