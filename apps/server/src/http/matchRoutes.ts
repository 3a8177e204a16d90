// The requests about stored matches.
import {
  KeptMatchAnswer,
  LogAnswer,
  MatchesAnswer,
  PracticeBody,
  ReviewAnswer,
  StoredMatchAnswer,
} from '@openshake/protocol/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { House } from '../house.ts';
import { may } from '../may.ts';
import type { Who } from '../people/people.ts';
import { placeOf } from '../place.ts';
import { Refused } from '../refused.ts';
import type { MatchPlace, MatchRecord } from '../stores/store.ts';
import { answer, type Endpoint } from './endpoint.ts';
import type { Asker } from './limits.ts';
import { namesFor, openMatch, readerOf, seatsFor } from './matches/opened.ts';
import { practiceMatch } from './matches/practice.ts';
import { Writer } from './matches/writer.ts';
import type { Form } from './matches/writing.ts';
import { SAYS } from './sentences.ts';

const PAGE = 50;
const MOST_BYTES = 1024 * 1024;
/** How many matches may wait to be played again. */
const MOST_WAITING = 30;
const REVIEW_AGAIN_S = 10;
/** How many matches of one person, played in a page, may wait for their review. */
const MOST_UNREVIEWED = 30;
const UNREVIEWED_AGAIN_S = 60;

/** The moment when a match began, and its id. */
const PLACE = /^\d{1,16}(\.[\w-]{1,64})?$/;

const makePlace = ({ began, id }: MatchPlace): string => `${began}.${id}`;

function parsePlace(text: string): MatchPlace {
  const [began, id] = text.split('.');
  // A moment alone leaves out all that began in it.
  return id === undefined ? { began: Number(began) - 1, id: '' } : { began: Number(began), id };
}

const MatchesQuery = v.object({
  mine: v.optional(v.pipe(v.picklist(['true']), v.description('"true": there is no list of the matches of others'))),
  before: v.optional(
    v.pipe(
      v.string(),
      v.regex(PLACE),
      v.transform(parsePlace),
      v.description('"before" from the last page, or a moment: only matches that began before it'),
    ),
  ),
});

const reading = {
  method: 'GET',
  group: 'Matches',
  session: 'welcome',
  refuses: ['not-found'],
  limit: 'read-match',
} as const;

export const MATCHES = {
  list: {
    method: 'GET',
    path: '/api/matches',
    does: `Your matches, the newest first, ${PAGE} at a time.`,
    group: 'Matches',
    session: 'needed',
    query: MatchesQuery,
    answer: MatchesAnswer,
  },
  keep: {
    method: 'POST',
    path: '/api/matches',
    does: 'Save a match that was played in a page against bots. The server replays it first, and refuses it if an action breaks the rules.',
    group: 'Matches',
    session: 'needed',
    body: PracticeBody,
    bodyLimit: MOST_BYTES,
    status: 201,
    answer: KeptMatchAnswer,
    limit: 'keep-match',
    example: {
      ...{ rulebook: 'mlag-equations-basic-2018', division: 'elementary', players: ['a', 'b'], clocks: 'none' },
      ...{ you: 'a', bots: { b: 'club' }, actions: [{ at: 0, by: 'b', type: 'leave' }] },
    },
  },
  notation: {
    ...reading,
    path: '/api/matches/{id}.txt',
    does: 'The match in notation.',
    answer: 'text/plain',
  },
  stored: {
    ...reading,
    path: '/api/matches/{id}',
    does: 'The stored match, as `openshake replay` reads it, with the names beside it. Before the match is over, only its finished shakes.',
    answer: StoredMatchAnswer,
  },
  log: {
    ...reading,
    path: '/api/matches/{id}/log',
    does: 'The rows of the log. Before the match is over, only those of finished shakes.',
    answer: LogAnswer,
  },
  review: {
    ...reading,
    path: '/api/matches/{id}/review',
    does: 'The review of a finished match (docs/review.md). If it is not ready yet, the answer is 202 and {"ready":false}. Ask again after the seconds in "Retry-After".',
    answer: ReviewAnswer,
  },
  sheet: {
    ...reading,
    path: '/api/matches/{id}/scoresheet',
    does: 'The scoresheet as a page to print.',
    answer: 'text/html',
  },
  csv: {
    ...reading,
    path: '/api/matches/{id}/scoresheet.csv',
    does: 'The scoresheet for a spreadsheet.',
    answer: 'text/csv',
  },
} as const satisfies Record<string, Endpoint>;

