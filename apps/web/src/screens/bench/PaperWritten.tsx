// The paper: after which challenge, the Solution or both, and whatever else a writer may put down.
import { AFTERS, type After, books, divisionTable } from '@openshake/rules';
import { shakeRules } from '@openshake/rules/onsets';
import { sayAfter, type TableWords, textOf } from '@openshake/words';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { say } from '../../app/speech.ts';
import { Line } from '../../parts/Line.tsx';
import { type BenchState, gameOf, isFields, USUAL_AFTER } from './benchState.ts';
import type { Bench } from './benchStore.ts';
import { makeGoalText, readGoalText } from './goalText.ts';
import { MoveField } from './MoveField.tsx';
import { asText, restrictionsIn, solutionsOf, withCount, withPart, writtenIn } from './papers.ts';
import { Typed } from './Typed.tsx';
import { marksIn, splitRestrictions } from './typing.ts';

type Props = { bench: Bench; words: TableWords };

/** The three that a book knows best stand as buttons; the others are one list. */
function usualAfters({ rulebook, division }: Bench['state']['value']['position']): readonly After[] {
  const { claims } = divisionTable(rulebook, division);
  return claims.includes('now') ? ['now', 'impossible', 'last-cube'] : ['a-flub', 'p-flub', 'last-cube'];
}

