// The door of the package: players that choose their actions from what a seat may see.
export * from './bot.ts';
export * from './chance.ts';
export * from './levels.ts';
