// Papers face up: accept or reject with a reason, regroup by hand, ask a judge.
import '../../../styles/checking.css';
import type { Player } from '@openshake/rules';
import { sayAfter } from '@openshake/words';
import { useSignal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import type { KeptPaper, OpenedPapers } from '../../../table/lastShake.ts';
import type { TableStore } from '../../../table/store.ts';
import { OpenPaper } from './OpenPaper.tsx';
import { roleIn } from './role.ts';
import { Verdict } from './Verdict.tsx';

export function Checking({ table }: { table: TableStore }) {
  const chosen = useSignal<Player | null>(null);
  const opened = table.opened.value;
  const checking = table.view.value?.checking;
  if (!opened || !checking) return null;
  const { papers } = opened;
  // Whose time it is, unless the viewer looks at another.
  const shown =
    papers.find(({ writer }) => writer === chosen.value) ??
    papers.find(({ writer }) => writer === checking.current) ??
    papers[0];
  if (!shown) return null;
  return (
    <div class="ck stack">
      {papers.length > 1 && (
        <Papers
          table={table}
          papers={papers}
          shown={shown.writer}
          choose={(writer) => {
            chosen.value = writer;
          }}
        />
      )}
      <div
        class="stack"
        id="ck-paper"
        {...(papers.length > 1 && { role: 'tabpanel', 'aria-labelledby': `ck-tab-${shown.writer}` })}
      >
        {shown.settled ? (
          <Verdict table={table} kept={shown} opened={opened} />
        ) : (
          <OpenPaper key={shown.writer} table={table} kept={shown} opened={opened} />
        )}
      </div>
    </div>
  );
}

interface PapersProps {
  table: TableStore;
  papers: readonly KeptPaper[];
  shown: Player;
  choose: (writer: Player) => void;
}

/** One tab for each paper, with how it stands. */
function Papers({ table, papers, shown, choose }: PapersProps) {
  const { name } = table.words.value;
  const at = papers.findIndex(({ writer }) => writer === shown);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step === undefined ? undefined : papers[(at + step + papers.length) % papers.length];
    if (!next) return;
    event.preventDefault();
    choose(next.writer);
    document.getElementById(`ck-tab-${next.writer}`)?.focus();
  };
  return (
    <div class="ck-tabs" role="tablist" aria-label={say('checking.papers')} onKeyDown={move}>
      {papers.map(({ writer, settled }) => {
        const state = settled ? (settled.correct ? 'correct' : 'wrong') : 'open';
        const tag = { correct: 'tag g', wrong: 'tag b', open: 'tag' }[state];
        return (
          <button
            key={writer}
            id={`ck-tab-${writer}`}
            type="button"
            role="tab"
            aria-selected={writer === shown}
            aria-controls="ck-paper"
            tabIndex={writer === shown ? 0 : -1}
            class="ck-tab"
            onClick={() => choose(writer)}
          >
            <b>{name(writer)}</b>
            <span class={tag}>{say('checking.state', { state })}</span>
          </button>
        );
      })}
    </div>
  );
}

/** Who wrote this paper, and after what. */
export function Wrote({ table, writer, opened }: { table: TableStore; writer: Player; opened: OpenedPapers }) {
  const words = table.words.value;
  const you = writer === table.me.value ? 'yes' : 'no';
  return (
    <div class="row ck-wrote">
      <b>{say('checking.wrote', { you, name: words.name(writer) })}</b>
      <span class="small">
        {say('checking.after', {
          role: say('checking.role', { role: roleIn(opened, writer) }),
          after: sayAfter(opened.occasion, words),
        })}
      </span>
    </div>
  );
}
