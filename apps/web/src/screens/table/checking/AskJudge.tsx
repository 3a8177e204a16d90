// Questions about an open paper: does it equal the Goal, and which of several Solutions counts.
import { EQUALS, type Player } from '@openshake/rules';
import { all, say } from '../../../app/speech.ts';
import { Icon } from '../../../parts/Icon.tsx';
import type { TableStore } from '../../../table/store.ts';
import { AskOnce, NoteHere } from './Control.tsx';

interface AskProps {
  table: TableStore;
  writer: Player;
}

/** Books that know this question end the objections of whoever asks it. */
export function AskEquals({ table, writer }: AskProps) {
  const question = { type: 'call-judge', question: EQUALS, writer } as const;
  return (
    <AskOnce
      table={table}
      look="ck-judge"
      sure={say('checking.askEqualsSure')}
      yes={say('checking.askEqualsYes')}
      why={table.weigh(question).refused}
      onYes={() => table.act(question)}
    >
      <Icon name="scale" />
      {say('checking.askEquals')}
    </AskOnce>
  );
}

/** A paper with more Solutions than count: an opponent asks which, and the writer says so. */
export function AskWhich({ table, writer, isChecker }: AskProps & { isChecker: boolean }) {
  const { name } = table.words.value;
  const asking = table.offers.value.get('ask-which');
  const indicating = table.offers.value.get('indicate');
  const mayAsk =
    isChecker &&
    asking?.open === true &&
    asking.choices.some(({ action }) => action.type === 'ask-which' && action.writer === writer);
  const isOwn = writer === table.me.value;
  const choices =
    isOwn && indicating?.open
      ? indicating.choices.flatMap(({ action }) => (action.type === 'indicate' ? [action.which] : []))
      : [];
  if (!mayAsk && choices.length === 0) return null;
  return (
    <section class="panel ck-several">
      <p>{say('checking.several', { you: isOwn ? 'yes' : 'no', name: name(writer) })}</p>
      {mayAsk && (
        <button type="button" class="btn" onClick={() => table.act({ type: 'ask-which', writer })}>
          {say('checking.askWhich')}
        </button>
      )}
      {choices.length > 0 && <p class="small">{say('checking.indicate')}</p>}
      {choices.map((which) => (
        <button key={which.join()} type="button" class="btn" onClick={() => table.act({ type: 'indicate', which })}>
          {say('checking.indicated', { numbers: all(which.map(String)), count: which.length })}
        </button>
      ))}
      <NoteHere table={table} types={['ask-which', 'indicate']} />
    </section>
  );
}
