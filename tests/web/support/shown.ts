// The screens of `npm run shots` in a browser of the tests, each with what its console may say there.
import { join } from 'node:path';
import type { Screen } from '../../../apps/web/tools/screens.mjs';
import { openPage, type Watched } from './site.ts';

const tools = join(import.meta.dirname, '..', '..', '..', 'apps', 'web', 'tools');
export const { SIZES, STILL }: typeof import('../../../apps/web/tools/screens.mjs') = await import(
  join(tools, 'screens.mjs')
);
const { companyOf, openStage }: typeof import('../../../apps/web/tools/stage.mjs') = await import(
  join(tools, 'stage.mjs')
);

export const stage = openStage();

/** So many are looked at in one test, which has a limit of time. */
const MOST = 24;

/** Those that can be shown one after the other in the same context. */
export function companiesOf(screens: readonly Screen[]): ReadonlyMap<string, readonly Screen[]> {
  const all = new Map<string, Screen[]>();
  for (const screen of screens) all.set(companyOf(screen), [...(all.get(companyOf(screen)) ?? []), screen]);
  return new Map(
    [...all].flatMap(([company, own]) => {
      const parts = Math.ceil(own.length / MOST);
      return Array.from({ length: parts }, (_, at): [string, readonly Screen[]] => [
        parts > 1 ? `${company}, part ${at + 1} of ${parts}` : company,
        own.slice(at * MOST, (at + 1) * MOST),
      ]);
    }),
  );
}

/** A page for these screens, which are of one company. */
export async function openFor(screens: readonly Screen[]): Promise<Watched> {
  const [first] = screens;
  if (!first) throw new Error('There is nothing to show.');
  const { address } = await stage.siteOf(first);
  const watched = await openPage(address, { reducedMotion: 'reduce', serviceWorkers: 'block' }, (page) =>
    stage.enter(page.context(), first),
  );
  // A plain host has no server behind it, and the gallery no icon.
  watched.expect(/ 404 .*\/(health|favicon\.ico)$/);
  for (const { says } of screens) if (says) watched.expect(says);
  return watched;
}
