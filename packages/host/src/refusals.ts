// What a room refuses before it asks any rule: acting for another seat, and choosing dice or cards.
import { type Acted, type MatchState, type Refusal, rulesOf, type TableFact, type TableRule } from '@openshake/rules';

type Without<Kind, Field extends string> = Kind extends unknown ? Omit<Kind, Field> : never;

/** An action of a seat. The seat says who acts; the action may name it again. */
export type SeatAction = Without<Acted, 'by'> & { by?: string };

export function whyNotSaid(match: MatchState, seat: string, action: SeatAction): Refusal | undefined {
  const refuse = (rule: TableRule, facts: TableFact): Refusal => ({ rule, clause: rulesOf(match).cites[rule], facts });
  if (action.by !== undefined && action.by !== seat) return refuse('start.players', { key: 'who.otherSeat' });
  if (action.type === 'deal' && typeof action.cards !== 'number') return refuse('start.cards', { key: 'deal.drawn' });
  if (action.type !== 'roll') return undefined;
  const mostSetOut = Math.max(0, ...rulesOf(match).setOut.map((way) => way.length));
  if ((action.cubes?.length ?? 0) > mostSetOut)
    return refuse('start.setOut', { key: mostSetOut > 0 ? 'roll.setOut' : 'roll.rollAll' });
}
