// What the environment can change, to look closer or to have numbers sooner.

const number = (name: string, usual: number): number => Number(process.env[name] ?? usual);

export const OPTIONS = {
  /** The part to run; all if absent. */
  part: process.env.PART,
  /** Tables where everybody acts as fast as the server allows. */
  tables: number('TABLES', 300),
  /** Tables in memory at once, with three connections each. */
  many: number('MANY', 3_000),
  /** Stored matches at a start. */
  stored: number('STORED', 10_000),
  rounds: number('ROUNDS', 9),
  /** The actions of each server in a round. */
  actions: number('ACTIONS', 4_000),
  /** A folder for what the main thread did at saturation, and for what is in memory with many tables. */
  notes: process.env.NOTES,
};
