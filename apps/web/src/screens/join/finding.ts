// Finds a table by its code.
import type { ShownTable } from '@openshake/protocol/server';
import { ask, RequestFailed } from '../../app/server.ts';
import { say } from '../../app/speech.ts';
import { sayFailure } from '../../app/trouble.ts';

export const findTable = async (code: string): Promise<ShownTable> =>
  (await ask<{ table: ShownTable }>('GET', `api/join/${encodeURIComponent(code)}`)).table;

/** A wrong code is not corrected by guessing. */
export const sayNotFound = (error: unknown): string =>
  error instanceof RequestFailed && error.kind === 'not-found' ? say('join.wrong') : sayFailure(error);
