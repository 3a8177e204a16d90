// The requests about tables and their answers.
import { BOOK_IDS, books, DIVISIONS, OFFICIATING } from '@openshake/rules';
import * as v from 'valibot';
import { SEATS } from '../matchLog.ts';
import { PersonShown } from './people.ts';

/** The bots that a table can have, from the weakest to the strongest. */
export const BOT_LEVELS = ['first-week', 'first-term', 'club', 'team', 'champion', 'perfect'] as const;

const MOST_SHAKES = 100;
const MOST_MINUTES = 600;
const CLOCKS = ['book', 'none'] as const;

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

const Rulebook = v.pipe(v.picklist(BOOK_IDS), v.description(`one of ${quoted(BOOK_IDS)}`));
const Division = v.pipe(
  v.picklist(DIVISIONS),
  v.description(`a division of the rulebook: one of ${quoted(DIVISIONS)}`),
);
const Officiating = v.pipe(
  v.picklist(OFFICIATING),
  v.description('"strict" (illegal actions are refused) or "table" (they stand until somebody charges them)'),
);
const Clocks = v.pipe(v.picklist(CLOCKS), v.description('"book" (the clocks of the rulebook) or "none"'));
const YesNo = (about: string) => v.pipe(v.boolean(), v.description(`true or false: ${about}`));
const Variations = YesNo('whether players choose variations');
const Listed = YesNo('whether strangers see the table in the lobby');
const Count = (most: number) =>
  v.pipe(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))),
    v.description(`a whole number from 1 to ${most} (the round ends after that many), or null`),
  );

const SeatWish = v.union([v.picklist(['me', 'open']), v.object({ bot: v.picklist(BOT_LEVELS) })]);

export const TableBody = v.pipe(
  v.object({
    rulebook: Rulebook,
    division: Division,
    seats: v.pipe(
      v.array(SeatWish),
      v.minLength(2),
      v.maxLength(SEATS.length),
      v.check((seats) => seats.filter((seat) => seat === 'me').length <= 1),
      v.description(
        `a list of two or three seats, each "me" (at most once), "open", or a bot such as {"bot":"club"} (its level is one of ${quoted(BOT_LEVELS)})`,
      ),
    ),
    officiating: v.optional(Officiating, 'strict'),
    clocks: v.optional(Clocks, 'book'),
    variations: v.optional(Variations, true),
    listed: v.optional(Listed, false),
    shakes: v.optional(Count(MOST_SHAKES), null),
    minutes: v.optional(Count(MOST_MINUTES), null),
  }),
  v.forward(
    v.check(
      ({ rulebook, division }) => Object.hasOwn(books[rulebook].divisions, division),
      ({ input: { rulebook } }) =>
        `The field "division" must be one of ${quoted(Object.keys(books[rulebook].divisions))} for this rulebook.`,
    ),
    ['division'],
  ),
  v.forward(
    v.check(({ shakes, minutes }) => shakes === null || minutes === null, 'Give "shakes" or "minutes", not both.'),
    ['minutes'],
  ),
);
/** A table as somebody wants it. */
export type TableWish = v.InferOutput<typeof TableBody>;

const LONGEST_CODE = 40;
const Code = v.pipe(v.string(), v.maxLength(LONGEST_CODE), v.description('the code of the table, as text'));
export const SitBody = v.object({ code: v.optional(Code) });

const Text = v.string();
export const SeatShown = v.looseObject({
  seat: v.picklist(SEATS),
  person: v.pipe(v.nullable(PersonShown), v.description('who sits there; null if the seat is open or a bot has it')),
  bot: v.exactOptional(v.pipe(Text, v.description('the level of the bot that sits there'))),
  here: v.pipe(v.boolean(), v.description('false ten seconds after the last connection closed')),
});

export const TableShown = v.looseObject({
  id: Text,
  code: v.exactOptional(v.pipe(Text, v.description('only for whoever sits there, judges or opened it'))),
  rulebook: Rulebook,
  division: Division,
  officiating: Officiating,
  clocks: Clocks,
  variations: Variations,
  shakes: Count(MOST_SHAKES),
  minutes: Count(MOST_MINUTES),
  seats: v.array(SeatShown),
  host: v.pipe(v.nullable(PersonShown), v.description('who opened the table')),
  judge: v.pipe(v.nullable(PersonShown), v.description("the person in the judge's seat; null if the program judges")),
  state: v.picklist(['open', 'playing', 'over']),
  listed: Listed,
  match: v.pipe(v.nullable(Text), v.description('the id of its match')),
  commitment: v.pipe(v.nullable(Text), v.description('the promise about the dice (docs/dice.md)')),
});
/** A table as one person may see it. */
export type ShownTable = v.InferOutput<typeof TableShown>;
export const TableAnswer = v.object({ table: TableShown });
export const TablesAnswer = v.object({ tables: v.array(TableShown) });
