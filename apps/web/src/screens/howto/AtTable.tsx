// How to play, in a sheet of the table: by the book of the table, which goes on meanwhile.
import type { DivisionId } from '@openshake/rules';
import type { TableStore } from '../../table/store.ts';
import { AllRules } from './AllRules.tsx';
import { Steps } from './Steps.tsx';

export function AtTable({ table }: { table: TableStore }) {
  const view = table.view.value;
  if (!view) return null;
  return (
    <>
      <Steps
        book={view.book}
        division={view.division as DivisionId}
        heading="h3"
        words={table.words.value}
        practice={table.source.practice}
      />
      <div class="how-end">
        <AllRules book={view.book} apart />
      </div>
    </>
  );
}
