// Everything that is kept on this device, in plain words, and one button that deletes it. Deleting asks once, in place.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { me } from '../../app/me.ts';
import { settings } from '../../app/settings.ts';
import { say } from '../../app/speech.ts';
import { countStored, deleteStored, STORED, type StoredKey } from '../../app/stored.ts';
import { Line } from '../../parts/Line.tsx';
import { Sure } from '../../parts/Sure.tsx';

type State = 'shown' | 'asks' | 'deletes' | 'done' | 'left';

export function Stored() {
  const counts = useSignal<Partial<Record<StoredKey, number | null>>>({});
  const state = useSignal<State>('shown');
  useEffect(() => {
    let isHere = true;
    // While things are being deleted nobody looks into them.
    if (state.value === 'deletes') return;
    const count = () =>
      countStored().then((counted) => {
        if (isHere) counts.value = counted;
      });
    void count();
    // The first time, the page is being kept just now.
    void navigator.serviceWorker?.ready.then(count);
    return () => {
      isHere = false;
    };
  }, [counts, state.value, settings.value]);

  async function forget(): Promise<void> {
    state.value = 'deletes';
    state.value = (await deleteStored()) ? 'done' : 'left';
  }

  return (
    <section class="panel stack" aria-labelledby="st-stored">
      <h2 id="st-stored">{say('settings.stored')}</h2>
      <p class="small">{say('settings.stored.what')}</p>
      <ul class="st-stored">
        {STORED.map(({ key }) => {
          const count = counts.value[key];
          return (
            <li key={key} data-stored={key}>
              <span>
                <b>{say(`settings.stored.${key}`)}</b>
                <small>{say(`settings.stored.${key}.what`)}</small>
              </span>
              {typeof count === 'number' && <span class="tag">{say('settings.stored.count', { count })}</span>}
            </li>
          );
        })}
      </ul>
      {state.value === 'done' && <Line kind="good">{say('settings.deleted')}</Line>}
      {state.value === 'left' && <Line kind="bad">{say('settings.deleted.left')}</Line>}
      {state.value === 'asks' ? (
        <Sure
          label={say('settings.delete')}
          yes={say('settings.delete.yes')}
          no={say('settings.delete.no')}
          onYes={forget}
          onNo={() => {
            state.value = 'shown';
          }}
        >
          <p>{say('settings.delete.sure')}</p>
          {me.value?.guest && <p>{say('settings.delete.guest', { name: me.value.name })}</p>}
        </Sure>
      ) : (
        <button
          type="button"
          class="btn st-start"
          aria-busy={state.value === 'deletes'}
          onClick={() => {
            if (state.value !== 'deletes') state.value = 'asks';
          }}
        >
          {say('settings.delete')}
        </button>
      )}
    </section>
  );
}
