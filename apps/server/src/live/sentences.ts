// What the server says to a live client when something is wrong.
import type { HeardClient } from '@openshake/protocol/server';
import { LIVE_PROTOCOL, LONGEST_MESSAGE, PHRASES } from '@openshake/protocol/server';

const TYPES = '"hello", "watch", "unwatch", "lobby", "ping", "act" and "phrase"';

const ABOUT_FIELD: Readonly<Record<string, string>> = {
  table: 'The field "table" must be the id of a table, as text.',
  id: 'The field "id" must be a text of 1 to 64 characters that you choose for this action.',
  code: 'The field "code" must be the code of the table, as text.',
  legal: 'The field "legal" must be true or false.',
  on: 'The field "on" must be true or false.',
  protocol: `The field "protocol" must be the number ${LIVE_PROTOCOL}.`,
  phrase: `The field "phrase" must be one of these: ${PHRASES.join(', ')}.`,
  action: 'The field "action" is missing. It says what your seat does.',
};

export function whyUnreadable({ why, field = '' }: HeardClient & { ok: false }): string {
  switch (why) {
    case 'not-json':
      return 'This message is not JSON. Send one JSON object per message.';
    case 'not-object':
      return 'A message is a JSON object with a "type".';
    case 'too-deep':
      return 'This message is nested too deeply. Send one with fewer levels.';
    case 'type':
      return `The server does not know this type of message. The types are ${TYPES}.`;
    case 'field':
      return ABOUT_FIELD[field] ?? 'A field of this message is missing or makes no sense.';
  }
}

export const SAYS = {
  helloFirst: 'Say {"type":"hello","protocol":1} first.',
  helloTwice: 'You have already said hello.',
  otherProtocol: `This server speaks protocol ${LIVE_PROTOCOL}. Load the page again, or update your program.`,
  tooLarge: `A message may have at most ${LONGEST_MESSAGE / 1024} KB.`,
  binary: 'Send text, not binary data.',
  tooOften: 'You are sending messages too fast. Wait a moment, then go on.',
  stillTooOften: 'You kept sending messages too fast. Wait a moment, then connect again.',
  tooManyErrors: 'Too many of your messages made no sense. Correct your program, then connect again.',
  tooManyActions:
    'Too much is happening at this table, so the server skipped this action. Wait a moment, then send it again.',
  tooManyPhrases: 'There were too many phrases just now, so nobody heard this one. Wait a moment, then say it again.',
  tooManyConnections: 'You have too many connections open. Close some of your other windows.',
  tooManyTables: 'You are watching too many tables. Stop watching one of them first.',
  sessionEnded: 'You are no longer logged in. Log in again, or start as a guest.',
  noSession: 'You are not logged in. Start as a guest with POST /api/guests, or log in with POST /api/sessions.',
  otherOrigin: 'This page belongs to another site, so it may not connect to this server.',
  draining: 'The server is about to restart. Connect again in a moment; nothing is lost.',
  silent: 'The server heard nothing from you for too long. Connect again.',
  noTable: 'There is no such table. It may be private: ask for its code.',
  noSeat: 'You have no seat at this table, so you cannot act here.',
  notBegun: 'The match has not begun yet. It begins when every seat is taken.',
  notWatching: 'Watch this table first.',
  noPhrase: 'Only the players and the judge of this table can say something here.',
  cannotStore:
    'The server cannot save anything right now, so nothing happened. The clock is stopped. Send it again in a moment.',
  cannotRead: 'The server cannot read this match right now. Connect again in a moment; nothing is lost.',
  cannotJudge: 'The judge did not answer in time, so nothing happened. Send it again.',
  unreadableMatch: 'This match cannot be read from the disk. Tell the person who runs this server.',
  strangersQuestion:
    'At a listed table, you can only ask the judge "equals" or "appeal". At a private table, you can ask anything.',
  strangersClause:
    'This rulebook has no such clause. At a listed table, write the number of a clause and nothing else.',
  strangersSeat: 'At a listed table, name a seat of the table, such as "a", or the judge.',
  trouble: 'Something went wrong on the server. Send it again in a moment.',
} as const;
