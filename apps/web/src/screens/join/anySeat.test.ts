// Three friends press the button at once: each gets a seat while there is one.
import type { ShownTable } from '@openshake/protocol/server';
import { expect, it } from 'vitest';
import { RequestFailed } from '../../transport/api.ts';
import { sitAnywhere } from './anySeat.ts';

const tableWith = (...people: (string | null)[]): ShownTable =>
  ({
    state: 'open',
    seats: people.map((name, at) => ({ seat: 'abc'[at], person: name === null ? null : { id: name, name } })),
  }) as unknown as ShownTable;

async function sitting(shown: ShownTable, meanwhile: ShownTable) {
  const asked: string[] = [];
  const taken = new Set<string>(meanwhile.seats.filter(({ person }) => person !== null).map(({ seat }) => seat));
  const done = sitAnywhere(
    shown,
    async () => meanwhile,
    async (_, seat) => {
      asked.push(seat);
      if (taken.has(seat)) throw new RequestFailed('taken', '');
    },
  );
  return {
    asked,
    failed: await done.then(
      () => null,
      (error: unknown) => error,
    ),
  };
}

it('takes the next free seat where somebody else was faster', async () => {
  const { asked, failed } = await sitting(tableWith('Ana', null, null), tableWith('Ana', 'Ben', null));
  expect(failed).toBe(null);
  expect(asked).toEqual(['b', 'c']);
});

it('says so where no seat is left', async () => {
  const { asked, failed } = await sitting(tableWith('Ana', null, null), tableWith('Ana', 'Ben', 'Cy'));
  expect(failed).toBeInstanceOf(RequestFailed);
  expect(asked).toEqual(['b']);
});
