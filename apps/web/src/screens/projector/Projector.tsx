// One table of the server in letters that the back row reads. It shows only what everybody may see, and makes no sound.
import '../../styles/live.css';
import '../../styles/projector.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { me } from '../../app/me.ts';
import { place } from '../../app/place.ts';
import { say } from '../../app/speech.ts';
import { Failed, Gone, NoServer } from '../table/live/Gone.tsx';
import { type OpenedTable, useFreshInfo, useOpenedTable } from '../table/live/opening.ts';
import { FetchingTable } from '../table/practice/FetchingTable.tsx';
import { FreeSeats } from './FreeSeats.tsx';
import { Shown, seenByAll } from './Shown.tsx';

export default function Projector() {
  const id = useSignal(place.peek().path[1] ?? '').value;
  const code = place.value.query.get('code') ?? undefined;
  // A room sees a name, not "you".
  const name = (listed: boolean) => (listed ? me.peek()?.alias : me.peek()?.name) ?? say('practice.you');
  const { opened: what, again } = useOpenedTable(id, code, ({ listed }) => name(listed));
  if (what === 'loading') return <FetchingTable source={null} />;
  if (what === 'gone') return <Gone />;
  if (what === 'noServer') return <NoServer />;
  if ('failed' in what) return <Failed error={what.failed} again={again} />;
  return <Opened opened={what} code={code} />;
}

function Opened({ opened, code }: { opened: OpenedTable; code: string | undefined }) {
  const { source, info } = opened;
  const table = useMemo(() => seenByAll(opened.table), [opened]);
  useFreshInfo(opened);
  useStayingAwake();
  if (source.connection.value === 'gone') return <Gone info={info.value} />;
  if (table.view.value === null) {
    if (table.seats.value.length === 0) return <FetchingTable source={null} />;
    return <FreeSeats info={info.value} seats={table.seats.value} code={info.value.code ?? code} />;
  }
  return <Shown table={table} late={info.value.listed && opened.table.me.value === null} />;
}

/** The screen does not go dark while somebody looks at it. */
function useStayingAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isShown = true;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (!isShown) await lock.release();
      } catch {
        // A device that saves its battery says no. Then it goes dark as it always does.
      }
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
