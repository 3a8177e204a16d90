// Who sits here, with what they do and how many points they have: in the side column, and as a strip on phones.

import type { Player } from '@openshake/rules';
import { showPoints } from '@openshake/words';
import { say } from '../../../app/speech.ts';
import { BOT_LEVELS } from '../../../books.ts';
import type { TableStore } from '../../../table/store.ts';
import type { Hands } from './hands.ts';
import { isOnTurn, isStoryRole, rolesOf } from './roles.ts';

/** The first letter of a name. */
const initial = (name: string): string => [...name][0]?.toUpperCase() ?? '';

/** What a player does, and whether somebody is away. */
export function saysOf(player: Player, table: TableStore): string {
  const view = table.view.value;
  if (!view) return '';
  const seat = table.seats.value.find((each) => each.seat === player);
  const roles = rolesOf(player, view).map((role) =>
    isStoryRole(role) ? table.words.value.say({ key: role }) : say(role),
  );
  const isAway = seat !== undefined && !seat.here && seat.bot === undefined && view.presence[player] === 'here';
  return [
    ...roles,
    ...(isAway ? [say('table.notHere')] : []),
    ...(seat?.bot !== undefined && roles.length === 0 ? [botText(seat.bot)] : []),
  ].join(' · ');
}

export function Players({ table }: { table: TableStore }) {
  const view = table.view.value;
  if (!view) return null;
  return (
    <section class="panel tbl-players" aria-label={say('table.players')}>
      <h2>{say('table.players')}</h2>
      <ul>
        {view.players.map((player) => {
          const name = table.words.value.name(player);
          return (
            <li key={player} class={`pl${isOnTurn(player, view) ? ' turn' : ''}`} aria-current={isOnTurn(player, view)}>
              <span class="av" aria-hidden="true">
                {initial(name)}
              </span>
              <div>
                <b>{name}</b>
                <span>{saysOf(player, table)}</span>
              </div>
              <div class="score">
                {showPoints(view.totals[player] ?? 0)}
                <span class="unseen">{say('table.points')}</span>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A name with more letters takes the avatar's place in the row, on two lines. */
const LONG = 9;

/** On phones: names and points in a row, which opens the scoresheet. */
export function Strip({ hands }: { hands: Hands }) {
  const { table } = hands;
  const view = table.view.value;
  if (!view) return null;
  return (
    <button
      type="button"
      class="strip tbl-strip"
      aria-expanded={hands.sheet.value === 'score'}
      onClick={() => {
        hands.sheet.value = hands.sheet.value === 'score' ? null : 'score';
      }}
    >
      <span class="unseen">{say('table.openScore')}</span>
      {view.players.map((player) => {
        const name = table.words.value.name(player);
        const seat = table.seats.value.find((each) => each.seat === player);
        const isAway = view.presence[player] !== 'here' || (seat?.here === false && seat.bot === undefined);
        return (
          <span key={player} class={`tbl-seat${isOnTurn(player, view) ? ' turn' : ''}${isAway ? ' away' : ''}`}>
            <span class="av" aria-hidden="true">
              {initial(name)}
            </span>
            <span class={name.length > LONG ? 'tbl-name long' : 'tbl-name'}>{name}</span>
            {isOnTurn(player, view) && <span class="unseen">{saysOf(player, table)}</span>}
            {isAway && <span class="unseen">{say('table.notHere')}</span>}
            <b class="num">{showPoints(view.totals[player] ?? 0)}</b>
          </span>
        );
      })}
    </button>
  );
}

function botText(bot: string): string {
  const level = BOT_LEVELS.find((each) => each === bot);
  return say('table.bot', { level: level ? say(`level.${level}`) : bot });
}
