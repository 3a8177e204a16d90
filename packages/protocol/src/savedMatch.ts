// A person's match against bots, as a file keeps it: a stored match, and who sits where.
import type { ExpectedFact, StoredMatch, WireFact } from '@openshake/rules';
import * as v from 'valibot';
import { mustBe } from './fields.ts';
import { factsIn, quoted } from './inWords.ts';
import type { People } from './people.ts';
import { parseReplayRequest } from './replayRequest.ts';

/** How long the round is: this many shakes, or this many minutes. */
export type SavedRound = { shakes: number } | { minutes: number };

export interface SavedMatch {
  id: unknown;
  match: StoredMatch;
  /** The names beside the match. */
  people: People;
  /** Which player is the person. */
  you?: string | undefined;
  /** The level of each bot, as it was written. */
  bots: Readonly<Record<string, string>>;
  seed?: number | undefined;
  round?: SavedRound | undefined;
  pace?: number | undefined;
}

export type ParsedSavedMatch = { ok: true; saved: SavedMatch } | { ok: false; facts: WireFact };

const EXPECTED = {
  you: { key: 'expected.player' },
  bots: { key: 'expected.bots', example: '"bob club, cy team"' },
  seed: { key: 'expected.whole.example', example: '"17"' },
  round: { key: 'expected.round', example: '"3 shakes"' },
  pace: { key: 'expected.number.example', example: '"1"', other: '"0.5"' },
} as const satisfies Record<string, ExpectedFact>;

/** If a line makes no sense, the answer says what should be there. */
const written = <T>(field: keyof typeof EXPECTED, read: (text: string) => T | undefined) =>
  v.optional(
    v.pipe(
      v.string(mustBe(field, EXPECTED[field])),
      v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
        const value = read(dataset.value.trim());
        if (value !== undefined) return value;
        addIssue({ message: mustBe(field, EXPECTED[field])({ input: dataset.value }) });
        return NEVER;
      }),
    ),
  );

const wholeNumber = (text: string): number | undefined => (/^\d{1,10}$/.test(text) ? Number(text) : undefined);
const decimal = (text: string): number | undefined => (/^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined);

function readBots(text: string): Record<string, string> | undefined {
  const each = text.split(',').map((piece) => /^\s*(\S.*?)\s+(\S+)\s*$/.exec(piece));
  if (each.includes(null)) return undefined;
  return Object.fromEntries(each.flatMap((found) => (found ? [[found[1], found[2]]] : [])));
}

function readRound(text: string): SavedRound | undefined {
  const [, count, what] = /^(\d{1,4})\s+(shakes?|minutes?)$/i.exec(text) ?? [];
  if (count === undefined || what === undefined || Number(count) < 1) return undefined;
  return what.toLowerCase().startsWith('shake') ? { shakes: Number(count) } : { minutes: Number(count) };
}

const Seats = v.object({
  you: v.optional(v.string(mustBe('you', EXPECTED.you))),
  bots: written('bots', readBots),
  seed: written('seed', wholeNumber),
  round: written('round', readRound),
  pace: written('pace', decimal),
});

/** Reads the file of a match once its notation is parsed. */
export function parseSavedMatch(value: unknown): ParsedSavedMatch {
  const parsed = parseReplayRequest(value);
  if (!parsed.ok) return parsed;
  const { request: match, id, people } = parsed;
  const seats = v.safeParse(Seats, value);
  if (!seats.success) return { ok: false, facts: factsIn(seats.issues) };
  const { bots = {}, ...rest } = seats.output;
  const stranger = [rest.you, ...Object.keys(bots)].find((name) => name !== undefined && !match.players.includes(name));
  if (stranger !== undefined) return { ok: false, facts: { key: 'players.stranger', name: quoted(stranger) } };
  return { ok: true, saved: { id, match, people, bots, ...rest } };
}

/** The lines above the actions that say who sits where. */
export function makeSeats({
  you,
  bots,
  seed,
  round,
  pace,
}: Omit<SavedMatch, 'match' | 'id' | 'people'>): Record<string, string> {
  const levels = Object.entries(bots).map(([name, level]) => `${name} ${level}`);
  return {
    ...(you !== undefined && { you }),
    ...(levels.length > 0 && { bots: levels.join(', ') }),
    ...(seed !== undefined && { seed: String(seed) }),
    ...(round && { round: 'shakes' in round ? `${round.shakes} shakes` : `${round.minutes} minutes` }),
    ...(pace !== undefined && { pace: String(pace) }),
  };
}
