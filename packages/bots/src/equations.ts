// The door for programs that play only Equations, such as a worker in a page.
import { type Bot, type BotOptions, type MakeMind, SeatedBot } from './bot.ts';
import { EquationsMind } from './games/equations.ts';

const makeMind: MakeMind = (_book, { horizon }, chance, hurry) => new EquationsMind(horizon, chance, hurry);

export const createBot = (options: BotOptions): Bot => new SeatedBot(options, makeMind);
