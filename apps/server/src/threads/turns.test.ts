// Turns: nobody waits for all the work of somebody else, whether that is a network, a person there or one of their tables.
import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

type Waiting = { turn: readonly string[]; name: string };

/** The names in the order in which they have their turn. */
function orderOf(waiting: readonly Waiting[]): string[] {
  const turns = new Turns();
  const left = new Set(waiting);
  for (const { turn } of waiting) turns.add(turn);
  const order: string[] = [];
  for (let next = turns.next(left); next; next = turns.next(left)) {
    left.delete(next);
    turns.had(next.turn);
    order.push(next.name);
  }
  return order;
}

it('a hundred hostile tables of one person do not come before the one table of somebody else', () => {
  const hostile = Array.from({ length: 100 }, (_, nth) => ({ turn: ['school', 'eve', `table ${nth}`], name: 'eve' }));
  const ann = { turn: ['school', 'ann', 'table'], name: 'ann' };
  const bob = { turn: ['home', 'bob', 'table'], name: 'bob' };
  const order = orderOf([...hostile, ann, bob]);
  expect(order.indexOf('bob')).toBeLessThan(2);
  expect(order.indexOf('ann')).toBeLessThan(4);
  expect(order).toHaveLength(102);
});

it('many new people of one network have one turn together', () => {
  const guests = Array.from({ length: 100 }, (_, nth) => ({ turn: ['school', `guest ${nth}`], name: 'guest' }));
  const bob = { turn: ['home', 'bob'], name: 'bob' };
  expect(orderOf([...guests, bob, bob]).indexOf('bob')).toBeLessThan(2);
});

it('whoever is new comes after those who wait already', () => {
  const turns = new Turns();
  const ann: Waiting = { turn: ['school', 'ann'], name: 'ann' };
  turns.add(ann.turn);
  turns.had(ann.turn);
  const others = Array.from({ length: 10 }, (_, nth): Waiting => ({ turn: ['school', `guest ${nth}`], name: 'guest' }));
  for (const { turn } of others) turns.add(turn);
  expect(turns.next([...others, ann])?.name).toBe('ann');
});

it('without turns, the one that has waited longest is next', () => {
  expect(new Turns().next([{ name: 'first' }, { name: 'second' }] as { name: string; turn?: string[] }[])?.name).toBe(
    'first',
  );
});
