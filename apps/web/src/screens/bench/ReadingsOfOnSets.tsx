// Every reading of a Set-Name, with the cards that it names.
import type { Interpretation, Value } from '@openshake/rules/onsets';
import type { TableWords } from '@openshake/words';
import { useSignal } from '@preact/signals';
import { say } from '../../app/speech.ts';
import { Card } from '../../parts/Card.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { Judged } from './answering.ts';
import type { Bench } from './benchStore.ts';
import { goalValues } from './GoalRow.tsx';
import { signsOf } from './typing.ts';

/** How many are shown before somebody asks for more. */
const FIRST = 8;

type Verdict = Extract<Judged, { game: 'on-sets' }>['verdict'];

/** The text of a reading as a value writes it: the Restrictions before the name. */
const wholeText = ({ restrictions = [], text }: Interpretation): string => [...restrictions, text].join(' ; ');

const cardsOf = (reading: Interpretation, counted: Value | undefined): readonly string[] | undefined =>
  counted?.readings.find(({ text }) => text === wholeText(reading))?.cards;

function Cards({
  universe,
  named,
  left,
}: {
  universe: readonly string[];
  named: readonly string[] | undefined;
  left: readonly string[] | undefined;
}) {
  if (named === undefined) return <span />;
  return (
    <div class="mini">
      {universe.map((card) => (
        <Card
          key={card}
          card={card}
          state={named.includes(card) ? 'in' : left && !left.includes(card) ? 'out' : 'plain'}
        />
      ))}
    </div>
  );
}

function One({
  worked,
  counted,
  universe,
  goal,
  title,
  words,
}: {
  worked: Pick<Verdict, 'interpretations' | 'readings' | 'restrictedUniverse'>;
  counted: Value | undefined;
  universe: readonly string[];
  goal: string;
  title: string;
  words: TableWords;
}) {
  const all = useSignal(false);
  const { interpretations } = worked;
  if (interpretations.length === 0) return null;
  const shown = all.value ? interpretations : interpretations.slice(0, FIRST);
  const left = interpretations.length - shown.length;
  return (
    <>
      <h2 class="bench-title">{title}</h2>
      <ul>
        {shown.map((reading) => (
          <li key={wholeText(reading)} class="bench-rd">
            <span class={reading.meetsGoal ? 'bench-y' : 'bench-n'}>
              <Icon name={reading.meetsGoal ? 'check' : 'cross'} />
            </span>
            <span class="math">{signsOf('on-sets', wholeText(reading))}</span>
            <Cards universe={universe} named={cardsOf(reading, counted)} left={worked.restrictedUniverse} />
            <small class={reading.meetsGoal ? 'bench-y' : 'bench-n'}>
              {reading.meetsGoal
                ? say('bench.readings.meets', { value: reading.value })
                : say('bench.readings.misses', { value: reading.value, goal: goal || 'none' })}
            </small>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button
          type="button"
          class="btn q"
          onClick={() => {
            all.value = true;
          }}
        >
          {say('bench.readings.more', { count: left })}
        </button>
      )}
      {counted?.notes?.map((fact) => (
        <p key={fact.key} class="small">
          {words.say(fact)}
        </p>
      ))}
    </>
  );
}

/** A number that JSON cannot hold comes as text. */
const waysOf = (readings: number | string): string =>
  typeof readings === 'number' ? say('bench.readings', { count: readings }) : say('bench.readings.many');

export function ReadingsOfOnSets({
  bench,
  words,
  judged,
}: {
  bench: Bench;
  words: TableWords;
  judged: Extract<Judged, { game: 'on-sets' }>;
}) {
  const { verdict, counted } = judged;
  const universe = bench.state.value.position.universe ?? [];
  const solutions = verdict.solutions ?? [verdict];
  return (
    <>
      {solutions.map((worked, at) => (
        <One
          key={at}
          worked={worked}
          words={words}
          counted={counted[at]}
          universe={universe}
          goal={goalValues(bench)}
          title={
            solutions.length > 1
              ? say('bench.readings.of', { number: at + 1, ways: waysOf(worked.readings) })
              : waysOf(worked.readings)
          }
        />
      ))}
    </>
  );
}
