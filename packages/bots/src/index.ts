// The door of the package: players that choose their actions from what a seat may see.
export type { Bot, BotOptions, Deed } from './bot.ts';
export * from './chance.ts';
export { createBot } from './createBot.ts';
export { onSetsTable } from './games/onsets.ts';
export * from './levels.ts';
export * from './mind.ts';
export * from './minds.ts';
export * from './safeMoves.ts';
