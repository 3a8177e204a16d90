// At a practice table the person is “You”, and every sentence of the story agrees with that.
import { describe, expect, it } from 'vitest';
import { examplesOf } from '../../../tests/support/messages.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { AS_WRITTEN, makeWords, taskFact, WORD_FACTS } from './index.ts';

const THIRD = {
  en: 'roll deal choose set declare agree move shift take lose pick put challenge charge give join present hand change accept reject ask say sign leave return'.replace(
    /\w+/g,
    '$&s',
  ),
  es: 'fija lanza reparte elige declara mueve pasa retira pierde toma devuelve desafía denuncia presenta entrega escribió cambia acepta rechaza dice firma regresa',
};
const any = (verbs: string): string => verbs.replaceAll(' ', '|');

const CASES = [
  {
    catalogue: en,
    you: 'You',
    wrong: new RegExp(`You(?:'s| is| has)|You (?:${any(THIRD.en)})\\b|(?:${any(THIRD.en)}) You\\b`),
  },
  { catalogue: es, you: 'Tú', wrong: new RegExp(`Tú (?:no |se |le )?(?:${any(THIRD.es)})(?![a-z])|Solución de Tú`) },
];

describe.each(CASES)('$you', ({ catalogue, you, wrong }) => {
  it('does what it does in the second person', () => {
    const words = makeWords(catalogue, WORD_FACTS, { ...AS_WRITTEN, name: () => you });
    const strange = Object.entries(catalogue.messages)
      .filter(([key]) => key.startsWith('story.'))
      .flatMap(([key, message]) =>
        examplesOf(key, WORD_FACTS, message, catalogue.language).map((fact) => words.say(fact)),
      )
      .filter((said) => wrong.test(said));
    expect([...new Set(strange)]).toEqual([]);
  });

  it('leaves everybody else in the third', () => {
    const words = makeWords(catalogue, WORD_FACTS, AS_WRITTEN);
    const said = words.say({ key: 'story.turnLost', player: 'Ana' });
    expect(said).toMatch(/^Ana (loses the turn|pierde el turno)$/);
  });
});

it.each([
  [en, 'Ana has to check the Solutions', 'Ana and Leo have to check the Solutions'],
  [es, 'Ana tiene que revisar las Soluciones', 'Ana y Leo tienen que revisar las Soluciones'],
] as const)('what several have to do is said of all of them: $language', (catalogue, one, both) => {
  const words = makeWords(catalogue, WORD_FACTS, AS_WRITTEN);
  const task = { player: 'Ana', what: 'check' } as const;
  expect(words.say(taskFact(task))).toBe(one);
  expect(words.say(taskFact(task, ['Ana', 'Leo']))).toBe(both);
});
