// Requests over plain HTTP, as any program makes them.
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { PATIENCE_MS } from './patience.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The body as JSON, or undefined. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form and fail if they are not as expected.
  body: any;
}

export interface Asking {
  method?: string;
  token?: string | undefined;
  /** Sent as JSON, or as it is if it is text. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** One of this machine's own addresses, such as 127.0.0.7, to ask from. */
  from?: string | undefined;
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function ask(url: string, { method = 'GET', token, body, headers = {}, from }: Asking = {}): Promise<Answer> {
  const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      // Connections from another address are not shared.
      ...(from === undefined ? { agent } : { localAddress: from, agent: false }),
      timeout: PATIENCE_MS,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(text !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(text)),
        }),
        ...headers,
      },
    });
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const heard = Buffer.concat(chunks).toString('utf8');
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: heard, body: jsonOf(heard) });
      });
    });
    sent.on('timeout', () => sent.destroy(new Error(`No answer to ${method} ${url}.`)));
    sent.on('error', reject);
    sent.end(text);
  });
}

/** The same, and the status must be this one. */
export async function demand(status: number, url: string, asking: Asking = {}): Promise<Answer> {
  const answer = await ask(url, asking);
  if (answer.status !== status)
    throw new Error(`${asking.method ?? 'GET'} ${url} answers ${answer.status}, not ${status}: ${answer.text}`);
  return answer;
}
