// A kind of action: why it cannot be done, what rule it breaks, what it does, and which choices it has.
import type { ActedType, ActionOf } from './action.ts';
import type { Proceedings, Refusal } from './proceedings.ts';
import type { Player } from './state.ts';

/** It happened, but it does not count. */
export interface SetAside extends Refusal {
  setAside: true;
}

/** Every rule that an action breaks, the one to show first at the front. */
export type Broken = readonly Refusal[];

/** The reasons that apply. */
export const allOf = (...why: readonly (Refusal | undefined)[]): Broken => why.filter((each) => each !== undefined);

export interface Kind<Type extends ActedType = ActedType> {
  /** Why nothing of this kind is open to this player now. */
  closed(p: Proceedings, by: Player): Refusal | undefined;
  /** Why this particular action cannot happen at any table. */
  whyNot?(p: Proceedings, action: ActionOf<Type>): Refusal | undefined;
  /** The rules that it breaks: strict officiating refuses it, but at a table it happens. */
  breaks?(p: Proceedings, action: ActionOf<Type>): Broken;
  happens(p: Proceedings, action: ActionOf<Type>, broken: Broken): SetAside | undefined;
  /** The choices to list. */
  choices(p: Proceedings, by: Player): readonly ActionOf<Type>[];
  /** Whether a player may say more than the choices list: a text, or a list of things. */
  free?: true;
}

export type Kinds = { readonly [Type in ActedType]: Kind<Type> };
