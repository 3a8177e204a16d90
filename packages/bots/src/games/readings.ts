// The readings of an ambiguous paper that miss the Goal, written out with the cubes of the paper.
import { asText, type Occasion, type PresentedPaper } from '@openshake/rules';
import { type JudgeRequest, judge as judgeOnSets } from '@openshake/rules/onsets';
import { search } from '@openshake/solver/onsets';

/** This many are worth trying. */
const FEW = 8;

/** Each one as a checker may present it: a text, or Restrictions with the Set-Name. */
export function missedReadings(
  after: Occasion,
  table: Omit<JudgeRequest, 'after' | 'solution'>,
  paper: PresentedPaper,
): unknown[] {
  const papers = Array.isArray(paper.solutions) ? paper.solutions : [paper.solution ?? paper.solutions];
  return papers.flatMap((solution) => {
    const verdict = judgeOnSets({ ...table, after, solution }, search);
    const missed = verdict.interpretations.filter(({ meetsGoal }) => !meetsGoal).slice(0, FEW);
    const written = writtenTexts(solution);
    return missed.map(({ text, restrictions }) => {
      const setName = asWritten(text, written.setName);
      if (!restrictions) return setName;
      const own = restrictions.map((each, index) => asWritten(each, written.restrictions[index] ?? ''));
      return { restrictions: own, setName };
    });
  });
}

function writtenTexts(solution: unknown): { setName: string; restrictions: string[] } {
  if (typeof solution !== 'object' || solution === null) return { setName: asText(solution), restrictions: [] };
  const { setName = '', restrictions = [] } = solution as { setName?: unknown; restrictions?: unknown };
  const list = Array.isArray(restrictions) ? restrictions : [restrictions];
  return { setName: asText(setName), restrictions: list.map(asText).filter((text) => text.trim() !== '') };
}

/** A cube, with the symbol it stands for if it is marked. */
const WRITTEN = /[^\s()[\]{}:](?:\s*:\s*[^\s()[\]{}:])?/gu;

/** The grouping of a reading around the cubes as written. Marks are not part of a reading. */
function asWritten(reading: string, text: string): string {
  const cubes = text.match(WRITTEN) ?? [];
  let next = 0;
  return reading.replace(/[^\s()]/gu, (symbol) => {
    const cube = cubes[next] ?? symbol;
    next += 1;
    return cube;
  });
}
