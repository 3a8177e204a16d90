// The request of `openshake replay` as it arrives from outside: a stored match, and what makes one malformed, in plain words.
// Only a broken structure is malformed. The table refuses a wrong action.
import { ACTION_TYPES, OFFICIATING, type StoredAction, type StoredMatch, type WireFact } from '@openshake/rules';
import * as v from 'valibot';
import { isName, LONGEST_NAME, MOST_ACTIONS, TAKEN } from './bounds.ts';
import { EQUATIONS_CUBES, type GameCubes, ON_SETS_CUBES } from './cubes.ts';
import { missing, mustBe, oneOf } from './fields.ts';
import { carry, foundIn, quoted } from './inWords.ts';
import { type People, StoredPeople } from './people.ts';
import { parseRequest } from './request.ts';
import { actionReader } from './storedAction.ts';

const CLOCKS = ['book', 'none'] as const;

const EXPECTED = {
  players: { key: 'expected.players' },
  officiating: oneOf(OFFICIATING),
  clocks: oneOf(CLOCKS),
  variations: { key: 'expected.boolean' },
  actions: { key: 'expected.actions' },
} as const;

const Players = v.pipe(
  v.array(v.unknown(), mustBe('players', EXPECTED.players)),
  v.rawTransform<unknown[], string[]>(({ dataset, addIssue, NEVER }) => {
    const { value } = dataset;
    const names = value.filter((name) => typeof name === 'string');
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    const long = names.find((name) => !isName(name));
    const taken = names.find((name) => TAKEN.includes(name));
    const odd = value.find((name) => typeof name !== 'string' || name.trim() === '');
    const refused = (fact: WireFact) => {
      addIssue({ message: carry(fact) });
      return NEVER;
    };
    if (value.length !== 2 && value.length !== 3) return refused({ key: 'players.count', count: value.length });
    if (odd !== undefined || names.length < value.length)
      return refused({ key: 'players.notName', found: foundIn(odd) });
    if (long !== undefined) return refused({ key: 'players.long', name: quoted(long), most: LONGEST_NAME });
    if (taken !== undefined) return refused({ key: 'players.taken', name: quoted(taken) });
    if (twice !== undefined) return refused({ key: 'players.twice', name: quoted(twice) });
    return names;
  }),
);

/** Names this many wrong actions. */
const NAMED = 3;

function actionsOf(cubes: GameCubes<string>) {
  const readAction = actionReader(cubes);
  return v.pipe(
    v.array(v.unknown(), mustBe('actions', EXPECTED.actions)),
    v.maxLength(MOST_ACTIONS, ({ input }) =>
      carry({ key: 'actions.tooMany', count: input.length, most: MOST_ACTIONS }),
    ),
    v.rawTransform<unknown[], StoredAction[]>(({ dataset, addIssue, NEVER }) => {
      const actions: StoredAction[] = [];
      let wrong = 0;
      for (const [at, value] of dataset.value.entries()) {
        const read = readAction(value);
        if ('action' in read) {
          actions.push(read.action);
          continue;
        }
        wrong += 1;
        if (wrong <= NAMED) addIssue({ message: carry(wrongAction(at, value, read.facts)) });
      }
      if (wrong > NAMED) addIssue({ message: carry({ key: 'actions.more', count: wrong - NAMED }) });
      return wrong > 0 ? NEVER : actions;
    }),
  );
}

/** Names the type of a known action. For any other, the fact itself does. */
function wrongAction(nth: number, value: unknown, why: WireFact): WireFact {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  const known = ACTION_TYPES.find((each) => each === type);
  return known ? { key: 'action.wrong.of', nth, type: known, why } : { key: 'action.wrong', nth, why };
}

const matchOf = (cubes: GameCubes<string>) =>
  v.object(
    {
      players: Players,
      officiating: v.optional(v.picklist(OFFICIATING, mustBe('officiating', EXPECTED.officiating)), 'strict'),
      clocks: v.optional(v.picklist(CLOCKS, mustBe('clocks', EXPECTED.clocks)), 'book'),
      variations: v.optional(v.boolean(mustBe('variations', EXPECTED.variations)), true),
      actions: actionsOf(cubes),
      people: StoredPeople,
    },
    missing(EXPECTED),
  );

const OnSetsMatch = matchOf(ON_SETS_CUBES);
const EquationsMatch = matchOf(EQUATIONS_CUBES);

export type ParsedReplayRequest =
  /** `people`: the names beside the match. */
  { ok: true; id: unknown; request: StoredMatch; people: People } | { ok: false; id: unknown; facts: WireFact };

/** Reads one stored match. Actions count from 0, as in the results of a replay. */
export function parseReplayRequest(value: unknown): ParsedReplayRequest {
  const parsed = parseRequest(value, OnSetsMatch, EquationsMatch);
  if (!parsed.ok) return parsed;
  const { id } = parsed;
  const { people, ...match } = parsed.request;
  const stranger = Object.keys(people).find((player) => !match.players.includes(player));
  if (stranger !== undefined) return { ok: false, id, facts: { key: 'people.stranger', name: quoted(stranger) } };
  // Its division has been looked up in its rulebook.
  return { ok: true, id, request: match as StoredMatch, people };
}
