// The server's package. It has native parts and stays outside the command's one file, so it is loaded only when it is needed.
import type { backup, restore, serve } from '@openshake/server';

export interface ServerDoor {
  serve: typeof serve;
  backup: typeof backup;
  restore: typeof restore;
}

/** The command was installed without the server. */
export class NoServer extends Error {}

export async function loadServer(): Promise<ServerDoor> {
  try {
    return await import('@openshake/server');
  } catch (error) {
    // It is not there, or was never built.
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') throw new NoServer();
    throw error;
  }
}
