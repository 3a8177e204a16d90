// The graph of a shake: one column a step, with the safe moves of all moves that it left, and a flag where a challenge was right.
import type { GameName } from '@openshake/rules';
import { say } from '../../../app/speech.ts';
import { Cube } from '../../../parts/Cube.tsx';
import type { Column } from './columns.ts';

const TALL = 100;

interface GraphProps {
  columns: readonly Column[];
  selected: number;
  game: GameName;
  name: (player: string) => string;
  onSelect: (index: number) => void;
}

/** Without a number, the search was cut short, or nobody moved after it. */
function Bar({ safe, all, most, right }: { safe: number | null; all: number | null; most: number; right: boolean }) {
  if (safe === null || all === null || all === 0)
    return <svg class="rv-bar" viewBox={`0 0 10 ${TALL}`} aria-hidden="true" />;
  const [whole, part] = [(TALL * all) / most, (TALL * safe) / most];
  return (
    <svg
      class={right ? 'rv-bar rv-bad' : 'rv-bar'}
      viewBox={`0 0 10 ${TALL}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect class="rv-all" y={TALL - whole} width="10" height={whole} />
      <rect class="rv-safe" y={TALL - part} width="10" height={part} />
    </svg>
  );
}

const aloud = (column: Column, name: string): string => {
  const { safe, all, right, isMistake, hasMissed, move, cube, step } = column;
  const what = cube === null ? ('claim' in step ? 'claim' : 'goal') : 'move';
  return [
    say('graph.column', { what, move, name }),
    ...(safe !== null && all !== null ? [say('graph.column.safe', { safe, all })] : []),
    ...(right ? [say('graph.column.right', { right })] : []),
    ...(isMistake ? [say('graph.column.mistake')] : []),
    ...(hasMissed ? [say('graph.column.missed')] : []),
  ].join(' ');
};

export function Graph({ columns, selected, game, name, onSelect }: GraphProps) {
  const most = Math.max(1, ...columns.map(({ all }) => all ?? 0));
  return (
    <section class="rv-graph" aria-label={say('graph.label')}>
      {columns.map((column, index) => {
        const { safe, all, right, cube, lip, by, step } = column;
        return (
          <button
            key={`${step.action} ${step.what}`}
            type="button"
            class={`rv-col${index === selected ? ' rv-sel' : ''}`}
            aria-pressed={index === selected}
            onClick={() => onSelect(index)}
          >
            <span class="unseen">{aloud(column, name(by))}</span>
            <span class={right ? 'rv-flag' : 'rv-flag rv-no'} aria-hidden="true">
              {right && say(`graph.${right}`)}
            </span>
            <span class="rv-count" aria-hidden="true">
              {safe ?? (all ? '?' : '')}
            </span>
            <Bar safe={safe} all={all} most={most} right={right !== null} />
            {cube === null ? (
              <span class="rv-word" aria-hidden="true">
                {'claim' in step ? say('graph.claim') : say('graph.goal')}
              </span>
            ) : (
              <Cube game={game} cube={cube} lip={lip} label={false} />
            )}
            <small aria-hidden="true">{name(by)}</small>
          </button>
        );
      })}
    </section>
  );
}

export function Legend({ columns }: { columns: readonly Column[] }) {
  return (
    <ul class="rv-legend">
      <li class="rv-key-safe">{say('graph.legend.safe')}</li>
      <li class="rv-key-all">{say('graph.legend.all')}</li>
      <li class="rv-key-bad">{say('graph.legend.right')}</li>
      <li>{say('graph.legend.means')}</li>
      {columns.every(({ right }) => right !== 'impossible') && <li>{say('graph.legend.possible')}</li>}
    </ul>
  );
}
