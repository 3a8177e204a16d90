// Writing after a challenge: who has to write, joining a side, presenting or declining, papers face down.
import '../../../styles/paper.css';
import type { MatchView } from '@openshake/rules';
import { say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';
import { deskOf } from './desk.ts';
import { Join } from './Join.tsx';
import { Present } from './Present.tsx';
import { OwnSealed, Seals, TurnsOver } from './Sealed.tsx';
import { SolutionForm } from './SolutionForm.tsx';

export type SealedPapers = NonNullable<MatchView['writing']>;

export function Writing({ table }: { table: TableStore }) {
  const view = table.view.value;
  const writing = view?.writing;
  if (!view || !writing) return null;
  const me = table.me.value;
  const answer = me === null ? undefined : writing.answers[me];
  const desk = answer === 'writing' ? deskOf(table) : null;
  const mustJoin = table.offers.value.get('join')?.open === true;
  return (
    <section class="wri" aria-label={say('paper.writing')} data-writes={desk !== null}>
      <Occasion table={table} writing={writing} />
      {mustJoin && <Join table={table} writing={writing} />}
      {desk && (
        <div class="panel wri-desk">
          <SolutionForm desk={desk} compact={false} ready={writing.must.includes(me ?? '')} />
          <Present desk={desk} />
        </div>
      )}
      {me !== null && answer !== 'writing' && <OwnSealed table={table} writing={writing} answer={answer} />}
      <Seals table={table} writing={writing} />
      {!desk && <TurnsOver table={table} />}
    </section>
  );
}

/** Who claimed what, and what this viewer has to do about it. */
function Occasion({ table, writing }: { table: TableStore; writing: SealedPapers }) {
  const { words } = table;
  const { occasion, challenger, mover } = writing;
  const me = table.me.value;
  const name = (player: string | null) => (player === null ? '' : words.value.name(player));
  const what = words.value.say({ key: `after.${occasion}` });
  const mine = me === null ? undefined : writing.answers[me];
  const duty =
    me === null
      ? 'watch'
      : mine === 'writing'
        ? writing.must.includes(me)
          ? 'must'
          : 'may'
        : mine === 'presented' || mine === 'declined'
          ? 'done'
          : 'none';
  return (
    <div class="wri-head">
      <h3>
        {challenger === null
          ? what
          : say('paper.claimedBy', { claim: what, player: name(challenger), you: yes(challenger === me) })}
      </h3>
      <p class="soft">
        {mover !== null &&
          challenger !== null &&
          `${say('paper.against', { player: name(mover), you: yes(mover === me) })} `}
        {say('paper.duty', { duty })}
      </p>
    </div>
  );
}

export const yes = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');
