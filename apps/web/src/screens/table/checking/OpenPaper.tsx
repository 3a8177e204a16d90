// One open paper with the cards to count: for its checkers also gaps for brackets, reasons and a decision.
import { useSignal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import { Expression } from '../../../parts/Expression.tsx';
import { readTokens } from '../../../parts/expression/tokens.ts';
import type { KeptPaper, OpenedPapers } from '../../../table/lastShake.ts';
import type { TableStore } from '../../../table/store.ts';
import { AskEquals, AskWhich } from './AskJudge.tsx';
import { Wrote } from './Checking.tsx';
import { NoteHere } from './Control.tsx';
import { Decision } from './Decision.tsx';
import { type AllBrackets, LargePaper, partKey } from './LargePaper.tsx';
import { Marks } from './Marks.tsx';
import { Reasons } from './Reasons.tsx';
import { AMBIGUITY, type Reason, reasonsHere } from './reasons.ts';
import { canGroup, hasBrackets, interpretationOf, type PartReading, regrouped, stillOpen } from './regrouping.ts';
import { WhoChecks } from './WhoChecks.tsx';
import { readPaper, type WrittenPaper } from './written.ts';

interface OpenPaperProps {
  table: TableStore;
  kept: KeptPaper;
  opened: OpenedPapers;
}

/** Every part that can be grouped, as the checker's brackets group it. */
function readingsOf({ solutions }: WrittenPaper, brackets: AllBrackets): (PartReading & { missing: number })[] {
  return solutions.flatMap(({ parts, wild }, solution) =>
    parts.flatMap(({ part, text }, at) => {
      if (part === 'equation') return [];
      const own = brackets[partKey(solution, at)] ?? {};
      const tokens = readTokens('on-sets', text);
      const changed = hasBrackets(own);
      return [
        {
          solution,
          part,
          text: changed ? regrouped(tokens, own, wild) : text,
          changed,
          missing: stillOpen(tokens, own, wild),
        },
      ];
    }),
  );
}

export function OpenPaper({ table, kept, opened }: OpenPaperProps) {
  const { writer } = kept;
  const brackets = useSignal<AllBrackets>({});
  const marked = useSignal<readonly string[]>([]);
  const picked = useSignal<Reason | null>(null);
  const view = table.view.value;
  const words = table.words.value;
  const game = table.game.value;
  const offers = table.offers.value;
  if (!view) return null;

  const paper = readPaper(kept.paper, game, words);
  const me = table.me.value;
  const isChecker = me !== null && me !== writer && view.table.players.includes(me);
  const readings = readingsOf(paper, brackets.value);
  const changed = readings.filter((each) => each.changed);
  const missing = changed.find((each) => each.missing !== 0)?.missing ?? 0;
  const reasons = reasonsHere(view, table.judge.value);
  const mayGroup = paper.solutions.some(({ parts, wild }) =>
    parts.some(({ part, text }) => part !== 'equation' && canGroup(readTokens('on-sets', text), wild)),
  );
  const hasReadings = game === 'on-sets' && reasons.some(({ rule }) => rule === AMBIGUITY);
  // Who sets brackets means that reason, unless another is chosen.
  const rule = picked.value ?? (changed.length > 0 && hasReadings ? AMBIGUITY : null);
  if (rule !== picked.peek()) picked.value = rule;
  const reason = reasons.find((each) => each.rule === rule);

  const accepting = offers.get('accept');
  const rejecting = offers.get('reject');
  const accepted = view.checking?.papers.find((each) => each.writer === writer)?.accepted.includes(me ?? '') ?? false;
  const hasChoice =
    accepting?.open && accepting.choices.some(({ action }) => 'writer' in action && action.writer === writer);
  const whyNot = table.weigh({ type: 'accept', writer }).refused;
  const closed = {
    accept: hasChoice ? undefined : accepting && !accepting.open ? accepting.why : whyNot,
    reject: rejecting && !rejecting.open ? rejecting.why : accepted ? whyNot : undefined,
  };
  const withReading = rule === AMBIGUITY && changed.length > 0;
  const lacks = !reason
    ? say('checking.chooseReason')
    : rule === AMBIGUITY && changed.length === 0
      ? say('checking.needsReading')
      : withReading && missing !== 0
        ? sayMissing(missing)
        : null;

  return (
    <>
      <section class="sheet ck-sheet">
        <Wrote table={table} writer={writer} opened={opened} />
        <LargePaper game={game} paper={paper} {...(isChecker && hasReadings && { brackets })} />
        {isChecker && hasReadings && mayGroup && (
          <div class="ck-reading">
            {changed.length === 0 ? (
              <p class="small">{say('checking.gapHint')}</p>
            ) : (
              <>
                <small>{say('checking.reading')}</small>
                {changed.map(({ solution, part, text }) => (
                  <Expression key={`${solution} ${part} ${text}`} game={game} text={text} brackets={false} />
                ))}
                <small aria-live="polite">{missing === 0 ? '' : sayMissing(missing)}</small>
                <button
                  type="button"
                  class="btn q"
                  onClick={() => {
                    brackets.value = {};
                    if (picked.value === AMBIGUITY) picked.value = null;
                  }}
                >
                  {say('checking.clear')}
                </button>
              </>
            )}
          </div>
        )}
        {/* Who judges or watches counts the cards too. */}
        {view.table.universe.length > 0 && (
          <>
            <Marks universe={view.table.universe} marked={marked} />
            <p class="small ck-count">
              {say('checking.marked', {
                cards: marked.value.length,
                goal: words.any(view.table.goalValues.map(words.value)),
              })}
            </p>
          </>
        )}
        <WhoChecks table={table} writer={writer} />
      </section>
      {isChecker && (
        <section class="panel ck-decide">
          {!accepted && (
            <>
              <h2>{say('checking.why')}</h2>
              <Reasons reasons={reasons} chosen={picked} book={view.book} />
            </>
          )}
          <Decision
            table={table}
            name={words.name(writer)}
            closed={closed}
            lacks={lacks}
            reason={rule ? say(`reason.${rule}`) : ''}
            hasReading={withReading}
            onAccept={() => table.act({ type: 'accept', writer })}
            onReject={() => {
              if (!reason) return;
              const interpretation = withReading ? interpretationOf(readings) : undefined;
              table.act({
                type: 'reject',
                writer,
                clause: reason.clause,
                ...(interpretation !== undefined && { interpretation }),
              });
            }}
          />
          <NoteHere table={table} types={['accept', 'reject', 'call-judge']} />
          <div class="ck-judging">
            <AskEquals table={table} writer={writer} />
          </div>
        </section>
      )}
      <AskWhich table={table} writer={writer} isChecker={isChecker} />
    </>
  );
}

const sayMissing = (missing: number): string =>
  missing < 0 ? say('checking.neverOpened') : say('checking.unbalanced', { missing });
