// The real server with people and tables in it: what the pictures and the tests of every screen look at.
import { openServer } from './site.mjs';

/** Somebody at the server: a program with a session of its own. */
async function personAt(address, name) {
  const ask = async (method, path, body, token) => {
    const answer = await fetch(address + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  };
  const { person, token } = await ask('POST', 'api/guests', {});
  await ask('PATCH', 'api/me', { name }, token);
  return { id: person.id, name, token, ask: (method, path, body) => ask(method, path, body, token) };
}

/** With an account, the session is another one. */
async function withAccount(person, login) {
  const wish = { name: login, password: 'seven green cubes' };
  const { token } = await person.ask('POST', 'api/accounts', wish);
  return { ...person, token };
}

/** Stays connected at a table, so that the others see this person there. Gives a way to leave. */
async function stayAt(address, { token }, { id, code }) {
  const gone = new AbortController();
  const authorization = `Bearer ${token}`;
  const events = await fetch(`${address}api/live/events`, { headers: { authorization }, signal: gone.signal });
  const reader = events.body.pipeThrough(new TextDecoderStream()).getReader();
  const first = await reader.read();
  const { stream } = JSON.parse(/^data: ?(.*)$/m.exec(first.value ?? '')?.[1] ?? '{}');
  const send = (message) =>
    fetch(`${address}api/live`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'openshake-stream': stream },
      body: JSON.stringify(message),
    });
  await send({ type: 'hello', protocol: 1 });
  await send({ type: 'watch', table: id, ...(code && { code }) });
  // What is not read would hold the server up.
  const read = async () => {
    while (!(await reader.read()).done);
  };
  read().catch(() => {});
  return () => gone.abort();
}

const WITHOUT_CLOCKS = { clocks: 'none', variations: false };

/** The server, with Ana (who has an account), Ben and Cy at their tables; Dee is a guest who sits nowhere. */
export async function openHouse() {
  const server = await openServer();
  const { address } = server;
  const leaving = [];
  const close = async () => {
    for (const leave of leaving) leave();
    await server.close();
  };
  try {
    const [guest, ben, cy, dee] = await Promise.all(['Ana', 'Ben', 'Cy', 'Dee'].map((name) => personAt(address, name)));
    const ana = await withAccount(guest, 'Ana of the Cubes');
    const open = async (host, wish) => (await host.ask('POST', 'api/tables', { ...WITHOUT_CLOCKS, ...wish })).table;
    const sit = (person, { id, code }, seat) => person.ask('PUT', `api/tables/${id}/seats/${seat}`, { code });

    // A private table that waits for one more, with its judge.
    const waiting = await open(ana, {
      rulebook: 'mlag-onsets-basic-2019',
      division: 'middle',
      seats: ['me', 'open', 'open'],
    });
    await sit(ben, waiting, 'b');
    await sit(cy, waiting, 'judge');
    // A match under way.
    const going = await open(ana, {
      rulebook: 'mlag-equations-basic-2018',
      division: 'middle',
      seats: ['me', 'open'],
    });
    await sit(ben, going, 'b');
    // Tables that anybody may join or watch.
    const listed = { listed: true, ...WITHOUT_CLOCKS };
    await open(ben, { ...listed, rulebook: 'agloa-onsets-2023', division: 'junior', seats: ['me', 'open', 'open'] });
    await open(cy, { ...listed, rulebook: 'mlag-equations-basic-2018', division: 'middle', seats: ['me', 'open'] });
    const watched = await open(ben, {
      ...listed,
      rulebook: 'mlag-onsets-adventurous-2017',
      division: 'middle',
      seats: ['me', 'open', { bot: 'club' }],
    });
    await sit(cy, watched, 'b');
    leaving.push(
      await stayAt(address, ben, waiting),
      await stayAt(address, ben, going),
      await stayAt(address, cy, waiting),
    );
    return {
      address,
      people: { ana, dee },
      /** What stands in the addresses of `screens.mjs`. */
      places: { waiting: waiting.id, code: waiting.code, going: going.id, watched: watched.id },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
