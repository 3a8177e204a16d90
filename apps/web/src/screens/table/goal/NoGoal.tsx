// After No Goal was said: each opponent agrees, or challenges it. Both are asked once more, in place.
import '../../../styles/start.css';
import '../../../styles/goal.css';
import type { Refusal } from '@openshake/rules';
import { useSignal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import { Icon } from '../../../parts/Icon.tsx';
import type { TableStore } from '../../../table/store.ts';
import { Because, WhatBecame } from '../start/Because.tsx';
import { Head } from '../start/Head.tsx';
import { Left } from '../start/Left.tsx';

const DEEDS = ['agree', 'challenge'] as const;
type Deed = (typeof DEEDS)[number];

export function NoGoal({ table }: { table: TableStore }) {
  const meant = useSignal<Deed | null>(null);
  const why = useSignal<Refusal | null>(null);
  const seen = table.view.value;
  if (!seen) return null;
  const me = table.me.value;
  const setter = seen.table.goalSetter;
  const words = table.words.value;
  const name = words.name(setter);
  const isOpponent = me !== null && me !== setter && seen.table.players.includes(me);
  const offers = { agree: table.offers.value.get('agree'), challenge: table.offers.value.get('challenge') };
  const touch = (deed: Deed) => {
    const offer = offers[deed];
    why.value = offer && !offer.open ? offer.why : null;
    meant.value = offer?.open ? deed : null;
  };
  const send = (deed: Deed) => {
    meant.value = null;
    if (deed === 'agree') table.act({ type: 'agree' });
    else table.act({ type: 'challenge', claim: 'no-goal' });
  };
  return (
    <section class="panel start goal" aria-labelledby="no-goal-title">
      <Head
        table={table}
        id="no-goal-title"
        title={say('noGoalSaid.title', { who: setter === me ? 'me' : 'other', name })}
        task={table.myTasks.value.find(({ what }) => what === 'dispute')}
      >
        {setter === me ? say('noGoalSaid.yours') : isOpponent ? undefined : say('noGoalSaid.others')}
      </Head>
      {isOpponent && (
        <div class="goal-big">
          <button
            type="button"
            aria-pressed={meant.value === 'agree'}
            aria-disabled={offers.agree?.open !== true}
            onClick={() => touch('agree')}
          >
            {say('noGoalSaid.agree')}
            <small>{say('noGoalSaid.agreeHow', { name })}</small>
          </button>
          <button
            type="button"
            aria-pressed={meant.value === 'challenge'}
            aria-disabled={offers.challenge?.open !== true}
            onClick={() => touch('challenge')}
          >
            {say('noGoalSaid.challenge')}
            <small>{say('noGoalSaid.challengeHow')}</small>
          </button>
        </div>
      )}
      {meant.value && (
        <div class="goal-ask">
          <p>{say('noGoalSaid.sure', { what: meant.value })}</p>
          <div class="goal-sure tbl-reach">
            <button
              type="button"
              class="btn"
              onClick={() => {
                meant.value = null;
              }}
            >
              {say('noGoalSaid.back')}
            </button>
            <button type="button" class="btn p" onClick={() => meant.value && send(meant.value)}>
              {say(meant.value === 'agree' ? 'noGoalSaid.agreeSure' : 'noGoalSaid.challengeSure')}
            </button>
          </div>
        </div>
      )}
      {why.value && <Because table={table} refusal={why.value} />}
      <WhatBecame table={table} of={['agree']} />
      <Answers table={table} />
    </section>
  );
}

/** Who has agreed, and who may still object. */
function Answers({ table }: { table: TableStore }) {
  const seen = table.view.value;
  if (seen?.stage?.name !== 'no-goal') return null;
  const { agreed } = seen.stage;
  const { goalSetter, players } = seen.table;
  const words = table.words.value;
  return (
    <ul class="start-awaited">
      {players
        .filter((player) => player !== goalSetter)
        .map((player) => {
          const has = agreed.includes(player);
          const task = seen.tasks.find((each) => each.player === player && each.what === 'dispute');
          const isMe = player === table.me.value;
          return (
            <li key={player}>
              <span class={`av${has ? ' start-done' : ''}`} aria-hidden="true">
                {has ? <Icon name="check" /> : words.name(player).charAt(0)}
              </span>
              <span>
                {say('noGoalSaid.row', {
                  who: isMe ? 'me' : 'other',
                  name: words.name(player),
                  agreed: has ? 'yes' : 'no',
                })}
              </span>
              {!has && !isMe && <Left table={table} task={task} />}
            </li>
          );
        })}
    </ul>
  );
}
