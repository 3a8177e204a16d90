// Bots for either game, for programs with room for both.
import { type Bot, type BotOptions, SeatedBot } from './bot.ts';
import { createMind } from './minds.ts';

export const createBot = (options: BotOptions): Bot =>
  new SeatedBot(options, (book, { horizon }, chance, hurry) => createMind(book, { horizon, chance, hurry }));
