// A paper as large as it can be read: its Solutions as cubes. A checker taps the gaps between the cubes to set brackets.
import type { GameName } from '@openshake/rules';
import type { Signal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import { Cube } from '../../../parts/Cube.tsx';
import { Expression } from '../../../parts/Expression.tsx';
import { meaningOf, readTokens, showSign, showToken } from '../../../parts/expression/tokens.ts';
import { type Brackets, canGroup, gapsOf, shownIn, tapped } from './regrouping.ts';
import type { WrittenPaper, WrittenPart, WrittenSolution } from './written.ts';

/** The brackets of each part, by `partKey`. */
export type AllBrackets = Readonly<Record<string, Brackets>>;
export const partKey = (solution: number, part: number): string => `${solution}.${part}`;

interface LargePaperProps {
  game: GameName;
  paper: WrittenPaper;
  /** Left out where nobody groups: an Equation has one reading. */
  brackets?: Signal<AllBrackets>;
}

export function LargePaper({ game, paper, brackets }: LargePaperProps) {
  const many = paper.solutions.length > 1;
  return (
    <div class={paper.solutions.some(({ parts }) => parts.length > 1) || many ? 'ck-many' : ''}>
      {paper.solutions.map((solution, number) => (
        // Solutions have no name but their number.
        <div key={number} class="ck-solution">
          {many && <p class="small">{say('checking.solution', { number: number + 1 })}</p>}
          {solution.parts.map((part, at) => (
            <div key={at} class="ck-part">
              {solution.parts.length > 1 && <small>{say('checking.part', { part: part.part })}</small>}
              {brackets ? (
                <Gapped part={part} solution={solution} id={partKey(number, at)} brackets={brackets} />
              ) : (
                <span class="ck-cubes">
                  <Expression game={game} text={part.text} wild={solution.wild} look="cubes" />
                </span>
              )}
            </div>
          ))}
          <Beside game={game} solution={solution} />
        </div>
      ))}
      {paper.avoid && <p class="small ck-beside">{say('checking.safeMove', { move: paper.avoid })}</p>}
      {paper.moved && <p class="small ck-beside">{say('checking.chargedMove', { move: paper.moved })}</p>}
    </div>
  );
}

function Beside({ game, solution: { wild, goal, blank } }: { game: GameName; solution: WrittenSolution }) {
  const said = [
    ...(goal ? [say('checking.ownGoal', { goal })] : []),
    ...Object.entries(wild).map(([cube, means]) =>
      say('checking.means', { cube: showSign(game, cube), means: showSign(game, means) }),
    ),
    ...(blank ? [say('checking.blank', { card: blank })] : []),
  ];
  if (said.length === 0) return null;
  return <p class="small ck-beside">{said.join(' · ')}</p>;
}

interface GappedProps {
  part: WrittenPart;
  solution: WrittenSolution;
  id: string;
  brackets: Signal<AllBrackets>;
}

/** The cubes of one part with the gaps between them. */
function Gapped({ part, solution: { wild }, id, brackets }: GappedProps) {
  const tokens = readTokens('on-sets', part.text);
  const own = brackets.value[id] ?? {};
  const gaps = canGroup(tokens, wild) ? gapsOf(tokens, wild) : [];
  const tap = (gap: number) => {
    brackets.value = { ...brackets.value, [id]: tapped(own, gap) };
  };
  return (
    <fieldset class="ck-cubes">
      <legend class="unseen">{say(gaps.length > 0 ? 'checking.gapHint' : 'checking.cubes')}</legend>
      {(gaps.length > 0 ? gaps : tokens.map((_, before) => ({ before, kind: 'open' as const }))).map((gap) => {
        const token = tokens[gap.before];
        const shown = shownIn(gap, own);
        const means = token?.kind === 'cube' ? meaningOf(token, wild) : '';
        return (
          <span key={gap.before} class="ck-pair">
            {gaps.length > 0 && (
              <button
                type="button"
                class={`ck-slot${shown ? ' on' : ''}`}
                aria-label={say('checking.gap', {
                  kind: gap.kind,
                  gap: gap.before + 1,
                  brackets: shown.length,
                })}
                onClick={() => tap(gap.before)}
              >
                {shown || <i />}
              </button>
            )}
            {token?.kind === 'cube' ? (
              <span class="ck-cube">
                <Cube game="on-sets" cube={token.cube} />
                {means !== token.cube && <small>{say('expression.as', { sign: showSign('on-sets', means) })}</small>}
              </span>
            ) : (
              token && <span class="ck-sign">{showToken('on-sets', token)}</span>
            )}
          </span>
        );
      })}
    </fieldset>
  );
}
