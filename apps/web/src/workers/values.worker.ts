// Works out what an expression is worth, beside the page: long arithmetic may take a moment.
import { parseCube, valueOf as valueOfEquation } from '@openshake/rules/equations';
import { parseCard, valueOf as valueOfSetName } from '@openshake/rules/onsets';
import type { Valued, ValueQuestion } from '../table/valuing.ts';

/** Steps are shown in signs; brackets are known by letters. */
const inLetters = (text: string): string => [...text].map((sign) => parseCube(sign) ?? sign).join('');

function valued({ game, rulebook, division, variations, universe, solution }: ValueQuestion): Valued {
  const { equation = '', setName = '', restrictions = [], wild, blank } = solution;
  if (game === 'equations') {
    const { readings, value, equal } = valueOfEquation({ rulebook, division, text: equation, wild });
    return {
      game,
      steps: readings.flatMap(({ text, value: whole, steps }) => [
        ...steps.map((step) => ({ text: inLetters(step.text), value: String(step.value) })),
        ...(whole === undefined ? [] : [{ text, value: String(whole) }]),
      ]),
      ...(value !== undefined && { value: String(value) }),
      ...(readings[0]?.value !== undefined && { value: String(readings[0].value) }),
      ...(typeof equal === 'boolean' && { equal }),
    };
  }
  const text = [...restrictions, setName].join(' ; ');
  const cards = universe.flatMap((card) => parseCard(card) ?? []);
  const answer = valueOfSetName({ rulebook, division, variations, universe: cards, text, wild, blank });
  return {
    game,
    legal: answer.legal,
    ways: answer.ways,
    readings: answer.readings.slice(0, 4).map((reading) => ({ text: reading.text, value: reading.value })),
    ...(answer.cards && { cards: answer.cards }),
    ...(answer.restrictedUniverse && { left: answer.restrictedUniverse }),
  };
}

addEventListener('message', ({ data }: MessageEvent<{ id: number; question: ValueQuestion }>) => {
  postMessage({ id: data.id, valued: valued(data.question) });
});
