// Programs of the bot protocol at live tables, through `openshake connect`: the example in Python, cut wires, a killed server, and programs that misbehave.
import { fileURLToPath } from 'node:url';
import type { Row } from '@openshake/host';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openshake, testFolder } from '../../packages/cli/src/testing/openshake.ts';
import { writePrograms } from '../../packages/cli/src/testing/programs.ts';
import { type ConnectWish, connect, endConnections } from './support/connecting.ts';
import { cuttable } from './support/cutting.ts';
import type { TableSeen } from './support/messages.ts';
import { pause, until } from './support/patience.ts';
import { type Opening, Person } from './support/person.ts';
import { type Server, startServer } from './support/server.ts';
import { rowsOf } from './support/storedMatch.ts';

const SPEED = 100;
const PYTHON = ['python3', fileURLToPath(new URL('../../examples/bots/simple.py', import.meta.url))];
const EQUATIONS = { rulebook: 'mlag-equations-basic-2018', division: 'elementary', variations: false };
const ON_SETS = { rulebook: 'agloa-onsets-2023', division: 'elementary', variations: false };
const SEATS = [{ bot: 'first-week' }, 'open'] as const;

const { file } = testFolder();
const programs = writePrograms();
afterAll(programs.end);

let server: Server;
let host: Person;
/** Whose token the program has: only who sat there sees the ids in the log. */
let player: Person;
beforeAll(async () => {
  server = await startServer({ speed: SPEED });
  host = await Person.guest(server);
  player = await Person.guest(server);
});
afterAll(async () => {
  endConnections();
  await server.stop();
});

/** A table with a bot and an open seat, and how to join a program to it. */
async function openTable(opening: Partial<Opening> = {}): Promise<{ table: TableSeen; join: ConnectWish }> {
  const table = await host.openTable({ ...EQUATIONS, seats: SEATS, shakes: 1, ...opening });
  return { table, join: { url: server.url, code: table.code ?? '', program: PYTHON, speed: SPEED } };
}

const over = (table: TableSeen) =>
  until(async () => (await host.table(table.id)).state === 'over', 'the table to be over');

/** What the program of the player did, each once. */
async function deedsOf({ match }: TableSeen): Promise<readonly Row[]> {
  const rows = (await rowsOf(player, match)).filter(({ id }) => id !== null);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  return rows;
}

/** A program that plays like `sound` until `before` its view says something else. */
const inNode = (name: string, before: string): string[] => [
  process.execPath,
  programs
    .write(
      `${name}.mjs`,
      `import { createInterface } from 'node:readline';
      const say = (message) => console.log(JSON.stringify(message));
      let views = 0;
      for await (const line of createInterface({ input: process.stdin })) {
        const heard = JSON.parse(line);
        if (heard.type === 'hello') say({ type: 'hello', protocol: 1, name: '${name}' });
        if (heard.type === 'refused') console.error('heard: ' + heard.message);
        if (heard.type === 'quit') break;
        if (heard.type !== 'view') continue;
        views += 1;
        const { id, view } = heard;
        const can = (type) => view.legal.filter((kind) => kind.open && kind.type === type)
          .flatMap(({ choices }) => choices.filter(({ breaks }) => !breaks).map(({ action }) => action));
        const first = ['roll', 'deal', 'decline', 'accept', 'agree', 'sign', 'no-goal', 'move'].flatMap(can)[0];
        const answer = (action) => say(action ? { type: 'deed', id, action, after: 500 } : { type: 'wait', id });
        ${before}
        answer(first);
      }`,
    )
    .split('" "')[1]
    ?.replace('"', '') ?? '',
];

describe('the example in Python', () => {
  it.each([EQUATIONS, ON_SETS])('plays a whole match of $rulebook against a bot', async (opening) => {
    const { table, join } = await openTable({ ...opening, shakes: 2 });
    const { status, stdout, stderr } = await connect({ ...join, options: ['--token', player.token] }).ended();
    expect(stderr).toMatch(/^simple-py sits in seat b\. It plays as soon as every seat is taken\.\n/);
    expect(stdout).toMatch(/^The match is over: a -?\d+, b -?\d+\.\n$/);
    expect(status).toBe(0);
    await over(table);
    const deeds = await deedsOf(table);
    expect(deeds.map(({ action }) => action.type)).toEqual(expect.arrayContaining(['move', 'sign']));
    const stored = await host.demand(200, `/api/matches/${table.match}`);
    const verified = openshake(['verify', file(`${opening.rulebook}.json`, stored.text)]);
    expect(verified).toMatchObject({ status: 0, stderr: '' });
    expect(verified.stdout).toContain('✓ The dice are fair: 2 rolls');
    expect(verified.stdout).toContain(table.commitment);
  });

  it('plays on over cut wires and a killed server, and does nothing twice', async () => {
    const { table, join } = await openTable();
    const wire = await cuttable(server.url);
    const playing = connect({ ...join, url: wire.url, options: ['--token', player.token] });
    const ended = playing.ended();
    await until(() => playing.stderr.includes('sits in seat'), 'the program to sit down');
    for (const ms of [100, 250, 400, 50, 600]) {
      await pause(ms);
      wire.cut();
    }
    await server.kill9();
    await server.restart();
    const { status, stdout, stderr } = await ended;
    wire.close();
    expect(stderr).toContain('The connection to the server broke. Trying again.\n');
    expect(stderr).toContain('Connected again.\n');
    expect(stdout).toMatch(/^The match is over: /);
    expect(status).toBe(0);
    await over(table);
    expect((await deedsOf(table)).length).toBeGreaterThan(1);
  });
});

