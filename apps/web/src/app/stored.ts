// Everything that this page may keep on this device, and how to delete it. A test plays, opens every screen, and compares what it finds with this list.
import { becomes, PERSON_KEY, whoAmI } from './me.ts';
import { ask, RequestFailed } from './server.ts';
import { forgetSettings, SETTINGS_KEY } from './settings.ts';

/** `name`: what it is called where it lies; a name that ends in a dot or a space is the beginning of many. */
export const STORED = [
  { key: 'settings', where: 'localStorage', name: SETTINGS_KEY },
  { key: 'matches', where: 'indexedDB', name: 'openshake' },
  { key: 'drafts', where: 'indexedDB', name: 'openshake-drafts' },
  { key: 'reviews', where: 'indexedDB', name: 'openshake-reviews' },
  { key: 'marks', where: 'sessionStorage', name: 'openshake.marks.' },
  { key: 'unread', where: 'sessionStorage', name: 'openshake.unread.' },
  { key: 'acts', where: 'sessionStorage', name: 'openshake.acts' },
  { key: 'person', where: 'localStorage', name: PERSON_KEY },
  { key: 'session', where: 'cookie', name: 'openshake' },
  { key: 'page', where: 'caches', name: 'openshake ' },
] as const;
export type StoredKey = (typeof STORED)[number]['key'];
type Stored = (typeof STORED)[number];

/** Several pages may lie on one host, each with its own files. */
const ownCaches = (): string => `openshake ${new URL('./', document.baseURI).pathname} `;

const isNamed = ({ name }: Stored, found: string): boolean =>
  /[. ]$/.test(name) ? found.startsWith(name) : found === name;

const storageAt = (where: 'localStorage' | 'sessionStorage'): Storage | undefined => {
  try {
    return globalThis[where];
  } catch {
    // A browser that stores nothing has nothing to show.
    return undefined;
  }
};

const namesIn = (stored: Stored & { where: 'localStorage' | 'sessionStorage' }): string[] =>
  Object.keys(storageAt(stored.where) ?? {}).filter((found) => isNamed(stored, found));

/** A database as it is; undefined if there is none. It is not made by being asked about. */
function openKept(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((done, fail) => {
    const asked = indexedDB.open(name);
    let isNew = false;
    asked.onupgradeneeded = () => {
      isNew = true;
      asked.transaction?.abort();
    };
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => (isNew ? done(undefined) : fail(asked.error));
  });
}

/** How many things a database has. */
async function countIn(name: string): Promise<number> {
  const database = await openKept(name);
  if (!database) return 0;
  try {
    // The first store has the things, others what belongs to them.
    const [first] = database.objectStoreNames;
    if (first === undefined) return 0;
    const counting = database.transaction(first).objectStore(first).count();
    return await new Promise((done, fail) => {
      counting.onsuccess = () => done(counting.result);
      counting.onerror = () => fail(counting.error);
    });
  } finally {
    database.close();
  }
}

async function countOf(stored: Stored): Promise<number> {
  switch (stored.where) {
    case 'localStorage':
    case 'sessionStorage':
      return namesIn(stored).length;
    case 'indexedDB':
      return countIn(stored.name);
    case 'caches':
      return 'caches' in globalThis ? (await caches.keys()).filter((each) => each.startsWith(ownCaches())).length : 0;
    case 'cookie':
      // No script reads the cookie. It is there as long as somebody is logged in.
      return storageAt('localStorage')?.getItem(PERSON_KEY) ? 1 : 0;
  }
}

/** How many of each are kept now; null where this browser does not say. */
export async function countStored(): Promise<Record<StoredKey, number | null>> {
  const counted = await Promise.all(
    STORED.map(async (stored) => [stored.key, await countOf(stored).catch(() => null)] as const),
  );
  return Object.fromEntries(counted) as Record<StoredKey, number | null>;
}

const deleteDatabase = (name: string): Promise<void> =>
  new Promise((done, fail) => {
    const asked = indexedDB.deleteDatabase(name);
    asked.onsuccess = () => done();
    asked.onerror = () => fail(asked.error);
    // Another tab lets go of it when it hears of this; then it succeeds.
  });

/** The cookie is the server's: only it can take it away. */
async function endSession(): Promise<boolean> {
  if (!(await whoAmI())) return storageAt('localStorage')?.getItem(PERSON_KEY) == null;
  try {
    await ask('DELETE', 'api/sessions/current');
  } catch (error) {
    if (!(error instanceof RequestFailed) || error.kind !== 'no-session') return false;
  }
  becomes(null);
  return true;
}

/** Deletes everything. False: the session is still there, because the server could not be reached. */
export async function deleteStored(): Promise<boolean> {
  const isOut = await endSession();
  forgetSettings();
  for (const stored of STORED) {
    if (stored.where === 'indexedDB') await deleteDatabase(stored.name).catch(() => {});
    // Who this is must be known as long as the session is there.
    const stays = stored.key === 'person' && !isOut;
    if ((stored.where === 'localStorage' || stored.where === 'sessionStorage') && !stays)
      for (const name of namesIn(stored)) storageAt(stored.where)?.removeItem(name);
  }
  if ('serviceWorker' in navigator) {
    const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
    await registration?.unregister();
  }
  if ('caches' in globalThis)
    for (const name of await caches.keys()) if (name.startsWith(ownCaches())) await caches.delete(name);
  return isOut;
}
