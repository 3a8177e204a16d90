// One variation in the list: its name, what it does, and whether it is chosen. What is closed says why when touched.
import type { ComponentChildren } from 'preact';
import { say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';
import type { Entry } from './entries.ts';

export function Option({
  table,
  entry,
  on,
  many,
  closed,
  says,
  onTouch,
  children,
}: {
  table: TableStore;
  entry: Entry;
  on: boolean;
  many: boolean;
  closed: boolean;
  says: boolean;
  /** Gives whether the touch counts. */
  onTouch: () => boolean;
  children?: ComponentChildren;
}) {
  const words = table.words.value;
  const { name } = entry;
  return (
    <div class={`choose-option${on ? ' on' : ''}${closed ? ' no' : ''}`}>
      <label>
        <input
          type={many ? 'checkbox' : 'radio'}
          name="choose"
          checked={on}
          aria-disabled={closed}
          onClick={(event) => {
            // What is closed cannot be checked; it says why.
            if (!onTouch()) event.preventDefault();
          }}
        />
        <span>
          <b>{words.pick({ name })}</b>
          {says && <small>{closed && entry.why ? words.say(entry.why) : say(`choosing.says.${name}`)}</small>}
        </span>
      </label>
      {children}
    </div>
  );
}
