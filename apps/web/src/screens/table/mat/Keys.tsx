// The keys of the table, in a sheet, and whether letters are among them.
import { set, settings } from '../../../app/settings.ts';
import { say } from '../../../app/speech.ts';
import { KEYS } from './keyList.ts';

export function Keys() {
  return (
    <>
      <dl class="tbl-keys">
        {KEYS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say('keys.does', { does })}</dd>
          </div>
        ))}
      </dl>
      <label class="row small">
        <input
          type="checkbox"
          checked={settings.value.keys}
          onChange={(event) => set({ keys: event.currentTarget.checked })}
        />
        {say('table.keysOn')}
      </label>
    </>
  );
}
