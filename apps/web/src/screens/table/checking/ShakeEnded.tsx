// How the last shake ended: each paper with its reasons, the table that they were about, the points of everybody. It stays until the viewer goes on; the next shake waits for nobody.
import '../../../styles/checking.css';
import type { MatchView } from '@openshake/rules';
import { computed, useSignalEffect } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { hrefTo } from '../../../app/place.ts';
import { say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';
import { Context } from '../mat/Context.tsx';
import { handsOf } from '../mat/hands.ts';
import { Points } from './Points.tsx';
import { useRightly } from './rightly.ts';
import { Verdict } from './Verdict.tsx';

/** Who only watches sees everything late, and would find no shake there yet. */
const hasReview = ({ source, me }: TableStore): boolean => source.practice || me.value !== null;

export function ShakeEnded({ table }: { table: TableStore }) {
  const top = useRef<HTMLElement>(null);
  const ended = table.last.value;
  const rightly = useRightly(ended);
  // Whoever acted last reads the result first, also by screen reader.
  useSignalEffect(() => {
    if (table.last.value) requestAnimationFrame(() => top.current?.focus({ preventScroll: true }));
  });
  if (!ended || !table.view.value) return null;
  const { opened } = ended;
  const { name } = table.words.value;
  const wroteNothing = (opened?.must ?? []).filter((player) => opened?.papers.every(({ writer }) => writer !== player));
  return (
    <section class="vd-wrap" ref={top} tabIndex={-1} aria-labelledby="pt-title">
      {opened && opened.papers.length + wroteNothing.length > 0 && (
        <div class="vd-papers">
          {opened.papers.map((kept) => (
            <Verdict key={kept.writer} table={table} kept={kept} opened={opened} rightly={rightly.value} />
          ))}
          {wroteNothing.map((player) => (
            <section key={player} class="sheet vd">
              <p>{say('verdict.nothing', { you: player === table.me.value ? 'yes' : 'no', name: name(player) })}</p>
            </section>
          ))}
        </div>
      )}
      {ended.table && <TableThen table={table} then={ended.table} />}
    </section>
  );
}

/** How the table lay then. Nobody acts there anymore. */
function TableThen({ table, then }: { table: TableStore; then: MatchView['table'] }) {
  const hands = useMemo(() => {
    const view = computed(() => table.view.value && { ...table.view.value, table: then });
    return handsOf({ ...table, view });
  }, [table, then]);
  return <Context hands={hands} />;
}

/** The points of that shake, and where one goes on from there. */
export function ShakePoints({ table }: { table: TableStore }) {
  const ended = table.last.value;
  const view = table.view.value;
  if (!ended || !view) return null;
  const isOver = view.phase.name === 'over';
  const hasBegun = !isOver && view.table.shake !== null && view.table.shake !== ended.number;
  return (
    <div class="vd-side">
      <Points table={table} ended={ended} />
      {hasBegun && <p class="small">{say('points.begun')}</p>}
      <button type="button" class="btn p w" onClick={() => table.goOn()}>
        {say('points.goOn', { over: isOver ? 'yes' : 'no' })}
      </button>
      {hasReview(table) && (
        // Where others wait, the table stays open beside it.
        <a
          class="btn w"
          href={hrefTo(['match', table.source.matchId ?? table.source.id], { review: String(ended.number) })}
          {...(!table.source.practice && { target: '_blank', rel: 'noopener' })}
        >
          {say('points.review')}
        </a>
      )}
    </div>
  );
}
