// A whole match between those who are seated, in a time of its own: nobody waits for a clock on the wall.
import { nextDeadline, type Player, type Refusal, type Setup } from '@openshake/rules';
import { nextCall, officialDuty, type Round } from './officials.ts';
import { asSeat, type Deed, type Seated } from './seated.ts';
import { earliest, type Meant, MOST_REFUSALS, soonest } from './soonest.ts';
import { type Around, Table } from './table.ts';

export interface Played {
  table: Table;
  /** Deeds that were refused, with who tried them: a sound player has none. */
  refused: { by: Player; deed: Deed; why: Refusal }[];
  /** Nobody had anything to do before the match was over. */
  stuck: boolean;
}

export interface PlayOptions {
  setup: Setup;
  seats: Readonly<Record<Player, Seated>>;
  round: Round;
  around: Around;
  /** A match of more actions is given up. */
  mostActions?: number;
}

export async function playMatch({ setup, seats, round, around, mostActions = 20_000 }: PlayOptions): Promise<Played> {
  const table = new Table(setup, around);
  const refused: Played['refused'] = [];
  const inARow = new Map<Player, number>();
  let at = 0;
  for (let count = 0; count < mostActions; count += 1) {
    const duty = officialDuty(table.match, round, { at, search: around.search });
    if (duty) {
      table.act(duty, at);
      continue;
    }
    const deeds: Meant[] = [];
    for (const by of setup.players) {
      if ((inARow.get(by) ?? 0) >= MOST_REFUSALS) continue;
      const deed = await seats[by]?.act(table.view(by, at));
      if (deed) deeds.push({ by, deed });
    }
    const first = soonest(deeds, around);
    const limit = earliest(nextDeadline(table.match), nextCall(table.match, round));
    if (limit !== null && (!first || limit < at + first.deed.after)) {
      at = Math.max(at, limit);
      table.act({ type: 'clock' }, at);
      inARow.clear();
      continue;
    }
    if (!first) return { table, refused, stuck: table.match.phase.name !== 'over' };
    at += first.deed.after;
    const { by, deed } = first;
    const decision = table.act(asSeat(deed.action, by, table.match), at);
    if (decision.ok) inARow.clear();
    else {
      inARow.set(by, (inARow.get(by) ?? 0) + 1);
      refused.push({ by, deed, why: decision.refusal });
      seats[by]?.refused?.(decision.refusal);
    }
  }
  return { table, refused, stuck: true };
}
