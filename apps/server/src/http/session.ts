// How a request says who it is from: the cookie, or a bearer token. Used for sockets too, so it reads plain headers.
import type { IncomingHttpHeaders } from 'node:http';
import { SESSION_MS } from '../people/sessions.ts';

export const COOKIE = 'openshake';

export interface Credentials {
  token: string;
  /** A browser sends cookies with requests that other pages make; it never sends a bearer token by itself. */
  by: 'bearer' | 'cookie';
}

export function credentialsIn({ authorization, cookie }: IncomingHttpHeaders): Credentials | null {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  if (bearer !== undefined) return { token: bearer, by: 'bearer' };
  for (const pair of (cookie ?? '').split(';')) {
    const [name = '', value = ''] = pair.split('=', 2);
    if (name.trim() === COOKIE) return { token: value.trim(), by: 'cookie' };
  }
  return null;
}

const cookieWith = (value: string, seconds: number, secure: boolean): string =>
  `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** `secure`: the browser sends it over TLS only. Without TLS it would not be kept at all. */
export const makeCookie = (token: string, secure: boolean): string => cookieWith(token, SESSION_MS / 1000, secure);
export const endCookie = (secure: boolean): string => cookieWith('', 0, secure);
