// Programs in the bot protocol: whatever they do, the host gets an answer in time and a message about what was wrong.
import { beginMatch, type Setup, view } from '@openshake/rules';
import { search } from '@openshake/solver';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type ProgramName, writePrograms } from '../testing/programs.ts';
import { ENGLISH } from '../words/speech.ts';
import { wordsOf } from './channel.ts';
import { MOST_FAULTS, Program } from './program.ts';

const { commandOf, write, end } = writePrograms();
const started: Program[] = [];
afterEach(async () => {
  for (const program of started.splice(0)) await program.quit();
});
afterAll(end);

const setup: Setup = {
  book: 'agloa-onsets-2023',
  division: 'elementary',
  players: ['ann', 'bob'],
  officiating: 'strict',
  clocks: 'book',
  variations: false,
};
const VIEW = view(beginMatch(setup), 'ann', { at: 0, search, chance: () => 0 });

/** Patient with a process that starts slowly on a busy machine, strict with a decision that never comes. */
const patience = (decision: number) => ({ greeting: 30_000, decision });

const whyGone = ({ gone }: Program): string | null => gone && ENGLISH.tell(gone);

/** Some things take a while on a busy machine. */
async function until(is: () => boolean): Promise<void> {
  while (!is()) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function seat(name: ProgramName, decision = 5000): Promise<Program> {
  const program = await Program.start(commandOf(name), 'a test', patience(decision));
  started.push(program);
  program.sit({ match: 'm1', seat: 'ann', setup, seed: 1 });
  return program;
}

const faultsOf = ({ faults }: Program) => faults.map(ENGLISH.tell);

describe('a program that behaves', () => {
  it('greets, answers each view with a deed, and hears about the end', async () => {
    const program = await seat('sound');
    expect(program.name).toBe('sound');
    expect(await program.act(VIEW)).toEqual({ action: { type: 'roll', by: 'ann', cubes: ['V', 'V', 'A'] }, after: 10 });
    program.over({ totals: { ann: 0, bob: 0 } });
    expect({ faults: program.faults, gone: program.gone }).toEqual({ faults: [], gone: null });
  });

  it('answers several views that were sent together, each by its id', async () => {
    const program = await seat('sound');
    const answers = await Promise.all([program.act(VIEW), program.act(VIEW), program.act(VIEW)]);
    expect(answers.map((deed) => deed?.action.type)).toEqual(['roll', 'roll', 'roll']);
  });
});

describe('a program that does not', () => {
  it('crashes: from then on it waits, and the host reports its end and its last words', async () => {
    const program = await seat('crashing');
    expect(await program.act(VIEW)).toBeNull();
    expect(whyGone(program)).toBe('It ended with status 3. Its last words: out of ideas');
    expect(program.act(VIEW)).toBeNull();
  });

  it('is silent: each view counts as waiting after its time', async () => {
    const program = await seat('silent', 50);
    expect(await program.act(VIEW)).toBeNull();
    expect(faultsOf(program)).toEqual(['View 1 was not answered within 50 ms. That counts as waiting.']);
    expect(program.gone).toBeNull();
  });

  it('is silent forever: it is stopped after a few faults', async () => {
    const program = await seat('silent', 5);
    for (let count = 0; count < MOST_FAULTS; count += 1) expect(await program.act(VIEW)).toBeNull();
    expect(whyGone(program)).toMatch(/^It was stopped after 10 faults. The last one: View 10 was not answered/);
  });

  it('is slow: its late answer counts for nothing else', async () => {
    const program = await seat('slow', 100);
    expect(await program.act(VIEW)).toBeNull();
    await until(() => program.faults.length > 1);
    expect(faultsOf(program)).toEqual([
      'View 1 was not answered within 100 ms. That counts as waiting.',
      'View 1 was answered already, or this answer came too late.',
    ]);
  });

  it('writes something outside the protocol: the host says so in plain words, and the view stays open', async () => {
    const program = await seat('garbage', 300);
    expect(await program.act(VIEW)).toBeNull();
    expect(faultsOf(program)[0]).toMatch(/^This line is not JSON: I move B to Required! \(Standard output is only for/);
    const noisy = await seat('halfGarbage');
    expect(await noisy.act(VIEW)).toBeNull();
    expect(faultsOf(noisy)).toEqual([expect.stringMatching(/^This line is not JSON: thinking…/)]);
  });

  it('sends an unreadable deed: that counts as waiting immediately', async () => {
    const program = await seat('malformed', 60_000);
    expect(await program.act(VIEW)).toBeNull();
    expect(faultsOf(program)).toEqual([
      expect.stringMatching(/^In "action": There is no action "fly"\. Choose one of these: roll,/),
    ]);
  });

  it.each(['flooding', 'endless'] as const)('is %s: it is stopped, or its lines are dropped', async (name) => {
    const program = await seat(name, 2000);
    await program.act(VIEW);
    await until(() => program.faults.length > 0);
    expect(program.faults.length).toBeLessThanOrEqual(MOST_FAULTS);
  });

  it('closes its standard output: it can never answer, so it is stopped', async () => {
    const program = await seat('closing', 60_000);
    expect(await program.act(VIEW)).toBeNull();
    expect(whyGone(program)).toBe('It closed its standard output.');
  });

  it('refuses to quit: it is ended by force', async () => {
    const program = await seat('stubborn');
    await program.act(VIEW);
    await program.quit();
    expect(whyGone(program)).toBe('It was stopped by SIGKILL.');
  });
});

describe('a program that cannot be seated', () => {
  const why = (command: string, greeting = 30_000) =>
    Program.start(command, 'a test', { greeting, decision: 100 }).then(
      () => 'it was seated',
      (error: Error) => error.message,
    );

  it('does not exist', async () => {
    expect(await why('no-such-program --fast')).toBe('no-such-program --fast: There is no program "no-such-program".');
    expect(await why('""')).toBe('Name a program.');
  });

  it('ends before it greets', async () => {
    const command = write('brief.mjs', 'process.exit(0)');
    expect(await why(command)).toBe(`${command}: It ended with status 0.`);
  });

  it('says something else instead of a greeting', async () => {
    const command = write('mute.mjs', 'console.log("Hi!"); setInterval(() => {}, 1000)');
    expect(await why(command, 1500)).toMatch(/It did not say hello within 1500 ms. This line is not JSON: Hi!/);
  });

  it('greets wrongly: nobody waits for a better greeting', async () => {
    const command = write(
      'nameless.mjs',
      `console.log('{"type":"hello","protocol":1,"name":"<me>"}'); setInterval(() => {}, 1000)`,
    );
    expect(await why(command, 3_600_000)).toBe(
      `${command}: Its first line was not a proper hello. In the message "hello": "name" must be a name made of letters, digits and spaces. Here it is "<me>".`,
    );
  });

  it('speaks another version', async () => {
    const command = write(
      'newer.mjs',
      `console.log('{"type":"hello","protocol":2,"name":"newer"}'); process.stdin.resume()`,
    );
    expect(await why(command)).toBe(`${command}: It speaks version 2 of the bot protocol; this host speaks version 1.`);
  });
});

it('spaces separate the words of a command, and quotes keep them together', () => {
  expect(wordsOf(`python3 "my bot.py"  --name='a b' x`)).toEqual(['python3', 'my bot.py', '--name=a b', 'x']);
});
