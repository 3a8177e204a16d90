// The moment of a decision: everything a player may look at, and what a decision is.
import {
  type Acted,
  type ActedType,
  type ActionOf,
  type IllegalAction,
  legalKind,
  type MatchState,
  type MatchView,
  type Player,
  type TableRules,
} from '@openshake/rules';
import type { Chance } from './chance.ts';
import type { Eyes } from './eyes.ts';
import type { Level } from './levels.ts';
import type { Laid } from './mind.ts';

/** How much thought something takes. */
export type Care = 'habit' | 'glance' | 'look' | 'move' | 'goal' | 'write' | 'check';

export interface Choice {
  action: Acted;
  care: Care;
  /** Do not act before this moment of the match. */
  notBefore?: number;
}

export interface Moment {
  view: MatchView;
  me: Player;
  rules: TableRules;
  table: Laid;
  /** The match as this seat can know it. */
  match: MatchState;
  /** The latest illegal action of another that can still be charged. */
  illegal: IllegalAction | undefined;
  eyes: Eyes;
  level: Level;
  chance: Chance;
  /** What sets this moment of the shake apart from others, for chance. */
  when: string;
}

/** A decision about one topic; undefined if there is nothing to do. */
export type Decide = (moment: Moment) => Choice | undefined;

type Seen = Pick<Moment, 'view' | 'match' | 'me' | 'eyes'>;

/** Chance decides the dice, never what is open. */
const kindOf = ({ view: { at }, match, me, eyes }: Seen, type: ActedType) =>
  legalKind(match, type, me, { at, search: eyes.mind.search, chance: () => 0 });

function choicesOf<Type extends ActedType>(seen: Seen, type: Type, breaks: boolean): ActionOf<Type>[] {
  const kind = kindOf(seen, type);
  const choices = kind.open ? kind.choices : [];
  return choices.filter((each) => (each.breaks !== undefined) === breaks).map(({ action }) => action as ActionOf<Type>);
}

/** The open choices of a kind that break no rule. */
export const open = <Type extends ActedType>(seen: Seen, type: Type): ActionOf<Type>[] => choicesOf(seen, type, false);

/** The open choices of a kind at a table that do break a rule. */
export const breaking = <Type extends ActedType>(seen: Seen, type: Type): ActionOf<Type>[] =>
  choicesOf(seen, type, true);

export const isOpen = (seen: Seen, type: ActedType): boolean => kindOf(seen, type).open;
