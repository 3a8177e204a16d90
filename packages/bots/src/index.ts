// The door of the package: players that choose their actions from what a seat may see.
export type { Bot, BotOptions, Deed } from './bot.ts';
export { type About, Chance } from './chance.ts';
export { createBot } from './createBot.ts';
export { onSetsTable } from './games/onsets.ts';
export { isLevel, LEVELS, type LevelName } from './levels.ts';
export { type Answer, type JudgedMove, type Laid, laidOf, type Mind, moved, type Proof, type YesNo } from './mind.ts';
export { createMind } from './minds.ts';
export { safeMoves } from './safeMoves.ts';
