// The moment of a match over a restart: it goes on from where it stood, and the time in which the server was down counts for nobody.
import { expect } from 'vitest';
import { hostOf, type LiveMatch } from './liveMatch.ts';
import type { Server } from './server.ts';

/** How exactly a client on a busy machine can tell the moment of a match, in real milliseconds. */
const SLACK_MS = 1_000;

/** Call it before the server ends, and what it gives after that: the moment of each match when its people lost their connections. */
export function momentsAtEnd(matches: readonly LiveMatch[]): () => number[] {
  const counts = new Map(matches.flatMap(({ seats }) => seats.map(({ client }) => [client, client.ends.length])));
  return () =>
    matches.map(({ seats, table, server }) =>
      Math.max(
        ...seats.map(({ client }) => {
          const end = client.ends[counts.get(client) ?? 0];
          return client.tables.get(table.id)?.moment(server.speed, end?.at) ?? 0;
        }),
      ),
    );
}

/** The first message after the restart counts the time since the restart, by the server's own clock, and no more. */
export async function checkMoments(
  server: Server,
  matches: readonly LiveMatch[],
  before: readonly number[],
): Promise<void> {
  for (const [index, match] of matches.entries()) {
    const { client } = hostOf(match);
    const isBack = ({ heardAt }: { heardAt: number }) => heardAt > server.started;
    const { now, began } = await client.until(match.table.id, isBack, 'the first message after a restart');
    // The machine's clock is where the test put it.
    expect(now).toBeGreaterThanOrEqual(server.startedAt);
    const most = (before[index] ?? 0) + (now - server.startedAt) + SLACK_MS * server.speed;
    expect(now - (began ?? now), `match ${index}, seed ${match.plan.seed}`).toBeLessThanOrEqual(most);
  }
}
