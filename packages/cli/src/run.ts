// From the words on the command line to a subcommand and its exit status.
import { cut } from '@openshake/rules';
import { arena } from './commands/arena.ts';
import { backup, restore } from './commands/backup.ts';
import { bot } from './commands/bot.ts';
import { connect } from './commands/connect.ts';
import { judge } from './commands/judge.ts';
import { play } from './commands/play.ts';
import { prompt } from './commands/prompt.ts';
import { replay } from './commands/replay.ts';
import { review } from './commands/review.ts';
import { rulebooks } from './commands/rulebooks.ts';
import { serve } from './commands/serve.ts';
import { solve } from './commands/solve.ts';
import { value } from './commands/value.ts';
import { verify } from './commands/verify.ts';
import { forTerminal } from './forTerminal.ts';
import { helpPage, isTopic, TOPICS } from './help.ts';
import { chooseLanguage, systemLanguage } from './language.ts';
import { CannotWrite, Outlet } from './outlet.ts';
import { ourCommand } from './startedAs.ts';
import { type Around, EXIT, type ExitStatus, type Surroundings } from './surroundings.ts';
import { guesses, WrongUsage } from './usage.ts';
import { version } from './version.ts';
import { ENGLISH, speechIn } from './words/speech.ts';

type Command = (args: string[], around: Around) => Promise<ExitStatus>;

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
  serve,
  connect,
  verify,
  backup,
  restore,
  rulebooks,
  help,
};

async function print(text: string, { stdout }: Surroundings): Promise<ExitStatus> {
  await new Outlet(stdout).write(text);
  return EXIT.fine;
}

async function help(args: string[], around: Around): Promise<ExitStatus> {
  const [topic = 'help'] = args.filter((word) => !word.startsWith('-'));
  if (!isTopic(topic)) {
    const guess = guesses(topic, TOPICS);
    throw new WrongUsage({ key: 'usage.noTopCommand', word: cut(topic), guess }, 'openshake --help');
  }
  return print(helpPage(topic, around.speech), around);
}

async function dispatch([first, ...rest]: string[], around: Around): Promise<ExitStatus> {
  if (first === undefined) {
    if (around.stdin.isTTY) return play([], around);
    throw new WrongUsage({ key: 'usage.nothingAsked' }, 'openshake --help');
  }
  if (first === '--help' || first === '-h') return help(rest, around);
  if (first === '--version' || first === '-v' || first === '-V') return print(`openshake ${version()}\n`, around);
  const command = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  if (command === undefined) {
    const key = first.startsWith('-') ? 'usage.noTopOption' : 'usage.noTopCommand';
    const guess = guesses(first, [...TOPICS, '--help', '--version', '--lang']);
    throw new WrongUsage({ key, word: cut(first), guess }, 'openshake --help');
  }
  // What follows a lone `--` is for another program.
  const own = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest;
  if (isTopic(first) && own.some((word) => word === '--help' || word === '-h'))
    return print(helpPage(first, around.speech), around);
  return command(rest, around);
}

/** Standard error is for people, without colors. If even that cannot be written, nobody can be told. */
function forPeople(stderr: Surroundings['stderr']): Surroundings['stderr'] {
  stderr.on('error', () => {});
  return {
    isTTY: stderr.isTTY ?? false,
    on: (event, listener) => stderr.on(event, listener),
    write: (text) => stderr.write(forTerminal(text)),
  };
}

/** Runs the command. If something stops it, stderr says what. */
export async function run(args: string[], surroundings: Surroundings): Promise<ExitStatus> {
  const { env } = surroundings;
  const stderr = forPeople(surroundings.stderr);
  let speech = speechIn(systemLanguage(env));
  try {
    const chosen = chooseLanguage(args, env);
    speech = speechIn(chosen.language);
    return await dispatch(chosen.args, {
      ...surroundings,
      stderr,
      speech,
      wireSpeech: chosen.asked ? speech : ENGLISH,
    });
  } catch (error) {
    if (error instanceof WrongUsage) {
      const command = error.tryThis.replace(/^openshake/, () => ourCommand(env));
      stderr.write(`openshake: ${error.why(speech)}\n${speech.say('usage.try', { command })}\n`);
      return EXIT.wrongUsage;
    }
    if (error instanceof CannotWrite) {
      stderr.write(`openshake: ${speech.say('file.answerNotWritten', { why: error.why(speech) })}\n`);
      return EXIT.trouble;
    }
    throw error;
  }
}
