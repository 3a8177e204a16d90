// After a No Goal challenge the writer lays a Goal: in On-Sets digits in a shape, which a touch turns upside down.
import { GOAL_SHAPES } from '@openshake/rules/onsets/table';
import { say } from '../../../app/speech.ts';
import { cubeClass, cubeName, Face } from '../../../parts/Cube.tsx';
import type { DraftGoal } from '../../../table/drafts.ts';
import type { Desk } from './desk.ts';
import type { PaperRules } from './rules.ts';

/** The shapes that this many digits can have. */
const shapesOf = (count: number): string[] =>
  GOAL_SHAPES.filter(({ digits }) => digits === count).map(({ shape }) => shape);

const faceOf = (cube: string): string => cube.replace(/^u/, '');
const fitting = (shape: string, count: number): string =>
  shapesOf(count).includes(shape) ? shape : (shapesOf(count)[0] ?? '');

export function OwnGoal({ desk, rules }: { desk: Desk; rules: PaperRules }) {
  const { goal } = desk.draft.value.solutions[0];
  // Three of the cubes have digits, and a Goal has room for three.
  const digits = rules.cubes.resources.filter((cube) => /^\d$/.test(cube));
  const lay = (next: Partial<DraftGoal>) =>
    desk.changeDraft((draft) => {
      const [first, second] = draft.solutions;
      const laid = { ...first.goal, ...next };
      return {
        ...draft,
        solutions: [{ ...first, goal: { ...laid, shape: fitting(laid.shape, laid.cubes.length) } }, second],
      };
    });
  const left = [...digits];
  for (const cube of goal.cubes) {
    const at = left.indexOf(faceOf(cube));
    if (at >= 0) left.splice(at, 1);
  }
  const turn = (at: number) =>
    lay({
      cubes: goal.cubes.map((cube, index) => (index !== at ? cube : cube.startsWith('u') ? faceOf(cube) : `u${cube}`)),
    });
  const { words } = desk.table;
  return (
    <fieldset class="pap-beside pap-goal" aria-label={say('paper.ownGoal')}>
      <span>{say('paper.ownGoal')}</span>
      <div class="cubes">
        {goal.cubes.map((cube, at) => {
          const look = {
            game: 'on-sets',
            cube: faceOf(cube),
            turned: cube.startsWith('u') ? ('upside-down' as const) : undefined,
          } as const;
          return (
            <button
              key={at}
              type="button"
              class={cubeClass(look)}
              aria-label={say('paper.turnDigit', { name: cubeName(look) })}
              onClick={() => turn(at)}
            >
              <Face {...look} />
            </button>
          );
        })}
        {left.map((cube, at) => (
          <button
            key={`${cube}-${at}`}
            type="button"
            class={`${cubeClass({ game: 'on-sets', cube })} pap-loose`}
            aria-label={say('paper.layDigit', { name: cubeName({ game: 'on-sets', cube }) })}
            onClick={() => lay({ cubes: [...goal.cubes, cube] })}
          >
            <Face game="on-sets" cube={cube} />
          </button>
        ))}
        {goal.cubes.length > 0 && (
          <button type="button" class="btn" onClick={() => lay({ cubes: [] })}>
            {say('paper.clearGoal')}
          </button>
        )}
      </div>
      <div class="pap-shapes">
        {shapesOf(goal.cubes.length).map((shape) => (
          <button
            key={shape}
            type="button"
            class="btn math"
            aria-pressed={goal.shape === shape}
            onClick={() => lay({ shape })}
          >
            {words.value.goal({ shape, cubes: goal.cubes })}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
