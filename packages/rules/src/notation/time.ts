// Moments of a match as minutes, seconds and, where needed, a fraction: `0:09`, `12:03.25`.

const MINUTE = 60_000;
const SECOND = 1_000;

/** Undefined unless it is a whole number of milliseconds, as every moment of a match is. */
export function makeTime(at: unknown): string | undefined {
  if (!Number.isSafeInteger(at) || Object.is(at, -0) || Number(at) < 0) return undefined;
  const milliseconds = Number(at);
  const seconds = Math.floor((milliseconds % MINUTE) / SECOND);
  const fraction = String(milliseconds % SECOND)
    .padStart(3, '0')
    .replace(/0+$/, '');
  const whole = `${Math.floor(milliseconds / MINUTE)}:${String(seconds).padStart(2, '0')}`;
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

export function parseTime(text: string): number | undefined {
  const [, minutes, seconds, fraction = ''] = /^(\d{1,12}):([0-5]\d)(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  if (minutes === undefined || seconds === undefined) return undefined;
  const at = Number(minutes) * MINUTE + Number(seconds) * SECOND + Number(fraction.padEnd(3, '0'));
  return Number.isSafeInteger(at) ? at : undefined;
}
