// What the tests use of the browser.
import type { Browser } from 'playwright-core';

export function startChromium(): Promise<Browser>;
export function readyChromium(): Promise<string>;
