// The server's own secret: a file in its data folder that nobody else may read.
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BYTES = 32;

export async function readSecret(folder: string): Promise<Uint8Array> {
  const file = join(folder, 'secret.key');
  try {
    await writeFile(file, randomBytes(BYTES).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
  if (secret.length !== BYTES) throw new Error(`The file ${file} is damaged. Restore it from a backup, or delete it.`);
  return secret;
}
