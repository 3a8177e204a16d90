// Two or three seats, and who sits there: me, anybody who comes, or a bot.
import { say } from '../../app/speech.ts';
import { BOT_LEVELS } from '../../books.ts';
import type { FieldsProps } from './Open.tsx';
import { type SeatChoice, withSeat, withSeats } from './wish.ts';

const COUNTS = [2, 3] as const;

export function SeatFields({ wish, alone, change }: FieldsProps) {
  const free = wish.seats.filter((seat) => seat === 'open').length;
  return (
    <fieldset>
      <legend>{say('open.seats')}</legend>
      {/* biome-ignore lint/a11y/useSemanticElements: it lies inside a fieldset already */}
      <div class="hm-plain" role="group" aria-label={say('open.seats')}>
        {COUNTS.map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={wish.seats.length === count}
            onClick={() => change(withSeats(wish, count))}
          >
            {say('open.count', { count })}
          </button>
        ))}
      </div>
      <div class="hm-two">
        {wish.seats.map((seat, at) => (
          <label key={at} class="hm-field">
            {say('open.seat', { number: at + 1 })}
            <select
              value={seat}
              onChange={({ currentTarget }) => change(withSeat(wish, at, currentTarget.value as SeatChoice))}
            >
              <option value="me">{say('open.seat.me')}</option>
              {!alone && <option value="open">{say('open.seat.open')}</option>}
              {BOT_LEVELS.map((level) => (
                <option key={level} value={level}>
                  {say('join.bot', { level: say(`level.${level}`) })}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p class="small hm-says" role="status">
        {say('open.seats.what', { count: free })}
      </p>
    </fieldset>
  );
}
