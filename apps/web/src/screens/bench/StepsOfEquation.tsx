// The arithmetic of an Equation, step by step, each side by itself.
import type { Value } from '@openshake/rules/equations';
import { showEquationSigns, showValue, type TableWords } from '@openshake/words';
import { say } from '../../app/speech.ts';
import type { Judged } from './answering.ts';

/** Whether a decimal is the whole value: 2.5 is 5/2, but 0.333 is not 1/3. */
function isExact(value: number | string, approx: string): boolean {
  const [, above, below] = /^(-?\d{1,9})\/(\d{1,9})$/.exec(String(value)) ?? [];
  const [, decimals] = /^-?\d{1,9}\.(\d{1,6})$/.exec(approx) ?? [];
  if (above === undefined || below === undefined || decimals === undefined) return false;
  const scale = 10 ** decimals.length;
  return Number(above) * scale === Math.round(Number(approx) * scale) * Number(below);
}

/** Nobody reads more decimals. */
const brief = (approx: string): string => showValue(approx.replace(/^(-?\d+\.\d{5})\d+$/, '$1'));

/** `2√2`, about 2.82842; a whole number is itself. */
export function numberText(value: number | string, approx: string | undefined): string {
  const shown = showValue(value);
  if (approx === undefined || approx === '?') return shown;
  return isExact(value, approx)
    ? say('bench.steps.exactly', { value: shown, decimal: showValue(approx) })
    : say('bench.steps.about', { value: shown, approx: brief(approx) });
}

function Reading({ reading }: { reading: Value['readings'][number] }) {
  return (
    <div class="bench-side">
      <p class="math">{showEquationSigns(reading.text)}</p>
      <ol class="bench-steps">
        {reading.steps.map(({ text, value, approx }, at) => (
          <li key={at}>
            <span class="math">{text}</span>
            <b class="num">= {numberText(value, approx)}</b>
          </li>
        ))}
        {reading.value === undefined && <li class="bench-n">{say('bench.steps.stops')}</li>}
      </ol>
    </div>
  );
}

export function StepsOfEquation({
  judged,
  words,
}: {
  judged: Extract<Judged, { game: 'equations' }>;
  words: TableWords;
}) {
  const [counted] = judged.counted;
  if (!counted || counted.readings.length === 0) return null;
  return (
    <>
      <h2 class="bench-title">{say('bench.steps')}</h2>
      <div class="bench-sides">
        {counted.readings.map((reading, at) => (
          <Reading key={at} reading={reading} />
        ))}
      </div>
      {counted.notes?.map((fact) => (
        <p key={fact.key} class="small">
          {words.say(fact)}
        </p>
      ))}
    </>
  );
}
