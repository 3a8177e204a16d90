// Why the system did not read or write something, in plain words.
import { cut } from '@openshake/rules';
import { harmless } from './forTerminal.ts';

type Reasons = Readonly<Record<string, string>>;

const EITHER: Reasons = {
  ENOTDIR: 'a file is where a folder should be',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'the name is too long. Choose a shorter one',
  ELOOP: 'its links lead in a circle',
  EIO: 'the device is not working',
  EMFILE: 'too many files are open',
};

const READING: Reasons = {
  ...EITHER,
  ENOENT: 'there is no such file',
  EACCES: 'you do not have permission to read it',
  EPERM: 'you do not have permission to read it',
};

const WRITING: Reasons = {
  ...EITHER,
  ENOENT: 'there is no such place',
  EACCES: 'you do not have permission to write there',
  EPERM: 'you do not have permission to write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'you have used all of your disk space',
  EFBIG: 'the file would be too large',
};

/** Without the text of the system, which repeats the whole path. */
const reason = (reasons: Reasons, { code = 'unknown error' }: NodeJS.ErrnoException): string =>
  reasons[code] ?? `the system refuses it (${code})`;

export const whyNotRead = (error: unknown): string => reason(READING, error as NodeJS.ErrnoException);
export const whyNotWritten = (error: unknown): string => reason(WRITING, error as NodeJS.ErrnoException);

/** People's own paths are shorter. */
const LONGEST_PATH = 300;

/** A path inside a sentence: a terminal obeys nothing in it, and a very long one is cut. */
export const shownPath = (path: string): string => harmless(cut(path, LONGEST_PATH));
