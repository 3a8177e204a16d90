// The door of the package: players that choose their actions from what a seat may see.
export type { Bot, BotOptions, Deed } from './bot.ts';
export * from './chance.ts';
export { createBot } from './createBot.ts';
export * from './levels.ts';
