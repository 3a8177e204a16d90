// Requests to an app in the same process.
import type { FastifyInstance, InjectOptions } from 'fastify';

export interface Answered {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form and fail if they are not as expected.
  body: any;
}

export interface Asking {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The address that the request comes from. */
  from?: string;
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** `what`: such as `POST /api/guests`. */
export async function ask(
  app: FastifyInstance,
  what: string,
  { token, body, headers, from }: Asking = {},
): Promise<Answered> {
  const [method = 'GET', url = '/'] = what.split(' ', 2);
  const answer = await app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url,
    ...(from !== undefined && { remoteAddress: from }),
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.payload, body: jsonOf(answer.payload) };
}

export interface Somebody {
  id: string;
  name: string;
  token: string;
  cookie: string;
}

/** The cookie in an answer, as a browser sends it back. */
export const cookieIn = ({ headers }: Answered): string => String(headers['set-cookie']).split(';')[0] ?? '';

/** A person and a session, from an answer that begins one. */
export const somebodyIn = (answer: Answered): Somebody => ({
  id: answer.body.person.id,
  name: answer.body.person.name,
  token: answer.body.token,
  cookie: cookieIn(answer),
});

export const guest = async (app: FastifyInstance): Promise<Somebody> =>
  somebodyIn(await ask(app, 'POST /api/guests', { body: {} }));
