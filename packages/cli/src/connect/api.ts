// Requests to a server, and what can go wrong with them.
import { parseServerAnswer } from '@openshake/protocol';
import { cut } from '@openshake/rules';
import type { Text } from '../words/texts/index.ts';

/** It makes no sense to try again. */
export class CannotConnect extends Error {
  readonly why: Text;

  constructor(why: Text) {
    super(why.key);
    this.why = why;
  }
}

/** The server cannot be reached, or is busy. It may work later. */
export class Unreachable extends Error {}

/** The server answered that it does not do this. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** No answer is this large. */
const LARGEST_ANSWER = 1024 * 1024;
const LONGEST_MESSAGE = 300;
/** How long an answer may take. */
const ANSWER_MS = 30_000;

/** Later these may be answered: a busy server, one that starts or stops, or a proxy without one. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

export interface Asked {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  headers?: Readonly<Record<string, string>>;
  /** Gives up the request, and the stream that answers it. */
  signal?: AbortSignal;
}

export class Api {
  readonly origin: string;
  #token: string | undefined;

  constructor(origin: string, token?: string) {
    this.origin = origin;
    this.#token = token;
  }

  get token(): string | undefined {
    return this.#token;
  }

  /** The person of the token, or a new guest. */
  async enter(): Promise<string> {
    if (this.#token !== undefined) return (await this.ask('me', { method: 'GET', path: '/api/me' })).person.id;
    const { person, token } = await this.ask('session', { method: 'POST', path: '/api/guests', body: {} });
    this.#token = token;
    return person.id;
  }

  /** Asks for something whose answer has this form. */
  async ask<Kind extends Parameters<typeof parseServerAnswer>[0]>(
    kind: Kind,
    asked: Asked,
  ): Promise<NonNullable<ReturnType<typeof parseServerAnswer<Kind>>>> {
    const text = await textOf(await this.send({ signal: AbortSignal.timeout(ANSWER_MS), ...asked }));
    const answer = parseServerAnswer(kind, text);
    if (answer === undefined) throw new CannotConnect({ key: 'connect.noServer', url: this.origin });
    return answer;
  }

  /** The answer to a request, if the server takes it. */
  async send({ method, path, body, headers, signal }: Asked): Promise<Response> {
    let response: Response;
    try {
      response = await fetch(`${this.origin}${path}`, {
        method,
        headers: {
          ...(this.#token !== undefined && { authorization: `Bearer ${this.#token}` }),
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
        // A token goes to the server that it is for, and to no other.
        redirect: 'error',
      });
    } catch (error) {
      throw new Unreachable('', { cause: error });
    }
    if (response.ok) return response;
    const said = parseServerAnswer('error', await textOf(response).catch(() => ''))?.error.message;
    if (isPassing(response.status)) throw new Unreachable(said ?? '');
    if (said === undefined) throw new CannotConnect({ key: 'connect.noServer', url: this.origin });
    throw new Refused(response.status, cut(said, LONGEST_MESSAGE));
  }
}

/** The text of an answer, if it is not too large. */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length;
      if (size > LARGEST_ANSWER) return '';
      chunks.push(chunk);
    }
  } catch (error) {
    throw new Unreachable('', { cause: error });
  }
  return Buffer.concat(chunks).toString('utf8');
}
