// Your own paper, which nobody else sees: a draft with a palette of cubes. After a challenge you write on the same draft, in Writing.
import '../../../styles/paper.css';
import { say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';
import { deskOf } from './desk.ts';
import { SolutionForm } from './SolutionForm.tsx';
import { isWide } from './wide.ts';

export function Paper({ table }: { table: TableStore }) {
  const desk = deskOf(table);
  if (!desk?.rules.value) return <p class="soft">{say('paper.notYet')}</p>;
  if (table.view.value?.phase.name === 'write') return null;
  return <SolutionForm key={table.view.value?.table.shake} desk={desk} compact={isWide.value} />;
}
