// What a room refuses before any rule is asked: to act for another seat, and to say what falls.
import { type Acted, type MatchState, type Refusal, rulesOf, type TableRule } from '@openshake/rules';

type Without<Kind, Field extends string> = Kind extends unknown ? Omit<Kind, Field> : never;

/** An action of a seat. Who acts is known from the seat; to name it again is allowed. */
export type SeatAction = Without<Acted, 'by'> & { by?: string };

const refuse = (match: MatchState, rule: TableRule, message: string): Refusal => ({
  rule,
  clause: rulesOf(match).cites[rule],
  message,
});

export function whyNotSaid(match: MatchState, seat: string, action: SeatAction): Refusal | undefined {
  if (action.by !== undefined && action.by !== seat)
    return refuse(match, 'start.players', 'You can act only for your own seat.');
  if (action.type === 'deal' && typeof action.cards !== 'number')
    return refuse(match, 'start.cards', 'Say how many cards you deal. The table draws them.');
  if (action.type === 'roll' && (action.cubes?.length ?? 0) > mostSetOut(match))
    return refuse(match, 'start.setOut', 'Name only the cubes that you set out. The table rolls the others.');
}

const mostSetOut = (match: MatchState): number => Math.max(0, ...rulesOf(match).setOut.map((way) => way.length));
