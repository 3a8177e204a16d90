// One Solution, worked out: the cards of each reading, or an Equation with what each part comes to, step by step.
import { all, say } from '../../../app/speech.ts';
import { Card, CHART } from '../../../parts/Card.tsx';
import { Expression } from '../../../parts/Expression.tsx';
import type { TableStore } from '../../../table/store.ts';
import type { EquationWorked, SetReading, SetsWorked, Worked } from './workingOut.ts';
import type { WrittenSolution } from './written.ts';

interface SolutionWorkedProps {
  /** null: it is the only one. */
  number: number | null;
  table: TableStore;
  solution: WrittenSolution;
  worked: Worked | null;
  goal: readonly (number | string)[];
  correct: boolean;
  /** The cards that were dealt; left out for a paper of the shake that ended last. */
  universe?: readonly string[];
  /** Whether the steps are folded: the brackets say the same. */
  brief?: boolean;
}

export function SolutionWorked({
  number,
  table,
  solution,
  worked,
  goal,
  correct,
  universe,
  brief = false,
}: SolutionWorkedProps) {
  const game = table.game.value;
  const shownGoal = table.words.value.any(goal.map(table.words.value.value));
  return (
    <>
      {number !== null && <small>{say('checking.solution', { number })}</small>}
      {(worked?.game !== 'on-sets' || worked.readings.length === 1) && (
        <Written table={table} solution={solution} worked={worked} correct={correct} />
      )}
      {solution.goal && <p class="small">{say('checking.ownGoal', { goal: solution.goal })}</p>}
      {worked?.game === 'on-sets' && (
        <Sets
          worked={worked}
          correct={correct}
          universe={universe ?? table.opened.value?.table.universe ?? table.last.value?.opened?.table.universe ?? []}
          restrictions={solution.parts.length - 1}
          goal={shownGoal}
          game={game}
        />
      )}
      {worked?.game === 'equations' &&
        worked.sides.some(({ steps }) => steps.length > 0) &&
        (brief ? (
          <details class="vd-fold">
            <summary>{say('verdict.steps')}</summary>
            <Steps worked={worked} />
          </details>
        ) : (
          <Steps worked={worked} />
        ))}
    </>
  );
}

/** As it was written. */
function Written({ table, solution, worked, correct }: Omit<SolutionWorkedProps, 'goal' | 'number'>) {
  const known = worked?.game === 'equations' ? worked : undefined;
  return (
    <p class="vd-parts vd-ex">
      {solution.parts.map(({ part, text }) => (
        <Expression
          key={`${part} ${text}`}
          game={table.game.value}
          text={text}
          wild={solution.wild}
          values={known?.values}
          faults={known?.faults}
          right={correct}
          brackets={table.game.value === 'equations'}
        />
      ))}
    </p>
  );
}

function Steps({ worked: { sides } }: { worked: EquationWorked }) {
  return (
    <ol class="vd-steps" aria-label={say('verdict.steps')}>
      {sides
        .flatMap(({ steps }) => steps)
        .map(({ text, value }) => (
          <li key={`${text} ${value}`}>
            {text} = {value}
          </li>
        ))}
    </ol>
  );
}

interface SetsProps {
  worked: SetsWorked;
  universe: readonly string[];
  correct: boolean;
  restrictions: number;
  goal: string;
  game: 'on-sets' | 'equations';
}

function Sets({ worked: { readings, ways }, correct, universe, restrictions, goal, game }: SetsProps) {
  const [first] = readings;
  const removed = first?.removed ?? [];
  return (
    <>
      <div class={readings.length > 1 ? 'vd-two' : ''}>
        {readings.map((reading) => (
          <Reading
            key={reading.text}
            alone={readings.length === 1}
            reading={reading}
            universe={universe}
            goal={goal}
            game={game}
          />
        ))}
      </div>
      {String(ways) !== String(readings.length) && (
        <p class="small">{say(correct ? 'verdict.everyWay' : 'verdict.ways', { ways: String(ways) })}</p>
      )}
      {restrictions > 0 && (
        <p class="small">
          {removed.length === 0
            ? say('verdict.removedNone', { restrictions })
            : say('verdict.removed', { restrictions, cards: all(removed) })}
        </p>
      )}
    </>
  );
}

function Reading({
  alone,
  reading: { text, value, cards, removed, meets },
  universe,
  goal,
  game,
}: Pick<SetsProps, 'universe' | 'goal' | 'game'> & { reading: SetReading; alone: boolean }) {
  const parts = text.split(' ; ');
  return (
    <div class="vd-reading">
      <div class="vd-head">
        {/* A single reading stands above as it was written. */}
        {!alone && (
          <span class="vd-parts">
            {parts.map((part, at) => (
              <Expression key={`${at} ${part}`} game={game} text={part} brackets={false} />
            ))}
          </span>
        )}
        <small class={meets ? 'vd-meets' : 'vd-misses'}>
          {say('verdict.reading', {
            doubled: value === cards.length ? 'no' : 'yes',
            value,
            meets: meets ? 'yes' : 'no',
            goal,
          })}
        </small>
      </div>
      <div class="mini">
        {CHART.filter((card) => universe.includes(card)).map((card) => (
          <Card key={card} card={card} state={cards.includes(card) ? 'in' : removed.includes(card) ? 'out' : 'plain'} />
        ))}
      </div>
    </div>
  );
}
