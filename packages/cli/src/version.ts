// The version of the command, from the package that it ships in.
import { readFileSync } from 'node:fs';

/** `../package.json` is beside both `src/` and the bundle in `dist/`. */
export function version(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return manifest.version;
}
