// Who has accepted a paper, who still checks it, and whether a judge has it.
import type { Player } from '@openshake/rules';
import { all, say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';

export function WhoChecks({ table, writer }: { table: TableStore; writer: Player }) {
  const view = table.view.value;
  const paper = view?.checking?.papers.find((each) => each.writer === writer);
  if (!view || !paper) return null;
  const { name } = table.words.value;
  const me = table.me.value;
  const checkers = view.table.players.filter((player) => player !== writer);
  const others = paper.accepted.filter((player) => player !== me);
  const still = checkers.filter((player) => player !== me && !paper.accepted.includes(player));
  const said = [
    // Whoever has to say which Solution counts has something to do.
    ...(writer === me && !table.offers.value.get('indicate')?.open ? [say('checking.own')] : []),
    ...(me !== null && paper.accepted.includes(me) ? [say('checking.youAccepted')] : []),
    ...(others.length > 0 ? [say('checking.acceptedBy', { names: all(others.map(name)), count: others.length })] : []),
    ...(paper.asked
      ? [say('checking.ruling', { you: paper.asked.by === me ? 'yes' : 'no', name: name(paper.asked.by) })]
      : still.length > 0
        ? [say('checking.stillChecking', { names: all(still.map(name)), count: still.length })]
        : []),
  ];
  return <p class="small ck-who">{said.join(' ')}</p>;
}
