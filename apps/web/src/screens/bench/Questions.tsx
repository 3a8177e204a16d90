// The questions about the position, each answered in a sentence with its proof. What is not known is never shown as a no.
import type { Found } from '@openshake/advice';
import { field, type TableWords, textOf } from '@openshake/words';
import { useSignal } from '@preact/signals';
import { all, say } from '../../app/speech.ts';
import { Clause } from '../../parts/Clause.tsx';
import { QUESTIONS, type Question } from './benchState.ts';
import type { Answering, Bench } from './benchStore.ts';
import { HERE, InMath } from './InMath.tsx';

type Props = { bench: Bench; words: TableWords };

/** How many moves or Goals are named before somebody asks for more. */
const FIRST = 12;

const Yes = () => <b class="bench-y">{say('bench.answer.yes')}</b>;
const No = ({ none }: { none?: boolean }) => (
  <b class="bench-n">{say(none ? 'bench.answer.none' : 'bench.answer.no')}</b>
);

/** The Solution that proves it, and what it takes from Resources. */
function Proof({ found, words }: { found: Found; words: TableWords }) {
  const { solution, solutions, fromResources = [] } = found;
  const paper = words.paper(solutions === undefined ? { solution } : { solutions });
  const sentence =
    fromResources.length === 0
      ? say('bench.proof.mat', { paper: HERE })
      : say('bench.proof.taken', { paper: HERE, cubes: all(fromResources.map((cube) => words.cube(cube))) });
  return <InMath sentence={sentence}>{paper}</InMath>;
}

function Several({ texts }: { texts: readonly string[] }) {
  const isAll = useSignal(false);
  const shown = isAll.value ? texts : texts.slice(0, FIRST);
  const left = texts.length - shown.length;
  return (
    <>
      <ul class="bench-list">
        {shown.map((text) => (
          <li key={text} class="chip">
            {text}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button
          type="button"
          class="btn q"
          onClick={() => {
            isAll.value = true;
          }}
        >
          {say('bench.answer.more', { count: left })}
        </button>
      )}
    </>
  );
}

const cubesOf = (goal: object): number => Number(field(goal, 'cubes') ?? Number.POSITIVE_INFINITY);

function moveText(move: object, words: TableWords): string {
  const cube = words.cube(textOf(field(move, 'cube')));
  const moved = words.say({ key: 'move.to', cube, section: textOf(field(move, 'to')) });
  const from = field(move, 'from');
  return from === undefined || from === 'resources'
    ? moved
    : say('bench.answer.shifted', { move: moved, section: words.say({ key: 'named.section', section: textOf(from) }) });
}

function Known({ bench, words, question, found }: Props & { question: Question; found: Found }) {
  if (found.goalFault)
    return (
      <>
        <No /> {words.say(found.goalFault.facts)}{' '}
        <Clause book={bench.state.value.position.rulebook} clause={found.goalFault.clause} />
      </>
    );
  if (question === 'now')
    return found.answer ? (
      <>
        <Yes /> <Proof found={found} words={words} />
      </>
    ) : (
      <>
        <No /> {say('bench.answer.now.no')}
      </>
    );
  if (question === 'possible')
    return found.answer ? (
      <>
        <Yes /> <Proof found={found} words={words} /> {say('bench.answer.possible.yes')}
      </>
    ) : (
      <>
        <No /> {say('bench.answer.possible.no')}
      </>
    );
  if (question === 'avoid') {
    const moves = (found.moves ?? []).map((move) => moveText(move, words));
    return moves.length > 0 ? (
      <>
        <b class="bench-y">{say('bench.answer.safe', { count: moves.length })}</b>
        <Several texts={moves} />
      </>
    ) : (
      <>
        <No none /> {say('bench.answer.safe.none')}
      </>
    );
  }
  const goals = (found.goals ?? []).filter((goal) => Number.isFinite(cubesOf(goal)));
  const inOrder = goals.toSorted((one, other) => cubesOf(one) - cubesOf(other));
  return goals.length > 0 ? (
    <>
      <b class="bench-y">{say('bench.answer.goals', { count: goals.length })}</b>
      <Several
        texts={inOrder.map((goal) =>
          say('bench.answer.goal', { goal: words.goal(field(goal, 'goal')), count: cubesOf(goal) }),
        )}
      />
    </>
  ) : (
    <>
      <No none /> {say('bench.answer.goals.none')}
    </>
  );
}

const count = (searched: unknown, name: string): number => Number(field(searched, name) ?? 0);

/** How far a search came. */
function searchedText(searched: unknown): string {
  const steps = count(searched, 'steps');
  const [cubes, undecided] = [count(searched, 'cubesFrom'), count(searched, 'undecided')];
  return say('bench.answer.searched', { steps, cubes, undecided });
}

function Answer(props: Props & { question: Question; answering: Answering | undefined }) {
  const { bench, words, question, answering } = props;
  const searchOn = (
    <button type="button" class="btn" onClick={() => bench.ask(question)}>
      {say('bench.answer.on')}
    </button>
  );
  switch (answering?.at) {
    case undefined:
      return <span class="soft">{say(`bench.question.${question}.what`)}</span>;
    case 'asking':
      return (
        <span class="bench-asking">
          <span aria-hidden="true">
            {say('bench.answer.asking', { seconds: Math.floor(answering.ms / 1000), steps: answering.steps })}
          </span>
          <span class="unseen">{say('bench.answer.begun')}</span>
          <button type="button" class="btn" onClick={() => bench.stop()}>
            {say('bench.answer.stop')}
          </button>
        </span>
      );
    case 'known':
      return (
        <span>
          <Known bench={bench} words={words} question={question} found={answering.found} />
        </span>
      );
    case 'unknown':
      return (
        <span class="bench-asking">
          <span>
            <b>{say('bench.answer.unknown')}</b> {searchedText(answering.searched)}
          </span>
          {searchOn}
        </span>
      );
    case 'stopped':
      return (
        <span class="bench-asking">
          <span>
            <b>{say('bench.answer.unknown')}</b>{' '}
            {say('bench.answer.stopped', { seconds: Math.floor(answering.ms / 1000), steps: answering.steps })}
          </span>
          {searchOn}
        </span>
      );
    case 'malformed':
      return <span class="bench-n">{words.say(answering.facts)}</span>;
    case 'failed':
      return (
        <span class="bench-asking">
          <span class="bench-n">{say('bench.answer.failed')}</span>
          {searchOn}
        </span>
      );
  }
}

export function Questions({ bench, words }: Props) {
  return (
    <section class="panel">
      <h2>{say('bench.questions')}</h2>
      {QUESTIONS.map((question) => (
        <div key={question} class="bench-qa">
          <button type="button" class="btn w" onClick={() => bench.ask(question)}>
            {say(`bench.question.${question}`)}
          </button>
          <div aria-live="polite">
            <Answer bench={bench} words={words} question={question} answering={bench.answers.value[question]} />
          </div>
        </div>
      ))}
    </section>
  );
}
