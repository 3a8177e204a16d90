// In practice: how many readings a Solution has, what it is worth, and which cards it names.
import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { say } from '../../../app/speech.ts';
import { Card } from '../../../parts/Card.tsx';
import { showSign } from '../../../parts/expression/tokens.ts';
import type { TableStore } from '../../../table/store.ts';
import { type Valued, valueSoon } from '../../../table/valuing.ts';
import type { Desk } from './desk.ts';
import { solutionOf } from './handIn.ts';
import { isWide } from './wide.ts';

/** What the Solution that is being written comes to; undefined while nobody knows, and in matches. */
export function useValued(desk: Desk): Valued | undefined {
  const valued = useSignal<Valued | undefined>(undefined);
  useSignalEffect(() => {
    const rules = desk.rules.value;
    if (!rules || !desk.table.source.practice) return;
    const solution = solutionOf(rules, desk.solution.value);
    const { game, book, division, variations, universe } = rules;
    return valueSoon({ game, rulebook: book, division, variations, universe, solution }, (found) => {
      valued.value = found;
    });
  });
  return valued.value;
}

/** By the groups of the Equation: what stands under their brackets. */
export function valuesUnder(table: TableStore, valued: Valued | undefined): ReadonlyMap<string, string> | undefined {
  if (valued?.game !== 'equations') return undefined;
  const shown = valued.steps.map(({ text, value }) => [text, table.words.value.value(value)] as const);
  return new Map(shown);
}

export function Reading({ desk, valued }: { desk: Desk; valued: Valued | undefined }) {
  if (!desk.table.source.practice) return null;
  // It is there before it says anything, so that the first reading is heard too.
  return (
    <div class="pap-reading" aria-live="polite">
      {valued && (
        <>
          <Words desk={desk} valued={valued} />
          <span class="tag a">{say('paper.practice')}</span>
          {valued.game === 'on-sets' && <Cards desk={desk} valued={valued} />}
        </>
      )}
    </div>
  );
}

function Words({ desk, valued }: { desk: Desk; valued: Valued }) {
  const { words } = desk.table;
  const aim = aimOf(desk);
  const goals = desk.table.view.value?.table.goalValues ?? [];
  if (valued.game === 'equations') {
    if (valued.value === undefined) return <span>{withAim(say('paper.noValue'), aim)}</span>;
    const value = words.value.value(valued.value);
    if (valued.equal) return <Fits fits>{say('paper.equals', { value, equal: 'yes' })}</Fits>;
    const equal = valued.equal === undefined || aim !== '' ? 'open' : 'no';
    const text = withAim(say('paper.equals', { value, equal }), aim);
    return valued.equal === false ? <Fits fits={false}>{text}</Fits> : <span>{text}</span>;
  }
  const { ways, legal, readings } = valued;
  if (readings.length === 0) return <span>{withAim(say('paper.noReading'), aim)}</span>;
  const [first] = readings;
  const agree = readings.length === Number(ways) && readings.every(({ value }) => value === first?.value);
  if (Number(ways) > 1 && agree)
    return <span>{withAim(say('paper.readingsAgree', { ways: Number(ways), value: first?.value ?? 0 }), aim)}</span>;
  if (Number(ways) > 1)
    return (
      <span>
        <b>{say('paper.readings', { ways: Number(ways) })}</b>{' '}
        {readings
          .slice(0, 3)
          .map(({ text, value }) => say('paper.readingIs', { text: signs(text), value }))
          .join(' · ')}
        {aim && `. ${aim}`}
      </span>
    );
  const value = first?.value ?? 0;
  const text = (
    <>
      {say('paper.readings', { ways: 1 })} {withAim(say('paper.names', { value }), aim)}
    </>
  );
  if (aim === '' || !legal) return <span>{text}</span>;
  return <Fits fits={goals.map(String).includes(String(value))}>{text}</Fits>;
}

/** Whether what is written comes to the Goal: a sign and a word before what it comes to. */
function Fits({ fits, children }: { fits: boolean; children: ComponentChildren }) {
  return (
    <span>
      <b class={fits ? 'pap-good' : 'pap-bad'}>
        <span aria-hidden="true">{fits ? '✓' : '✗'}</span> {say('paper.fits', { fits: fits ? 'yes' : 'no' })}
      </b>{' '}
      {children}
    </span>
  );
}

const withAim = (text: string, aim: string): string => (aim ? `${text} ${aim}` : text);

/** What the Solution has to come to, for the sheet may cover the mat; empty while there is no Goal, and for who writes one. */
function aimOf({ table, rules }: Desk): string {
  const values = table.view.value?.table.goalValues ?? [];
  if (values.length === 0 || rules.value?.ownGoal) return '';
  const words = table.words.value;
  return say('paper.aim', { goal: words.any(values.map((each) => words.value(each))) });
}

const signs = (text: string): string =>
  [...text].map((letter) => (/[ ;()]/.test(letter) ? letter : showSign('on-sets', letter))).join('');

/** The Universe: the cards in the set, and those that the Restrictions remove. */
function Cards({ desk, valued }: { desk: Desk; valued: Extract<Valued, { game: 'on-sets' }> }) {
  const { cards, left } = valued;
  const universe = desk.rules.value?.universe ?? [];
  // Under the line that one has to write, the chart has its room from the beginning: what stands below does not move.
  if (!cards && !left && (isWide.value || desk.rules.value?.isDraft !== false)) return null;
  return (
    <div class="mini pap-cards" aria-live="off">
      {universe.map((card) => (
        <Card
          key={card}
          card={card}
          state={left && !left.includes(card) ? 'out' : cards?.includes(card) ? 'in' : 'plain'}
        />
      ))}
    </div>
  );
}
