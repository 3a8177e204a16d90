// A table, complete, in every phase: where each part stands. It draws what the store shows and sends what the person does.
import '../../styles/table.css';
import '../../styles/table-phones.css';
import { useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { say } from '../../app/speech.ts';
import { Toasts } from '../../parts/Toast.tsx';
import type { TableStore } from '../../table/store.ts';
import { Act } from './mat/Act.tsx';
import { OtherLimits } from './mat/Clock.tsx';
import { Context } from './mat/Context.tsx';
import { Header } from './mat/Header.tsx';
import { handsOf, type SheetName } from './mat/hands.ts';
import { listenToKeys } from './mat/keys.ts';
import { Live } from './mat/Live.tsx';
import { fetchParts, Help, Officials, Paper, Scoresheet, ShakePoints } from './mat/lazy.tsx';
import { Menu } from './mat/Menu.tsx';
import { Middle } from './mat/Middle.tsx';
import { Moves } from './mat/Moves.tsx';
import { Reconnecting } from './mat/Notice.tsx';
import { Players, Strip } from './mat/Players.tsx';
import { Sheet } from './mat/Sheet.tsx';
import { Sounds } from './mat/Sounds.tsx';
import { useScrolls } from './mat/scrolls.ts';
import { Thumb } from './mat/Thumb.tsx';
import { Universe } from './mat/Universe.tsx';
import { Variations } from './mat/Variations.tsx';
import { mainOf } from './mat/where.ts';

/** The phases in which your own paper stands beside the mat. */
const WITH_PAPER = ['no-goal', 'moving'];
/** The sheets that the menu has. */
const IN_MENU: readonly (SheetName | null)[] = ['menu', 'howto', 'keys'];
/** The phases in which the middle needs the width of the chart too. */
const WIDE = ['checking', 'ended', 'over'];

export function Table({ table }: { table: TableStore }) {
  const hands = useMemo(() => handsOf(table), [table]);
  const view = table.view.value;
  useEffect(() => listenToKeys(hands), [hands]);
  useEffect(() => {
    const timer = setTimeout(() => fetchParts(table), 600);
    return () => clearTimeout(timer);
  }, [table]);
  // What was in hand belongs to the moment.
  useSignalEffect(() => {
    // Read whatever is in hand, so that this follows the table from the start.
    const movable = hands.movable.value;
    const [held, asked] = [hands.held.peek(), hands.asked.peek()];
    const kept = (from: 'resources' | 'permitted', cube: string) => movable[from].has(cube);
    if (held && !kept(held.from, held.cube)) hands.held.value = null;
    if (asked && !kept(asked.from, asked.cube)) hands.asked.value = null;
    if (hands.bonus.peek() && !hands.isOpen('bonus')) hands.bonus.value = false;
  });
  const pane = useRef<HTMLDivElement>(null);
  useScrolls(pane, view !== null);
  // Until something was heard, what stands there belongs to whoever opens the table.
  if (!view) return null;

  // Where no clock runs, a verdict stays until it has been read.
  const isUrgent = view.table.shake !== null && table.myTasks.value.some(({ due }) => due !== null);
  const main = mainOf(view, table.last.value !== null, isUrgent);
  const isSeat = table.me.value !== null;
  // What waits for the judge comes first.
  const isJudge = view.viewer === 'judge';
  const isWide = WIDE.includes(main);
  const hasCards = table.game.value === 'on-sets' && !isWide;
  return (
    <div class="tbl" data-main={main} data-game={table.game.value} data-columns={hasCards ? 3 : 2}>
      <Header hands={hands} />
      <Reconnecting table={table} />
      <main class="tbl-main">
        <Strip hands={hands} />
        <div class="tbl-others">
          <OtherLimits table={table} />
        </div>
        {hasCards && (
          <div class="tbl-left">
            <Universe hands={hands} />
            <Variations table={table} />
          </div>
        )}
        <div class="tbl-mid" ref={pane}>
          <Middle hands={hands} main={main} />
          {isSeat && !isWide && main !== 'starting' && main !== 'writing' && (
            <Sheet hands={hands} name="paper" title={say('table.paper')} inline={WITH_PAPER.includes(main)}>
              <Paper table={table} />
            </Sheet>
          )}
        </div>
        <div class="tbl-right">
          <Act hands={hands} />
          {isJudge && <Officials table={table} />}
          {main === 'checking' && <Context hands={hands} />}
          {main === 'ended' && <ShakePoints table={table} />}
          <Players table={table} />
          {!hasCards && table.game.value === 'on-sets' && main === 'moving' && <Variations table={table} />}
          {table.source.practice && isSeat && <Help table={table} />}
          {!isJudge && <Officials table={table} />}
          <Moves hands={hands} />
          {hands.sheet.value === 'score' && (
            <Sheet hands={hands} name="score" title={say('table.score')}>
              <Scoresheet table={table} />
            </Sheet>
          )}
          {IN_MENU.includes(hands.sheet.value) && <Menu hands={hands} />}
        </div>
        <Thumb hands={hands} main={main} />
      </main>
      <Live table={table} />
      <Sounds table={table} />
      <Toasts />
    </div>
  );
}
