// Why a server does not start, or its data cannot be copied: one sentence, with what to do next.

import { cut } from '@openshake/rules';
import type { ServeTrouble } from '@openshake/server';
import { readingFault, shownPath, writingFault } from '../whyNot.ts';
import type { Text } from '../words/texts/index.ts';
import { NoServer } from './door.ts';
import type { Kept, ServeArgs } from './options.ts';

const LONGEST_ERROR = 300;

type Failed = Partial<NodeJS.ErrnoException> & { trouble?: ServeTrouble };

const messageOf = (error: unknown): string =>
  cut(error instanceof Error ? error.message : String(error), LONGEST_ERROR);

/** What the server itself says about it. */
function byTrouble(trouble: ServeTrouble, { data, database }: Kept, file: string): Text {
  const place = shownPath(data);
  switch (trouble) {
    case 'in-use':
      return database === undefined ? { key: 'serve.inUse', folder: place } : { key: 'serve.inUse.database' };
    case 'newer':
      return { key: 'serve.newer' };
    case 'database-unreachable':
      return { key: 'serve.database.unreachable' };
    case 'database-refused':
      return { key: 'serve.database.refused' };
    case 'no-data':
      return database === undefined ? { key: 'backup.noData', folder: place } : { key: 'backup.noData.database' };
    case 'not-a-backup':
      return { key: 'restore.notBackup', file: shownPath(file) };
    case 'has-data':
      return database === undefined ? { key: 'restore.taken', folder: place } : { key: 'restore.taken.database' };
  }
}

const FOLDER_CODES = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EEXIST', 'EISDIR', 'ENOENT', 'EIO'];

/** Why the server did not start. */
export function whyNotStarted(error: unknown, args: ServeArgs): Text {
  if (error instanceof NoServer) return { key: 'serve.notInstalled' };
  const { code = '', syscall = '', trouble } = error as Failed;
  const { port, host, data } = args;
  if (trouble !== undefined) return byTrouble(trouble, args, '');
  if (code === 'EADDRINUSE') return { key: 'serve.portTaken', port };
  if (syscall === 'listen' && (code === 'EACCES' || code === 'EPERM')) return { key: 'serve.portForbidden', port };
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo') return { key: 'serve.noHost', host: cut(host) };
  if (FOLDER_CODES.includes(code))
    return {
      key: 'serve.folder',
      folder: shownPath(data),
      why: code === 'EEXIST' ? { key: 'file.ENOTDIR' } : writingFault(error),
    };
  return { key: 'serve.failed', error: messageOf(error) };
}

/** Why nothing was copied, or nothing was brought back. */
export function whyNotCopied(error: unknown, command: 'backup' | 'restore', file: string, kept: Kept): Text {
  if (error instanceof NoServer) return { key: 'serve.notInstalled' };
  const { code, path, trouble } = error as Failed;
  if (trouble !== undefined) return byTrouble(trouble, kept, file);
  if (code === 'EEXIST') return { key: 'backup.exists', file: shownPath(file) };
  const isFile = path === undefined || path.startsWith(file);
  if (code !== undefined && /^E[A-Z]+$/.test(code)) {
    if (!isFile) return { key: 'serve.folder', folder: shownPath(kept.data), why: writingFault(error) };
    if (command === 'backup') return { key: 'backup.notWritten', file: shownPath(file), why: writingFault(error) };
    return { key: 'restore.notRead', file: shownPath(file), why: readingFault(error) };
  }
  return { key: command === 'backup' ? 'backup.failed' : 'restore.failed', error: messageOf(error) };
}