async function shownMatch(house: House, record: MatchRecord, who: Who): Promise<object> {
  const table = record.table === null ? null : await house.store.table(record.table);
  const { id, setup, began, ended, totals, practice } = record;
  return {
    id,
    rulebook: setup.book,
    division: setup.division,
    began,
    ended,
    seats: await seatsFor(house, record, readerOf(record, table, who)),
    totals,
    ...(practice && { practice }),
  };
}

/** A match is kept with its review, so nobody sends more than can be reviewed. */
async function checkWaiting({ store }: House, { person }: Who): Promise<void> {
  if ((await store.unreviewedOf(person.id)) < MOST_UNREVIEWED) return;
  const refused = new Refused('too-often', SAYS.tooManyUnreviewed);
  refused.retryAfter = UNREVIEWED_AGAIN_S;
  throw refused;
}

interface Asking {
  who: Who | null;
  params: Readonly<Record<string, string>>;
  asker: Asker;
}

export function matchRoutes(app: FastifyInstance, house: House): void {
  const { store } = house;
  const writer = new Writer(house.threads);
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  /** One match after the other, so that the tables keep most of the time. */
  const inTurn = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (waiting >= MOST_WAITING) throw new Refused('unavailable', SAYS.busyWithMatches);
    waiting += 1;
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine.finally(() => {
      waiting -= 1;
    });
  };

  answer(app, house, MATCHES.list, async ({ who, query: { before = null } }) => {
    const { matches, next } = await store.matchesOf(who.person.id, before, PAGE);
    const shown = matches.map((record) => shownMatch(house, record, who));
    return { matches: await Promise.all(shown), before: next && makePlace(next) };
  });

  answer(app, house, MATCHES.keep, async ({ who, request }) => {
    await checkWaiting(house, who);
    const { record, rows } = await inTurn(() => practiceMatch(house, who, placeOf(request.ip), request.body));
    await store.addMatch(record, rows);
    house.kept(record.id);
    return { match: await shownMatch(house, record, who) };
  });

  const read = async (form: Form, { who, params: { id = '' }, asker }: Asking): Promise<string> => {
    const text = await writer.write({ form, match: await openMatch(house, who, id) }, asker);
    // Only reviews can be missing.
    if (text === null) throw new Refused('not-found', SAYS.noMatch);
    return text;
  };
  const json = (reply: FastifyReply): FastifyReply => reply.type('application/json; charset=utf-8');

  answer(app, house, MATCHES.notation, async (asked) => {
    const notation = await read('notation', asked);
    asked.reply.type('text/plain; charset=utf-8');
    return notation;
  });

  answer(app, house, MATCHES.stored, async (asked) => json(asked.reply).send(await read('stored', asked)));

  answer(app, house, MATCHES.log, async (asked) => json(asked.reply).send(await read('log', asked)));

  answer(app, house, MATCHES.review, async ({ who, params: { id = '' }, asker, reply }) => {
    const record = await store.match(id);
    if (!record) throw new Refused('not-found', SAYS.noMatch);
    const table = record.table === null ? null : await store.table(record.table);
    const reader = readerOf(record, table, who);
    if (!may('review', reader.roles, reader.place)) throw new Refused('not-found', SAYS.notOver);
    const stored = await store.reviewText(id);
    if (stored === null) {
      reply.code(202).header('Retry-After', REVIEW_AGAIN_S);
      return { ready: false, message: SAYS.noReview };
    }
    const { people } = await namesFor(house, record, reader);
    const text = await writer.write({ form: 'review', match: { id, people, text: stored } }, asker);
    if (text === null) throw new Refused('not-found', SAYS.cannotBeReviewed);
    return json(reply).send(text);
  });

  answer(app, house, MATCHES.sheet, async (asked) => {
    const page = await read('sheet', asked);
    asked.reply.type('text/html; charset=utf-8');
    return page;
  });

  answer(app, house, MATCHES.csv, async (asked) => {
    const sheet = await read('csv', asked);
    asked.reply.type('text/csv; charset=utf-8').header('Content-Disposition', 'attachment; filename="scoresheet.csv"');
    return sheet;
  });
}
