// Bots for either game, for whoever has room for both.
import { books } from '@openshake/rules';
import { type Bot, type BotOptions, type MakeMind, SeatedBot } from './bot.ts';
import * as equations from './equations.ts';
import * as onsets from './onsets.ts';

const makeMind: MakeMind = (book, ...rest) =>
  (books[book].game === 'equations' ? equations : onsets).makeMind(book, ...rest);

export const createBot = (options: BotOptions): Bot => new SeatedBot(options, makeMind);
