// The levels, from a child's first week to exact play.
export const LEVELS = ['first-week', 'first-term', 'club', 'team', 'champion', 'perfect'] as const;
export type LevelName = (typeof LEVELS)[number];

export const isLevel = (word: string): word is LevelName => (LEVELS as readonly string[]).includes(word);
