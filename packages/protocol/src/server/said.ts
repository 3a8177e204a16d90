// What the server says on a live connection, for the docs and for whoever wants to check it.
import * as v from 'valibot';
import { LIVE_PROTOCOL, PHRASES } from './live.ts';
import { PersonShown } from './people.ts';
import { SeatShown, TableShown } from './tables.ts';

const about = <Schema extends v.GenericSchema>(schema: Schema, description: string) =>
  v.pipe(schema, v.description(description));

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Moment = about(v.pipe(v.number(), v.safeInteger()), "the server's clock, in milliseconds since 1970");
const TableId = about(v.string(), 'the id of the table');
const Why = v.looseObject({
  rule: v.exactOptional(about(v.string(), 'the rule, if a rulebook gives the reason')),
  clause: v.exactOptional(about(v.string(), 'its clause in the rulebook')),
  facts: v.exactOptional(
    about(v.looseObject({ key: v.string() }), 'the reason as data, so that a page can make its own sentence'),
  ),
  message: about(v.string(), 'the reason in English'),
});

export const SERVER_MESSAGES = {
  welcome: v.looseObject({
    type: v.literal('welcome'),
    protocol: v.literal(LIVE_PROTOCOL),
    version: about(v.string(), 'the version of the server'),
    person: PersonShown,
    now: Moment,
    phrases: about(v.array(v.picklist(PHRASES)), 'what people at a table can say to each other'),
  }),
  table: v.looseObject({
    type: v.literal('table'),
    table: TableId,
    v: about(Count, 'how many rows the log has'),
    now: Moment,
    began: about(
      v.nullable(v.pipe(v.number(), v.safeInteger())),
      'when the match began; times in the view count from it',
    ),
    seats: v.array(SeatShown),
    nextCall: v.exactOptional(
      about(
        v.nullable(v.number()),
        'when the director calls next, counted from "began": the end of the round, and after it the end of play; null if no clock decides. Without this field it is as before',
      ),
    ),
    events: about(v.array(v.looseObject({ type: v.string() })), 'what happened since the last message'),
    view: about(
      v.nullable(v.looseObject({})),
      'what you may see (docs/bot-protocol.md); after the first message only the fields that changed, and null for one that is gone',
    ),
  }),
  done: v.looseObject({
    type: v.literal('done'),
    table: TableId,
    id: about(v.string(), 'your id of the action'),
    ok: about(v.boolean(), 'true: it is stored for good; false: nothing happened'),
    v: v.exactOptional(about(Count, 'the row of the action, if it was done')),
    refusal: v.exactOptional(about(Why, 'why nothing happened')),
    illegal: v.exactOptional(
      about(v.looseObject({}), 'the rule that the action broke; the action stands until somebody charges it'),
    ),
  }),
  lobby: v.looseObject({ type: v.literal('lobby'), tables: about(v.array(TableShown), 'all listed tables') }),
  phrase: v.looseObject({
    type: v.literal('phrase'),
    table: TableId,
    seat: about(v.string(), 'who said it'),
    phrase: v.picklist(PHRASES),
  }),
  pong: v.looseObject({ type: v.literal('pong'), now: Moment }),
  error: v.looseObject({
    type: v.literal('error'),
    kind: about(v.string(), 'as over HTTP, or "protocol"'),
    message: about(v.string(), 'what went wrong and what to do next'),
  }),
} as const;
