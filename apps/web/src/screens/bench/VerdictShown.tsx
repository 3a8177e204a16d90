// The verdict: the clause first, then every reading with its cards or the steps of the arithmetic, then where each cube came from.
import type { AnyFact } from '@openshake/rules';
import type { TableWords } from '@openshake/words';
import { useComputed } from '@preact/signals';
import { say } from '../../app/speech.ts';
import { Clause } from '../../parts/Clause.tsx';
import { Icon, type IconName } from '../../parts/Icon.tsx';
import { Line } from '../../parts/Line.tsx';
import type { Judged } from './answering.ts';
import { gameOf } from './benchState.ts';
import type { Bench } from './benchStore.ts';
import { CubesFrom } from './CubesFrom.tsx';
import { isWritten, restrictionsIn, solutionsOf, writtenIn } from './papers.ts';
import { ReadingsOfOnSets } from './ReadingsOfOnSets.tsx';
import { StepsOfEquation } from './StepsOfEquation.tsx';
import { signsOf } from './typing.ts';

type Props = { bench: Bench; words: TableWords };
interface Shown {
  kind: 'good' | 'bad' | 'open';
  icon: IconName;
  title: string;
}

export function headlineOf({ verdict }: Judged): Shown {
  const certainty = 'certainty' in verdict ? verdict.certainty : undefined;
  if (verdict.correct === null) return { kind: 'open', icon: 'clock', title: say('bench.verdict.undecided') };
  if (!verdict.correct) return { kind: 'bad', icon: 'cross', title: say('bench.verdict.incorrect') };
  return typeof certainty === 'object'
    ? { kind: 'good', icon: 'check', title: say('bench.verdict.noProof', { digits: certainty.digits }) }
    : { kind: 'good', icon: 'check', title: say('bench.verdict.correct') };
}

interface Point {
  rule: string;
  clause: string;
  facts: AnyFact;
  place?: { solution?: number; part?: string | undefined; restriction?: number; at?: number } | undefined;
}

/** The text in which something is wrong, with that place marked. */
function Where({ bench, place }: { bench: Bench; place: Point['place'] }) {
  if (place?.at === undefined || place.part === 'goal') return null;
  const game = gameOf(bench.state.value);
  const solution = solutionsOf(bench.state.value.paper, game)[place.solution ?? 0] ?? {};
  const { restrictions } = solution;
  const text =
    place.part === 'restriction'
      ? Array.isArray(restrictions)
        ? String(restrictions[place.restriction ?? 0] ?? '')
        : restrictionsIn(solution)
      : writtenIn(solution, game);
  const signs = signsOf(game, text);
  const [sign = '␣'] = [...signs.slice(place.at)];
  return (
    <span class="bench-where math">
      {signs.slice(0, place.at)}
      <mark>{sign}</mark>
      {signs.slice(place.at + sign.length)}
    </span>
  );
}

function Points({ bench, words, points, kind }: Props & { points: readonly Point[]; kind: 'bad' | 'open' }) {
  const { rulebook } = bench.state.value.position;
  const two = solutionsOf(bench.state.value.paper, gameOf(bench.state.value)).length > 1;
  return (
    <ul class="bench-points">
      {points.map((point, at) => (
        <li key={at} class={`bench-cls ${kind}`}>
          <Clause book={rulebook} clause={point.clause} />
          <span>
            {two && point.place?.solution !== undefined
              ? say('bench.verdict.of', { number: point.place.solution + 1, why: words.say(point.facts) })
              : words.say(point.facts)}
            <Where bench={bench} place={point.place} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Verdict({ bench, words, judged }: Props & { judged: Judged }) {
  const { verdict } = judged;
  const shown = headlineOf(judged);
  const undecided = 'undecided' in verdict ? (verdict.undecided ?? []) : [];
  const warnings = 'warnings' in verdict ? (verdict.warnings ?? []) : [];
  const ignored = 'ignoredVariations' in verdict ? (verdict.ignoredVariations ?? []) : [];
  const { rulebook } = bench.state.value.position;
  return (
    <>
      <div class={`bench-vh ${shown.kind}`}>
        <i>
          <Icon name={shown.icon} />
        </i>
        <div>
          <h3>{shown.title}</h3>
          <small>{say('bench.verdict.how')}</small>
        </div>
      </div>
      {verdict.violations.length > 0 && <Points bench={bench} words={words} points={verdict.violations} kind="bad" />}
      {undecided.length > 0 && <Points bench={bench} words={words} points={undecided} kind="open" />}
      {warnings.map(({ facts }, at) => (
        <Line key={at} kind="plain">
          {words.say(facts)}
        </Line>
      ))}
      {ignored.map(({ name, clause, facts }) => (
        <Line key={name} kind="plain">
          {say('bench.variations.ignored', { variation: words.pick({ name }), why: words.say(facts) })}{' '}
          <Clause book={rulebook} clause={clause} />
        </Line>
      ))}
      {judged.game === 'on-sets' ? (
        <ReadingsOfOnSets bench={bench} words={words} judged={judged} />
      ) : (
        <StepsOfEquation judged={judged} words={words} />
      )}
      <CubesFrom bench={bench} words={words} cubes={verdict.cubes} />
    </>
  );
}

/** What cannot be read is said first: the rest is judged without it. */
function Faults({ bench, words }: Props) {
  return (
    <>
      {bench.faults.value.map(({ part, facts }) => (
        <Line key={part} kind="bad">
          {say('bench.fault', { part, why: words.say(facts) })}
        </Line>
      ))}
    </>
  );
}

export function VerdictShown({ bench, words }: Props) {
  const judged = bench.judged.value;
  const state = bench.state.value;
  const said = useComputed(() => {
    const now = bench.judged.value;
    if (now === null || now === 'failed' || 'malformed' in now) return '';
    if (!isWritten(bench.state.value.paper, gameOf(bench.state.value))) return '';
    return headlineOf(now).title;
  });
  const nothing = !isWritten(state.paper, gameOf(state));
  const goalPoints =
    judged !== null && judged !== 'failed' && !('malformed' in judged)
      ? judged.verdict.violations.filter(({ place }) => place?.part === 'goal')
      : [];
  return (
    <section class="panel bench-verdict" aria-label={say('bench.verdict')} aria-busy={bench.judging.value}>
      <p class="unseen" role="status">
        {said}
      </p>
      <Faults bench={bench} words={words} />
      {judged === 'failed' && <Line kind="bad">{say('bench.verdict.failed')}</Line>}
      {judged !== null && judged !== 'failed' && 'malformed' in judged && (
        <Line kind="bad">{words.say(judged.malformed)}</Line>
      )}
      {judged !== null && judged !== 'failed' && !('malformed' in judged) && !nothing && (
        <Verdict bench={bench} words={words} judged={judged} />
      )}
      {nothing && judged !== 'failed' && (
        <>
          <h2>{say('bench.verdict')}</h2>
          <p class="soft">{say('bench.verdict.nothing')}</p>
          {goalPoints.length > 0 && <Points bench={bench} words={words} points={goalPoints} kind="bad" />}
        </>
      )}
    </section>
  );
}
