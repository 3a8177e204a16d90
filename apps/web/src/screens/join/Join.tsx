// Joining a table by its code, from a link, a QR code or the six boxes: who sits there, and which seat to take.
import '../../styles/home.css';
import type { ShownTable } from '@openshake/protocol/server';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { whoAmI } from '../../app/me.ts';
import { go, hrefTo, place } from '../../app/place.ts';
import { server } from '../../app/server.ts';
import { say } from '../../app/speech.ts';
import { Frame } from '../../parts/Frame.tsx';
import { Line } from '../../parts/Line.tsx';
import { CodeForm } from './CodeForm.tsx';
import { isWhole, readTyped } from './code.ts';
import { Found } from './Found.tsx';
import { findTable, sayNotFound } from './finding.ts';

export default function Join() {
  // Only an address of this screen names a code; the next screen has another.
  const last = useRef('');
  const [screen, part = ''] = place.value.path;
  if (screen === 'join') last.current = part;
  const typed = last.current;
  const code = readTyped(typed);
  const found = useSignal<{ code: string; table: ShownTable } | null>(null);
  const wrong = useSignal('');
  const isAlone = server.value === 'none';

  async function look(): Promise<ShownTable> {
    const table = await findTable(code);
    if (last.current === typed) found.value = { code, table };
    return table;
  }

  useEffect(() => {
    found.value = null;
    wrong.value = '';
    if (!isWhole(code) || isAlone) return;
    let isOver = false;
    Promise.all([findTable(code), whoAmI()]).then(
      ([table]) => {
        if (!isOver) found.value = { code, table };
      },
      (error) => {
        if (!isOver) wrong.value = sayNotFound(error);
      },
    );
    return () => {
      isOver = true;
    };
  }, [code, found, wrong, isAlone]);

  return (
    <Frame>
      <div class="hm-narrow stack">
        <h1>{say('join.title')}</h1>
        {isAlone && <Line kind="plain">{say('tables.noServer')}</Line>}
        <section class="panel">
          <h2>{say('join.code')}</h2>
          <CodeForm
            key={code}
            start={typed}
            failed={wrong.value}
            label={say('join.label')}
            button={say('join.find')}
            sayFailure={sayNotFound}
            use={(next) => (next === code ? look() : Promise.resolve(go(hrefTo(['join', next]))))}
          />
        </section>
        {found.value && <Found {...found.value} look={look} />}
      </div>
    </Frame>
  );
}
