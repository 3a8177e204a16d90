// `openshake bot`: one of our bots speaks the bot protocol, so that any host can seat it.
import { isLevel, LEVELS, type LevelName } from '@openshake/bots';
import { listInWords } from '@openshake/protocol';
import { Speaker } from '../bot/speak.ts';
import { linesOf } from '../jsonLines.ts';
import { type CannotWrite, cannotWrite, isReaderGone } from '../outlet.ts';
import { EXIT, type ExitStatus, type Surroundings } from '../surroundings.ts';
import { didYouMean, readArgs, readPace, refuseWords, WrongUsage } from '../usage.ts';

/** A level as it is written on a command line. */
export function readLevel(word: string | undefined, command: string): LevelName {
  const levels = `the levels are ${listInWords(LEVELS, 'and')}`;
  if (word === undefined)
    throw new WrongUsage(`Which level should play? Say --level and a level; ${levels}.`, `openshake ${command} --help`);
  if (isLevel(word)) return word;
  throw new WrongUsage(
    `There is no level "${word}"; ${levels}.${didYouMean(word, LEVELS)}`,
    `openshake ${command} --help`,
  );
}

export async function bot(args: string[], { stdin, stdout, stderr }: Surroundings): Promise<ExitStatus> {
  const { texts, words } = readArgs('bot', args, { level: 'text', pace: 'text' });
  refuseWords(words, 'bot');
  const level = readLevel(texts.level, 'bot');
  if (stdin.isTTY)
    stderr.write('openshake bot speaks with a program, not with people: see docs/bot-protocol.md. End with Ctrl-D.\n');
  const speaker = new Speaker({
    level,
    pace: readPace(texts.pace, 'bot') ?? 1,
    now: () => performance.now(),
    say: (line) => stdout.write(`${line}\n`),
    complain: (message) => stderr.write(`openshake bot: ${message}\n`),
  });
  // A host that has gone away needs no answers.
  let trouble: CannotWrite | undefined;
  stdout.on('error', (error) => {
    if (!isReaderGone(error)) trouble ??= cannotWrite(error);
    stdin.destroy();
  });
  await listen(speaker, stdin);
  await new Promise<void>((written) => stdout.write('', () => written()));
  if (trouble) throw trouble;
  return EXIT.fine;
}

/** Listens until the host says that it is over, or goes away. */
async function listen(speaker: Speaker, stdin: Surroundings['stdin']): Promise<void> {
  try {
    for await (const batch of linesOf(stdin)) {
      for (const { text } of batch) if (!speaker.hear(text)) return;
    }
  } catch (error) {
    // A stream that was closed above ends up here.
    if (!stdin.destroyed) throw error;
  }
}
