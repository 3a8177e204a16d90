// The levels, from a child's first week to exact play: what each one sees, and how often it makes which mistake.
export const LEVELS = ['first-week', 'first-term', 'club', 'team', 'champion', 'perfect'] as const;
export type LevelName = (typeof LEVELS)[number];

export const isLevel = (word: string): word is LevelName => (LEVELS as readonly string[]).includes(word);

export interface Level {
  /** The most cubes in a Solution that comes to mind. */
  horizon: number;
  /** How often it overlooks a Solution of that many cubes. It overlooks shorter ones less often. */
  dimness: number;
  /** How often it moves a cube without looking where that leads. */
  careless: number;
  /** How often it calls Impossible when no Solution comes to mind. */
  rash: number;
  /** How often it calls Now with two cubes missing. */
  hasty: number;
  /** How often it writes a Solution with one of the slips in slips.ts. */
  slips: number;
  /** How often it accepts a Solution without checking it. */
  trusting: number;
  /** How often it lets an illegal action go uncharged. */
  shy: number;
  /** How often it forgets a rule of play when only the players are watching. */
  forgetful: number;
  /** How many moves it looks at before it makes one. */
  patience: number;
  /** How often it chooses a move for what it leaves the next player. */
  cunning: number;
  /** Seconds to think about a normal decision. */
  ponders: number;
}

export const levels: Readonly<Record<LevelName, Level>> = {
  'first-week': {
    horizon: 3,
    dimness: 0.7,
    careless: 0.6,
    rash: 0.04,
    hasty: 0.05,
    slips: 0.4,
    trusting: 0.8,
    shy: 0.95,
    forgetful: 0.06,
    patience: 2,
    cunning: 0,
    ponders: 14,
  },
  'first-term': {
    horizon: 5,
    dimness: 0.5,
    careless: 0.2,
    rash: 0.015,
    hasty: 0.012,
    slips: 0.15,
    trusting: 0.5,
    shy: 0.7,
    forgetful: 0.03,
    patience: 3,
    cunning: 0,
    ponders: 12,
  },
  club: {
    horizon: 6,
    dimness: 0.3,
    careless: 0.07,
    rash: 0.006,
    hasty: 0.004,
    slips: 0.08,
    trusting: 0.25,
    shy: 0.35,
    forgetful: 0.012,
    patience: 5,
    cunning: 0.1,
    ponders: 10,
  },
  team: {
    horizon: 8,
    dimness: 0.25,
    careless: 0.025,
    rash: 0.002,
    hasty: 0.002,
    slips: 0.04,
    trusting: 0.1,
    shy: 0.1,
    forgetful: 0.003,
    patience: 8,
    cunning: 0.4,
    ponders: 8,
  },
  champion: {
    horizon: 11,
    dimness: 0.12,
    careless: 0.005,
    rash: 0,
    hasty: 0,
    slips: 0.01,
    trusting: 0.02,
    shy: 0.02,
    forgetful: 0,
    patience: 14,
    cunning: 0.8,
    ponders: 6,
  },
  perfect: {
    horizon: Number.POSITIVE_INFINITY,
    dimness: 0,
    careless: 0,
    rash: 0,
    hasty: 0,
    slips: 0,
    trusting: 0,
    shy: 0,
    forgetful: 0,
    patience: 99,
    cunning: 1,
    ponders: 5,
  },
};
