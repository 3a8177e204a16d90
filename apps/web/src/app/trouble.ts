// What a failed request means to people: what did not work, and what to do next.
import { RequestFailed } from './server.ts';
import { say } from './speech.ts';

export const sayFailure = (error: unknown): string =>
  say(`trouble.${error instanceof RequestFailed ? error.kind : 'strange'}`);
