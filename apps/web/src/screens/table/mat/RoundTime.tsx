// The time of the round: until its end, and after that until play stops. Where no clock decides, nothing stands here.
import { useComputed } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';
import { moments } from '../../../table/ticking.ts';
import { showSeconds } from './clock.ts';

/** What the round comes to: its end, or after it the end of play; and in how many seconds. null: no clock decides. */
export function useRoundTime(table: TableStore) {
  const call = useComputed(() => {
    const view = table.view.value;
    const at = table.nextCall.value;
    if (at === null || !view || view.phase.name === 'over') return null;
    return { at, round: view.round };
  });
  const seconds = useComputed(() =>
    call.value ? Math.max(0, Math.ceil((call.value.at - moments(table).value) / 1000)) : null,
  );
  return { call, seconds };
}

export function RoundTime({ table }: { table: TableStore }) {
  const { call, seconds } = useRoundTime(table);
  if (!call.value || seconds.value === null) return null;
  const { round } = call.value;
  return (
    <span class="tbl-round-time">
      <span class="tbl-long">{say('table.roundEnds', { round })}</span>
      <span class="tbl-short">{say('table.roundEndsShort', { round })}</span>{' '}
      <b class="num">{showSeconds(seconds.value)}</b>
    </span>
  );
}
