// What stands beside a Solution where the rules ask for it: the painted blank card, the move that would have been safe, the move that is charged.
import { SECTIONS } from '@openshake/rules';
import { say } from '../../../app/speech.ts';
import { cubeName, Dot } from '../../../parts/Cube.tsx';
import { showSign } from '../../../parts/expression/tokens.ts';
import type { DraftMove } from '../../../table/drafts.ts';
import type { Desk } from './desk.ts';
import type { PaperRules } from './rules.ts';

const COLOURS = ['B', 'R', 'G', 'Y'] as const;

/** The dots that this writer paints on the blank card. */
export function PaintedBlank({ desk }: { desk: Desk }) {
  const { blank } = desk.solution.value;
  const painted = (colour: string) => blank.includes(colour);
  const toggle = (colour: string) =>
    desk.change((solution) => ({
      ...solution,
      blank: COLOURS.filter((each) => (each === colour ? !painted(each) : painted(each))).join(''),
    }));
  return (
    <fieldset class="pap-beside" aria-label={say('paper.paintBlank')}>
      <span>{say('paper.paintBlank')}</span>
      <div class="pap-dots">
        {COLOURS.map((colour) => (
          <button
            key={colour}
            type="button"
            class="btn pap-dot"
            aria-pressed={painted(colour)}
            aria-label={cubeName({ game: 'on-sets', cube: colour })}
            onClick={() => toggle(colour)}
          >
            <Dot colour={colour} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const NO_MOVE: DraftMove = { cube: '', to: '' };

/** The move that would have been safe, in place of the one that is charged. */
export function SafeMove({ desk, rules }: { desk: Desk; rules: PaperRules }) {
  const move = desk.draft.value.avoid ?? NO_MOVE;
  const { game, cubes, charged } = rules;
  const inHand = [...new Set([...(charged ? [charged.cube] : []), ...cubes.resources])].sort();
  const { words } = desk.table;
  const change = (part: Partial<DraftMove>) =>
    desk.changeDraft((draft) => ({ ...draft, avoid: { ...NO_MOVE, ...draft.avoid, ...part } }));
  return (
    <fieldset class="pap-beside" aria-label={say('paper.avoidMove')}>
      <span>
        {say('paper.avoidMove')}
        {charged && <small>{say('paper.insteadOf', { move: moveText(desk, charged) })}</small>}
      </span>
      <label class="pap-pick">
        <span class="unseen">{say('paper.cubeOf')}</span>
        <select value={move.cube} onChange={({ currentTarget }) => change({ cube: currentTarget.value })}>
          <option value="">{say('paper.cubeOf')}</option>
          {inHand.map((cube) => (
            <option key={cube} value={cube}>
              {showSign(game, cube)} · {cubeName({ game, cube })}
            </option>
          ))}
        </select>
      </label>
      <div class="pap-sections">
        {SECTIONS.map((section) => (
          <button
            key={section}
            type="button"
            class="btn"
            aria-pressed={move.to === section}
            onClick={() => change({ to: section })}
          >
            {words.value.say({ key: `section.${section}` })}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const moveText = ({ table }: Desk, { cube, to }: { cube: string; to: string }): string => {
  const { words } = table;
  return words.value.say({ key: 'move.to', cube: words.value.cube(cube), section: to });
};

/** Where a writer may charge an earlier move than the last. */
export function ChargedMove({ desk, rules }: { desk: Desk; rules: PaperRules }) {
  const { moved } = desk.draft.value;
  return (
    <label class="pap-beside pap-pick">
      <span>{say('paper.charged')}</span>
      <select
        value={moved ? `${moved.cube} ${moved.to}` : ''}
        onChange={({ currentTarget }) => {
          const [cube = '', to = ''] = currentTarget.value.split(' ');
          desk.changeDraft((draft) => ({ ...draft, moved: cube === '' ? null : { cube, to } }));
        }}
      >
        <option value="">{say('paper.lastMove')}</option>
        {rules.mayCharge.map((move) => (
          <option key={move.nth} value={`${move.cube} ${move.to}`}>
            {moveText(desk, move)}
          </option>
        ))}
      </select>
    </label>
  );
}
