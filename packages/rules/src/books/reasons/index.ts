// What the clauses of every book state about Solutions.
import type { BookId } from '../book.ts';
import type { BookReasons } from './citations.ts';
import { equationsReasons } from './equations.ts';
import { onSetsReasons } from './onsets.ts';

export const bookReasons: Readonly<Record<BookId, BookReasons>> = { ...onSetsReasons, ...equationsReasons };
