// Texts that tell from which source a built script was made: minifying leaves them as they are.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
/** Shorter ones may stand anywhere. */
const TEXT = /'([^'\\\n]{12,})'/g;

const cache = new Map<string, string>();

/** All code below a folder as one text, without its tests. */
function codeIn(folder: string): string {
  const known = cache.get(folder);
  if (known !== undefined) return known;
  const code = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    // Where something is imported from is not in what is built.
    .map((text) => text.replaceAll(/\b(from|import\() ?'[^']*'/g, ''))
    .join('\n');
  cache.set(folder, code);
  return code;
}

/** The texts that stand in the code of a folder, and in no code of the others. */
export function ownTexts(folder: string, others: readonly string[]): string[] {
  const elsewhere = others.map(codeIn).join('\n');
  const texts = [...codeIn(folder).matchAll(TEXT)].map(([, text = '']) => text);
  return [...new Set(texts)].filter((text) => !elsewhere.includes(text));
}
