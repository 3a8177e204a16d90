// Why the system did not read or write something, in plain words.
import { cut } from '@openshake/rules';
import { harmless } from './forTerminal.ts';
import { ENGLISH } from './words/speech.ts';
import type { Text } from './words/texts/index.ts';

type Reasons = Readonly<Record<string, Text>>;

const EITHER: Reasons = {
  ENOTDIR: { key: 'file.ENOTDIR' },
  EISDIR: { key: 'file.EISDIR' },
  ENAMETOOLONG: { key: 'file.ENAMETOOLONG' },
  ELOOP: { key: 'file.ELOOP' },
  EIO: { key: 'file.EIO' },
  EMFILE: { key: 'file.EMFILE' },
};

const READING: Reasons = {
  ...EITHER,
  ENOENT: { key: 'file.ENOENT.reading' },
  EACCES: { key: 'file.EACCES.reading' },
  EPERM: { key: 'file.EACCES.reading' },
};

const WRITING: Reasons = {
  ...EITHER,
  ENOENT: { key: 'file.ENOENT.writing' },
  EACCES: { key: 'file.EACCES.writing' },
  EPERM: { key: 'file.EACCES.writing' },
  EROFS: { key: 'file.EROFS' },
  ENOSPC: { key: 'file.ENOSPC' },
  EDQUOT: { key: 'file.EDQUOT' },
  EFBIG: { key: 'file.EFBIG' },
};

/** Without the system's text, which repeats the whole path. */
const reason = (reasons: Reasons, error: unknown): Text => {
  const { code = 'unknown error' } = error as NodeJS.ErrnoException;
  return reasons[code] ?? { key: 'file.refused', code };
};

export const whyNotRead = (error: unknown, { tell } = ENGLISH): string => tell(readingFault(error));
export const whyNotWritten = (error: unknown, { tell } = ENGLISH): string => tell(writingFault(error));

/** The same if the language is not known yet. */
export const readingFault = (error: unknown): Text => reason(READING, error);
export const writingFault = (error: unknown): Text => reason(WRITING, error);

/** Real paths are shorter. */
const LONGEST_PATH = 300;

/** A path inside a sentence. A terminal obeys nothing in it, and a very long one is cut. */
export const shownPath = (path: string): string => harmless(cut(path, LONGEST_PATH));
