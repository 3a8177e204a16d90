// The Goal on the mat: its cubes in every shape, what they stand for, and who set it.
import { writtenGoal } from '@openshake/rules/equations/table';
import { say } from '../../../app/speech.ts';
import { Cube } from '../../../parts/Cube.tsx';
import {
  equationsCubes,
  equationsFormula,
  type FormulaPiece,
  type GoalCube,
  onSetsCubes,
  onSetsFormula,
} from './goalShape.ts';
import type { Hands } from './hands.ts';
import { yes } from './lists.ts';
import { lookOf } from './Mat.tsx';

/** There it is missing only because its setter said that there is none. */
const DENIED: readonly string[] = ['no-goal', 'write', 'check'];

export function Goal({ hands }: { hands: Hands }) {
  const view = hands.table.view.value;
  if (!view) return null;
  const { goal, goalSetter } = view.table;
  const setter = { player: hands.table.words.value.name(goalSetter), you: yes(goalSetter === hands.table.me.value) };
  return (
    <section class="zone tbl-goal" aria-label={say('table.goal')}>
      <h2>{say('table.goal')}</h2>
      {goal === null ? (
        <p class="tbl-goal-none">
          {say(DENIED.includes(view.phase.name) ? 'table.goalDenied' : 'table.goalNotSet', setter)}
        </p>
      ) : (
        <div class="tbl-goal-row">
          <GoalCubes hands={hands} />
          <div class="tbl-worth">
            <Worth hands={hands} />
            <small>
              {say('table.goalSetBy', setter)}
              <GapNote hands={hands} />
            </small>
          </div>
        </div>
      )}
    </section>
  );
}

const cubesOf = ({ table }: Hands): GoalCube[] => {
  const goal = table.view.value?.table.goal;
  return table.game.value === 'equations' ? equationsCubes(goal) : onSetsCubes(goal);
};

function GapNote({ hands }: { hands: Hands }) {
  return cubesOf(hands).some(({ gap }) => gap) ? <span class="tbl-long">{` · ${say('table.gap')}`}</span> : null;
}

/** The cubes as they lie. Each is the very cube of the roll, so that it keeps its colour. */
export function GoalCubes({ hands }: { hands: Hands }) {
  const left = [...hands.laid.value.goal];
  const isEquations = hands.table.game.value === 'equations';
  const cubes = cubesOf(hands);
  return (
    <div class={`tbl-goal-cubes${isEquations ? ' row' : ''}`} data-tall={cubes.some(({ row }) => row === 3)}>
      {cubes.map(({ cube, turned, column, row, gap }, nth) => {
        const found = left.findIndex((each) => lookOf(hands, each).cube === cube);
        const [at] = found < 0 ? [] : left.splice(found, 1);
        const lip = at === undefined ? undefined : lookOf(hands, at).lip;
        return (
          <span key={nth} class={`tbl-cube${gap ? ' gap' : ''}`} data-cube={at} data-column={column} data-row={row}>
            <Cube game={hands.table.game.value} cube={cube} lip={lip} turned={turned} />
          </span>
        );
      })}
    </div>
  );
}

/** The formula and its value: `3 × 2 − 1 = 5`. */
export function Worth({ hands }: { hands: Hands }) {
  const { table } = hands;
  const view = table.view.value;
  if (!view) return null;
  const { words } = table;
  const { goal, goalValues } = view.table;
  const value = words.value.any(goalValues.map((each) => words.value.value(each)));
  let pieces: FormulaPiece[];
  if (table.game.value === 'equations') {
    const text = typeof goal === 'string' ? writtenGoal(goal) : undefined;
    pieces = equationsFormula(text ?? String((goal as { text?: unknown } | null)?.text ?? goal ?? ''));
  } else pieces = [onSetsFormula(goal) || words.value.goal(goal)];
  const isPlain = pieces.join('') === value;
  return (
    <div class="tbl-value math">
      {(value === '' || !isPlain) && (
        <span class="tbl-formula">
          {pieces.map((piece, at) =>
            typeof piece === 'string' ? (
              piece
            ) : (
              <i key={at} class={`tu${piece.turned === 'sideways' ? ' sd' : ''}`}>
                {piece.digit}
              </i>
            ),
          )}
        </span>
      )}
      {value === '' ? (
        <small>{say('table.goalNoValue')}</small>
      ) : (
        <span class="tbl-equals">{isPlain ? value : ` = ${value}`}</span>
      )}
    </div>
  );
}
