// `openshake rulebooks`: the rulebooks that the command knows, with their divisions.
import { BOOK_IDS, books } from '@openshake/rules';
import { Outlet } from '../outlet.ts';
import { EXIT, type ExitStatus, type Surroundings } from '../surroundings.ts';
import { readArgs, WrongUsage } from '../usage.ts';

const shelf = BOOK_IDS.map((id) => {
  const { title, game, divisions } = books[id];
  return { id, title, game, divisions: Object.keys(divisions) };
});

function asText(): string {
  const blocks = shelf.map(({ id, title, game, divisions }) => {
    const note = game === 'on-sets' ? '' : ' (not judged by this version)';
    return `${id}\n  ${title}${note}\n  divisions: ${divisions.join(', ')}\n`;
  });
  return blocks.join('\n');
}

export async function rulebooks(args: string[], { stdout }: Surroundings): Promise<ExitStatus> {
  const { on, words } = readArgs('rulebooks', args, { json: 'boolean' });
  if (words.length > 0) {
    throw new WrongUsage(`"openshake rulebooks" takes no word "${words[0]}".`, 'openshake rulebooks --help');
  }
  await new Outlet(stdout).write(on.json ? `${JSON.stringify(shelf)}\n` : asText());
  return EXIT.fine;
}
