// A settled paper: whether it is correct and why, with its cards or its steps, the reading that failed and the cube that was missing.
import { sayReason } from '@openshake/words';
import { useMemo } from 'preact/hooks';
import { say } from '../../../app/speech.ts';
import { Clause } from '../../../parts/Clause.tsx';
import { Expression } from '../../../parts/Expression.tsx';
import type { KeptPaper, OpenedPapers } from '../../../table/lastShake.ts';
import type { TableStore } from '../../../table/store.ts';
import type { Rightly } from '../../../workers/advising.ts';
import { judgesOf } from './judges.ts';
import { Why } from './Why.tsx';
import { SolutionWorked } from './Worked.tsx';
import { type Found, type Judged, judgeHere, type Worked, workOut } from './workingOut.ts';
import { readPaper } from './written.ts';

interface VerdictProps {
  table: TableStore;
  kept: KeptPaper;
  opened: OpenedPapers;
  /** Once the shake is over: who was right to challenge. */
  rightly?: Rightly | null;
}

export function Verdict({ table, kept, opened, rightly }: VerdictProps) {
  const { writer, settled } = kept;
  const words = table.words.value;
  const game = table.game.value;
  const judges = judgesOf(game);
  const isLoaded = judges.onSets !== undefined || judges.equations !== undefined;
  const { found, goal, worked, paper } = useMemo(() => {
    const paper = readPaper(kept.paper, game, words);
    const found = judgeHere(kept.paper, opened, judges);
    const goal = opened.table.goalValues.length > 0 ? opened.table.goalValues : (found?.goal ?? []);
    const worked = paper.solutions.map(({ given, wild }) => workOut(given, opened, goal, wild, words.value, judges));
    return { found, goal, worked, paper };
  }, [kept.paper, opened.shake, words, isLoaded]);
  if (!settled) return null;
  const { correct, how, unproven } = settled;
  // Nobody heard why, because the connection was lost: the judge of the page says it.
  const isUnheard = !correct && settled.reasons.length === 0;
  const reasons = isUnheard ? (found?.wrong ?? []) : settled.reasons;
  const { book } = opened.setup;
  return (
    <section class="sheet vd" aria-label={words.name(writer)}>
      <div class="row">
        <b>{words.name(writer)}</b>
        <span class={`tag push ${correct ? 'g' : 'b'}`}>{say('verdict.tag', { correct: correct ? 'yes' : 'no' })}</span>
      </div>
      {paper.solutions.map((solution, at) => (
        <SolutionWorked
          // Solutions have no name but their number.
          key={at}
          number={paper.solutions.length > 1 ? at + 1 : null}
          table={table}
          solution={solution}
          worked={worked[at] ?? null}
          goal={goal}
          correct={correct}
        />
      ))}
      {paper.avoid && <p class="small">{say('checking.safeMove', { move: paper.avoid })}</p>}
      {reasons.map(({ clause, facts }) => (
        <Why key={`${clause} ${facts.key}`} table={table} clause={clause} facts={facts} book={book} />
      ))}
      {unproven !== undefined && <p class="vd-why">{sayReason(unproven, words)}</p>}
      {!correct && <Saved table={table} reasons={reasons} worked={worked} />}
      {!correct && rightly?.challenger === writer && (
        <p class="vd-rightly">
          {words.say({
            key: 'lesson.cost.paper.rightly',
            whose: writer === table.me.value ? 'you' : 'other',
            player: writer,
            claim: rightly.claim,
          })}
        </p>
      )}
      <How table={table} kept={kept} book={book} />
      {correct && how === 'accepted' && <Unnoticed table={table} found={found} book={book} />}
    </section>
  );
}

/** Who objected, and how it was decided. */
function How({ table, kept: { settled, rejections }, book }: Pick<VerdictProps, 'table' | 'kept'> & { book: string }) {
  const { name } = table.words.value;
  const how = settled?.how ?? 'judged';
  const isTold = how === 'judged' || (how === 'disproved' && rejections.some(({ upheld }) => upheld));
  if (isTold && rejections.length === 0) return null;
  return (
    <p class="small">
      {rejections.map(({ by, clause, upheld }) => (
        <span key={`${by} ${clause} ${upheld}`}>
          {say('verdict.rejected', {
            you: by === table.me.value ? 'yes' : 'no',
            name: name(by),
            right: upheld ? 'yes' : 'no',
          })}{' '}
          <Clause book={book} clause={clause} />{' '}
        </span>
      ))}
      {!isTold && say('verdict.how', { how })}
    </p>
  );
}

const ABOUT_READINGS = /^(?:onSets\.value\.readingMisses|solution\.groupingMisses)/;

interface SavedProps {
  table: TableStore;
  reasons: readonly Found[];
  worked: readonly (Worked | null)[];
}

/** If only the grouping was missing: how it would have been right. */
function Saved({ table, reasons, worked: [first] }: SavedProps) {
  if (first?.game !== 'on-sets' || !reasons.every(({ facts }) => ABOUT_READINGS.test(facts.key))) return null;
  const meeting = first.readings.find(({ meets }) => meets);
  if (!meeting || first.readings.length < 2) return null;
  return (
    <p class="vd-why vd-saved">
      {say('verdict.saved')} <Expression game={table.game.value} text={meeting.text} brackets={false} />
    </p>
  );
}

/** What nobody disproved counts as correct. Afterwards everybody may learn what was wrong. */
function Unnoticed({ table, found, book }: { table: TableStore; found: Judged | null; book: string }) {
  const [first, ...others] = found?.wrong ?? [];
  if (!first) return null;
  return (
    <div class="vd-unnoticed">
      <p class="small">{say('verdict.inFact')}</p>
      {[first, ...others].slice(0, 2).map(({ clause, facts }) => (
        <Why key={`${clause} ${facts.key}`} table={table} clause={clause} facts={facts} book={book} />
      ))}
    </div>
  );
}
