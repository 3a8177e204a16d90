// The door for programs that play only On-Sets, such as a worker in a page.
import { type Bot, type BotOptions, type MakeMind, SeatedBot } from './bot.ts';
import { OnSetsMind } from './games/onsets.ts';

const makeMind: MakeMind = (_book, _level, _chance, hurry) => new OnSetsMind(hurry);

export const createBot = (options: BotOptions): Bot => new SeatedBot(options, makeMind);
