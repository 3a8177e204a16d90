// How the command was started, and so how a person can start it again.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { harmless } from './forTerminal.ts';
import type { Surroundings } from './surroundings.ts';

type Env = Surroundings['env'];

/** A word as a shell reads it, whatever it contains. */
export function quoted(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) && process.platform !== 'win32' ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}

/** Whether the shell finds a program of this name. */
const isOnPath = (name: string, { PATH = '' }: Env): boolean =>
  PATH.split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, name)));

/** By npm, through npx, by its name, or by its file. */
export function ourCommand(env: Env): string {
  // npm puts the command's folder on the path of whatever it runs.
  if (env.npm_command === 'exec' || env.npm_lifecycle_event !== undefined) return 'npx openshake';
  return isOnPath('openshake', env) ? 'openshake' : `node ${harmless(quoted(process.argv[1] ?? 'openshake'))}`;
}