describe('a program', () => {
  it('that names its dice and its cards gets those of the server', async () => {
    const cheat = `
      const roll = can('roll')[0];
      if (roll) { answer({ ...roll, cubes: [...roll.cubes, ...Array(18 - roll.cubes.length).fill('R')] }); continue; }
      if (can('deal')[0]) { answer({ type: 'deal', cards: ['B', 'BR', 'RY', 'G', 'BGY', 'blank'] }); continue; }`;
    const { table, join } = await openTable({ ...ON_SETS, shakes: 2 });
    const options = ['--token', player.token];
    expect(await connect({ ...join, options, program: inNode('cheat', cheat) }).ended()).toMatchObject({ status: 0 });
    await over(table);
    const deeds = await deedsOf(table);
    expect(deeds.find(({ action }) => action.type === 'deal')?.action).toEqual({ type: 'deal', by: 'b', cards: 6 });
    const roll = deeds.find(({ action }) => action.type === 'roll');
    expect(roll?.action).toMatchObject({ type: 'roll', by: 'b' });
    expect(JSON.stringify(roll?.action)).not.toContain('R');
  });

  it('that is refused hears why, and is asked again three times at most', async () => {
    const stubborn = `if (views < 10) { answer({ type: 'sign' }); continue; }`;
    const { join } = await openTable({ shakes: 1 });
    const { status, stderr } = await connect({ ...join, program: inNode('stubborn', stubborn) }).ended();
    expect(status).toBe(0);
    expect(stderr).toMatch(/^Refused: .+\nheard: .+$/m);
  });

  it('that ends is reported, and the seat waits for the same token', async () => {
    const { table, join } = await openTable({ shakes: 1 });
    const quitter = inNode('quitter', `if (views === 3) { console.error('out of ideas'); process.exit(3); }`);
    const { status, stderr, stdout } = await connect({ ...join, program: quitter }).ended();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(
      /openshake: this program cannot play\. .*It ended with status 3\. Its last words: .*out of ideas/,
    );
    const [, token = ''] = /^To come back to this seat, start again with --token (\S+)$/m.exec(stderr) ?? [];
    expect(token).not.toBe('');
    const back = await connect({ ...join, options: ['--token', token] }).ended();
    expect(back.stderr).toMatch(/^simple-py sits in seat b\./);
    expect(back.stderr).not.toContain('--token');
    expect(back.status).toBe(0);
    await over(table);
  });

  it('is sent away with Ctrl-C', async () => {
    const { join } = await openTable({ ...ON_SETS, division: 'basic', shakes: 50 });
    const playing = connect(join);
    await until(() => playing.stderr.includes('sits in seat'), 'the program to sit down');
    await pause(1000);
    playing.kill('SIGINT');
    expect(await playing.ended(20_000)).toMatchObject({ status: 130, stdout: '' });
  });

  it('takes the seat that is asked for, and plays against another program', async () => {
    const { table, join } = await openTable({ seats: ['open', 'open'] });
    const plays = ['b', 'a'].map((seat) => connect({ ...join, options: ['--seat', seat.toUpperCase()] }));
    const [first, second] = await Promise.all(plays.map((playing) => playing.ended()));
    expect([first?.status, second?.status]).toEqual([0, 0]);
    expect(first?.stderr).toMatch(/^simple-py sits in seat b\./);
    expect(second?.stderr).toMatch(/^simple-py sits in seat a\./);
    await over(table);
  });
});

describe('what cannot be', () => {
  const wrong = async (wish: Partial<ConnectWish>) => {
    const { status, stdout, stderr } = await connect({
      url: server.url,
      code: 'AAAAAA',
      program: PYTHON,
      ...wish,
    }).ended();
    expect(stdout).toBe('');
    return { status, stderr };
  };

  it('a table that is not there, a table without a seat, a token of nobody', async () => {
    const none = await wrong({});
    expect(none.status).toBe(1);
    expect(none.stderr).toMatch(/^openshake: the server says: \S.+\n$/);
    const { join } = await openTable({ seats: [{ bot: 'club' }, 'me'] });
    expect(await wrong(join)).toEqual({
      status: 1,
      stderr: 'openshake: every seat at this table is taken. Ask for the code of another table.\n',
    });
    expect((await wrong({ ...join, options: ['--seat', 'b'] })).stderr).toMatch(/^openshake: the server says: /);
    expect((await wrong({ ...join, options: ['--token', 'nobody'] })).stderr).toMatch(/^openshake: the server says: /);
  });

  it('a server that is not there, and an address of something else', async () => {
    expect(await wrong({ url: 'http://127.0.0.1:9' })).toEqual({
      status: 1,
      stderr:
        'openshake: there is no answer from http://127.0.0.1:9. Check the address, and that the server is running.\n',
    });
  });

  it('a program that is not there takes no seat', async () => {
    const { table, join } = await openTable();
    expect(await wrong({ ...join, program: ['./no-such-program'] })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is no program "./no-such-program".'),
    });
    expect((await host.table(table.id)).seats[1]?.person).toBeNull();
  });
});
