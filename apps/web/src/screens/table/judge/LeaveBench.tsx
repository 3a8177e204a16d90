// The judge gets up during a match: asked once, in place. Then the program judges again.
import '../../../styles/checking.css';
import { useSignal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import { Line } from '../../../parts/Line.tsx';
import type { TableStore } from '../../../table/store.ts';
import { AskOnce } from '../checking/Control.tsx';

export function LeaveBench({ table }: { table: TableStore }) {
  const failed = useSignal(false);
  const leave = async () => {
    failed.value = false;
    try {
      await table.source.leaveBench?.();
    } catch {
      failed.value = true;
    }
  };
  return (
    <>
      <AskOnce table={table} look="w" sure={say('official.getUpSure')} yes={say('official.getUpYes')} onYes={leave}>
        {say('official.getUp')}
      </AskOnce>
      {failed.value && <Line kind="bad">{say('official.getUpFailed')}</Line>}
    </>
  );
}
