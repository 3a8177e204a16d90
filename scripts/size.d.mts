// What the benchmark and the test use of the measuring of sizes.
export const KB: number;
export interface Size {
  name: string;
  bytes: number;
  /** What loads only when somebody asks for it. */
  onDemand: number;
  /** The limit in KB, where there is one. */
  most: number | undefined;
}
export function measureSizes(options?: { onlyHeld?: boolean }): AsyncGenerator<Size>;
