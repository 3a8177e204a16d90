// How many messages and connections: a class fits behind one address, and nobody escapes by changing it.
import { expect, it } from 'vitest';
import { placeOf } from '../place.ts';
import { Limits } from './limits.ts';

const NETWORK = (nth: number): string => placeOf(`2001:db8:1:2::${nth.toString(16)}`);

it('lets one network open only so many connections, whichever of its addresses they come from', () => {
  const limits = new Limits();
  const opened = Array.from({ length: 1_500 }, (_, nth) => limits.open(`person ${nth}`, NETWORK(nth)));
  expect(opened.filter(Boolean)).toHaveLength(1_000);
  expect(limits.open('another', placeOf('2001:db8:1:3::1'))).toBe(true);
  limits.close('person 0', NETWORK(0));
  expect(limits.open('one more', NETWORK(7))).toBe(true);
  expect(limits.open('and another', NETWORK(8))).toBe(false);
});

it('lets one person open twenty', () => {
  const limits = new Limits();
  const opened = Array.from({ length: 30 }, (_, nth) => limits.open('ann', placeOf(`203.0.113.${nth}`)));
  expect(opened.filter(Boolean)).toHaveLength(20);
});

it('hears only so many messages from one network, and a hundred times as many from the machine itself', () => {
  const count = (address: (nth: number) => string): number => {
    const limits = new Limits();
    let heard = 0;
    for (let nth = 0; nth < 20_000; nth += 1) if (limits.allow(`person ${nth}`, placeOf(address(nth)), 0)) heard += 1;
    return heard;
  };
  expect(count((nth) => `2001:db8:1:2::${nth.toString(16)}`)).toBe(6_000);
  expect(count((nth) => `::ffff:127.0.0.${nth % 200}`)).toBe(20_000);
});
