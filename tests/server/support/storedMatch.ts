// What the server keeps of a finished match, checked as anyone can check it: it replays, its dice are fair, and every `done` is in its log once.
import { commitmentOf, type Log, matchAfter, type Row, replayRows, verifyDice } from '@openshake/host';
import { parseReplayRequest } from '@openshake/protocol';
import { replayMatch, type Setup, totalsOf } from '@openshake/rules';
import { search } from '@openshake/solver';
import { expect } from 'vitest';
import { answersOf, openshakeHere, testFolder } from '../../../packages/cli/src/testing/openshake.ts';
import { hostOf, type LiveMatch } from './liveMatch.ts';
import { until } from './patience.ts';
import type { Person } from './person.ts';
import type { Deed } from './scriptedPlayer.ts';

const { file } = testFolder();
let files = 0;
const keep = (text: string, ending: string): string => {
  files += 1;
  return file(`match-${files}.${ending}`, text);
};

export async function rowsOf(person: Person, match: unknown): Promise<readonly Row[]> {
  const { body } = await person.demand(200, `/api/matches/${match}/log`);
  return body.rows ?? body;
}

/** Every `done` is in the log once, at its own place; nothing is half there, and nothing twice. */
export function hasEveryDeed(rows: readonly Row[], deeds: readonly Deed[]): void {
  expect(rows.map(({ v }) => v)).toEqual(rows.map((_, index) => index + 1));
  for (const { id, seat, v, action } of deeds) {
    const at = rows.flatMap((row) => (row.id === id && row.action.by === seat ? [row.v] : []));
    expect(at, `${seat} ${action.type} ${id}`).toEqual([v]);
    expect(rows[v - 1]?.action.type).toBe(action.type);
  }
  for (const [index, { at }] of rows.entries()) expect(at).toBeGreaterThanOrEqual(rows[index - 1]?.at ?? 0);
}

/** Every answer that said so is true, even those to actions that were sent again: the action is in the log once, at that place. */
export function hasEveryDone(rows: readonly Row[], { seats }: LiveMatch): void {
  for (const { client, seat } of seats)
    for (const done of client.dones)
      if (done.ok) {
        const at = rows.flatMap((row) => (row.id === done.id && row.action.by === seat ? [row.v] : []));
        expect(at, `${seat} ${done.id}`).toEqual([done.v]);
      }
}

/** A done action that is sent again gets the same answer, whatever happened since. */
export async function checkResent({ seats, table }: LiveMatch): Promise<void> {
  for (const { client, player } of seats) {
    const deed = player.deeds[Math.floor(player.deeds.length / 2)];
    if (!deed) continue;
    const again = await client.act(table.id, deed.action, deed.id);
    expect(again).toMatchObject({ ok: true, v: deed.v });
  }
}

export interface StoredCheck {
  rows: readonly Row[];
  /** Everything about the match that came over HTTP. */
  texts: readonly string[];
}

/** Checks a finished match from every side. `command`: also by the command, as people do. */
export async function checkStored(match: LiveMatch, { command = true } = {}): Promise<StoredCheck> {
  const { table, seats } = match;
  const { person, client } = hostOf(match);
  // Signatures may come after the end, so the secret is shown a moment later.
  const stored = await until(async () => {
    const answer = await person.demand(200, `/api/matches/${table.match}`);
    return answer.body.secret !== undefined && answer;
  }, 'the secret of the dice');
  const parsed = parseReplayRequest(stored.body);
  if (!parsed.ok) throw new Error(`The stored match cannot be read: ${JSON.stringify(parsed.facts)}`);
  const { actions: _, rulebook: book, ...rest } = parsed.request;
  const setup: Setup = { book, ...rest };
  const rows = await rowsOf(person, table.match);
  const log: Log = { setup, rows };
  const { totals } = replayMatch(parsed.request, { search });
  expect(totals).toEqual(totalsOf(matchAfter(log)));
  expect(totals).toEqual(client.tables.get(table.id)?.view?.totals);
  expect(replayRows(log, { search })).toEqual([]);
  hasEveryDeed(
    rows,
    seats.flatMap(({ player }) => player.deeds),
  );
  const { secret } = stored.body;
  expect(commitmentOf(secret)).toBe(table.commitment);
  expect(verifyDice({ ...log, secret, commitment: table.commitment }, { search })).toEqual([]);
  const notation = await person.demand(200, `/api/matches/${table.match}.txt`);
  if (command) await checkByCommand(stored.text, notation.text, totals);
  return { rows, texts: [stored.text, notation.text] };
}

async function checkByCommand(stored: string, notation: string, totals: object): Promise<void> {
  const json = keep(stored, 'json');
  for (const path of [json, keep(notation, 'txt')]) {
    const replayed = await openshakeHere(['replay', path]);
    expect(replayed.stderr).toBe('');
    expect(answersOf(replayed.stdout)[0]).toMatchObject({ totals });
  }
  const verified = await openshakeHere(['verify', json]);
  expect(verified.status, verified.stdout + verified.stderr).toBe(0);
}
