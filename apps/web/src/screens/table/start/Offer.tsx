// The list to choose from, what fills the blank of what is chosen, and the one button that says it.
import { imagine, type Refusal, variationCounts } from '@openshake/rules';
import { useComputed, useSignal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import { CHART } from '../../../parts/Card.tsx';
import type { TableStore } from '../../../table/store.ts';
import { Because } from './Because.tsx';
import { Blank } from './Blank.tsx';
import { type Draft, type Entry, entriesOf, filled, isFilled, toggled } from './entries.ts';
import { Option } from './Option.tsx';
import { clauseOf, refusalFor } from './reasons.tsx';
import { isWide } from './wide.ts';

type Why = Pick<Refusal, 'facts' | 'clause'>;

export function Offer({ table }: { table: TableStore }) {
  const draft = useSignal<Draft>([]);
  const touched = useSignal<Entry | null>(null);
  const more = useSignal(false);
  const counts = useComputed(() => {
    const [seen, me] = [table.view.value, table.me.value];
    return seen && me !== null ? variationCounts(imagine(seen), me) : { least: 0, most: 0 };
  });
  const entries = useComputed(() => {
    const seen = table.view.value;
    return seen ? entriesOf(seen, table.judge.value, CHART, draft.value.filter(isFilled)) : null;
  });
  const seen = table.view.value;
  if (!seen || !entries.value) return null;
  const words = table.words.value;
  const isFree = seen.officiating === 'table';
  const { least, most } = counts.value;
  // What has a blank still to fill is asked for, whatever was picked after it.
  const last = draft.value.findLast((pick) => !isFilled(pick)) ?? draft.value.at(-1);
  const all = [...entries.value.offered, ...entries.value.standing, ...entries.value.elsewhere];
  const chosen = all.find(({ name }) => name === last?.name);
  const missing = last && !isFilled(last) ? (chosen?.blank ?? 'none') : 'none';

  const whyNot = ({ name, why }: Entry): Why | undefined => {
    if (draft.value.some((pick) => pick.name === name)) return undefined;
    if (why && !isFree) return refusalFor(seen, why);
    // A single choice gives way to another; of several, one has to be given back first.
    const isFull = most > 1 && draft.value.length >= most;
    return isFull
      ? table.weigh({ type: 'choose-variations', variations: [...draft.value, { name }] }).refused
      : undefined;
  };
  /** Gives whether it counts. */
  const touch = (entry: Entry): boolean => {
    const isOpen = whyNot(entry) === undefined;
    touched.value = isOpen ? null : entry;
    if (isOpen) draft.value = toggled(draft.value, entry.name, most);
    return isOpen;
  };
  const fill = (entry: Entry, text: string) => {
    touched.value = null;
    if (entry.blank) draft.value = filled(draft.value, entry.name, entry.blank, text);
  };
  const closedOne = (entry: Entry) => {
    const why = whyNot(entry);
    return why && <Because table={table} refusal={why} />;
  };
  const option = (entry: Entry) => {
    const pick = draft.value.find(({ name }) => name === entry.name);
    const isTouched = touched.value?.name === entry.name;
    return (
      <Option
        key={entry.name}
        table={table}
        entry={entry}
        on={pick !== undefined}
        many={most > 1}
        closed={entry.why !== undefined && !isFree}
        says={!isWide.value}
        onTouch={() => touch(entry)}
      >
        {!isWide.value && isTouched && closedOne(entry)}
        {!isWide.value && <Blank table={table} entry={entry} pick={pick} onFill={(text) => fill(entry, text)} />}
      </Option>
    );
  };

  const variations = draft.value;
  const isReady = variations.length >= least && variations.length <= most && variations.every(isFilled);
  const weighed = isReady ? table.weigh({ type: 'choose-variations', variations }) : {};
  const send = () => {
    if (isReady && !weighed.refused) table.act({ type: 'choose-variations', variations });
  };

  return (
    <>
      <fieldset class="choose-list">
        <legend class="unseen">{say('choosing.title')}</legend>
        {entries.value.offered.map(option)}
        {entries.value.standing.map(option)}
        {isFree && more.value && entries.value.elsewhere.map(option)}
      </fieldset>
      {isFree && !more.value && entries.value.elsewhere.length > 0 && (
        <button
          type="button"
          class="btn q choose-more"
          onClick={() => {
            more.value = true;
          }}
        >
          {say('choosing.elsewhere', { count: entries.value.elsewhere.length })}
        </button>
      )}
      {isWide.value && (
        <div class="choose-tray">
          {touched.value ? (
            closedOne(touched.value)
          ) : chosen ? (
            <p>
              <b>{words.pick({ name: chosen.name })}</b> {say(`choosing.says.${chosen.name}`)}{' '}
              {clauseOf(seen, chosen.name)}
            </p>
          ) : (
            <p class="soft">{say('choosing.how')}</p>
          )}
          {chosen && (!touched.value || missing !== 'none') && (
            <Blank table={table} entry={chosen} pick={last} onFill={(text) => fill(chosen, text)} />
          )}
        </div>
      )}
      {weighed.refused && <Because table={table} refusal={weighed.refused} kind="bad" />}
      <div class="choose-foot tbl-reach">
        {least === 0 && (
          <button type="button" class="btn" onClick={() => table.act({ type: 'choose-variations', variations: [] })}>
            {say('choosing.none')}
          </button>
        )}
        <button type="button" class="btn p w" aria-disabled={!isReady || weighed.refused !== undefined} onClick={send}>
          {isReady
            ? say('choosing.do', { picks: words.all(variations.map((pick) => words.pick(pick))) })
            : say('choosing.first', {
                least,
                most,
                missing,
              })}
        </button>
      </div>
    </>
  );
}
