// The scoresheet of the match: shakes and players, lost points, totals, match points, corrections, and who has signed.
import '../../../styles/round.css';
import { tellEvent } from '@openshake/words';
import { all, say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';
import { LostPoints } from '../checking/LostPoints.tsx';
import { toldWords } from '../mat/told.ts';
import { sheetRows } from './sheet.ts';

export function Scoresheet({ table }: { table: TableStore }) {
  const view = table.view.value;
  if (!view) return null;
  const words = table.words.value;
  const rows = sheetRows(view, words, { seat: table.me.value, sets: say('scores.youSet') });
  return (
    <div class="rd-sheet">
      {view.shakes.length === 0 && <p class="soft">{say('scores.none')}</p>}
      <table>
        <caption class="unseen">{words.say({ key: 'sheet.title' })}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{say('scores.shake')}</span>
            </th>
            {view.players.map((player) => (
              <th key={player} scope="col" class={player === table.me.value ? 'me' : ''}>
                {words.name(player)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, about, cells, isSum }) => (
            <tr key={key} class={isSum ? 'sum' : ''}>
              <th scope="row">
                {label}
                {about && <small>{about}</small>}
              </th>
              {cells.map(({ player, score, lost }) => (
                <td key={player}>
                  {score}
                  {lost !== undefined && <em>{lost}</em>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {view.penalties.length > 0 && (
        <>
          <h2>{say('scores.lost')}</h2>
          <LostPoints table={table} />
        </>
      )}
      <Corrections table={table} />
    </div>
  );
}

/** What somebody asked to be written instead, until everybody has signed after it. */
export function Corrections({ table }: { table: TableStore }) {
  const view = table.view.value;
  const words = toldWords(table).value;
  if (!view || view.corrections.length === 0) return null;
  return (
    <>
      <h2>{say('scores.corrections')}</h2>
      <ul class="rd-corrections">
        {view.corrections.map(({ agreed, ...correction }) => {
          const told = tellEvent({ type: 'correctionAsked', ...correction, at: 0 }, words, view.penalties);
          return (
            <li key={`${correction.shake} ${correction.player}`}>
              {told && words.say(told.fact)}
              <small>
                {agreed.length > 0
                  ? say('scores.agreed', { names: all(agreed.map(words.name)) })
                  : say('scores.notAgreed')}
              </small>
            </li>
          );
        })}
      </ul>
    </>
  );
}
