// The requests about stored matches and their answers.
import { BOOK_IDS, DIVISIONS } from '@openshake/rules';
import * as v from 'valibot';
import { SEATS } from '../matchLog.ts';
import { PersonShown } from './people.ts';
import { BOT_LEVELS } from './tables.ts';

const Seat = v.picklist(SEATS);
const Moment = v.pipe(v.number(), v.description('milliseconds since 1970'));

/** A match that was played in a page: the request of `replay`, which its own parser reads, and who sits where. */
export const PracticeBody = v.looseObject({
  you: v.optional(v.pipe(Seat, v.description('your seat: "a", "b" or "c"')), 'a'),
  bots: v.optional(
    v.pipe(v.record(Seat, v.picklist(BOT_LEVELS)), v.description('the level of each bot, such as {"b":"club"}')),
    {},
  ),
});

export const MatchShown = v.looseObject({
  id: v.string(),
  rulebook: v.picklist(BOOK_IDS),
  division: v.picklist(DIVISIONS),
  began: Moment,
  ended: v.nullable(Moment),
  seats: v.array(v.looseObject({ seat: Seat, person: v.nullable(PersonShown), bot: v.exactOptional(v.string()) })),
  totals: v.nullable(v.record(v.string(), v.number())),
  practice: v.exactOptional(v.literal(true)),
});
/** A match in a list. */
export type ShownMatch = v.InferOutput<typeof MatchShown>;
export const MatchesAnswer = v.object({
  matches: v.array(MatchShown),
  before: v.pipe(v.nullable(v.string()), v.description('ask for the next page with this; null on the last page')),
});
export const KeptMatchAnswer = v.object({ match: MatchShown });

export const StoredMatchAnswer = v.looseObject({
  id: v.string(),
  rulebook: v.picklist(BOOK_IDS),
  division: v.picklist(DIVISIONS),
  players: v.array(Seat),
  actions: v.array(v.looseObject({ type: v.string(), at: v.number() })),
  people: v.pipe(v.record(Seat, v.string()), v.description('the name at each seat, beside the match')),
  seat: v.pipe(v.nullable(Seat), v.description('the seat of whoever asks; null for everybody else')),
  began: Moment,
  commitment: v.nullable(v.string()),
  secret: v.exactOptional(v.pipe(v.string(), v.description('only after the match'))),
});
export const LogAnswer = v.array(
  v.looseObject({
    v: v.number(),
    format: v.number(),
    id: v.pipe(v.nullable(v.string()), v.description('only for whoever sat at the table')),
    at: v.number(),
    action: v.looseObject({ type: v.string() }),
    events: v.array(v.looseObject({ type: v.string() })),
  }),
);
export const ReviewAnswer = v.looseObject({ id: v.string() });
