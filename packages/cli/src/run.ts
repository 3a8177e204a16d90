// From the words on the command line to a subcommand and its exit status.
import { cut } from '@openshake/rules';
import { arena } from './commands/arena.ts';
import { bot } from './commands/bot.ts';
import { judge } from './commands/judge.ts';
import { play } from './commands/play.ts';
import { prompt } from './commands/prompt.ts';
import { replay } from './commands/replay.ts';
import { review } from './commands/review.ts';
import { rulebooks } from './commands/rulebooks.ts';
import { solve } from './commands/solve.ts';
import { value } from './commands/value.ts';
import { forTerminal } from './forTerminal.ts';
import { HELP, isTopic, OVERVIEW, TOPICS } from './help.ts';
import { CannotWrite, Outlet } from './outlet.ts';
import { ourCommand } from './startedAs.ts';
import { EXIT, type ExitStatus, type Surroundings } from './surroundings.ts';
import { didYouMean, WrongUsage } from './usage.ts';
import { version } from './version.ts';

type Command = (args: string[], around: Surroundings) => Promise<ExitStatus>;

const COMMANDS: Readonly<Record<string, Command>> = {
  judge,
  solve,
  value,
  replay,
  review,
  play,
  prompt,
  arena,
  bot,
  rulebooks,
  help,
};

async function print(text: string, { stdout }: Surroundings): Promise<ExitStatus> {
  await new Outlet(stdout).write(text);
  return EXIT.fine;
}

async function help(args: string[], around: Surroundings): Promise<ExitStatus> {
  const [topic] = args.filter((word) => !word.startsWith('-'));
  if (topic === undefined) return print(OVERVIEW, around);
  if (!isTopic(topic)) {
    throw new WrongUsage(`There is no command "${cut(topic)}".${didYouMean(topic, TOPICS)}`, 'openshake --help');
  }
  return print(HELP[topic], around);
}

async function dispatch([first, ...rest]: string[], around: Surroundings): Promise<ExitStatus> {
  if (first === undefined) {
    if (around.stdin.isTTY) return play([], around);
    throw new WrongUsage(
      'What should be done? "openshake play" plays a match; "openshake judge" reads requests.',
      'openshake --help',
    );
  }
  if (first === '--help' || first === '-h') return help(rest, around);
  if (first === '--version' || first === '-v' || first === '-V') return print(`openshake ${version()}\n`, around);
  const command = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  if (command === undefined) {
    const what = first.startsWith('-') ? 'option' : 'command';
    const guess = didYouMean(first, [...TOPICS, '--help', '--version']);
    throw new WrongUsage(`There is no ${what} "${cut(first)}".${guess}`, 'openshake --help');
  }
  if (isTopic(first) && rest.some((word) => word === '--help' || word === '-h')) return print(HELP[first], around);
  return command(rest, around);
}

/** Standard error is for people, without colors. If even that cannot be written, nobody is told. */
function forPeople(stderr: Surroundings['stderr']): Surroundings['stderr'] {
  stderr.on('error', () => {});
  return {
    isTTY: stderr.isTTY ?? false,
    on: (event, listener) => stderr.on(event, listener),
    write: (text) => stderr.write(forTerminal(text)),
  };
}

/** Runs the command; what stops it is explained on stderr. */
export async function run(args: string[], surroundings: Surroundings): Promise<ExitStatus> {
  const around = { ...surroundings, stderr: forPeople(surroundings.stderr) };
  try {
    return await dispatch(args, around);
  } catch (error) {
    if (error instanceof WrongUsage) {
      around.stderr.write(
        `openshake: ${error.message}\nTry: ${error.tryThis.replace(/^openshake/, () => ourCommand(around.env))}\n`,
      );
      return EXIT.wrongUsage;
    }
    if (error instanceof CannotWrite) {
      around.stderr.write(`openshake: cannot write the answer: ${error.message}.\n`);
      return EXIT.trouble;
    }
    throw error;
  }
}
