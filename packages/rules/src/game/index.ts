// The game of a match.
import { books } from '../books/index.ts';
import type { Setup } from '../match/state.ts';
import { equationsGame } from './equations.ts';
import type { Game } from './game.ts';
import { onSetsGame } from './onsets.ts';

export const gameOf = (setup: Setup): Game => (books[setup.book].game === 'equations' ? equationsGame : onSetsGame);
