// The browser's functions that the tests use.
import type { Browser } from 'playwright-core';

export function startChromium(): Promise<Browser>;
export function readyChromium(): Promise<string>;
