// The six steps of a game, each with a picture, a sentence or two, and the clause of the book that is played; then its signs.
import '../../styles/howto.css';
import type { BookId, DivisionId } from '@openshake/rules';
import type { TableWords } from '@openshake/words';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { set, settings } from '../../app/settings.ts';
import { say } from '../../app/speech.ts';
import { gameOf } from '../../books.ts';
import { Clause } from '../../parts/Clause.tsx';
import { yes } from '../table/mat/lists.ts';
import { type CitedStep, rulesOf } from './cites.ts';
import { Ask, Claims, Laid, Paper, Rolled, Sections } from './Pictures.tsx';
import { Signs } from './Signs.tsx';

type Heading = 'h2' | 'h3';

interface Shown {
  book: BookId;
  division: DivisionId;
  heading: Heading;
  words: TableWords;
  /** Whether “Hint” can be pressed. */
  practice?: boolean;
}

export function Steps({ book, division, heading, words, practice = false }: Shown) {
  const game = gameOf(book);
  const { clauseOf, claims } = rulesOf(book, division);
  const hasKeys = settings.value.keys && matchMedia('(pointer: fine)').matches;
  const clause = clauseOf('challenge');
  useEffect(() => set({ howto: true }), []);
  const step = (name: CitedStep | 'help', picture: ComponentChildren, what: string) => (
    <Step
      heading={heading}
      title={say(`howto.${name}`)}
      what={what}
      picture={picture}
      cited={name === 'help' ? null : <Clause book={book} clause={clauseOf(name)} />}
    />
  );
  return (
    <>
      <ol class="how-steps">
        {step('roll', <Rolled game={game} />, say('howto.roll.what', { game }))}
        {step('goal', <Laid game={game} />, say('howto.goal.what', { game }))}
        {step('move', <Sections game={game} words={words} />, say('howto.move.what'))}
        {step('challenge', <Claims claims={claims} words={words} />, say('howto.challenge.what'))}
        {step('write', <Paper game={game} />, say('howto.write.what'))}
        {step(
          'help',
          <Ask clause={clause} practice={practice} keys={hasKeys} />,
          say('howto.help.what', {
            practice: yes(practice),
            hint: say('practice.hint'),
            clause,
            keys: yes(hasKeys),
          }),
        )}
      </ol>
      <Signs book={book} division={division} heading={heading} words={words} />
    </>
  );
}

function Step({
  heading: Title,
  title,
  what,
  picture,
  cited,
}: {
  heading: Heading;
  title: string;
  what: string;
  picture: ComponentChildren;
  cited: ComponentChildren;
}) {
  return (
    <li class="how-step">
      <div class="mat how-pic">{picture}</div>
      <div class="how-head">
        <Title class="as-h3">{title}</Title>
        {cited}
      </div>
      <p>{what}</p>
    </li>
  );
}
