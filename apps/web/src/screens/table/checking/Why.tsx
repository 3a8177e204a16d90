// Why a paper is not correct: a sentence with its clause, and the cube that it is about.
import type { AnyFact } from '@openshake/rules';
import { sayReason } from '@openshake/words';
import { Clause } from '../../../parts/Clause.tsx';
import { Cube } from '../../../parts/Cube.tsx';
import type { TableStore } from '../../../table/store.ts';

/** Facts that name a cube which should have been used. */
const MISSING = /^(?:solution\.(?:requiredUnused|tooFewCubes)|onSets\.(?:requiredCube\.unused|restriction\.needed))$/;

interface WhyProps {
  table: TableStore;
  clause: string;
  facts: AnyFact;
  book: string;
}

export function Why({ table, clause, facts, book }: WhyProps) {
  const { cube } = facts;
  return (
    <p class="vd-why">
      {MISSING.test(facts.key) && typeof cube === 'string' && (
        <Cube game={table.game.value} cube={cube} label={false} />
      )}
      <span>
        {sayReason(facts, table.words.value)} <Clause book={book} clause={clause} />
      </span>
    </p>
  );
}
