// What an expression names by itself: its cards or its number, step by step, without any mat or Goal.
import type { AnyFact } from '@openshake/rules';
import { showOnSetsSigns, type TableWords } from '@openshake/words';
import { say } from '../../app/speech.ts';
import { Clause } from '../../parts/Clause.tsx';
import { Line } from '../../parts/Line.tsx';
import type { Valued } from './answering.ts';
import { gameOf } from './benchState.ts';
import type { Bench } from './benchStore.ts';
import { numberText } from './StepsOfEquation.tsx';
import { Typed } from './Typed.tsx';

function headline(valued: Valued): string {
  const { value } = valued;
  if (value.legal === false) return say('bench.value.illegal');
  if (value.legal === null) return say('bench.value.undecided');
  if (valued.game === 'on-sets')
    return valued.value.value === undefined
      ? say('bench.value.depends')
      : say('bench.value.counts', { count: valued.value.value });
  const { equal, value: number, approx } = valued.value;
  if (equal === false) return say('bench.value.unequal');
  if (equal === null) return say('bench.value.undecided');
  return number === undefined ? say('bench.value.illegal') : numberText(number, approx);
}

const cardsText = (cards: readonly string[]): string =>
  cards.length === 0 ? say('bench.value.noCard') : cards.join(' ');

interface Work {
  title: string;
  steps: readonly { text: string; is: string }[];
}

const worksOf = (valued: Valued): Work[] =>
  valued.game === 'equations'
    ? valued.value.readings.map(({ text, steps }) => ({
        title: text,
        steps: steps.map((step) => ({ text: step.text, is: numberText(step.value, step.approx) })),
      }))
    : valued.value.readings.slice(0, 6).map(({ text, steps }) => ({
        title: showOnSetsSigns(text),
        steps: steps.map((step) => ({ text: step.text, is: cardsText(step.cards) })),
      }));

function Worked({ valued, words, book }: { valued: Valued; words: TableWords; book: string }) {
  const { violations = [], notes = [] } = valued.value;
  return (
    <>
      <p class="bench-named">
        <b>{headline(valued)}</b>
      </p>
      {violations.map(({ clause, facts }, at) => (
        <Line key={at} kind="bad">
          {words.say(facts)} <Clause book={book} clause={clause} />
        </Line>
      ))}
      {worksOf(valued).map(({ title, steps }) => (
        <div key={title} class="bench-side">
          <p class="math">{words.formula(title)}</p>
          <ol class="bench-steps">
            {steps.map(({ text, is }, at) => (
              <li key={at}>
                <span class="math">{text}</span>
                <b class="num">{is}</b>
              </li>
            ))}
          </ol>
        </div>
      ))}
      {(notes as readonly AnyFact[]).map((fact) => (
        <p key={fact.key} class="small">
          {words.say(fact)}
        </p>
      ))}
    </>
  );
}

export function Value({ bench, words }: { bench: Bench; words: TableWords }) {
  const state = bench.state.value;
  const game = gameOf(state);
  const valued = bench.valued.value;
  return (
    <section class="panel">
      <h2>{say('bench.value')}</h2>
      <Typed
        game={game}
        small
        label={say('bench.value.how')}
        hint={game === 'equations' ? '3×(5+2)' : 'B ∪ R − G'}
        letters={state.expression}
        onLetters={bench.express}
      />
      <div aria-live="polite">
        {valued === 'failed' && <Line kind="bad">{say('bench.answer.failed')}</Line>}
        {valued !== null && valued !== 'failed' && 'malformed' in valued && (
          <Line kind="bad">{words.say(valued.malformed)}</Line>
        )}
        {valued !== null && valued !== 'failed' && !('malformed' in valued) && (
          <Worked valued={valued} words={words} book={state.position.rulebook} />
        )}
      </div>
    </section>
  );
}
