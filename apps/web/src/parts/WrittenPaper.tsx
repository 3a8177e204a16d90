// A paper that was handed in, as it is printed: each Solution with its Restrictions, marks, Goal and painted card, and the moves beside it.
import '../styles/paper.css';
import type { PresentedPaper } from '@openshake/rules';
import { say } from '../app/speech.ts';
import type { TableStore } from '../table/store.ts';
import { Expression } from './Expression.tsx';
import type { Wild } from './expression/nest.ts';

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function wildOf(solution: unknown): Wild {
  const wild = field(solution, 'wild');
  const marks = typeof wild === 'object' && wild !== null ? Object.entries(wild) : [];
  return Object.fromEntries(marks.filter((mark): mark is [string, string] => typeof mark[1] === 'string'));
}

/** The lines of one Solution, from the top. */
export function linesOf(solution: unknown): string[] {
  if (isText(solution)) return [solution];
  const restrictions = field(solution, 'restrictions');
  const listed = Array.isArray(restrictions) ? restrictions : [restrictions];
  return [...listed, field(solution, 'setName'), field(solution, 'equation')].filter(isText);
}

export function WrittenPaper({ table, paper }: { table: TableStore; paper: PresentedPaper }) {
  const solutions = Array.isArray(paper.solutions) ? paper.solutions : [paper.solution ?? paper.solutions];
  const { words } = table;
  const aside = words.value.paper({ avoid: paper.avoid, moved: paper.moved });
  const hasMoves = paper.avoid !== undefined || paper.moved !== undefined;
  return (
    <div class="wpa">
      {solutions.map((solution, at) => (
        <div key={at} class="wpa-solution">
          {solutions.length > 1 && <span class="wpa-nth">{at + 1}</span>}
          <div>
            {linesOf(solution).map((line, nth) => (
              <div key={nth} class="wpa-line">
                <Expression game={table.game.value} text={line} wild={wildOf(solution)} />
              </div>
            ))}
            {linesOf(solution).length === 0 && <p>{words.value.paper({})}</p>}
            {field(solution, 'goal') !== undefined && (
              <small>{say('expression.goal', { goal: words.value.goal(field(solution, 'goal')) })}</small>
            )}
            {isText(field(solution, 'blank')) && (
              <small>{say('expression.blank', { dots: String(field(solution, 'blank')) })}</small>
            )}
          </div>
        </div>
      ))}
      {hasMoves && <small>{aside}</small>}
    </div>
  );
}
