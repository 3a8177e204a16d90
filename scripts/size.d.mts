// The size measurements that the benchmark and the test use.
export const KB: number;
export interface Size {
  name: string;
  bytes: number;
  /** What loads only on demand. */
  onDemand: number;
  /** The limit in KB, if there is one. */
  most: number | undefined;
}
export function measureSizes(options?: { onlyHeld?: boolean }): AsyncGenerator<Size>;
