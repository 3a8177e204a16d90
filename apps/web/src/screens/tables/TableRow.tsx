// A table in a list: what is played, who sits there, and the one thing to do.
import type { ShownTable } from '@openshake/protocol/server';
import { useSignal } from '@preact/signals';
import { all, say } from '../../app/speech.ts';
import { sayFailure } from '../../app/trouble.ts';
import { gameOf } from '../../books.ts';
import { Line } from '../../parts/Line.tsx';
import { look } from './lobby.ts';
import { openSeats } from './openSeats.ts';
import { hrefOf, isMine, sitDown, watch } from './sitting.ts';

/** Who sits there, in words: names, and bots by number. */
export function whoSits({ seats }: ShownTable): string {
  const names = seats.flatMap(({ person }) => (person ? [person.name] : []));
  const bots = seats.filter(({ bot }) => bot !== undefined).length;
  return all([...names, ...(bots > 0 ? [say('tables.bots', { count: bots })] : [])]);
}

const whatIsPlayed = ({ rulebook, division }: ShownTable): string =>
  say('tables.what', { game: say(`game.${gameOf(rulebook)}`), division: say(`division.${division}`) });

export function Seats({ table }: { table: ShownTable }) {
  const free = openSeats(table);
  const all = table.seats.length;
  return (
    <span class="hm-seats" role="img" aria-label={say('tables.taken', { taken: all - free.length, count: all })}>
      {table.seats.map((seat) => (
        <i key={seat.seat} class={free.includes(seat) ? '' : 'on'} />
      ))}
    </span>
  );
}

export function TableRow({ table }: { table: ShownTable }) {
  const wrong = useSignal('');
  const busy = useSignal(false);
  const [seat] = openSeats(table);
  const mine = isMine(table);
  const who = whoSits(table);
  const book = say(`book.${table.rulebook}`);
  const state = seat ? (who ? say('tables.waits', { who, book }) : say('tables.empty', { book })) : '';
  const about = say('tables.at', { what: whatIsPlayed(table), who: who || book });

  async function act() {
    if (busy.value) return;
    busy.value = true;
    wrong.value = '';
    try {
      if (seat) await sitDown(table, seat.seat);
      else await watch(table);
    } catch (error) {
      wrong.value = sayFailure(error);
      // Who came too late sees at once which tables are left.
      await look();
    } finally {
      busy.value = false;
    }
  }

  return (
    <li class="hm-table">
      <span>
        <b>{whatIsPlayed(table)}</b>
        <small>{state || say('tables.plays', { who, book })}</small>
      </span>
      <Seats table={table} />
      {mine ? (
        <a class="btn" href={hrefOf(table)} aria-label={say('tables.goOn.at', { about })}>
          {say('tables.goOn')}
        </a>
      ) : (
        <button
          type="button"
          class="btn"
          onClick={act}
          aria-busy={busy.value}
          aria-label={seat ? say('tables.sit.at', { about }) : say('tables.watch.at', { about })}
        >
          {seat ? say('tables.sit') : say('tables.watch')}
        </button>
      )}
      {wrong.value && <Line kind="bad">{wrong.value}</Line>}
    </li>
  );
}
