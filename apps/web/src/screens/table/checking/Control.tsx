// Controls of the table that say why when they are closed, and ask once, in place, before what cannot be undone.
import type { Refusal } from '@openshake/rules';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../../../app/settings.ts';
import { say } from '../../../app/speech.ts';
import { Clause } from '../../../parts/Clause.tsx';
import { Line } from '../../../parts/Line.tsx';
import type { SeatAction } from '../../../table/source.ts';
import type { TableStore } from '../../../table/store.ts';

export type Why = Pick<Refusal, 'facts' | 'clause'>;

/** Why something is closed, in words. */
export function WhyLine({ table, why }: { table: TableStore; why: Why }) {
  const book = table.view.value?.book ?? '';
  return (
    <Line kind="plain">
      {table.words.value.say(why.facts)} <Clause book={book} clause={why.clause} />
    </Line>
  );
}

/** What became of the last action of these kinds, where it was made. */
export function NoteHere({ table, types }: { table: TableStore; types: readonly SeatAction['type'][] }) {
  const note = table.note.value;
  if (!note || !types.includes(note.action.type)) return null;
  return (
    <Line kind="bad" loud>
      {note.how === 'illegal' ? say('table.stands', { why: note.text }) : note.text}{' '}
      {note.clause !== undefined && <Clause book={table.view.value?.book ?? ''} clause={note.clause} />}
    </Line>
  );
}

interface AskOnceProps {
  table: TableStore;
  /** On the button. */
  children: ComponentChildren;
  /** The question, and the button that means it. */
  sure: string;
  yes: string;
  onYes: () => void;
  /** Why the rules close it. */
  why?: Why | undefined;
  /** Why it is closed here, where no rule says so. */
  closed?: string | undefined;
  look?: string;
  /** Whether it may be done without asking, where a setting says so. */
  light?: boolean;
}

/** A button that asks once, in its own place. */
export function AskOnce({ table, children, sure, yes, onYes, why, closed, look = '', light = false }: AskOnceProps) {
  const isClosed = why !== undefined || closed !== undefined;
  const asking = useSignal(false);
  const told = useSignal(false);
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (asking.value) first.current?.focus();
  }, [asking.value]);
  if (asking.value && !isClosed)
    return (
      <fieldset class="ck-ask">
        <legend>{sure}</legend>
        <button
          type="button"
          class="btn q"
          onClick={() => {
            asking.value = false;
          }}
        >
          {say('checking.back')}
        </button>
        <button
          type="button"
          class="btn p"
          ref={first}
          onClick={() => {
            asking.value = false;
            onYes();
          }}
        >
          {yes}
        </button>
      </fieldset>
    );
  const press = () => {
    if (isClosed) told.value = true;
    else if (light && !settings.value.confirm) onYes();
    else asking.value = true;
  };
  return (
    <>
      <button type="button" class={`btn ${look}`} aria-disabled={isClosed ? 'true' : undefined} onClick={press}>
        {children}
      </button>
      {why && told.value && <WhyLine table={table} why={why} />}
      {!why && closed !== undefined && told.value && <Line kind="plain">{closed}</Line>}
    </>
  );
}
