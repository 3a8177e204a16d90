// `openshake bot`: one of our bots in the bot protocol, for any host.
import { isLevel, LEVELS, type LevelName } from '@openshake/bots';
import { cut } from '@openshake/rules';
import { Speaker } from '../bot/speak.ts';
import { linesOf } from '../jsonLines.ts';
import { type CannotWrite, cannotWrite, isReaderGone } from '../outlet.ts';
import { type Around, EXIT, type ExitStatus, type Surroundings } from '../surroundings.ts';
import { guesses, readArgs, readPace, refuseWords, WrongUsage } from '../usage.ts';
import type { Text } from '../words/texts/index.ts';

/** A level from the command line. */
export function readLevel(word: string | undefined, command: string): LevelName {
  const wrong = (why: Text) => new WrongUsage(why, `openshake ${command} --help`);
  if (word === undefined) throw wrong({ key: 'usage.level.missing', levels: LEVELS });
  if (isLevel(word)) return word;
  throw wrong({ key: 'usage.level', level: cut(word), levels: LEVELS, guess: guesses(word, LEVELS) });
}

export async function bot(args: string[], { stdin, stdout, stderr, speech }: Around): Promise<ExitStatus> {
  const { texts, words } = readArgs('bot', args, { level: 'text', pace: 'text' });
  refuseWords(words, 'bot');
  const level = readLevel(texts.level, 'bot');
  if (stdin.isTTY) stderr.write(`${speech.say('bot.forPrograms')}\n`);
  const speaker = new Speaker({
    level,
    pace: readPace(texts.pace, 'bot') ?? 1,
    now: () => performance.now(),
    say: (line) => stdout.write(`${line}\n`),
    complain: (why) => stderr.write(`openshake bot: ${speech.tell(why)}\n`),
  });
  // A host that is gone needs no answers.
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

/** Listens until the host quits or goes away. */
async function listen(speaker: Speaker, stdin: Surroundings['stdin']): Promise<void> {
  try {
    for await (const batch of linesOf(stdin)) {
      for (const { text } of batch) if (!speaker.hear(text)) return;
    }
  } catch (error) {
    // A stream that we closed above ends up here.
    if (!stdin.destroyed) throw error;
  }
}
