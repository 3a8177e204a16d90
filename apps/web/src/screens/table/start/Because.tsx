// Why something is closed, or what became of an action that did not simply happen: a line with its clause.
import type { ActedType, Refusal } from '@openshake/rules';
import { Clause } from '../../../parts/Clause.tsx';
import { Line, type LineKind } from '../../../parts/Line.tsx';
import type { TableStore } from '../../../table/store.ts';

export function Because({
  table,
  refusal: { facts, clause },
  kind = 'plain',
}: {
  table: TableStore;
  refusal: Pick<Refusal, 'facts' | 'clause'>;
  kind?: LineKind;
}) {
  const book = table.view.value?.book;
  return (
    <Line kind={kind}>
      {table.words.value.say(facts)} {book && <Clause book={book} clause={clause} />}
    </Line>
  );
}

/** What became of the last action, if it was of one of these kinds. */
export function WhatBecame({ table, of }: { table: TableStore; of: readonly ActedType[] }) {
  const note = table.note.value;
  const book = table.view.value?.book;
  if (!note || !of.includes(note.action.type)) return null;
  return (
    <Line kind="bad">
      {note.text} {book && note.clause !== undefined && <Clause book={book} clause={note.clause} />}
    </Line>
  );
}
