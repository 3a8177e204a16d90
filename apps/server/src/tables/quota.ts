// How many unfinished tables one person and one place may have in memory. The bots of every table need time to think.
import { factorAt } from '../place.ts';
import { Refused } from '../refused.ts';

/** A coach opens a table for each of thirty groups, and some more. */
const MOST_OF_PERSON = 60;
/** A school in which everybody plays. */
const MOST_OF_PLACE = 300;
/** Some of the tables may be over by then. */
const LATER_SECONDS = 60;

/** Whose table it is. A table that came back from the store has no place: addresses are not stored. */
export interface Owner {
  host: string | null;
  place: string | undefined;
}

/** Refuses one more table of this owner. `others`: the owners of all unfinished tables. */
export function checkQuota({ host, place }: Owner, others: Iterable<Owner>): void {
  let [ofHost, ofPlace] = [0, 0];
  for (const other of others) {
    if (other.host === host) ofHost += 1;
    if (other.place === place) ofPlace += 1;
  }
  if (host !== null && ofHost >= MOST_OF_PERSON) throw tooMany(TOO_MANY.ofPerson);
  if (place !== undefined && ofPlace >= MOST_OF_PLACE * factorAt(place)) throw tooMany(TOO_MANY.ofPlace);
}

function tooMany(message: string): Refused {
  const refused = new Refused('too-often', message);
  refused.retryAfter = LATER_SECONDS;
  return refused;
}

const TOO_MANY = {
  ofPerson: `One person can have ${MOST_OF_PERSON} tables at a time. End a match, or wait: a table where nobody plays or watches stops counting after a few minutes.`,
  ofPlace: 'Too many tables are open on your network. Try again when some of their matches are over.',
} as const;
