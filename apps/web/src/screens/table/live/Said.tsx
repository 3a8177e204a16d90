// Shows what somebody at the table said, and who came or went, for a moment.
import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { say } from '../../../app/speech.ts';
import { toast } from '../../../parts/Toast.tsx';
import type { TableStore } from '../../../table/store.ts';
import type { LiveSource } from '../../../transport/live.ts';
import { isPhrase } from './phrases.ts';

export function Said({ source, table }: { source: LiveSource; table: TableStore }) {
  const last = useRef(source.said.peek()?.nth ?? 0);
  const here = useRef<ReadonlyMap<string, boolean> | null>(null);

  useSignalEffect(() => {
    const said = source.said.value;
    if (!said || said.nth === last.current || !isPhrase(said.phrase)) return;
    last.current = said.nth;
    // People know what they said themselves.
    if (said.seat === table.me.peek()) return;
    const name = table.names.peek()[said.seat] ?? (said.seat === 'judge' ? say('live.judge') : said.seat);
    toast(say('live.said', { name, phrase: say(`phrase.${said.phrase}`) }));
  });

  // Everybody hears once that a player is back. The seat itself shows who is away.
  useSignalEffect(() => {
    const seats = table.seats.value;
    const before = here.current;
    here.current = new Map(seats.map(({ seat, name, here: isHere }) => [`${seat} ${name}`, isHere]));
    if (!before || !table.view.peek()) return;
    for (const { seat, name, here: isHere, bot } of seats)
      if (
        isHere &&
        bot === undefined &&
        name !== null &&
        seat !== table.me.peek() &&
        before.get(`${seat} ${name}`) === false
      )
        toast(say('live.back', { name }));
  });
  return null;
}
