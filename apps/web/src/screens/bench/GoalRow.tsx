// The Goal: its cubes and what it is worth; open, it is typed.
import { showValue, type TableWords } from '@openshake/words';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { any, say } from '../../app/speech.ts';
import { Cube } from '../../parts/Cube.tsx';
import { Line } from '../../parts/Line.tsx';
import { gameOf } from './benchState.ts';
import type { Bench } from './benchStore.ts';
import { goalCubes, makeGoalText, readGoalText } from './goalText.ts';
import { Row } from './Row.tsx';

/** No Goal has more cubes than a kit, whatever an address says. */
const MOST_DRAWN = 24;

function Editor({ bench }: { bench: Bench }) {
  const id = useId();
  const game = gameOf(bench.state.value);
  const typed = useSignal(makeGoalText(bench.state.value.position.goal));
  const isStrange = useSignal(false);
  return (
    <>
      <label class="small" for={id}>
        {say(game === 'equations' ? 'bench.goal.how.equations' : 'bench.goal.how.onSets')}
      </label>
      <input
        id={id}
        class="inp math"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={typed}
        onInput={({ currentTarget: { value } }) => {
          typed.value = value;
          const read = readGoalText(game, value);
          isStrange.value = 'strange' in read;
          if ('strange' in read) return;
          const { goal: _, ...rest } = bench.state.value.position;
          bench.replacePosition(read.goal === undefined ? rest : { ...rest, goal: read.goal });
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') bench.open.value = null;
        }}
      />
      {isStrange.value && (
        <Line kind="bad">{say(game === 'equations' ? 'bench.goal.values' : 'bench.goal.strange')}</Line>
      )}
    </>
  );
}

/** What the Goal is worth, once somebody has judged it. */
export function goalValues(bench: Bench): string {
  const judged = bench.judged.value;
  if (judged === null || judged === 'failed' || 'malformed' in judged) return '';
  return any(judged.verdict.goalValues.map((value) => showValue(value)));
}

export function GoalRow({ bench, words }: { bench: Bench; words: TableWords }) {
  const game = gameOf(bench.state.value);
  const { goal } = bench.state.value.position;
  const cubes = goalCubes(game, goal).slice(0, MOST_DRAWN);
  const isOpen = bench.open.value === 'goal';
  const shown = goal === undefined ? '' : words.goal(goal);
  const values = goalValues(bench);
  return (
    <Row
      bench={bench}
      row="goal"
      name={say('bench.goal')}
      icon="pen"
      change={say(isOpen ? 'bench.goal.done' : 'bench.goal.change')}
      editor={() => <Editor bench={bench} />}
    >
      <div class="bench-goal">
        {cubes.length > 0 && (
          <div class="cubes" aria-hidden="true">
            {cubes.map((look, at) => (
              <Cube key={at} game={game} {...look} label={false} />
            ))}
          </div>
        )}
        {shown === '' ? (
          <small>{say('bench.goal.empty')}</small>
        ) : (
          <b class="bench-worth">{values === '' || values === shown ? shown : `${shown} = ${values}`}</b>
        )}
      </div>
    </Row>
  );
}
