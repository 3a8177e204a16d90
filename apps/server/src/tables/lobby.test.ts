// The lobby tells each client the whole list when it changes, at most once a second, however often it is asked.
import { JumpingTimer } from '@openshake/host';
import { describe, expect, it } from 'vitest';
import { Lobby, lobbyOf, MOST_LISTED, Visitor } from './lobby.ts';
import type { ShownTable } from './shown.ts';

const tableOf = (id: string): ShownTable => ({ id, state: 'open' }) as ShownTable;

function opened() {
  const timer = new JumpingTimer();
  const list = { tables: [tableOf('first')] };
  const lobby = new Lobby(() => list.tables, timer);
  const add = (id: string) => {
    list.tables = [...list.tables, tableOf(id)];
    lobby.changed();
  };
  const visit = () => {
    const heard: { at: number; tables: number }[] = [];
    const visitor = new Visitor((text) => heard.push({ at: timer.now(), tables: JSON.parse(text).tables.length }) > 0);
    return { visitor, heard };
  };
  /** Lets this much time pass. */
  const wait = (ms: number) => {
    const until = timer.now() + ms;
    let isOver = false;
    timer.at(until, () => {
      isOver = true;
    });
    while (!isOver) timer.jump();
  };
  return { lobby, add, visit, wait };
}

describe('a client in the lobby', () => {
  it('that asks again and again hears the list once a second, and the newest in the end', () => {
    const { lobby, add, visit, wait } = opened();
    const { visitor, heard } = visit();
    for (let turn = 0; turn < 50; turn += 1) {
      lobby.enter(visitor);
      if (turn % 2 === 1) lobby.leave(visitor);
      add(`${turn}`);
      wait(50);
    }
    lobby.enter(visitor);
    wait(2_000);
    expect(heard.length).toBeGreaterThanOrEqual(3);
    expect(heard.at(-1)?.tables).toBe(51);
    for (const [nth, { at }] of heard.slice(1).entries())
      expect(at - (heard[nth]?.at ?? 0)).toBeGreaterThanOrEqual(1_000);
  });

  it('that came after others has a second of its own', () => {
    const { lobby, add, visit, wait } = opened();
    const [one, two] = [visit(), visit()];
    lobby.enter(one.visitor);
    wait(500);
    lobby.enter(two.visitor);
    add('second');
    wait(2_000);
    expect(one.heard.map(({ at }) => at)).toEqual([0, 1_000]);
    expect(two.heard.map(({ at, tables }) => [at, tables])).toEqual([
      [500, 1],
      [1_500, 2],
    ]);
  });

  it('hears nothing while the list stays as it is, and nothing after it left', () => {
    const { lobby, add, visit, wait } = opened();
    const { visitor, heard } = visit();
    lobby.enter(visitor);
    wait(5_000);
    lobby.changed();
    wait(5_000);
    lobby.leave(visitor);
    add('second');
    wait(5_000);
    expect(heard).toHaveLength(1);
  });

  it('whose line was full gets the newest list as soon as it is free', () => {
    const { lobby, add, visit, wait } = opened();
    const { heard } = visit();
    let isFull = false;
    const visitor = new Visitor((text) => !isFull && heard.push({ at: 0, tables: JSON.parse(text).tables.length }) > 0);
    lobby.enter(visitor);
    isFull = true;
    wait(3_000);
    add('second');
    wait(10);
    isFull = false;
    lobby.enter(visitor);
    expect(heard.map(({ tables }) => tables)).toEqual([1, 2]);
  });
});

describe('the list', () => {
  it('has a bound, and tables with an open seat come first', () => {
    const states = ['playing', 'open'] as const;
    const tables = Array.from({ length: 2 * MOST_LISTED }, (_, nth) => ({ nth, state: states[nth % 2] ?? 'open' }));
    const list = lobbyOf([...tables, { nth: -1, state: 'open' as const }]);
    expect(list).toEqual(tables.filter(({ state }) => state === 'open'));
    expect(lobbyOf(tables.slice(0, 4)).map(({ nth }) => nth)).toEqual([1, 3, 0, 2]);
  });
});
