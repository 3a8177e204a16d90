// What every store promises. Each store runs all of it.
import { afterAll, beforeAll, describe } from 'vitest';
import { logContract } from './contract/logs.ts';
import { matchContract } from './contract/matches.ts';
import type { Open, Opened } from './contract/opened.ts';
import { peopleContract } from './contract/people.ts';
import { tableContract } from './contract/tables.ts';

export function storeContract(name: string, open: Open): void {
  describe(`the store in ${name}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.end());
    const it = () => opened;
    logContract(it);
    peopleContract(it);
    tableContract(it);
    matchContract(it);
  });
}
