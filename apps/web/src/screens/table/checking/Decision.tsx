// Accept and Reject, far apart. Each asks once in its own place, so that neither ever lies where the other was.
import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { settings } from '../../../app/settings.ts';
import { say } from '../../../app/speech.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { Line } from '../../../parts/Line.tsx';
import type { TableStore } from '../../../table/store.ts';
import { type Why, WhyLine } from './Control.tsx';

interface DecisionProps {
  table: TableStore;
  name: string;
  /** Why each is closed. */
  closed: { accept?: Why | undefined; reject?: Why | undefined };
  /** What is still missing before a rejection makes sense. */
  lacks: string | null;
  reason: string;
  hasReading: boolean;
  onAccept: () => void;
  onReject: () => void;
}

type Which = 'accept' | 'reject';

export function Decision({ table, name, closed, lacks, reason, hasReading, onAccept, onReject }: DecisionProps) {
  const asking = useSignal<Which | null>(null);
  const told = useSignal<Which | 'lacks' | null>(null);
  const yes = useRef<HTMLButtonElement>(null);

  function press(which: Which): void {
    const says = closed[which] ? which : which === 'reject' && lacks !== null ? 'lacks' : null;
    told.value = says;
    if (says !== null) return;
    if (settings.value.confirm) asking.value = which;
    else if (which === 'accept') onAccept();
    else onReject();
  }
  const pressed = useRef(press);
  pressed.current = press;

  useSignalEffect(() => {
    if (asking.value) requestAnimationFrame(() => yes.current?.focus());
  });
  useSignalEffect(() => {
    if (!settings.value.keys) return;
    const listen = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (isTyping || !event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
      const which = ({ a: 'accept', x: 'reject' } as const)[event.key.toLowerCase()];
      if (which) pressed.current(which);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });

  const confirm = (which: Which) => {
    asking.value = null;
    if (which === 'accept') onAccept();
    else onReject();
  };
  const now = asking.value;
  /** The second half of a double click confirms nothing. */
  const tap = (event: MouseEvent, which: Which) => {
    if (event.detail > 1) return;
    if (now === which) confirm(which);
    else press(which);
  };
  const why = told.value === 'accept' || told.value === 'reject' ? closed[told.value] : undefined;
  return (
    <>
      <div class="ck-decision tbl-reach">
        {now === 'reject' ? (
          <span />
        ) : (
          <button
            type="button"
            class="btn ck-accept"
            ref={now === 'accept' ? yes : null}
            aria-disabled={closed.accept ? 'true' : undefined}
            onClick={(event) => tap(event, 'accept')}
          >
            <Icon name="check" />
            {now === 'accept' ? say('checking.acceptYes') : say('checking.accept')}
          </button>
        )}
        {now ? (
          <div class="ck-sure" role="status">
            <span>
              {now === 'accept' ? say('checking.acceptSure', { name }) : say('checking.rejectSure', { name, reason })}
            </span>
            <button
              type="button"
              class="btn q"
              onClick={() => {
                asking.value = null;
              }}
            >
              {say('checking.back')}
            </button>
          </div>
        ) : (
          <small class="ck-fair">{say('checking.fair')}</small>
        )}
        {now === 'accept' ? (
          <span />
        ) : (
          <button
            type="button"
            class="btn ck-reject"
            ref={now === 'reject' ? yes : null}
            aria-disabled={closed.reject ? 'true' : undefined}
            onClick={(event) => tap(event, 'reject')}
          >
            <Icon name="cross" />
            {now === 'reject'
              ? say('checking.rejectYes')
              : say('checking.reject', { reading: hasReading ? 'yes' : 'no' })}
          </button>
        )}
      </div>
      {told.value === 'lacks' && lacks !== null && <Line kind="plain">{lacks}</Line>}
      {why && <WhyLine table={table} why={why} />}
    </>
  );
}
