// The game of a match.
import { books } from '../books/index.ts';
import { equationsGame } from './equations.ts';
import type { Game, JudgedSetup } from './game.ts';
import { onSetsGame } from './onsets.ts';

export const gameOf = (setup: Pick<JudgedSetup, 'book'>): Game =>
  books[setup.book].game === 'equations' ? equationsGame : onSetsGame;
