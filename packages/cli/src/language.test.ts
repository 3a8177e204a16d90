// The command's language: who chooses it, what follows it, and what stays English.
import { describe, expect, test } from 'vitest';
import { PLAIN } from './colour.ts';
import { chooseLanguage, systemLanguage } from './language.ts';
import { layout } from './pretty/page.ts';
import { prettyReplayed } from './pretty/replayed.ts';
import { answerMatch } from './replay/answer.ts';
import { MATCH, matchLine } from './testing/match.ts';
import { equationsRequest, openshake, openshakeHere, request } from './testing/openshake.ts';
import { WrongUsage } from './usage.ts';
import { speechIn } from './words/speech.ts';

const SPANISH = { LC_ALL: 'es_MX.UTF-8' };

describe('the language', () => {
  test.each([
    [['judge', '--lang', 'es', '--pretty'], 'es', ['judge', '--pretty']],
    [['--lang=ES', 'judge'], 'es', ['judge']],
    [['judge', '--lang', 'es', '--lang', 'en'], 'en', ['judge']],
    [['judge'], 'en', ['judge']],
    [['judge', '--', '--lang', 'es'], 'en', ['judge', '--', '--lang', 'es']],
  ])('of %j', (words, language, args) => {
    expect(chooseLanguage(words, {})).toMatchObject({ language, args });
  });

  test('of the system comes from the first variable that is set', () => {
    expect(systemLanguage({ LC_ALL: 'es_ES', LANG: 'en_US' })).toBe('es');
    expect(systemLanguage({ LC_ALL: '', LC_MESSAGES: 'es', LANG: 'en_US' })).toBe('es');
    expect(systemLanguage({ LC_MESSAGES: 'de_DE', LANG: 'es_MX.UTF-8' })).toBe('en');
    expect(systemLanguage({ LANG: 'es_419' })).toBe('es');
    expect(systemLanguage({})).toBe('en');
  });

  test.each([[['--lang', 'xx']], [['--lang=']], [['--lang']], [['--lang', '--pretty']]])('%j is refused', (words) => {
    expect(() => chooseLanguage(words, {})).toThrow(WrongUsage);
  });

  test("that we do not speak is wrong usage, reported in the system's language", async () => {
    const english = await openshakeHere(['judge', '--lang', 'klingon']);
    expect(english).toMatchObject({ status: 2, stdout: '' });
    expect(english.stderr).toBe(
      'openshake: Openshake does not speak "klingon". After --lang, type en or es.\nTry: npx openshake --help\n',
    );
    expect((await openshakeHere(['judge', '--lang', 'klingon'], '', SPANISH)).stderr).toContain(
      'Openshake no habla "klingon". Después de --lang escribe en o es.\nPrueba: ',
    );
  });
});

describe('pages for people', () => {
  test("come in the system's language, unless --lang asks for another", async () => {
    expect((await openshakeHere(['judge', '--pretty'], request())).stdout).toMatch(/^✓ Correct\n {2}Rulebook {6}AGLOA/);
    const spanish = (await openshakeHere(['judge', '--pretty'], request(), SPANISH)).stdout;
    expect(spanish).toMatch(/^✓ Correcta\n {2}Reglamento {10}AGLOA/);
    expect(spanish).toMatch(/Nombre de Conjunto {2}R ∪ G/);
    expect(spanish).toContain('Requerido           R ⊆');
    expect((await openshakeHere(['judge', '--pretty', '--lang', 'en'], request(), SPANISH)).stdout).toMatch(
      /^✓ Correct\n/,
    );
  });

  test('of the other commands speak Spanish too', async () => {
    const ask = (question: object) => equationsRequest({ solution: undefined, after: undefined, ...question });
    expect((await openshakeHere(['solve', '--pretty', '--lang', 'es'], ask({ question: 'now' }))).stdout).toMatch(
      /^✓ Sí\n {2}Pregunta {12}¿Se puede escribir una Solución con el tablero y, como\n/,
    );
    const value = { rulebook: 'agloa-onsets-2023', division: 'middle', variations: [], text: 'B U R' };
    expect((await openshakeHere(['value', '--pretty', '--lang', 'es'], JSON.stringify(value))).stdout).toMatch(
      /^✓ 12 cartas\n[\s\S]*Paso 1 {14}B ∪ R {2}nombra/,
    );
    expect((await openshakeHere(['rulebooks', '--lang', 'es'])).stdout).toContain('divisiones: ');
    expect((await openshakeHere(['replay', '--pretty', '--lang', 'es'], matchLine())).stdout).toContain(
      '1:10    bob desafía a ann: Ahora\n',
    );
  });
});

