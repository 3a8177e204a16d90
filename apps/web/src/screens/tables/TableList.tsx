// The list of open tables, with what stands there while it is not known, empty, or cannot be had.
import { useLateness } from '../../app/Loading.tsx';
import { server } from '../../app/server.ts';
import { say } from '../../app/speech.ts';
import { Line } from '../../parts/Line.tsx';
import { listed, listTrouble, useLobby } from './lobby.ts';
import { TableRow } from './TableRow.tsx';

function Shapes() {
  return useLateness() === 'quiet' ? null : (
    <div class="hm-shapes" aria-busy="true">
      <i />
      <i />
    </div>
  );
}

/** `most`: how many are shown. */
export function TableList({ most }: { most: number }) {
  useLobby();
  if (server.value === 'none') return <p class="small">{say('tables.noServer')}</p>;
  // Nobody can sit down at what was heard before.
  if (server.value === 'offline') return <p class="small">{say('tables.offline')}</p>;
  if (listTrouble.value) return <Line kind="bad">{listTrouble.value}</Line>;
  if (listed.value === undefined) return <Shapes />;
  if (listed.value.length === 0)
    return (
      <div class="hm-none">
        <b>{say('tables.none')}</b>
        <small>{say('tables.none.what')}</small>
        <a class="btn" href="#/open">
          {say('open.title')}
        </a>
      </div>
    );
  return (
    <ul>
      {listed.value.slice(0, most).map((table) => (
        <TableRow key={table.id} table={table} />
      ))}
    </ul>
  );
}
