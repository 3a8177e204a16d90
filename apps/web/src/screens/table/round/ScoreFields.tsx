// Which shake, which player, which score: what a correction and a score that is taken both name.
import { showPoints } from '@openshake/words';
import { useSignal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';

interface ScoreFieldsProps {
  table: TableStore;
  send: string;
  onSend: (shake: number, player: string, score: number) => void;
}

export function ScoreFields({ table, send, onSend }: ScoreFieldsProps) {
  const view = table.view.value;
  const scored = (view?.shakes ?? []).filter(({ scores }) => scores);
  const last = scored.at(-1);
  const shake = useSignal(last?.number ?? 1);
  const player = useSignal(view?.players[0] ?? '');
  const score = useSignal('');
  if (!view) return null;
  const stands = scored.find(({ number }) => number === shake.value)?.scores?.[player.value];
  const words = table.words.value;
  return (
    <form
      class="rd-fields"
      onSubmit={(event) => {
        event.preventDefault();
        if (score.value !== '') onSend(shake.value, player.value, Number(score.value));
      }}
    >
      <label>
        <span>{say('scores.shake')}</span>
        <select
          value={shake.value}
          onChange={({ currentTarget }) => {
            shake.value = Number(currentTarget.value);
          }}
        >
          {scored.map(({ number }) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say('over.player')}</span>
        <select
          value={player.value}
          onChange={({ currentTarget }) => {
            player.value = currentTarget.value;
          }}
        >
          {view.players.map((each) => (
            <option key={each} value={each}>
              {words.name(each)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say('over.score')}</span>
        <input
          type="number"
          inputMode="numeric"
          required
          placeholder={stands === undefined ? '' : showPoints(stands)}
          value={score.value}
          onInput={({ currentTarget }) => {
            score.value = currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="btn">
        {send}
      </button>
    </form>
  );
}
