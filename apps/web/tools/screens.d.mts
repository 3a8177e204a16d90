// What the tests use of it.
import type { Page } from 'playwright-core';

export interface Size {
  width: number;
  height: number;
  /** In percent; left out: as usual. */
  text?: number;
}

export interface Screen {
  name: string;
  address: string;
  /** It is a moment of the gallery. */
  gallery?: boolean;
  /** It needs the two played matches in the browser. */
  played?: boolean;
  /** What is touched before one looks. */
  steps?: (page: Page) => Promise<void>;
}

export const THEMES: readonly string[];
export const SIZES: readonly Size[];
export const SCREENS: readonly Screen[];
export function keepMatches(matches: unknown): Promise<void>;
