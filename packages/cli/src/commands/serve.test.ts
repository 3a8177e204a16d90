// The command lines of `serve`, `backup`, `restore` and `connect`: what is wrong with one is said before anything starts.
import { describe, expect, test } from 'vitest';
import { openshakeHere } from '../testing/openshake.ts';

const CONNECT = ['connect', 'http://127.0.0.1:9', '--code', 'K7MPXA'];

describe('wrong usage ends with status 2 and a sentence', () => {
  test.each<[string[], Record<string, string>, string]>([
    [['serve', '--port', '70000'], {}, 'The option "--port" needs a number from 0 to 65535.'],
    [['serve', '--port', 'x'], {}, 'The option "--port" needs a whole number after it, with at most nine digits.'],
    [['serve', '--database', 'mysql://x/hidden-word'], {}, 'This is not the address of a PostgreSQL database.'],
    [['serve'], { DATABASE_URL: 'hidden-word' }, 'This is not the address of a PostgreSQL database.'],
    [['serve'], { OPENSHAKE_CLOCK_SPEED: 'fast' }, 'OPENSHAKE_CLOCK_SPEED must be a number above 0, such as 50.'],
    [
      ['serve'],
      { XDG_DATA_HOME: '', HOME: '' },
      'HOME is empty or not a full path, so there is no folder for the data.',
    ],
    [['serve', 'now'], {}, '"openshake serve" does not take "now".'],
    [['backup'], {}, 'Name a file, as in: openshake backup openshake.backup'],
    [['backup', 'one', 'two'], {}, '"openshake backup" does not take "two".'],
    [['restore'], {}, 'Name a file, as in: openshake restore openshake.backup'],
    [['restore', 'one', '--database', 'hidden-word'], {}, 'This is not the address of a PostgreSQL database.'],
    [['connect'], {}, 'Which server? Name its address first, such as http://127.0.0.1:4747'],
    [['connect', 'localhost:4747', '--', 'bot'], {}, '"localhost:4747" is not the address of a server.'],
    [['connect', 'http://127.0.0.1:9', '--', 'bot'], {}, 'Which table? After --code, write the code of the table.'],
    [CONNECT, {}, 'Which program plays? Name it after --, as in: -- python3 examples/bots/simple.py'],
    [[...CONNECT, 'again', '--', 'bot'], {}, '"openshake connect" does not take "again".'],
    [[...CONNECT, '--seat', 'd', '--', 'bot'], {}, 'After --seat, type a, b, or c, not "d".'],
    [[...CONNECT, '--token', 'hidden word', '--', 'bot'], {}, 'This cannot be a token'],
    [[...CONNECT, '--', 'bot'], { OPENSHAKE_TOKEN: 'hidden\nword' }, 'This cannot be a token'],
    [[...CONNECT, '--decision-ms', '0', '--', 'bot'], {}, 'The option "--decision-ms" needs a number from 1 to '],
  ])('%j %j', async (args, env, sentence) => {
    const { status, stdout, stderr } = await openshakeHere(args, '', env);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(`openshake: ${sentence}`);
    expect(stderr).toContain(`\nTry: npx openshake ${args[0]} --help\n`);
    expect(stderr).not.toContain('hidden');
  });
});

test('what follows a lone -- is for the program, even --help', async () => {
  const { status, stdout, stderr } = await openshakeHere([
    ...CONNECT,
    '--',
    './no-such-program',
    '--help',
    '--lang',
    'es',
  ]);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('There is no program "./no-such-program".');
  expect((await openshakeHere([...CONNECT, '--help', '--', 'bot'])).stdout).toMatch(/^openshake connect — /);
});
