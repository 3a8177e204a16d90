// The sounds of the table: the sounds of what just happened, and a tick for each of your own last ten seconds.
import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { settings } from '../../../app/settings.ts';
import { play, soundsOf } from '../../../table/sounds.ts';
import type { TableStore } from '../../../table/store.ts';
import { moments } from '../../../table/ticking.ts';
import { useLimits } from './Clock.tsx';
import { readLimit } from './clock.ts';

export function Sounds({ table }: { table: TableStore }) {
  const limits = useLimits(table);
  const ticked = useRef(0);
  const heard = useRef(0);
  useSignalEffect(() => {
    const events = table.events.value;
    const v = table.v.peek();
    // What was there before one sat down makes no sound.
    const isFirst = heard.current === 0;
    heard.current = v;
    if (isFirst) return;
    for (const sound of soundsOf(events, table.me.peek(), settings.peek().sounds)) play(sound);
  });
  useSignalEffect(() => {
    if (settings.value.sounds === 'none') return;
    const me = table.me.value;
    const mine = limits.value.find(({ player }) => player === me && me !== null);
    if (!mine) return;
    const { seconds, large } = readLimit(mine, moments(table).value);
    if (large && seconds > 0 && seconds !== ticked.current) play('tick');
    ticked.current = large ? seconds : 0;
  });
  return null;
}
