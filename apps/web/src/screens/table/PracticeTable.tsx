// A practice table: a match against bots that is played in this page and kept in this browser.
import '../../styles/practice.css';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LoadingFailed } from '../../app/Loading.tsx';
import { place } from '../../app/place.ts';
import { say } from '../../app/speech.ts';
import { Frame } from '../../parts/Frame.tsx';
import { openCatalogue } from '../../table/catalogue.ts';
import { openJudges } from '../../table/judges.ts';
import { openStore, type TableStore } from '../../table/store.ts';
import { unreadAt } from '../../table/unread.ts';
import { openPractice, type PracticeSource } from '../../transport/practice.ts';
import { FetchingTable } from './practice/FetchingTable.tsx';
import { gameOf } from './practice/gameOf.ts';
import { Troubles } from './practice/Troubles.tsx';
import { Table } from './Table.tsx';

type Opened = { source: PracticeSource; table: TableStore } | 'loading' | 'gone' | 'failed';

async function open(id: string): Promise<Opened> {
  const source = await openPractice(id);
  if (!source) return 'gone';
  const [catalogue, judges] = await Promise.all([openCatalogue(), openJudges(gameOf(source.match.setup.book))]);
  const table = openStore({
    source,
    catalogue,
    judges,
    you: () => say('practice.you'),
    lost: () => say('practice.lost'),
    unread: unreadAt(id),
    recall: async (...wanted) => (await import('./checking/recallShake.ts')).recallShake(id, ...wanted),
  });
  return { source, table };
}

/** Opens the table while this screen is shown, and closes it after that. */
function useOpened(id: string, opened: Signal<Opened>): () => void {
  const again = useSignal(0);
  useEffect(() => {
    let isShown = true;
    const close = (what: Opened) => {
      if (typeof what === 'string') return;
      what.table.close();
      what.source.close();
    };
    opened.value = 'loading';
    open(id).then(
      (what) => {
        if (isShown) opened.value = what;
        else close(what);
      },
      (error: unknown) => {
        console.error(error);
        if (isShown) opened.value = 'failed';
      },
    );
    return () => {
      isShown = false;
      close(opened.peek());
    };
  }, [id, opened, again.value]);
  return () => {
    again.value += 1;
  };
}

export default function PracticeTable() {
  // A screen that is being left keeps its own match.
  const id = useSignal(place.peek().path[1] ?? '').value;
  const opened = useSignal<Opened>('loading');
  const again = useOpened(id, opened);
  const what = opened.value;
  if (what === 'failed') return <LoadingFailed again={again} />;
  if (what === 'gone') return <Gone />;
  if (what === 'loading' || !what.table.view.value)
    return <FetchingTable source={what === 'loading' ? null : what.source} />;
  return (
    <>
      <Table table={what.table} />
      <Troubles source={what.source} />
    </>
  );
}

function Gone() {
  return (
    <Frame>
      <div class="fr-note">
        <h1>{say('practice.gone')}</h1>
        <p>{say('practice.gone.what')}</p>
        <a class="btn p" href="#/">
          {say('practice.gone.go')}
        </a>
      </div>
    </Frame>
  );
}
