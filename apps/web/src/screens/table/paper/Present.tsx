// Handing in: what is missing is named, and what cannot be changed is asked once, in place.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { all, say } from '../../../app/speech.ts';
import { Clause } from '../../../parts/Clause.tsx';
import { showSign } from '../../../parts/expression/tokens.ts';
import { Line } from '../../../parts/Line.tsx';
import { WrittenPaper } from '../../../parts/WrittenPaper.tsx';
import type { Desk } from './desk.ts';
import { type Missing, missingIn, paperOf } from './handIn.ts';
import { Keys } from './Palette.tsx';
import type { PaperRules } from './rules.ts';
import { WhyNot } from './SolutionForm.tsx';
import { isUpright, isWide } from './wide.ts';

export function Present({ desk }: { desk: Desk }) {
  const { table } = desk;
  const rules = desk.rules.value;
  const declining = useSignal(false);
  const asked = desk.asking.value;
  const sure = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked || declining.value) sure.current?.focus({ preventScroll: true });
  }, [asked, declining.value]);
  if (!rules) return null;
  const missing = missingIn(rules, desk.draft.value);
  const isWaiting = table.waiting.value > 0;
  if (asked || declining.value) {
    const stop = () => {
      desk.asking.value = false;
      declining.value = false;
    };
    return (
      <fieldset
        class="wri-ask tbl-reach"
        aria-label={say(declining.value ? 'paper.askDecline' : 'paper.askPresent')}
        onKeyDown={({ key }) => key === 'Escape' && stop()}
      >
        <p>{say(declining.value ? 'paper.askDecline' : 'paper.askPresent')}</p>
        {asked && (
          <div class="sheet wri-shown">
            <WrittenPaper table={table} paper={paperOf(rules, desk.draft.value)} />
          </div>
        )}
        <button type="button" class="btn" onClick={stop}>
          {say('paper.goOn')}
        </button>
        <button
          ref={sure}
          type="button"
          class="btn p"
          aria-disabled={isWaiting}
          onClick={() => {
            if (isWaiting) return;
            if (declining.value) void table.act({ type: 'decline' });
            else desk.handIn();
            stop();
          }}
        >
          {say(declining.value ? 'paper.declineSure' : 'paper.presentSure')}
        </button>
      </fieldset>
    );
  }
  const decline = table.offers.value.get('decline');
  return (
    <div class="wri-present tbl-reach">
      {!isWide.value && <WhyNot desk={desk} rules={rules} />}
      <Refused desk={desk} rules={rules} />
      {isUpright.value && !desk.tray.value && <Keys desk={desk} rules={rules} />}
      <button
        type="button"
        class="btn w p wri-main"
        aria-disabled={missing.length > 0}
        onClick={() => desk.ask()}
        aria-keyshortcuts="Control+Enter"
      >
        {missing.length === 0
          ? say('paper.present')
          : say('paper.presentMissing', { missing: all(missing.map((each) => tell(each, rules))) })}
      </button>
      {decline?.open && (
        <button
          type="button"
          class="btn w q"
          onClick={() => {
            declining.value = true;
          }}
        >
          {say('paper.decline')}
        </button>
      )}
    </div>
  );
}

const tell = ({ what, solution, cube }: Missing, rules: PaperRules): string =>
  say('paper.missing', {
    what,
    cube: cube === undefined ? '' : showSign(rules.game, cube),
    solution: rules.solutions === 2 && what !== 'goal' && what !== 'avoid' ? solution : 0,
  });

/** What the table said to the paper that was handed in. */
function Refused({ desk, rules }: { desk: Desk; rules: PaperRules }) {
  const note = desk.table.note.value;
  if (!note || !['present', 'decline', 'join'].includes(note.action.type)) return null;
  return (
    <Line kind="bad">
      {note.text} {note.clause !== undefined && <Clause book={rules.book} clause={note.clause} />}
    </Line>
  );
}
