// A match that was played in a page against bots. It is played again here before it is kept; the rules have the last word.
import { fold, type Log, type Row } from '@openshake/host';
import { LOG_FORMAT, parseReplayRequest, SEATS } from '@openshake/protocol';
import { PracticeBody } from '@openshake/protocol/server';
import {
  type Action,
  beginMatch,
  type Decision,
  decide,
  type Inquiry,
  type InquiryAnswer,
  inquiryKey,
  type MatchState,
  type StoredMatch,
  totalsOf,
} from '@openshake/rules';
import { search } from '@openshake/solver';
import type { House } from '../../house.ts';
import type { Who } from '../../people/people.ts';
import { Refused } from '../../refused.ts';
import type { MatchRecord } from '../../stores/store.ts';
import { newId } from '../../tables/ids.ts';
import { inWords, sayWire } from '../../tables/words.ts';
import type { Turn } from '../../threads/threads.ts';
import { read } from '../reading.ts';
import { refusedAction, SAYS } from '../sentences.ts';

/** A match takes this much time, and then the tables have twice as much. */
const TURN_MS = 5;
/** No real match takes nearly as long to play again. */
const MOST_MS = 20_000;

/** The match, who sits where, and its rows. Refuses what the rules refuse. `place`: the person's network. */
export async function practiceMatch(
  house: House,
  { person }: Who,
  place: string,
  value: unknown,
): Promise<{ record: MatchRecord; rows: readonly Row[] }> {
  const parsed = parseReplayRequest(value);
  if (!parsed.ok) throw new Refused('bad-request', sayWire(parsed.facts), { facts: parsed.facts });
  const { request } = parsed;
  const { you, bots } = read(PracticeBody, value);
  if (request.actions.length === 0) throw new Refused('bad-request', SAYS.noActions);
  if (!request.players.every((player, at) => player === SEATS[at])) throw new Refused('bad-request', SAYS.notSeats);
  if (!request.players.includes(you)) throw new Refused('bad-request', SAYS.notYourSeat);
  const { log, match } = await replayed(house, request, [place, person.id]);
  const now = house.clock.now();
  const seats = request.players.map((seat) => ({
    seat,
    person: seat === you ? person.id : null,
    bot: seat === you ? null : (Object.entries(bots).find(([at]) => at === seat)?.[1] ?? null),
  }));
  const record: MatchRecord = {
    id: newId(),
    table: null,
    setup: log.setup,
    round: { shakes: Math.max(1, match.shakes.length) },
    listed: false,
    seats,
    commitment: null,
    secret: null,
    began: now - match.at,
    ended: now,
    totals: totalsOf(match),
    practice: true,
  };
  return { record, rows: log.rows };
}

/** Costly papers are judged in a worker, and between actions the tables have their turn. */
class Replaying {
  readonly #house: House;
  readonly #turn: Turn;
  readonly #known = new Map<string, InquiryAnswer>();
  #since = performance.now();
  #spent = 0;

  constructor(house: House, turn: Turn) {
    this.#house = house;
    this.#turn = turn;
  }

  async decide(match: MatchState, action: Action, at: number): Promise<Decision> {
    const took = performance.now() - this.#since;
    if (took > TURN_MS) {
      this.#spent += took;
      if (this.#spent > MOST_MS) throw new Refused('bad-request', SAYS.tooCostly);
      await new Promise((resolve) => setTimeout(resolve, 2 * TURN_MS));
      this.#since = performance.now();
    }
    const judge = (inquiry: Inquiry) => this.#known.get(inquiryKey(inquiry));
    for (;;) {
      const decision = decide(match, action, { at, search, judge });
      if (decision.ok !== null) return decision;
      this.#known.set(inquiryKey(decision.needs), await this.#house.threads.judge(decision.needs, this.#turn));
    }
  }

  /** A shake is over, and its papers with it. */
  forget(): void {
    this.#known.clear();
  }
}

async function replayed(house: House, stored: StoredMatch, turn: Turn): Promise<{ log: Log; match: MatchState }> {
  const { rulebook: book, actions, ...rest } = stored;
  const setup = { book, ...rest };
  const rows: Row[] = [];
  const replaying = new Replaying(house, turn);
  let match = beginMatch(setup);
  const take = async (action: Action, when: number): Promise<Decision> => {
    const at = Math.max(when, match.at);
    const decision = await replaying.decide(match, action, at);
    if (!decision.ok || (action.type === 'clock' && decision.events.length === 0)) return decision;
    const { events, setAside, illegal } = decision;
    const row = { v: rows.length + 1, format: LOG_FORMAT, id: null, at, action, events };
    rows.push({ ...row, ...(setAside && { setAside }), ...(illegal && { illegal }) });
    match = fold(match, row);
    if (!match.shake) replaying.forget();
    return decision;
  };
  for (const [nth, { at, ...action }] of actions.entries()) {
    await take({ type: 'clock' }, at);
    const decision = await take(action, at);
    if (decision.ok) continue;
    const { message, rule, clause, facts } = inWords(decision.refusal, book);
    throw new Refused('bad-request', refusedAction(nth + 1, message), { rule, clause, facts });
  }
  return { log: { setup, rows }, match };
}
