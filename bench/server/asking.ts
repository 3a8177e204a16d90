// What a client asks of the server over HTTP before it plays: a session, a table, a seat.
import { Agent, request } from 'node:http';

export const SEATS = ['a', 'b', 'c'] as const;
export type Seat = (typeof SEATS)[number];

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

interface Asked {
  method?: string;
  body?: object;
  token?: string | undefined;
}

/** The text of the answer. */
export function ask(port: number, path: string, { method = 'GET', body, token }: Asked = {}): Promise<string> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', method, path, headers, agent }, (answer) => {
      let said = '';
      answer.setEncoding('utf8').on('data', (more: string) => {
        said += more;
      });
      answer.on('end', () => {
        if ((answer.statusCode ?? 500) < 300) resolve(said);
        else reject(new Error(`${method} ${path}: ${answer.statusCode} ${said}`));
      });
    });
    asked.on('error', reject);
    asked.end(text);
  });
}

/** One of the server's own numbers. */
export async function metric(port: number, name: string): Promise<number> {
  const [, value] = new RegExp(`^openshake_${name} (.*)$`, 'm').exec(await ask(port, '/metrics')) ?? [];
  return Number(value);
}

export interface Guest {
  token: string;
}

export const newGuest = async (port: number): Promise<Guest> =>
  JSON.parse(await ask(port, '/api/guests', { method: 'POST', body: {} }));

/** The id of a table without clocks where these three sit, so that the match begins. */
export async function openTable(port: number, guests: readonly Guest[], wish: object): Promise<string> {
  const [host, ...others] = guests;
  const opening = { seats: ['me', 'open', 'open'], clocks: 'none', variations: false, shakes: 100, ...wish };
  const opened = await ask(port, '/api/tables', { method: 'POST', body: opening, token: host?.token });
  const { id, code } = JSON.parse(opened).table;
  for (const [at, { token }] of others.entries())
    await ask(port, `/api/tables/${id}/seats/${SEATS[at + 1]}`, { method: 'PUT', body: { code }, token });
  return id;
}
