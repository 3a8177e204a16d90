// What the tests use of it.
import type { BrowserContext, Page } from 'playwright-core';
import type { Screen } from './screens.mjs';
import type { Site } from './site.mjs';

export interface Stage {
  siteOf(screen: Pick<Screen, 'site'>): Promise<Site>;
  enter(context: BrowserContext, screen: Screen): Promise<void>;
  show(page: Page, screen: Screen, options?: { text?: number | undefined; lang?: 'en' | 'es' }): Promise<void>;
  settle(page: Page, text?: number): Promise<void>;
  close(): Promise<void>;
}

export function companyOf(screen: Screen): string;
export function openStage(): Stage;
