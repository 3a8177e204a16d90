// The player's choices from last time, kept beside the matches.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeSettings, parseSettings, type Settings } from '@openshake/protocol';
import type { Surroundings } from '../surroundings.ts';
import type { Text } from '../words/texts/index.ts';
import { ourFolder, readShort, writeWhole } from './saving.ts';

type Env = Surroundings['env'];

function settingsFile(env: Env): string | undefined {
  const folder = ourFolder(env);
  return folder === undefined ? undefined : join(folder, 'settings.json');
}

/** `trouble`: the message about an unreadable file, which is then ignored. */
export function readSettings(env: Env): { settings: Settings; trouble?: Text } {
  const file = settingsFile(env);
  if (file === undefined || !existsSync(file)) return { settings: {} };
  try {
    if (statSync(file).isDirectory())
      return {
        settings: {},
        trouble: { key: 'settings.folder', file },
      };
    const settings = parseSettings(readShort(file) ?? '');
    if (settings) return { settings };
  } catch {
    // The message is below.
  }
  return {
    settings: {},
    trouble: { key: 'settings.unreadable', file },
  };
}

/** If the file cannot be written, these choices are not suggested next time. Nothing else is lost. */
export function rememberSettings(settings: Settings, env: Env): void {
  const file = settingsFile(env);
  if (file === undefined) return;
  try {
    writeWhole(file, makeSettings(settings));
  } catch {
    // The match itself says why nothing can be written.
  }
}
