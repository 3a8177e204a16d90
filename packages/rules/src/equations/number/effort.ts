/** What one decision may spend on its dearest tests, in units of some 20 µs: counted, not timed, so that answers repeat. */
export const FULL = 12_000;

let left = FULL;
let all = 0;

export function refill(): void {
  left = FULL;
}

export function isAffordable(cost: number): boolean {
  return cost <= left;
}

/** Whether there is enough left; if so, it is spent. */
export function spend(cost: number): boolean {
  if (!isAffordable(cost)) return false;
  left -= cost;
  all += cost;
  return true;
}

/** What has been spent since the start, over all decisions: for work that makes many of them. */
export function spentInAll(): number {
  return all;
}
