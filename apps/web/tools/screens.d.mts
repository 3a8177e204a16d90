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
  /** `gallery`: a moment or state of the gallery. `server`: the real one, see `house.mjs`. `folder`: a plain web host. */
  site: 'gallery' | 'server' | 'folder';
  /** Who looks, at the server. */
  as?: 'ana' | 'dee' | 'nobody';
  /** `{code}` stands for what `house.mjs` calls so. */
  address: string;
  /** It needs the two played matches in the browser. */
  played?: boolean;
  /** Something moves there, and is caught on its way. */
  moves?: boolean;
  /** What is done with the page before it opens. */
  before?: (page: Page) => Promise<unknown>;
  /** What has to be seen before anything is touched. */
  shows?: string;
  /** What is touched before one looks. */
  steps?: (page: Page) => Promise<unknown>;
  /** What its console may say. */
  says?: RegExp;
}

export const THEMES: readonly string[];
export const SIZES: readonly Size[];
export const SCREENS: readonly Screen[];
/** Without those where something moves. */
export const STILL: readonly Screen[];
export function keepMatches(matches: unknown): Promise<void>;
export function seen(page: Page, selector: string): Promise<void>;
