// Tables of the server, opened and joined without the screens that do it, for tests of what comes after.
import type { Page } from 'playwright-core';

export interface OpenedTable {
  id: string;
  code: string;
}

/** Makes the person of this page a guest and opens a table. */
export const openTable = (page: Page, wish: object): Promise<OpenedTable> =>
  page.evaluate(async (body) => {
    const ask = async (path: string, what: object) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(what) });
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      return answer.json();
    };
    const { person } = await ask('api/guests', {});
    localStorage.setItem('openshake.person', person.id);
    const { table } = await ask('api/tables', body);
    return { id: table.id, code: table.code };
  }, wish);

/** Makes the person of this page a guest who sits down. */
export const sitDown = (page: Page, { id, code }: OpenedTable, seat: string): Promise<void> =>
  page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' };
      const made = await fetch('api/guests', { method: 'POST', headers, body: '{}' });
      localStorage.setItem('openshake.person', (await made.json()).person.id);
      const answer = await fetch(path as string, { method: 'PUT', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [`api/tables/${id}/seats/${seat}`, { code }] as const,
  );
