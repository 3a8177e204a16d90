// Where a request comes from. A browser says it in `Origin`; a page of another site must not act in a person's name.
import type { IncomingHttpHeaders } from 'node:http';

export interface Reached {
  /** Whether every request arrives by TLS. */
  isTls: boolean;
  /** Whether a proxy's word about host and TLS counts. */
  trustProxy?: boolean | undefined;
}

const first = (value: string | string[] | undefined): string | undefined =>
  (Array.isArray(value) ? value[0] : value)?.split(',')[0]?.trim();

export const isSecure = (headers: IncomingHttpHeaders, { isTls, trustProxy }: Reached): boolean =>
  isTls || (trustProxy === true && first(headers['x-forwarded-proto']) === 'https');

const hostOf = (headers: IncomingHttpHeaders, { trustProxy }: Reached): string | undefined =>
  (trustProxy ? first(headers['x-forwarded-host']) : undefined) ?? headers.host;

/** `own`: the server's own page. `foreign`: another one. `none`: not a browser, or a browser that asks for a page. */
export function originOf(headers: IncomingHttpHeaders, reached: Reached): 'own' | 'foreign' | 'none' {
  const { origin } = headers;
  if (origin === undefined) return 'none';
  const host = hostOf(headers, reached);
  const from = URL.canParse(origin) ? new URL(origin) : null;
  if (!from || host === undefined || !/^https?:$/.test(from.protocol)) return 'foreign';
  // A page that came without TLS may have been changed on its way.
  if (isSecure(headers, reached) && from.protocol !== 'https:') return 'foreign';
  const here = `${from.protocol}//${host}`;
  return URL.canParse(here) && new URL(here).origin === from.origin ? 'own' : 'foreign';
}
