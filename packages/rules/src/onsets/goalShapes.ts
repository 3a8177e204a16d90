// The shapes in which a Goal-setter may lay digit cubes, and what each makes of its digits in their order.

export interface GoalShape {
  shape: string;
  digits: number;
  /** The same as a formula, for people. */
  means: string;
  value: (a: number, b: number, c: number) => number;
}

export const GOAL_SHAPES: readonly GoalShape[] = [
  { shape: 'single', digits: 1, means: 'A', value: (a) => a },
  { shape: 'row', digits: 2, means: 'A + B', value: (a, b) => a + b },
  { shape: 'row', digits: 3, means: 'A + B + C', value: (a, b, c) => a + b + c },
  { shape: 'column', digits: 2, means: 'A × B', value: (a, b) => a * b },
  { shape: 'column', digits: 3, means: 'A × B × C', value: (a, b, c) => a * b * c },
  { shape: 'L', digits: 3, means: '(A × B) + C', value: (a, b, c) => a * b + c },
  { shape: 'T', digits: 3, means: 'A × (B + C)', value: (a, b, c) => a * (b + c) },
];

export const MOST_GOAL_DIGITS = Math.max(...GOAL_SHAPES.map(({ digits }) => digits));
