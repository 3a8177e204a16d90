// A move waits in its section until it is confirmed: the question stands where the cubes are, so that nothing jumps.
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../../app/speech.ts';
import { Cube, cubeName } from '../../../parts/Cube.tsx';
import type { Hands } from './hands.ts';
import { lookOf } from './Mat.tsx';

export function Ask({ hands }: { hands: Hands }) {
  const asked = hands.asked.value;
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus({ preventScroll: true }), []);
  if (!asked) return null;
  const look = lookOf(hands, asked.at);
  const section = hands.table.words.value.say({ key: 'named.section', section: asked.to });
  return (
    <section class="tbl-ask" aria-label={say('table.asks')}>
      <Cube {...look} label={false} />
      <p>
        <b>{say('table.askMove', { cube: cubeName(look), section, kind: asked.action.type })}</b>
        <small>{say('table.itStays')}</small>
      </p>
      <button type="button" class="btn q" onClick={() => hands.back()}>
        {say('table.back')}
      </button>
      <button type="button" class="btn p" ref={yes} onClick={() => hands.confirm()}>
        {say('table.putItDown')}
      </button>
    </section>
  );
}