function AfterWhich({ bench, words }: Props) {
  const { position } = bench.state.value;
  const { after = USUAL_AFTER } = position;
  const id = useId();
  const usual = usualAfters(position);
  const others = AFTERS.filter((each) => !usual.includes(each));
  const short = (each: After) =>
    each === 'last-cube' ? say('bench.after.last-cube') : words.say({ key: 'named.claim', claim: each });
  return (
    <div class="bench-after">
      <span id={id} class="small">
        {say('bench.after')}
      </span>
      <fieldset class="bench-seg" aria-labelledby={id}>
        {usual.map((each) => (
          <button type="button" key={each} aria-pressed={after === each} onClick={() => bench.lay({ after: each })}>
            {short(each)}
          </button>
        ))}
      </fieldset>
      <select
        aria-label={say('bench.after.others')}
        value={others.includes(after) ? after : ''}
        onChange={({ currentTarget: { value } }) => value !== '' && bench.lay({ after: value as After })}
      >
        <option value="">{say('bench.after.other')}</option>
        {others.map((each) => (
          <option key={each} value={each}>
            {sayAfter(each, words)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A part that is kept as something else than its text. `read` gives undefined for a text that nobody can read yet. */
function Free({
  label,
  text,
  wrong,
  read,
  hint,
}: {
  label: string;
  text: string;
  wrong: string;
  read: (typed: string) => boolean;
  hint: string;
}) {
  const id = useId();
  const typed = useSignal(text);
  const isWrong = useSignal(false);
  return (
    <div class="bench-typed small">
      <label for={id}>{label}</label>
      <div class="bench-ink">
        <input
          id={id}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder={hint}
          value={typed}
          onInput={({ currentTarget: { value } }) => {
            typed.value = value;
            isWrong.value = !read(value);
          }}
        />
      </div>
      {isWrong.value && <Line kind="bad">{wrong}</Line>}
    </div>
  );
}

/** What a Solution may have besides its text. */
function Beside({ bench, at, two }: { bench: Bench; at: number; two: boolean }) {
  const state = bench.state.value;
  const game = gameOf(state);
  const { paper } = state;
  const solution = solutionsOf(paper, game)[at] ?? {};
  const write = (part: 'wild' | 'blank' | 'goal', value: unknown) =>
    bench.write(withPart(bench.state.value.paper, game, at, part, value));
  const named = (part: string) => (two ? say('bench.paper.numbered', { part, number: at + 1 }) : part);
  const marks = isFields(solution.wild)
    ? Object.entries(solution.wild)
        .map(([cube, symbol]) => `${cube}:${String(symbol)}`)
        .join(' ')
    : textOf(solution.wild);
  return (
    <>
      <Free
        label={named(say('bench.paper.wild'))}
        hint={game === 'equations' ? '0:3' : '=:B C:U'}
        text={marks}
        wrong={say('bench.paper.wild.wrong')}
        read={(typed) => {
          const read = marksIn(game, typed);
          if (read) write('wild', Object.keys(read).length > 0 ? read : undefined);
          return read !== undefined;
        }}
      />
      {game === 'on-sets' && (
        <Free
          label={named(say('bench.paper.blank'))}
          hint="BG"
          text={textOf(solution.blank)}
          wrong=""
          read={(typed) => {
            write('blank', typed.trim() === '' ? undefined : typed.trim().toUpperCase());
            return true;
          }}
        />
      )}
      <Free
        label={named(say('bench.paper.goal'))}
        hint={game === 'equations' ? '6x4-3' : '1 + 2'}
        text={makeGoalText(solution.goal)}
        wrong={say(game === 'equations' ? 'bench.goal.values' : 'bench.goal.strange')}
        read={(typed) => {
          const read = readGoalText(game, typed);
          if ('goal' in read) write('goal', read.goal);
          return 'goal' in read;
        }}
      />
    </>
  );
}

/** Whether Solutions here have Restrictions. */
function playsRestrictions({ rulebook, division, variations }: BenchState['position']): boolean {
  const book = books[rulebook];
  if (book.game !== 'on-sets') return false;
  const played = book.divisions[division];
  return played !== undefined && shakeRules(book, played, variations).rules.restrictions !== 'none';
}

function OneSolution({ bench, at, two }: { bench: Bench; at: number; two: boolean }) {
  const state = bench.state.value;
  const game = gameOf(state);
  const solution = solutionsOf(state.paper, game)[at] ?? {};
  const restrictions = restrictionsIn(solution);
  const hasRestrictions = game === 'on-sets' && (restrictions !== '' || playsRestrictions(state.position));
  const write = (part: 'setName' | 'equation' | 'restrictions', value: unknown) =>
    bench.write(withPart(bench.state.value.paper, game, at, part, value));
  const named = (part: string) => (two ? say('bench.paper.numbered', { part, number: at + 1 }) : part);
  return (
    <>
      {hasRestrictions && (
        <Typed
          game={game}
          small
          label={named(say('bench.paper.restrictions'))}
          hint="B ⊆ R ; G = Λ"
          letters={restrictions}
          onLetters={(letters) =>
            write(
              'restrictions',
              letters.trim() === '' ? undefined : letters.includes(';') ? lettersInParts(letters) : [letters],
            )
          }
        />
      )}
      <Typed
        game={game}
        label={named(say(game === 'equations' ? 'bench.paper.equation' : 'bench.paper.setName'))}
        alone={!two && !hasRestrictions}
        hint={game === 'equations' ? '7×3=6×4−3' : 'B ∪ R'}
        letters={writtenIn(solution, game)}
        onLetters={(letters) =>
          write(game === 'equations' ? 'equation' : 'setName', letters === '' ? undefined : letters)
        }
      />
    </>
  );
}

/** While one types after a semicolon, the part is still empty. */
const lettersInParts = (letters: string): string[] => {
  const parts = splitRestrictions(letters);
  return letters.trim().endsWith(';') ? parts : parts.filter((part) => part !== '');
};

export function PaperWritten(props: Props) {
  const { bench, words } = props;
  const state = bench.state.value;
  const game = gameOf(state);
  const solutions = solutionsOf(state.paper, game);
  const two = solutions.length > 1;
  const hasMore =
    state.paper.avoid !== undefined ||
    state.position.moved !== undefined ||
    two ||
    solutions.some((each) => ['wild', 'blank', 'goal'].some((part) => asText(textOf(each[part])) !== ''));
  return (
    <>
      <h2 class="bench-title">{say('bench.paper')}</h2>
      <AfterWhich {...props} />
      {solutions.map((_, at) => (
        <OneSolution key={at} bench={bench} at={at} two={two} />
      ))}
      <details class="bench-more" open={hasMore}>
        <summary>{say('bench.paper.more')}</summary>
        {game === 'on-sets' && (
          <label class="bench-tick">
            <input
              type="checkbox"
              checked={two}
              onChange={({ currentTarget }) => bench.write(withCount(state.paper, game, currentTarget.checked ? 2 : 1))}
            />
            {words.pick({ name: 'two-solutions' })}
          </label>
        )}
        {solutions.map((_, at) => (
          <Beside key={`${state.position.rulebook} ${at}`} bench={bench} at={at} two={two} />
        ))}
        {game === 'on-sets' && (
          <>
            <MoveField
              words={words}
              label={say('bench.paper.moved')}
              move={state.position.moved}
              onMove={(move) => {
                const { moved: _, ...rest } = bench.state.value.position;
                bench.replacePosition(move ? { ...rest, moved: move } : rest);
              }}
            />
            <MoveField
              words={words}
              label={say('bench.paper.avoid')}
              move={state.paper.avoid}
              onMove={(move) => {
                const { avoid: _, ...rest } = bench.state.value.paper;
                bench.write(move ? { ...rest, avoid: move } : rest);
              }}
            />
          </>
        )}
      </details>
    </>
  );
}
