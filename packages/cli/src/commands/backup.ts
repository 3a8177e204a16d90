// `openshake backup` and `openshake restore`: everything that a server keeps, as one file.
import { existsSync } from 'node:fs';
import { Outlet } from '../outlet.ts';
import { loadServer } from '../serve/door.ts';
import { makeDataFolder, PLACE_FLAGS, readFile, readPlace } from '../serve/options.ts';
import { whyNotCopied } from '../serve/trouble.ts';
import { ourCommand, quoted } from '../startedAs.ts';
import { type Around, EXIT, type ExitStatus } from '../surroundings.ts';
import { readArgs } from '../usage.ts';
import { shownPath } from '../whyNot.ts';

export async function backup(args: string[], { stdout, stderr, env, speech }: Around): Promise<ExitStatus> {
  const { texts, words } = readArgs('backup', args, PLACE_FLAGS);
  const file = readFile(words, 'backup');
  const kept = readPlace(texts, env, 'backup');
  try {
    const server = await loadServer();
    await server.backup(kept, file);
  } catch (error) {
    stderr.write(`openshake: ${speech.tell(whyNotCopied(error, 'backup', file, kept))}\n`);
    return EXIT.trouble;
  }
  await new Outlet(stdout).write(`${speech.say('backup.done', { file: shownPath(file) })}\n`);
  return EXIT.fine;
}

export async function restore(args: string[], { stdout, stderr, env, speech }: Around): Promise<ExitStatus> {
  const { on, texts, words } = readArgs('restore', args, { ...PLACE_FLAGS, force: 'boolean' });
  const file = readFile(words, 'restore');
  const kept = readPlace(texts, env, 'restore');
  try {
    const server = await loadServer();
    // A file that is not there leaves no folder behind.
    if (existsSync(file)) makeDataFolder(kept);
    await server.restore(file, { ...kept, force: on.force === true });
  } catch (error) {
    stderr.write(`openshake: ${speech.tell(whyNotCopied(error, 'restore', file, kept))}\n`);
    return EXIT.trouble;
  }
  const command = `${ourCommand(env)} serve${texts.data === undefined ? '' : ` --data ${quoted(shownPath(texts.data))}`}`;
  await new Outlet(stdout).write(`${speech.say('restore.done', { command })}\n`);
  return EXIT.fine;
}
