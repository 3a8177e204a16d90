// A Solution that proves something, drawn as on paper: with the cards that it names, or worked out step by step.
import { useMemo } from 'preact/hooks';
import '../../../styles/checking.css';
import { judgesOf } from '../../table/checking/judges.ts';
import { SolutionWorked } from '../../table/checking/Worked.tsx';
import { workOut } from '../../table/checking/workingOut.ts';
import { readPaper } from '../../table/checking/written.ts';
import type { OpenMatch } from '../open.ts';
import type { Proof } from './proof.ts';

interface ProofShownProps {
  match: OpenMatch;
  /** The row after which the table lay so. */
  v: number;
  proof: Proof;
}

export function ProofShown({ match, v, proof }: ProofShownProps) {
  const { store, game, played } = match;
  const words = store.words.value;
  const judges = judgesOf(game);
  const isLoaded = judges.onSets !== undefined || judges.equations !== undefined;
  const shown = useMemo(() => {
    const table = match.tableAt(v);
    if (!table) return null;
    const about = { setup: played.setup, table };
    const { solutions } = readPaper(proof.paper, game, words);
    return solutions.map((solution) => ({
      solution,
      worked: workOut(solution.given, about, table.goalValues, solution.wild, words.value, judges),
      table,
    }));
  }, [match, v, proof, words, isLoaded]);
  return (
    <div class="sheet rv-proof">
      {shown?.map(({ solution, worked, table }, at) => (
        <SolutionWorked
          // Solutions have no name but their number.
          key={at}
          number={shown.length > 1 ? at + 1 : null}
          table={store}
          universe={table.universe}
          solution={solution}
          worked={worked}
          goal={table.goalValues}
          correct
          brief
        />
      ))}
    </div>
  );
}
