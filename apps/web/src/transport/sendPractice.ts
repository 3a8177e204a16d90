// Sends a finished practice match to the history at the server, once. The server plays it again before it keeps it.
import { storedMatch } from '@openshake/host';
import { ask } from './api.ts';
import { practiceLog } from './practiceMatches.ts';
import { changeMatch } from './practiceStore.ts';

/** The id of the match at the server. It fails with `RequestFailed` if the server does not take it. */
export async function sendPractice(id: string): Promise<string> {
  const kept = await practiceLog(id);
  if (!kept) throw new Error('This practice match is no longer in this browser.');
  const { match, rows } = kept;
  if (match.sent !== undefined) return match.sent;
  const { you, bots, setup } = match;
  const body = { ...storedMatch({ setup, rows }), you, bots };
  const { match: taken } = await ask<{ match: { id: string } }>('POST', 'api/matches', body);
  await changeMatch(id, { sent: taken.id });
  return taken.id;
}
