// The requests about stored matches.
import { storedMatch } from '@openshake/host';
import { makeSeats } from '@openshake/protocol';
import {
  KeptMatchAnswer,
  LogAnswer,
  MatchesAnswer,
  PracticeBody,
  ReviewAnswer,
  StoredMatchAnswer,
} from '@openshake/protocol/server';
import { makeMatch } from '@openshake/rules/notation';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { House } from '../house.ts';
import { may } from '../may.ts';
import type { Who } from '../people/people.ts';
import { Refused } from '../refused.ts';
import type { MatchPlace, MatchRecord } from '../stores/store.ts';
import { answer, type Endpoint } from './endpoint.ts';
import { type OpenedMatch, openMatch, readerOf, seatsFor } from './matches/opened.ts';
import { practiceMatch } from './matches/practice.ts';
import { makeSheetCsv, makeSheetPage } from './matches/sheet.ts';
import { SAYS } from './sentences.ts';

const PAGE = 50;
const MOST_BYTES = 1024 * 1024;
/** How many matches may wait to be played again. */
const MOST_WAITING = 30;
const REVIEW_AGAIN_S = 10;

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

/** The promise about the dice, and after the match what was promised. */
function diceOf({ record: { commitment, secret }, roles, place }: OpenedMatch) {
  const isOut = secret !== null && may('read-secret', roles, place);
  return { commitment, ...(isOut && { secret }) };
}

export function matchRoutes(app: FastifyInstance, house: House): void {
  const { store } = house;
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
    const { record, rows } = await inTurn(() => practiceMatch(house, who, request.body));
    await store.addMatch(record, rows);
    house.kept(record.id);
    return { match: await shownMatch(house, record, who) };
  });

  answer(app, house, MATCHES.notation, async ({ who, params: { id = '' }, reply }) => {
    const opened = await openMatch(house, who, id);
    const bots = Object.fromEntries(opened.seats.flatMap(({ seat, bot }) => (bot ? [[seat, bot]] : [])));
    const { actions, ...how } = storedMatch(opened.log);
    const { people } = opened;
    const named = Object.keys(people).length > 0 && { people };
    reply.type('text/plain; charset=utf-8');
    return makeMatch({ id, ...how, ...makeSeats({ bots }), ...named, ...diceOf(opened), actions });
  });

  answer(app, house, MATCHES.stored, async ({ who, params: { id = '' } }) => {
    const opened = await openMatch(house, who, id);
    const { record, seats, people, log } = opened;
    const { began, ended, totals, practice } = record;
    const about = { seats, began, ended, totals, ...(practice && { practice }) };
    return { id, ...storedMatch(log), people, ...about, ...diceOf(opened) };
  });

  answer(app, house, MATCHES.log, async ({ who, params: { id = '' } }) => (await openMatch(house, who, id)).log.rows);

  answer(app, house, MATCHES.review, async ({ who, params: { id = '' }, reply }) => {
    const record = await store.match(id);
    if (!record) throw new Refused('not-found', SAYS.noMatch);
    const table = record.table === null ? null : await store.table(record.table);
    const reader = readerOf(record, table, who);
    if (!may('review', reader.roles, reader.place)) throw new Refused('not-found', SAYS.notOver);
    const review = await store.review(id);
    if (typeof review !== 'object' || review === null) {
      reply.code(202).header('Retry-After', REVIEW_AGAIN_S);
      return { ready: false, message: SAYS.noReview };
    }
    if ('failed' in review) throw new Refused('not-found', SAYS.cannotBeReviewed);
    const seats = await seatsFor(house, record, reader);
    const people = Object.fromEntries(seats.flatMap(({ seat, person }) => (person ? [[seat, person.name]] : [])));
    return { ...review, id, people };
  });

  answer(app, house, MATCHES.sheet, async ({ who, params: { id = '' }, reply }) => {
    reply.type('text/html; charset=utf-8');
    return makeSheetPage(await openMatch(house, who, id));
  });

  answer(app, house, MATCHES.csv, async ({ who, params: { id = '' }, reply }) => {
    const opened = await openMatch(house, who, id);
    reply.type('text/csv; charset=utf-8').header('Content-Disposition', 'attachment; filename="scoresheet.csv"');
    return makeSheetCsv(opened);
  });
}
