// `openshake rulebooks`: the rulebooks that the command knows, with their divisions.
import { BOOK_IDS, books } from '@openshake/rules';
import { Outlet } from '../outlet.ts';
import { type Around, EXIT, type ExitStatus } from '../surroundings.ts';
import { readArgs, refuseWords } from '../usage.ts';
import type { Speech } from '../words/speech.ts';

const shelf = BOOK_IDS.map((id) => {
  const { title, game, divisions } = books[id];
  return { id, title, game, divisions: Object.keys(divisions) };
});

const asText = ({ say }: Speech): string =>
  shelf
    .map(({ id, title, divisions: all }) => {
      const divisions = say('rulebooks.divisions', { divisions: all.join(', ') });
      return `${id}\n  ${title}\n  ${divisions}\n`;
    })
    .join('\n');

export async function rulebooks(args: string[], { stdout, speech }: Around): Promise<ExitStatus> {
  const { on, words } = readArgs('rulebooks', args, { json: 'boolean' });
  refuseWords(words, 'rulebooks');
  await new Outlet(stdout).write(on.json ? `${JSON.stringify(shelf)}\n` : asText(speech));
  return EXIT.fine;
}
