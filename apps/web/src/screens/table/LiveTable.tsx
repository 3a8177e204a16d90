// A table of the server: the waiting room before the match, then the table itself, for players, the judge and whoever watches.
import '../../styles/live.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { me } from '../../app/me.ts';
import { place } from '../../app/place.ts';
import { say } from '../../app/speech.ts';
import { Failed, Gone, NoServer } from './live/Gone.tsx';
import { type OpenedTable, useFreshInfo, useOpenedTable } from './live/opening.ts';
import { Said } from './live/Said.tsx';
import { Waiting } from './live/Waiting.tsx';
import { FetchingTable } from './practice/FetchingTable.tsx';
import { Table } from './Table.tsx';

export default function LiveTable() {
  const id = useSignal(place.peek().path[1] ?? '').value;
  const code = place.value.query.get('code') ?? undefined;
  const { opened: what, again } = useOpenedTable(id, code, () => say('practice.you'));
  if (what === 'loading') return <FetchingTable source={null} />;
  if (what === 'gone') return <Gone />;
  if (what === 'noServer') return <NoServer />;
  if ('failed' in what) return <Failed error={what.failed} again={again} />;
  return <Opened opened={what} />;
}

function Opened({ opened }: { opened: OpenedTable }) {
  const { source, table, info } = opened;
  const person = me.value?.id;
  useFreshInfo(opened);
  const { host, listed } = info.value;
  useEffect(() => {
    source.directs.value = host !== null && host.id === person;
  }, [source, host, person]);
  useEffect(() => {
    source.late.value = listed;
  }, [source, listed]);
  if (source.connection.value === 'gone') return <Gone info={info.value} />;
  if (table.view.value !== null)
    return (
      <>
        <Table table={table} />
        <Said source={source} table={table} />
      </>
    );
  if (table.seats.value.length === 0) return <FetchingTable source={null} />;
  return (
    <>
      <Waiting opened={opened} />
      <Said source={source} table={table} />
    </>
  );
}
