// Who you are at the server: nobody until it matters, then a guest with a made-up name, or an account.
import type { OwnPerson } from '@openshake/protocol/server';
import { signal } from '@preact/signals';
import { ask, RequestFailed } from './server.ts';

/** undefined: not asked yet. null: nobody. */
export const me = signal<OwnPerson | null | undefined>(undefined);

/** The session itself is in a cookie that no script reads, so this remembers that there is one. */
export const PERSON_KEY = 'openshake.person';

function remembers(): boolean {
  try {
    return localStorage.getItem(PERSON_KEY) !== null;
  } catch {
    return false;
  }
}

/** From now on this browser is this person, or nobody. */
export function becomes(person: OwnPerson | null): void {
  me.value = person;
  try {
    if (person) localStorage.setItem(PERSON_KEY, person.id);
    else localStorage.removeItem(PERSON_KEY);
  } catch {
    // Nothing can be kept here. The session holds until the page is closed.
  }
}

let asked: Promise<OwnPerson | null> | undefined;

/** Asks once who this is. If nobody answers it is not known, and asked again by whoever needs it. */
export function whoAmI(): Promise<OwnPerson | null> {
  const known = me.peek();
  if (known !== undefined) return Promise.resolve(known);
  if (!remembers()) {
    me.value = null;
    return Promise.resolve(null);
  }
  asked ??= ask<{ person: OwnPerson }>('GET', 'api/me')
    .then(({ person }) => {
      becomes(person);
      return person;
    })
    .catch((error: unknown) => {
      if (error instanceof RequestFailed && error.kind === 'no-session') becomes(null);
      return null;
    })
    .finally(() => {
      asked = undefined;
    });
  return asked;
}

let becoming: Promise<OwnPerson> | undefined;

/** Sitting down makes you somebody: a guest, if you had no name yet. */
export async function beSomebody(): Promise<OwnPerson> {
  const known = await whoAmI();
  if (known) return known;
  becoming ??= ask<{ person: OwnPerson }>('POST', 'api/guests')
    .then(({ person }) => {
      becomes(person);
      return person;
    })
    .finally(() => {
      becoming = undefined;
    });
  return becoming;
}
