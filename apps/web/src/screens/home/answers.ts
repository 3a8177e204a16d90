// What the answers to the two questions mean: the books that are played.
import type { BookId, GameName } from '@openshake/rules';
import type { Settings } from '../../app/settings.ts';
import { LEAGUES, type League, OLDER } from '../../books.ts';

/** A league, an older book, or null for "I don't know". */
export type LeagueAnswer = League | (typeof OLDER)[number] | null;

const isLeague = (answer: LeagueAnswer): answer is League => answer !== null && Object.hasOwn(LEAGUES, answer);

/** The answer that was given before. */
export function leagueOf({ book }: Pick<Settings, 'book'>): LeagueAnswer {
  const id = book['on-sets'];
  const older = OLDER.find((each) => each === id);
  if (older) return older;
  return (Object.keys(LEAGUES) as League[]).find((name) => LEAGUES[name]['on-sets'] === id) ?? null;
}

/** The book of each game; null if nobody chose. */
export function answered(answer: LeagueAnswer): Readonly<Record<GameName, BookId>> | null {
  if (answer === null) return null;
  // An older book is one of the basic league.
  return isLeague(answer) ? LEAGUES[answer] : { ...LEAGUES.basic, 'on-sets': answer };
}
