// Your own paper with everything that you write on it: the lines, what they use, what stands beside them, and the palette.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../../app/speech.ts';
import { Clause } from '../../../parts/Clause.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Line } from '../../../parts/Line.tsx';
import { ChargedMove, PaintedBlank, SafeMove } from './Beside.tsx';
import { type Desk, partsOf } from './desk.ts';
import { isBlank, missingIn } from './handIn.ts';
import { LineField } from './LineField.tsx';
import { OwnGoal } from './OwnGoal.tsx';
import { Palette } from './Palette.tsx';
import { type Part, takesTooMany, writesStrangePower } from './palette.ts';
import { Reading, useValued, valuesUnder } from './Reading.tsx';
import type { PaperRules } from './rules.ts';
import { WildTray } from './WildTray.tsx';
import { isWide } from './wide.ts';

/** `compact`: beside the mat, where lines are printed and the palette has one key for each symbol. `ready`: the cursor is there at once. */
export function SolutionForm({ desk, compact, ready = false }: { desk: Desk; compact: boolean; ready?: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  const valued = useValued(desk);
  const rules = desk.rules.value;
  // On a slow device the rules of this paper come after the paper itself.
  const isReady = ready && rules !== null;
  useEffect(() => {
    if (isReady && matchMedia('(pointer: fine)').matches)
      root.current?.querySelector<HTMLInputElement>('.pap-line.on input')?.focus();
  }, [isReady]);
  if (!rules) return null;
  const solution = desk.solution.value;
  const parts = partsOf(rules, solution);
  const values = valuesUnder(desk.table, valued);
  const isRight = valued?.game === 'equations' && valued.equal === true;
  return (
    <div ref={root} class="pap" data-compact={compact} data-game={rules.game}>
      {rules.solutions === 2 && <Tabs desk={desk} rules={rules} />}
      <div class="sheet pap-sheet">
        {rules.ownGoal && rules.game === 'on-sets' && <OwnGoal desk={desk} rules={rules} />}
        {parts.map((part) => (
          <LineRow key={nameOf(part)} desk={desk} rules={rules} part={part} parts={parts}>
            <LineField
              desk={desk}
              part={part}
              label={labelOf(part, parts)}
              look={compact || rules.game === 'equations' ? 'text' : 'cubes'}
              values={values}
              right={isRight}
            />
          </LineRow>
        ))}
        {rules.paintsBlank && <PaintedBlank desk={desk} />}
        {rules.mayCharge.length > 0 && <ChargedMove desk={desk} rules={rules} />}
        {rules.needsAvoid && <SafeMove desk={desk} rules={rules} />}
        <Reading desk={desk} valued={valued} />
      </div>
      <Used desk={desk} rules={rules} compact={compact} />
      {desk.tray.value ? <WildTray desk={desk} /> : <Palette desk={desk} compact={compact} />}
      {(rules.isDraft || isWide.value) && <WhyNot desk={desk} rules={rules} />}
    </div>
  );
}

const nameOf = (part: Part): string => (part.name === 'restriction' ? `restriction ${part.index}` : part.name);

function labelOf(part: Part, parts: readonly Part[]): string {
  if (part.name === 'setName') return say('paper.setName');
  if (part.name !== 'restriction') return say(part.name === 'goal' ? 'paper.goalLine' : 'paper.equation');
  const count = parts.filter(({ name }) => name === 'restriction').length;
  return count > 1 ? say('paper.restrictionNth', { nth: part.index + 1 }) : say('paper.restriction');
}

/** A line with its name, and for Restrictions the keys that take one away or begin one more. */
function LineRow({
  desk,
  rules,
  part,
  parts,
  children,
}: {
  desk: Desk;
  rules: PaperRules;
  part: Part;
  parts: readonly Part[];
  children: ComponentChildren;
}) {
  const isRestriction = part.name === 'restriction';
  const restrictions = desk.solution.value.restrictions;
  const isLast = isRestriction && part.index === parts.filter(({ name }) => name === 'restriction').length - 1;
  const label = labelOf(part, parts);
  return (
    <div class="pap-row" data-part={part.name}>
      {(rules.game === 'on-sets' || rules.ownGoal) && <span class="pap-label">{label}</span>}
      {children}
      {isRestriction && (
        <span class="pap-row-keys">
          {(restrictions.length > 1 || (restrictions[part.index] ?? '') !== '') && (
            <button
              type="button"
              class="btn q pap-small"
              aria-label={say('paper.removeRestriction', { restriction: label })}
              onClick={() => desk.removeRestriction(part.index)}
            >
              <Icon name="cross" />
            </button>
          )}
          {isLast && (restrictions[part.index] ?? '').trim() !== '' && (
            <button
              type="button"
              class="btn q pap-small"
              aria-label={say('paper.addRestriction')}
              onClick={() => desk.addRestriction()}
            >
              <Icon name="plus" />
            </button>
          )}
        </span>
      )}
    </div>
  );
}

/** Under Two Solutions each has its tab, which says how far it is. */
function Tabs({ desk, rules }: { desk: Desk; rules: PaperRules }) {
  const missing = missingIn(rules, desk.draft.value);
  return (
    <fieldset class="pap-tabs" aria-label={say('paper.twoSolutions')}>
      {([0, 1] as const).map((index) => {
        const solution = desk.draft.value.solutions[index];
        const lacks = missing.some((each) => each.solution === index + 1);
        const state = isBlank(rules, solution) ? 'empty' : lacks ? 'begun' : 'written';
        return (
          <button
            key={index}
            type="button"
            aria-pressed={desk.which.value === index}
            onClick={() => {
              desk.which.value = index;
              desk.go({ name: 'setName' });
            }}
          >
            {say('paper.solutionNth', { nth: index + 1 })}
            <small>{say('paper.solutionState', { state })}</small>
          </button>
        );
      })}
    </fieldset>
  );
}

/** In words: what the line uses of Required, Permitted and Resources. */
function Used({ desk, rules, compact }: { desk: Desk; rules: PaperRules; compact: boolean }) {
  const palette = desk.palette.value;
  if (!palette || !compact) return null;
  const { words } = desk.table;
  const used = palette.piles.permitted.filter((each) => each.used).length;
  const isTooMany = takesTooMany(rules, palette);
  const name = (pile: 'required' | 'permitted' | 'resources') => <b>{words.value.say({ key: `section.${pile}` })}</b>;
  return (
    <p class="pap-used">
      {palette.piles.required.length > 0 && (
        <span>
          {name('required')} {say('paper.requiredLeft', { left: palette.requiredLeft })}
        </span>
      )}
      {palette.piles.permitted.length > 0 && (
        <span>
          {name('permitted')} {say('paper.permittedUsed', { used, of: palette.piles.permitted.length })}
        </span>
      )}
      <span class={isTooMany ? 'pap-fault' : undefined}>
        {isTooMany && <span aria-hidden="true">✗ </span>}
        {name('resources')}{' '}
        {say('paper.resources', {
          most: rules.isDraft ? 'draft' : rules.fromResources.most,
          taken: palette.taken.length,
        })}{' '}
        <span class="math">{palette.taken.map((cube) => words.value.cube(cube)).join(' ')}</span>
      </span>
    </p>
  );
}

/** Why the cube that was touched may not be written. On phones it stands in the row of the button that presents. */
export function WhyNot({ desk, rules }: { desk: Desk; rules: PaperRules }) {
  const why = desk.why.value;
  const palette = desk.palette.value;
  if (!why && palette && writesStrangePower(rules, palette, desk.solution.value))
    return <Line kind="plain">{say('paper.power')}</Line>;
  if (!why) return null;
  return (
    <Line kind="bad">
      {desk.table.words.value.say(why.facts)} <Clause book={rules.book} clause={why.clause} />
    </Line>
  );
}
