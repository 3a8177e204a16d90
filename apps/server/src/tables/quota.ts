// How many unfinished tables one person and one place may have in memory. The bots of every table need time to think.
import { factorAt } from '../place.ts';
import { Refused } from '../refused.ts';

/** Unfinished tables. A coach opens one for each of thirty groups, and some more; in a school, everybody plays. */
const MOST = { person: 60, place: 300 } as const;
/** Those of them that are listed: everybody reads that list, and nobody may fill it alone. */
const MOST_LISTED = { person: 30, place: 100 } as const;
/** Some of the tables may be over by then. */
const LATER_SECONDS = 60;

/** Whose table it is. A table that came back from the store has no place: addresses are not stored. */
export interface Owner {
  host: string | null;
  place: string | undefined;
  listed: boolean;
}

/** Refuses one more table of this owner. `others`: the owners of all unfinished tables. */
export function checkQuota(owner: Owner, others: Iterable<Owner>): void {
  const all = [...others];
  check(owner, all, MOST, TOO_MANY);
  if (!owner.listed) return;
  const listed = all.filter((other) => other.listed);
  check(owner, listed, MOST_LISTED, TOO_MANY_LISTED);
}

function check({ host, place }: Owner, others: readonly Owner[], most: typeof MOST | typeof MOST_LISTED, says: Says) {
  const ofHost = others.filter((other) => other.host === host).length;
  const ofPlace = others.filter((other) => other.place === place).length;
  if (host !== null && ofHost >= most.person) throw tooMany(says.person);
  if (place !== undefined && ofPlace >= most.place * factorAt(place)) throw tooMany(says.place);
}

function tooMany(message: string): Refused {
  const refused = new Refused('too-often', message);
  refused.retryAfter = LATER_SECONDS;
  return refused;
}

type Says = Readonly<Record<'person' | 'place', string>>;

const TOO_MANY: Says = {
  person: `One person can have ${MOST.person} tables at a time. End a match, or wait: a private table where nobody plays or watches stops counting after a few minutes.`,
  place: 'Too many tables are open on your network. Try again when some of their matches are over.',
};

const TOO_MANY_LISTED: Says = {
  person: `One person can have ${MOST_LISTED.person} listed tables at a time. Open a private table, and give its code to those who should come.`,
  place: 'Your network has too many listed tables. Open a private table, and give its code to those who should come.',
};
