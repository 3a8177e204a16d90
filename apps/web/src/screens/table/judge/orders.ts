// What a judge or the director may order, what each order has to name, and the action that it becomes.
import type { Player } from '@openshake/rules';
import type { SeatAction } from '../../../table/source.ts';

export const ORDERS = [
  'warn',
  'penalize',
  'disqualify',
  'replay-shake',
  'replay-round',
  'take-score',
  'correct-score',
] as const;
export type Order = (typeof ORDERS)[number];

interface Needs {
  who: 'one' | 'several';
  clause?: true;
  /** A second judge who agrees, where the book knows that. */
  second?: true;
  /** `orWhole`: or none, and then it is about the latest shake or the whole round. */
  shake?: 'one' | 'orWhole';
  score?: true;
}

export const NEEDS: Readonly<Record<Order, Needs>> = {
  warn: { who: 'one', clause: true },
  penalize: { who: 'one', clause: true, second: true },
  disqualify: { who: 'one', clause: true },
  'replay-shake': { who: 'several', shake: 'orWhole' },
  'replay-round': { who: 'several' },
  'take-score': { who: 'one', clause: true, shake: 'orWhole', score: true },
  'correct-score': { who: 'one', shake: 'one', score: true },
};

/** What is filled in so far. */
export interface OrderForm {
  order: Order;
  players: readonly Player[];
  clause: string;
  second: string;
  /** null: the latest shake, or the whole round. */
  shake: number | null;
  score: string;
}

/** Whether a score has to be named: a score that is taken for the whole round names none. */
export const needsScore = ({ order, shake }: Pick<OrderForm, 'order' | 'shake'>): boolean =>
  NEEDS[order].score === true && shake !== null;

/** The action; null while something is missing. */
export function actionOf(form: OrderForm): SeatAction | null {
  const { order, players, shake } = form;
  const [player] = players;
  if (player === undefined) return null;
  const clause = form.clause.trim();
  const second = form.second.trim();
  const because = clause === '' ? {} : { clause };
  if (order === 'replay-round') return { type: order, players };
  if (order === 'replay-shake') return { type: order, players, ...(shake !== null && { shakes: [shake] }) };
  if (order === 'penalize') return { type: order, player, ...because, ...(second !== '' && { second }) };
  if (order === 'warn' || order === 'disqualify') return { type: order, player, ...because };
  if (order === 'take-score' && shake === null) return { type: order, player, ...because };
  const score = form.score.trim() === '' ? Number.NaN : Number(form.score);
  if (shake === null || !Number.isInteger(score)) return null;
  return order === 'take-score'
    ? { type: order, player, shake, score, ...because }
    : { type: order, shake, player, score };
}
