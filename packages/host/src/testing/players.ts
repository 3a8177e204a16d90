// Simple players for the tests of a room.

import { type Acted, type MatchView, type PromptJudge, type Refusal, type Setup, withLegal } from '@openshake/rules';
import { answerInquiry, gameJudge } from '@openshake/rules/judging';
import type { Dice } from '../dice.ts';
import type { Deed, Seated } from '../seated.ts';

/** Nothing here asks a judge to search. */
export const search: PromptJudge = {
  ...gameJudge,
  answer: (inquiry) => answerInquiry(inquiry, { basicSetName: () => undefined }),
};

/** Dice with a seed: numbers come one after the other, whatever they are for. */
export function dice(seed: number): Dice {
  let state = seed;
  const chance = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
  return { from: () => chance };
}

export const setup: Setup = {
  book: 'mlag-equations-basic-2018',
  division: 'elementary',
  players: ['a', 'b'],
  officiating: 'strict',
  clocks: 'none',
  variations: false,
};

const choices = (view: MatchView, type: Acted['type']): Acted[] =>
  withLegal(view, search).legal.flatMap((kind) =>
    kind.type === type && kind.open ? kind.choices.map(({ action }) => action) : [],
  );

/** A simple player: sets the first digit as the Goal, permits the first cube, and has no Solution. */
export function plainAction(view: MatchView): Acted | undefined {
  const by = view.viewer;
  const { phase, table } = view;
  if (phase.name === 'goal' && phase.player === by)
    return { type: 'set-goal', by, goal: table.resources.find((cube) => /\d/.test(cube)) ?? '' };
  if (phase.name === 'move' && phase.player !== by) return undefined;
  const [first] = (['roll', 'deal', 'move', 'decline', 'sign'] as const).flatMap((type) =>
    choices(view, type).filter((action) => action.type !== 'move' || action.to === 'permitted'),
  );
  return first;
}

/** A bot that plays this way. */
export class Plain implements Seated {
  readonly refusals: Refusal[] = [];
  readonly #after: number;

  constructor(after = 1000) {
    this.#after = after;
  }

  act(view: MatchView): Deed | null {
    const action = plainAction(view);
    return action ? { action, after: this.#after } : null;
  }

  refused(why: Refusal): void {
    this.refusals.push(why);
  }
}
