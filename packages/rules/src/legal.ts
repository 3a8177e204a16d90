// What a viewer may do now: each kind of action with its choices, and why the others are closed. It asks what `decide` asks.
import { whyClosed, whyNot } from './decide.ts';
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
  return ACTED.map((type) => legalKind(p, type, by));
}

function legalKind(p: Proceedings, type: ActedType, by: string): LegalKind {
  const closed = whyClosed(p, type, by);
  if (closed) return { type, open: false, why: closed };
  const kind = kindFor(p, type);
  const free = kind.free === true;
  const tried = kind.choices(p, by).map((action) => ({ action, why: whyNot(p, action) }));
  const choices = tried
    .filter(({ why }) => !why)
    .map(({ action }): Choice => {
      const [breaks] = kind.breaks?.(p, action) ?? [];
      return { action, ...(breaks && { breaks }) };
    });
  const [first] = tried;
  return free || choices.length > 0 || !first?.why
    ? { type, open: true, free, choices }
    : { type, open: false, why: first.why };
}
