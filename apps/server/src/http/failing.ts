// What went wrong, as an answer in words. Whatever is not foreseen says nothing about the inside of the server.
import type { FastifyError, FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import { StoreTrouble, UnreadableRow } from '../stores/store.ts';
import { bodyTooLarge, SAYS } from './sentences.ts';

const isFastifys = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && 'statusCode' in error;

/** Whether the sender made the mistake, so that nothing is wrong with the server. */
export const isSendersFault = (error: unknown): boolean =>
  error instanceof Refused || (isFastifys(error) && (error.statusCode ?? 500) < 500);

/** The refusal for anything that was thrown; undefined if nobody foresaw it. */
export function refusalOf(error: unknown, request: FastifyRequest): Refused | undefined {
  if (error instanceof Refused) return error;
  if (error instanceof UnreadableRow) return new Refused('unavailable', SAYS.unreadableMatch);
  if (error instanceof StoreTrouble)
    return error.kind === 'conflict'
      ? new Refused('taken', SAYS.taken)
      : Object.assign(new Refused('unavailable', SAYS.cannotStore), { retryAfter: 5 });
  if (!isFastifys(error) || !isSendersFault(error)) return undefined;
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refused('too-large', bodyTooLarge(request.routeOptions.bodyLimit));
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Refused('bad-request', SAYS.notJsonType);
    default:
      return new Refused('bad-request', SAYS.badRequest);
  }
}
