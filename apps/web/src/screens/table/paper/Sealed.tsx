// Papers face down: you see your own face up; the others are striped until all turn over together.
import { say } from '../../../app/speech.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { WrittenPaper } from '../../../parts/WrittenPaper.tsx';
import type { TableStore } from '../../../table/store.ts';
import { moments } from '../../../table/ticking.ts';
import type { SealedPapers } from './Writing.tsx';

type Answer = SealedPapers['answers'][string];

/** What this player has answered, or why there is nothing to answer. */
export function OwnSealed({
  table,
  writing,
  answer,
}: {
  table: TableStore;
  writing: SealedPapers;
  answer: Answer | undefined;
}) {
  if (answer === undefined || answer === 'may not write') return null;
  return (
    <div class="sheet wri-own">
      <div class="row">
        <b>{say('paper.yours')}</b>
        <span class="tag push">
          <Icon name="lock" /> {say('paper.sealedState', { answer })}
        </span>
      </div>
      {writing.own && <WrittenPaper table={table} paper={writing.own} />}
    </div>
  );
}

/** Everybody else at the table, and how far each is. */
export function Seals({ table, writing }: { table: TableStore; writing: SealedPapers }) {
  const me = table.me.value;
  const { words } = table;
  const others = Object.entries(writing.answers).filter(([player]) => player !== me);
  if (others.length === 0) return null;
  return (
    <ul class="wri-seals" aria-label={say('paper.others')}>
      {others.map(([player, answer]) => (
        <li key={player} class={`wri-seal${answer === 'writing' ? ' turn' : ''}`}>
          <span class="av" aria-hidden="true">
            {words.value.name(player).slice(0, 1)}
          </span>
          <span>
            <b>{words.value.name(player)}</b>
            <small>
              {say('paper.roleOf', { role: roleOf(writing, player) })}
              {' · '}
              {say('paper.stateOf', { answer: answer === 'may not write' ? 'none' : answer })}
            </small>
          </span>
          <Icon name={answer === 'writing' ? 'pen' : answer === 'presented' ? 'lock' : 'cross'} />
        </li>
      ))}
    </ul>
  );
}

function roleOf({ challenger, mover, sides }: SealedPapers, player: string): string {
  if (player === challenger) return 'challenger';
  if (player === mover) return 'mover';
  const side = sides[player];
  return side === undefined ? 'third' : side === 'mover' ? 'withMover' : 'withChallenger';
}

/** When the papers turn over at the latest. */
export function TurnsOver({ table }: { table: TableStore }) {
  const due = table.view.value?.writing?.due ?? null;
  const left = due === null ? null : Math.max(0, Math.ceil((due - moments(table).value) / 1000));
  return (
    <div class="wri-wait">
      <p class="soft">{say('paper.turnTogether')}</p>
      {left !== null && (
        // Its room stays until the papers turn over.
        <div class={left > 0 ? undefined : 'kept'} role="timer" aria-label={say('paper.turnIn')}>
          <small>{say('paper.turnIn')}</small>
          <span class="clock">
            {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
          </span>
        </div>
      )}
    </div>
  );
}
