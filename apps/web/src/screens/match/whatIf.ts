// What if? Another match goes on from a moment of this one, against bots: the reader takes a seat, and bots take the others.
import { settings } from '../../app/settings.ts';
import { BOT_LEVELS } from '../../books.ts';
import { startFrom, tryFrom } from '../../transport/practiceMatches.ts';
import type { Played } from './played.ts';

/** Bots think for a third of the time that people take. */
const PACE = 0.35;

/** Whether a match can go on from here: its dice are known once it is over. */
export const canTry = ({ here, secret }: Played): boolean => here || secret !== null;

/** The match as it was after row `v`, as a new practice match: its id. `by`: whose turn it was, for a reader who did not play. `shakes`: how many it had. */
export async function whatIf(played: Played, v: number, by: string, shakes: number): Promise<string> {
  const { id, here, setup, rows, names, you, secret } = played;
  if (here) return tryFrom(id, v);
  if (secret === null) throw new Error('The dice of this match are not known yet.');
  const me = you ?? by;
  const others = setup.players.filter((seat) => seat !== me);
  const level = BOT_LEVELS.find((each) => each === settings.value.bot) ?? 'first-term';
  return startFrom({
    setup,
    round: { shakes },
    you: me,
    bots: Object.fromEntries(others.map((seat) => [seat, level])),
    names: Object.fromEntries(others.map((seat) => [seat, names[seat] ?? seat])),
    pace: PACE,
    secret,
    rows: rows.slice(0, v),
    from: { match: id, v },
  });
}
