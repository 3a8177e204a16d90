// Who asks for a live connection, and whether they ask too often. The request names the session, and a browser's page must be the server's own.
import type { IncomingMessage } from 'node:http';
import type { Limits } from '../http/limits.ts';
import { originOf, type Reached } from '../http/origin.ts';
import { credentialsIn } from '../http/session.ts';
import type { People, Who } from '../people/people.ts';
import { placeOf } from '../place.ts';
import { Refused } from '../refused.ts';
import { SAYS } from './sentences.ts';

/** Where a request comes from. Behind a proxy, the last address that the proxy itself wrote. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean | undefined): string {
  const written = trustProxy ? headers['x-forwarded-for'] : undefined;
  const addresses = (Array.isArray(written) ? written.join(',') : (written ?? '')).split(',');
  return addresses.at(-1)?.trim() || (socket.remoteAddress ?? 'unknown');
}

export async function admit(
  request: IncomingMessage,
  people: People,
  limits: Limits,
  reached: Reached,
): Promise<{ who: Who; place: string }> {
  const address = addressOf(request, reached.trustProxy);
  limits.take(request.method === 'POST' ? 'post' : 'connect', { address });
  const credentials = credentialsIn(request.headers);
  const who = credentials && (await people.known(credentials.token));
  if (!who) throw new Refused('no-session', SAYS.noSession);
  const origin = originOf(request.headers, reached);
  const isChange = request.method === 'POST' && credentials?.by === 'cookie';
  if (origin === 'foreign' || (isChange && origin === 'none')) throw new Refused('forbidden', SAYS.otherOrigin);
  return { who, place: placeOf(address) };
}
