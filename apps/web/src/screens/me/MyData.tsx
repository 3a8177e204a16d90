// Your own data at the server: all of it as a file, and a way to delete it, which asks once, in place.
import { useSignal } from '@preact/signals';
import { download } from '../../app/download.ts';
import { becomes } from '../../app/me.ts';
import { ask } from '../../app/server.ts';
import { say } from '../../app/speech.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Line } from '../../parts/Line.tsx';
import { Sure } from '../../parts/Sure.tsx';
import { useWork } from './work.ts';

const fetchData = async (): Promise<void> => {
  const data = await ask<object>('GET', 'api/me/data');
  download('openshake-data.json', 'application/json', `${JSON.stringify(data, null, 1)}\n`);
};

export function MyData({ deleted }: { deleted: () => void }) {
  const { busy, wrong, work } = useWork();
  const asks = useSignal(false);
  const forget = async (): Promise<void> => {
    const isDone = await work(() => ask('DELETE', 'api/me'));
    if (!isDone) return;
    deleted();
    becomes(null);
  };
  return (
    <section class="panel me-form" aria-labelledby="me-data">
      <h2 id="me-data">{say('me.data')}</h2>
      <p class="small">{say('me.data.what')}</p>
      <button type="button" class="btn" aria-busy={busy.value} onClick={() => work(fetchData)}>
        <Icon name="down" />
        {say('me.data.get')}
      </button>
      {wrong.value && <Line kind="bad">{wrong.value}</Line>}
      {asks.value ? (
        <Sure
          label={say('me.delete')}
          yes={say('me.delete.yes')}
          no={say('me.delete.no')}
          onYes={forget}
          onNo={() => {
            asks.value = false;
          }}
        >
          <p>{say('me.delete.sure')}</p>
        </Sure>
      ) : (
        <button
          type="button"
          class="btn st-danger"
          onClick={() => {
            asks.value = true;
          }}
        >
          {say('me.delete')}
        </button>
      )}
    </section>
  );
}
