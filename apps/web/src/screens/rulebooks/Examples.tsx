// The examples of a clause: what lies there, what is written, what is right. Each opens on the bench.
import type { BookId } from '@openshake/rules';
import { type TableWords, tableWords } from '@openshake/words';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { rulesCatalogue } from '../../app/catalogue.ts';
import { language, say } from '../../app/speech.ts';
import { Card } from '../../parts/Card.tsx';
import { Cube } from '../../parts/Cube.tsx';
import { benchHref } from '../bench/benchAddress.ts';
import { type BenchState, gameOf, QUESTIONS, stateOfRequest } from '../bench/benchState.ts';
import { type Example, examplesOf, openExamples } from './library.ts';

const FIRST = 4;
const LAID = ['required', 'permitted', 'forbidden', 'resources'] as const;

/** What has to be seen of the position: Goal and the sections that a Solution draws on. */
function Laid({ state, words, all }: { state: BenchState; words: TableWords; all: boolean }) {
  const game = gameOf(state);
  const { goal } = state.position;
  // A Solution is judged by the mat; a question is about Resources too.
  const sections = all ? LAID : (['required', 'permitted', 'resources'] as const);
  return (
    <div class="mat rules-pos">
      {goal !== undefined && <span>{say('rulebooks.goal', { goal: words.goal(goal) })}</span>}
      {sections
        .filter((section) => state.position[section].length > 0)
        .map((section) => (
          <span key={section}>
            {words.say({ key: 'named.section', section })}
            <span class="cubes">
              {state.position[section].map((cube, at) => (
                <Cube key={`${cube}${at}`} game={game} cube={cube} />
              ))}
            </span>
          </span>
        ))}
    </div>
  );
}

function One({ book, example, words }: { book: BookId; example: Example; words: TableWords }) {
  const { note, request, right } = example;
  const state = stateOfRequest({ rulebook: book, ...request });
  const question = QUESTIONS.find((each) => each === request.question);
  const href = benchHref(state) + (question === undefined ? '' : `&ask=${question}`);
  const universe = state.position.universe ?? [];
  const isRight = right.correct ?? right.answer;
  return (
    <li class="sheet rules-exm">
      <div class="row">
        {question === undefined ? (
          <span class="math">{words.paper(state.paper)}</span>
        ) : (
          <b>{say(`bench.question.${question}`)}</b>
        )}
        {isRight !== undefined && isRight !== null && (
          <span class={`tag push ${isRight ? 'g' : 'b'}`}>
            {question === undefined
              ? say(isRight ? 'rulebooks.correct' : 'rulebooks.incorrect')
              : say(isRight ? 'rulebooks.yes' : 'rulebooks.no')}
          </span>
        )}
      </div>
      {universe.length > 0 && (
        <div class="mini">
          {universe.map((card) => (
            <Card key={card} card={card} state={right.cards?.includes(card) ? 'in' : 'plain'} />
          ))}
        </div>
      )}
      <p lang="en">{note}</p>
      <Laid state={state} words={words} all={question !== undefined} />
      <a class="btn w" href={href}>
        {say('rulebooks.open')}
      </a>
    </li>
  );
}

/** Its own examples first, then papers that break it, then those of the clauses that belong to it. */
function examplesFor(examples: readonly Example[], clause: string): Example[] {
  const own = examples.filter((each) => each.clause === clause);
  const breaking = examples.filter((each) => each.clause !== clause && each.breaks === clause);
  const under = examples.filter((each) => each.breaks !== clause && each.clause.startsWith(`${clause}-`));
  return [...own, ...breaking, ...under];
}

export function Examples({ book, clause }: { book: BookId; clause: string }) {
  const isAll = useSignal(false);
  useEffect(() => {
    openExamples(book);
  }, [book]);
  const catalogue = rulesCatalogue();
  const isEquations = book === 'mlag-equations-basic-2018';
  const words = useComputed(
    () => catalogue.value && tableWords(isEquations ? 'equations' : 'on-sets', catalogue.value),
  ).value;
  const examples = examplesFor(examplesOf.value[book] ?? [], clause);
  if (!words || examples.length === 0) return null;
  const shown = isAll.value ? examples : examples.slice(0, FIRST);
  const left = examples.length - shown.length;
  return (
    <>
      <h2>{say('rulebooks.examples')}</h2>
      {language.value !== 'en' && <p class="small">{say('rulebooks.inEnglish')}</p>}
      <ul class="rules-exs">
        {shown.map((example, at) => (
          <One key={at} book={book} example={example} words={words} />
        ))}
      </ul>
      {left > 0 && (
        <button
          type="button"
          class="btn rules-left"
          onClick={() => {
            isAll.value = true;
          }}
        >
          {say('rulebooks.examples.more', { count: left })}
        </button>
      )}
    </>
  );
}
