// One order of an official: what, whom, by which clause; asked once, in place. What is closed says why.
import { imagine, type Player, rulesOf } from '@openshake/rules';
import { useSignal } from '@preact/signals';
import { all, say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';
import { AskOnce, NoteHere, WhyLine } from '../checking/Control.tsx';
import { OrderFields } from './OrderFields.tsx';
import { type Office, offerTo } from './offers.ts';
import { actionOf, NEEDS, ORDERS, type Order, type OrderForm } from './orders.ts';

const EMPTY: Omit<OrderForm, 'order'> = { players: [], clause: '', second: '', shake: null, score: '' };

export function Ordering({ table, by }: { table: TableStore; by: Office }) {
  const form = useSignal<OrderForm>({ order: by === 'director' ? 'take-score' : 'warn', ...EMPTY });
  const view = table.view.value;
  if (!view) return null;
  const { name } = table.words.value;
  // What no director may ever do is the judge's.
  const orders: readonly Order[] = by === 'director' ? ['take-score'] : ORDERS;
  const { order, players } = form.value;
  const offer = offerTo(table, by, order);
  const closed = offer && !offer.open ? offer.why : undefined;
  const action = actionOf(form.value);
  const what = say(`official.do.${order}`);
  const choose = (player: Player) => {
    const isIn = players.includes(player);
    const several = isIn
      ? players.filter((each) => each !== player)
      : view.players.filter((each) => isIn || each === player || players.includes(each));
    form.value = { ...form.value, players: NEEDS[order].who === 'several' ? several : [player] };
  };
  return (
    <div class="jd-order">
      <label>
        <span>{say('official.what')}</span>
        <select
          value={order}
          onChange={({ currentTarget }) => {
            const next = orders.find((each) => each === currentTarget.value);
            if (!next) return;
            const all =
              NEEDS[next].who === 'several' ? view.players.filter((each) => view.presence[each] !== 'out') : [];
            form.value = { order: next, ...EMPTY, players: all };
          }}
        >
          {orders.map((each) => (
            <option key={each} value={each}>
              {say(`official.do.${each}`)}
            </option>
          ))}
        </select>
      </label>
      {closed ? (
        <WhyLine table={table} why={closed} />
      ) : (
        <>
          <fieldset>
            <legend>{NEEDS[order].who === 'several' ? say('official.players') : say('official.who')}</legend>
            <div class="jd-players">
              {view.players.map((player) => (
                <button
                  key={player}
                  type="button"
                  class="btn"
                  aria-pressed={players.includes(player)}
                  onClick={() => choose(player)}
                >
                  {name(player)}
                </button>
              ))}
            </div>
          </fieldset>
          <OrderFields form={form} view={view} hasSecond={rulesOf(imagine(view)).twoJudgesFine} />
          {action ? (
            <AskOnce
              table={table}
              look="p"
              sure={say('official.sureAbout', { what, who: all(players.map(name)) })}
              yes={say('official.do')}
              onYes={async () => {
                const done = await table.act(action, by === view.viewer ? undefined : by);
                if (done?.ok) form.value = { order, ...EMPTY };
              }}
            >
              {what}
            </AskOnce>
          ) : (
            <p class="small">{say('official.incomplete')}</p>
          )}
        </>
      )}
      <NoteHere table={table} types={ORDERS} />
    </div>
  );
}
