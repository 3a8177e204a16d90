// Why the system did not read or write something, in plain words.
import { cut } from '@openshake/rules';
import { harmless } from './forTerminal.ts';

type Reasons = Readonly<Record<string, string>>;

const EITHER: Reasons = {
  ENOTDIR: 'a file is where a folder should be',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'the name is too long. Choose a shorter one',
  ELOOP: 'its links lead in a circle',
  EIO: 'the device does not work',
  EMFILE: 'too many files are open',
};

const READING: Reasons = {
  ...EITHER,
  ENOENT: 'there is no such file',
  EACCES: 'reading it is not allowed',
  EPERM: 'reading it is not allowed',
};

const WRITING: Reasons = {
  ...EITHER,
  ENOENT: 'there is no such place',
  EACCES: 'writing there is not allowed',
  EPERM: 'writing there is not allowed',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'you have used all the space that you may use',
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
