// What the signs on the cubes mean, each with its cube.
import type { BookId, DivisionId, GameName } from '@openshake/rules';
import type { TableWords } from '@openshake/words';
import { all, say } from '../../app/speech.ts';
import { gameOf } from '../../books.ts';
import { Cube, cubeName } from '../../parts/Cube.tsx';
import { type SignMeaning, signsOf } from './signs.ts';

interface Shown {
  book: BookId;
  division: DivisionId;
  heading: 'h2' | 'h3';
  words: TableWords;
}

export function Signs({ book, division, heading: Title, words }: Shown) {
  const game = gameOf(book);
  return (
    <section class="how-signs">
      <Title>{say('howto.signs')}</Title>
      <dl>
        {signsOf(book, division).map((sign) => (
          <div key={`${sign.look.cube}${sign.text}`}>
            <dt>
              <Cube game={game} {...sign.look} label={false} />
              {cubeName({ game, ...sign.look })}
            </dt>
            <dd>{meaningOf(game, sign, words)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function meaningOf(game: GameName, { text, sample = '', meanings = [] }: SignMeaning, words: TableWords): string {
  const shown = (written: string) =>
    words.paper({ solution: game === 'equations' ? { equation: written } : { setName: written } });
  switch (text) {
    case 'wild':
      return say('howto.sign.wild', { meanings: all(meanings.map((each) => words.cube(each))) });
    case 'root':
      return say('howto.sign.root', { sample: shown(sample), square: shown('r9 = 3') });
    case 'colors':
    case 'universe':
    case 'null':
    case 'upside-down':
    case 'sideways':
    case 'zero':
      return say(`howto.sign.${text}`);
    // The sample says it all.
    case 'plus':
    case 'minus':
    case 'times':
    case 'divide':
      return shown(sample);
    default:
      return say(`howto.sign.${text}`, { sample: shown(sample) });
  }
}