test('at the table, events and refusals are in Spanish', () => {
  const table = [
    '--book',
    'agloa-onsets-2023',
    '--division',
    'middle',
    '--name',
    'mia',
    '--bots',
    'club',
    '--seed',
    '4',
  ];
  const { stdout, status } = openshake(['play', '--lang', 'es', ...table], 'roll\nagree\nscore\nquit\n');
  expect(status).toBe(0);
  expect(stdout).toMatch(/Tirada 1: \w+ fija la Meta\n/);
  expect(stdout).toMatch(/mia lanza( \S+){5}/);
  expect(stdout).toContain('Hoja de puntos\n');
  expect(stdout).not.toMatch(/\b(rolls|deals|Scoresheet)\b/);
});

describe('answers for programs', () => {
  const refused = matchLine({ actions: [...MATCH.actions.slice(0, 3), { at: 15_000, by: 'ann', type: 'agree' }] });
  const messageOf = async (args: string[], env = {}) =>
    JSON.parse((await openshakeHere(['replay', ...args], refused, env)).stdout).results.at(-1).message;
  const errorOf = async (args: string[], env = {}) =>
    JSON.parse((await openshakeHere(['judge', ...args], 'nonsense\n', env)).stdout).error.message;

  test("stay English, whatever the system's language", async () => {
    expect(await messageOf([], SPANISH)).toBe(await messageOf([]));
    expect(await errorOf([], SPANISH)).toMatch(/^Line 1 is not JSON: /);
  });

  test('are in Spanish only if --lang asks for it, with the same keys', async () => {
    expect(await messageOf(['--lang', 'es'])).not.toBe(await messageOf([]));
    expect(await errorOf(['--lang', 'es'])).toMatch(/^La línea 1 no es JSON: /);
  });

  test.each(['judge', 'solve', 'value', 'replay'])(
    'what is wrong with a request of %s has the same facts',
    async (command) => {
      const wrong = request({ division: 'midle' });
      const errorIn = async (...args: string[]) =>
        JSON.parse((await openshakeHere([command, ...args], wrong)).stdout).error;
      const english = await errorIn();
      const divisions = 'basic, elementary, middle, junior, senior';
      expect(english).toEqual({
        message: `There is no division "midle" in agloa-onsets-2023. Choose one of these: ${divisions}.`,
        facts: {
          key: 'request.division',
          division: '"midle"',
          rulebook: 'agloa-onsets-2023',
          divisions: divisions.split(', '),
        },
      });
      const message = `No existe la división "midle" en agloa-onsets-2023. Elige una de estas: ${divisions}.`;
      expect(await errorIn('--lang', 'es')).toEqual({ ...english, message });
      const page = (await openshakeHere([command, '--pretty', '--lang', 'es'], wrong)).stdout;
      expect(page.replaceAll(/\s+/g, ' ')).toContain(message);
    },
  );
});

