// The keys of every screen, to be read before one needs them.
import { say } from '../../app/speech.ts';
import { KEY_GROUPS } from '../table/mat/keyList.ts';

export function KeyList() {
  return (
    <details class="st-more">
      <summary>{say('settings.keys.list')}</summary>
      <KeyGroups groups={KEY_GROUPS} />
    </details>
  );
}

export function KeyGroups({ groups }: { groups: readonly (typeof KEY_GROUPS)[number][] }) {
  return groups.map(({ where, keys }) => (
    <section key={where}>
      <h3>{say('settings.keys.where', { where })}</h3>
      <dl class="st-keys">
        {keys.map(({ keys: each, does }) => (
          <div key={does}>
            <dt>
              {each.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say('keys.does', { does })}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
