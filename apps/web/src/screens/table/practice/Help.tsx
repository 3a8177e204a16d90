// Help at a practice table: a hint, is this safe, taking back, the pace of the bots.
import '../../../styles/practice.css';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { go, hrefTo } from '../../../app/place.ts';
import { say } from '../../../app/speech.ts';
import { Icon } from '../../../parts/Icon.tsx';
import type { TableStore } from '../../../table/store.ts';
import { isPractice, type PracticeSource } from '../../../transport/practice.ts';
import { handsAt } from '../mat/hands.ts';
import { intoSight } from '../mat/sight.ts';
import { Found } from './Found.tsx';
import { type Helping, helpingAt, hintedMove } from './helping.ts';
import { Pace } from './Pace.tsx';
import { thoughtsOf } from './thoughts.ts';

export function Help({ table }: { table: TableStore }) {
  const helping = useMemo(() => helpingAt(table), [table]);
  useEffect(() => helping.close, [helping]);
  // An answer is about the table as it was.
  const v = table.v.value;
  useEffect(() => helping.clear(), [helping, v]);
  useMarkedHint(table, helping);
  const { source } = table;
  return (
    <section class="panel pr-help" aria-label={say('practice.help')}>
      <h2>{say('practice.help')}</h2>
      <div class="pr-help-acts">
        <button type="button" class="btn" onClick={() => helping.hint()}>
          {say('practice.hint')}
        </button>
        <Safe table={table} helping={helping} />
        {isPractice(source) && <TakeBack table={table} source={source} />}
      </div>
      <Found table={table} helping={helping} />
      {isPractice(source) && <Pace source={source} />}
    </section>
  );
}

/** The cube that a hint names is marked where it lies, as long as the hint stands. */
function useMarkedHint(table: TableStore, helping: Helping): void {
  const hands = handsAt(table);
  useSignalEffect(() => {
    if (!hands) return;
    const move = hintedMove(helping.shown.value);
    const rolled = table.view.value?.table.rolled;
    hands.hinted.value = (move && hands.laid.value[move.from].find((at) => rolled?.[at] === move.cube)) ?? null;
    return () => {
      hands.hinted.value = null;
    };
  });
}

/** Is the move safe that waits, or which moves of the cube in hand are? */
function Safe({ table, helping }: { table: TableStore; helping: Helping }) {
  const why = useSignal(false);
  const hands = handsAt(table);
  const asked = hands?.asked.value?.action ?? null;
  const held = hands?.held.value ?? null;
  const thoughts = thoughtsOf({ asked, held }, table.offers.value);
  const hasGoal = table.view.value?.table.goal !== null;
  const isOpen = thoughts.length > 0 && hasGoal;
  useSignalEffect(() => {
    if (hands?.held.value || hands?.asked.value) why.value = false;
  });
  return (
    <>
      <button
        type="button"
        class="btn"
        aria-disabled={!isOpen}
        onClick={() => {
          why.value = !isOpen;
          if (isOpen) helping.safe(thoughts);
        }}
      >
        {say('practice.safe')}
      </button>
      {why.value && (
        <p class="small pr-help-why" role="status" ref={intoSight}>
          {say('practice.safe.why', { turn: table.offers.value.get('move')?.open && hasGoal ? 'yes' : 'no' })}
        </p>
      )}
    </>
  );
}

const WHY_NOT = {
  none: 'practice.back.none',
  unkept: 'practice.back.unkept',
  failed: 'practice.back.failed',
} as const;

/** Goes back to before the last thing this person did. The match as it was played stays as it is; another one goes on from there. */
function TakeBack({ table, source }: { table: TableStore; source: PracticeSource }) {
  const undoable = useSignal(false);
  const asks = useSignal(false);
  const said = useSignal<'none' | 'failed' | null>(null);
  const v = table.v.value;
  useEffect(() => {
    asks.value = false;
    said.value = null;
    source.undoable().then(
      (at) => {
        undoable.value = at !== null;
      },
      () => {
        undoable.value = false;
      },
    );
  }, [v, source, asks, said, undoable]);

  async function takeBack(): Promise<void> {
    try {
      const next = await source.takeBack();
      if (next !== null) go(hrefTo(['practice', next]), { replace: true });
    } catch {
      said.value = 'failed';
    }
  }

  if (asks.value)
    return (
      <fieldset class="pr-help-asks" aria-label={say('practice.back.sure')} ref={intoSight}>
        <p class="small">{say('practice.back.sure')}</p>
        <button type="button" class="btn q" onClick={() => (asks.value = false)}>
          {say('practice.back.no')}
        </button>
        <button type="button" class="btn p" onClick={takeBack}>
          {say('practice.back.yes')}
        </button>
      </fieldset>
    );
  return (
    <>
      <button
        type="button"
        class="btn"
        aria-disabled={!undoable.value}
        onClick={() => {
          if (undoable.value) asks.value = true;
          else said.value = 'none';
        }}
      >
        <Icon name="turn" />
        {say('practice.back')}
      </button>
      {said.value && (
        <p class="small pr-help-why" role="status" ref={intoSight}>
          {say(WHY_NOT[source.kept ? said.value : 'unkept'])}
        </p>
      )}
    </>
  );
}
