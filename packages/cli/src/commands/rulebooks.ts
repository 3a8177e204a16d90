// `openshake rulebooks`: the rulebooks that the command knows, with their divisions.
import { BOOK_IDS, books, quote } from '@openshake/rules';
import { Outlet } from '../outlet.ts';
import { EXIT, type ExitStatus, type Surroundings } from '../surroundings.ts';
import { readArgs, WrongUsage } from '../usage.ts';

const shelf = BOOK_IDS.map((id) => {
  const { title, game, divisions } = books[id];
  return { id, title, game, divisions: Object.keys(divisions) };
});

const asText = (): string =>
  shelf.map(({ id, title, divisions }) => `${id}\n  ${title}\n  divisions: ${divisions.join(', ')}\n`).join('\n');

export async function rulebooks(args: string[], { stdout }: Surroundings): Promise<ExitStatus> {
  const { on, words } = readArgs('rulebooks', args, { json: 'boolean' });
  if (words.length > 0) {
    throw new WrongUsage(`"openshake rulebooks" takes no word "${quote(words[0])}".`, 'openshake rulebooks --help');
  }
  await new Outlet(stdout).write(on.json ? `${JSON.stringify(shelf)}\n` : asText());
  return EXIT.fine;
}
