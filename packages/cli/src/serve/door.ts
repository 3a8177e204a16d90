// The server's package. It has native parts and stays outside the command's one file, so it is loaded only when it is needed.
import type { serve } from '@openshake/server';
import type { Kept } from './options.ts';

export interface ServerDoor {
  serve: typeof serve;
  /** Copies everything into a new file. */
  backup(from: Kept, file: string): Promise<void>;
  restore(file: string, to: Kept & { force: boolean }): Promise<void>;
}

/** The command was installed without the server. */
export class NoServer extends Error {}

/** One of the server's functions. */
export async function fromServer<Name extends keyof ServerDoor>(name: Name): Promise<ServerDoor[Name]> {
  const found = (await load())[name];
  if (!found) throw new NoServer();
  return found;
}

async function load(): Promise<Partial<ServerDoor>> {
  try {
    return await import('@openshake/server');
  } catch (error) {
    // It is not there, or was never built.
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') throw new NoServer();
    throw error;
  }
}
