// What a viewer may do now: each kind of action with its choices, and why the others are closed. It asks what `decide` asks.
import { weigh, whyClosed } from './decide.ts';
import { kindFor } from './kinds.ts';
import { ACTION_TYPES, type Acted, type ActedType } from './match/action.ts';
import { type Given, type GivenJudge, Proceedings, type Refusal } from './match/proceedings.ts';
import type { MatchState } from './match/state.ts';
import { passKnownTime } from './shake/timing.ts';

/** A choice that breaks a rule can be made at a table, and charged. */
export interface Choice {
  action: Acted;
  breaks?: Refusal;
}

/** `free`: more may be said than the choices listed, a text or a list of things. */
export type LegalKind =
  | { type: ActedType; open: true; free: boolean; choices: Choice[] }
  | { type: ActedType; open: false; why: Refusal };

const ACTED = ACTION_TYPES.filter((type): type is ActedType => type !== 'clock');

export function legal(match: MatchState, by: string, given: Given | GivenJudge): LegalKind[] {
  const p = new Proceedings(match, given);
  passKnownTime(p, given.at);
  return ACTED.map((type) => kindNow(p, type, by));
}

/** What is open of one kind: one entry of `legal`, without the work for the others. */
export function legalKind(match: MatchState, type: ActedType, by: string, given: Given | GivenJudge): LegalKind {
  const p = new Proceedings(match, given);
  passKnownTime(p, given.at);
  return kindNow(p, type, by);
}

function kindNow(p: Proceedings, type: ActedType, by: string): LegalKind {
  const closed = whyClosed(p, type, by);
  if (closed) return { type, open: false, why: closed };
  const kind = kindFor(p, type);
  const free = kind.free === true;
  const choices: Choice[] = [];
  let why: Refusal | undefined;
  for (const action of kind.choices(p, by)) {
    const { refusal, broken } = weigh(p, kind, action);
    const [breaks] = broken;
    if (refusal) why ??= refusal;
    else choices.push({ action, ...(breaks && { breaks }) });
  }
  return free || choices.length > 0 || !why ? { type, open: true, free, choices } : { type, open: false, why };
}
