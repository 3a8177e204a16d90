// The game of a rulebook.
import { type BookId, books, type GameName } from '@openshake/rules';

export const gameOf = (book: BookId): GameName => books[book].game;
