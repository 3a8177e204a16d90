// Real inputs for every door of the command, to be corrupted: requests, matches in notation, messages to and from bots, typed lines.
import { readdirSync, readFileSync } from 'node:fs';
import { commitmentOf, secretOf, upgradeMatch } from '@openshake/host';
import {
  LOG_FORMAT,
  type LogHeader,
  makeHostMessage,
  makeLogLine,
  parseReplayRequest,
  tellSetup,
} from '@openshake/protocol';
import { type StoredMatch, withLegal } from '@openshake/rules';
import { makeMatch, type WrittenMatch } from '@openshake/rules/notation';
import { search } from '@openshake/solver';
import { HandTable } from '../../packages/cli/src/testing/handTable.ts';
import type { Mangler } from './mangle.ts';

interface Case {
  command: 'judge' | 'solve' | 'replay';
  request: Record<string, unknown>;
}

const CASES_FOLDER = new URL('../../conformance/', import.meta.url);

export const CASES: readonly Case[] = readdirSync(CASES_FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(new URL(name, CASES_FOLDER), 'utf8').split('\n').filter(Boolean))
  .map((line): Case => JSON.parse(line));

export const requestsOf = (command: Case['command']): Record<string, unknown>[] =>
  CASES.filter((each) => each.command === command).map(({ request }) => request);

/** The Solutions of all cases, as requests about what they name. */
export const expressions = (): Record<string, unknown>[] =>
  requestsOf('judge').flatMap(({ id, rulebook, division, variations, universe, solution }) => {
    if (typeof solution !== 'object' || solution === null) return [];
    const { setName, equation, restrictions } = solution as Record<string, unknown>;
    const parts = Array.isArray(restrictions) ? restrictions : [];
    const text = typeof equation === 'string' ? equation : [...parts, setName].join(' ; ');
    return [{ id, rulebook, division, ...(universe !== undefined && { universe, variations }), text }];
  });

/** The matches of all cases, as texts. */
export const notations = (): string[] => requestsOf('replay').map((match) => makeMatch(match as WrittenMatch));

/** The matches of all cases, as logs from `play`. */
export const logs = (): string[] =>
  requestsOf('replay').flatMap((request): string[] => {
    const parsed = parseReplayRequest(request);
    if (!parsed.ok) return [];
    const { log } = upgradeMatch(parsed.request, { search });
    const [you = '', ...others] = log.setup.players;
    const header: LogHeader = {
      log: LOG_FORMAT,
      id: 'm',
      setup: log.setup,
      round: { shakes: 3 },
      you,
      bots: Object.fromEntries(others.map((seat) => [seat, 'club'])),
      people: Object.fromEntries(log.setup.players.map((seat) => [seat, `name of ${seat}`])),
      seed: 1,
      secret: secretOf('1'),
      commitment: commitmentOf(secretOf('1')),
    };
    return [[header, ...log.rows].map((line) => makeLogLine(line)).join('')];
  });

/** What a host says to one seat: that a match begins, and what the seat sees at its end. */
export interface Seen {
  match: string;
  view: string;
}

/** The tables of the cases as their seats see them, one out of `every`. */
export function seenTables(every: number): Seen[] {
  return requestsOf('replay').flatMap((request, at): Seen[] => {
    const parsed = at % every === 0 ? parseReplayRequest(request) : undefined;
    if (!parsed?.ok) return [];
    const { rulebook: book, actions, ...setup }: StoredMatch = parsed.request;
    const table = new HandTable({ book, ...setup });
    for (const { at: when, ...action } of actions) if (action.type !== 'clock') table.act(action, when);
    const seat = setup.players[at % setup.players.length] ?? '';
    const told = { seat, ...tellSetup({ book, ...setup }), limits: { decisionMs: 30 }, seed: at };
    return [
      {
        match: makeHostMessage({ type: 'match', match: `m${at}`, ...told }),
        view: makeHostMessage({ type: 'view', id: at, view: withLegal(table.view(seat, table.match.at), search) }),
      },
    ];
  });
}

/** A message with a view, corrupted mostly in the view itself. */
export function corruptedView(mangler: Mangler, view: string, others: readonly unknown[]): string {
  const message = JSON.parse(view);
  return mangler.happens(0.2)
    ? mangler.json(message, others)
    : `{"type":"view","id":${message.id},"view":${mangler.json(message.view, others)}}`;
}

/** Lines that a person types at a table or at the prompt. */
export const TYPED: readonly string[] = [
  'b r',
  'B to required',
  'move g p',
  'goal 1+2',
  'goal T 2 1 u3',
  'goal 3x(5+2)',
  'vars wild-cube G, two-operations',
  'choose Double Set B U R',
  'roll V V A',
  'deal 8',
  'shift G f',
  'bonus b',
  'now',
  'challenge impossible',
  'write R U Y',
  'write B C R ; R U G',
  'write (6x4)-r9=3x(5+2)',
  'present B:U R | wild B:U | blank BG',
  'try B U R',
  'accept bob',
  'reject bob VII-B-3 | interpretation (B U R) - G',
  'charge IV-B',
  'call-judge equals | writer bob',
  'help write',
  'why',
  'score',
  ':= {"type":"move","cube":"B","to":"required"}',
  'B, BR, RY, G, blank',
  'wild-cube G; double-set B U R',
  'L 2 3 1',
  '12',
  '3r8',
  'R to forbidden',
  '1',
];
