// How a search ends when the caller wants no more.

/** Thrown when a search is told to stop. Nothing it has found so far counts. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
  readonly steps: number;

  constructor(steps: number) {
    super(`The search was stopped after ${steps} steps.`);
    this.steps = steps;
  }
}