describe('verdicts', () => {
  const wrong = request({ solution: { restrictions: ['B C R'], setName: 'R U' } });
  const answerOf = async (args: string[], input: string) => JSON.parse((await openshakeHere(args, input)).stdout);

  test('have facts beside the sentence, which is in the language of --lang', async () => {
    const facts = { key: 'onSets.text.endsEarly' };
    const [english] = (await answerOf(['judge'], wrong)).violations;
    expect(english).toMatchObject({ facts, message: 'The text ends too soon. A set is missing at the end.' });
    const [spanish] = (await answerOf(['judge', '--lang', 'es'], wrong)).violations;
    expect(spanish).toEqual({
      ...english,
      message: 'El texto termina demasiado pronto. Falta un conjunto al final.',
    });
    expect((await openshakeHere(['judge', '--pretty', '--lang', 'es'], wrong)).stdout).toContain(spanish.message);
  });

  test('on expressions, Goals and notation speak Spanish too', async () => {
    const value = { rulebook: 'mlag-equations-basic-2018', division: 'senior', text: '2^3^0/0' };
    expect(await answerOf(['value', '--lang', 'es'], JSON.stringify(value))).toMatchObject({
      violations: [{ message: '2*3*0÷0 no nombra ningún número: ningún número se puede dividir entre 0.' }],
      warnings: [{ facts: { key: 'equations.powersInRow' }, message: expect.stringMatching(/^Las potencias/) }],
    });
    const long = { ...value, text: Array(100).fill('1').join('+') };
    expect(await answerOf(['value', '--lang', 'es'], JSON.stringify(long))).toMatchObject({
      notes: [{ key: 'value.stepsLeftOut' }],
      note: expect.stringMatching(/^Faltan algunos pasos/),
    });
    const noGoal = equationsRequest({ solution: undefined, after: undefined, goal: undefined, question: 'now' });
    expect(await answerOf(['solve', '--lang', 'es'], noGoal)).toMatchObject({
      goalFault: { facts: { key: 'goal.notThere' }, message: 'No hay Meta.' },
    });
    expect((await openshakeHere(['solve', '--pretty', '--lang', 'es'], noGoal)).stdout).toContain('No hay Meta.');
    expect((await answerOf(['replay', '--lang', 'es'], 'match m\n0:09 ann dance\n')).error.message).toMatch(
      /^La línea 2 tiene un error\. No existe la acción “dance”\. /,
    );
  });
});

describe('what goes wrong with files and options', () => {
  test.each([
    [['judge', '--prety'], '"openshake judge" no tiene la opción "--prety". ¿Quisiste decir "--pretty"?'],
    [['judge', '--lnag', 'es'], '¿Quisiste decir "--lang"?'],
    [['jugde'], 'No existe el comando "jugde". ¿Quisiste decir "judge"?'],
    [['judge', '/nowhere/at/all'], 'no se puede leer /nowhere/at/all: no existe ese archivo.'],
    [['replay', '--json', '--notation'], '--notation y --json piden respuestas distintas. Elige una.'],
    [['rulebooks', 'all'], '"openshake rulebooks" no lleva la palabra "all".'],
    [
      ['bot'],
      '¿Qué nivel debe jugar? Después de --level escribe first-week, first-term, club, team, champion o perfect.',
    ],
    [['bot', '--level', 'clubb'], 'No existe el nivel "clubb". Elige first-week, '],
    [
      ['arena', 'club', '--program', 'no-such'],
      'este programa no puede jugar. no-such: No existe el programa "no-such".',
    ],
    [['solve', '--workers', '0'], 'La opción "--workers" necesita un número del 1 al 256.'],
  ])('%j', async (args, said) => {
    expect((await openshakeHere(args, '', SPANISH)).stderr).toContain(said);
  });
});

describe('names', () => {
  const names = { ann: 'Mia', bob: 'Leo' };
  const page = (language: 'en' | 'es') =>
    prettyReplayed(answerMatch({ ...MATCH, people: names }), layout(PLAIN, 80, false, speechIn(language)));

  test('appear wherever a seat is shown, and no seat is left', () => {
    for (const language of ['en', 'es'] as const) {
      expect(page(language)).not.toMatch(/\bann\b|\bbob\b/);
      expect(page(language)).toMatch(/Mia +Leo/);
    }
    expect(page('en')).toContain("✗ refused: Mia B to required. It is Leo's turn. (IV-B)");
    expect(page('es')).toContain('✓ la Solución de Leo es correcta');
  });

  test('a seat without a name goes by its id', () => {
    const some = prettyReplayed(answerMatch({ ...MATCH, people: { bob: 'Leo' } }), layout());
    expect(some).toContain('Leo challenges ann: Now');
  });
});
