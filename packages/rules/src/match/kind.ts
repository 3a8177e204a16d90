// A kind of action: why it cannot be done, what rule it breaks, what it does, and which choices it has.
import type { ActedType, ActionOf } from './action.ts';
import type { Proceedings, Refusal } from './proceedings.ts';
import type { Player } from './state.ts';

/** It happened, but counts for nothing. */
export interface SetAside extends Refusal {
  setAside: true;
}

export interface Kind<Type extends ActedType = ActedType> {
  /** Why nothing of this kind is open to this player now. */
  closed(p: Proceedings, by: Player): Refusal | undefined;
  /** Why just this cannot happen, at any table. */
  whyNot?(p: Proceedings, action: ActionOf<Type>): Refusal | undefined;
  /** Which rule it breaks: refused where a program officiates, while at a table it happens. */
  breaks?(p: Proceedings, action: ActionOf<Type>): Refusal | undefined;
  happens(p: Proceedings, action: ActionOf<Type>, broken: Refusal | undefined): SetAside | undefined;
  /** What may be tried. */
  choices(p: Proceedings, by: Player): readonly ActionOf<Type>[];
  /** Whether more may be said than can be listed: a text, or a list of things. */
  free?: true;
}

export type Kinds = { readonly [Type in ActedType]: Kind<Type> };
