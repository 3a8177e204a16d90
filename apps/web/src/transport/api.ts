// The requests to the server, and what became of them. What a failure means to people is for words (`sayFailure`).
import { heardServer } from '../app/server.ts';
import { within } from './within.ts';

/** The kinds of errors over HTTP, and two of our own: nobody answered, or the answer made no sense. */
export type FailureKind =
  | 'bad-request'
  | 'no-session'
  | 'forbidden'
  | 'not-found'
  | 'taken'
  | 'too-large'
  | 'too-often'
  | 'unavailable'
  | 'unreachable'
  | 'strange';

const KINDS: Readonly<Record<number, FailureKind>> = {
  400: 'bad-request',
  401: 'no-session',
  403: 'forbidden',
  404: 'not-found',
  409: 'taken',
  413: 'too-large',
  429: 'too-often',
  503: 'unavailable',
};

/** A request that the server refused, or that did not reach it. `message` is the server's own, in English. */
export class RequestFailed extends Error {
  readonly kind: FailureKind;
  /** After how many seconds it may be asked again. */
  readonly again: number | undefined;

  constructor(kind: FailureKind, message: string, again?: number) {
    super(message);
    this.name = 'RequestFailed';
    this.kind = kind;
    this.again = again;
  }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Methods that always have a body. */
const SENDS: readonly Method[] = ['POST', 'PUT', 'PATCH'];

const PATIENCE_MS = 15_000;

/** Addresses are relative to the page, which may lie anywhere below its host. */
export const addressOf = (path: string): URL => new URL(path, document.baseURI);

const messageIn = (said: unknown): string | undefined => {
  if (typeof said !== 'object' || said === null || !('error' in said)) return undefined;
  const { error } = said;
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined;
};

async function reach(method: Method, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(addressOf(path), {
      method,
      credentials: 'same-origin',
      signal: within(PATIENCE_MS),
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch (error) {
    heardServer('offline');
    throw new RequestFailed('unreachable', String(error));
  }
}

async function checked(answer: Response): Promise<Response> {
  if (answer.ok) {
    heardServer('here');
    return answer;
  }
  const said: unknown = await answer.json().catch(() => undefined);
  const message = messageIn(said);
  const again = Number(answer.headers.get('retry-after'));
  // A plain host knows nothing of kinds.
  const unknown = answer.status >= 500 ? 'unavailable' : 'strange';
  const kind = message === undefined ? unknown : (KINDS[answer.status] ?? unknown);
  throw new RequestFailed(kind, message ?? `${answer.status}`, again > 0 ? again : undefined);
}

/** Asks the server. The answer is what its schema says (`@openshake/protocol/server`). */
export async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const answer = await checked(await reach(method, path, body ?? (SENDS.includes(method) ? {} : undefined)));
  try {
    return (await answer.json()) as Answer;
  } catch {
    throw new RequestFailed('strange', 'The answer is no JSON.');
  }
}

/** A text, such as a match in notation. */
export async function askText(path: string): Promise<string> {
  return (await checked(await reach('GET', path, undefined))).text();
}
