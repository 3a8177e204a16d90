// The language of the command: who chooses it, what speaks it, and what stays English.
import { describe, expect, test } from 'vitest';
import { PLAIN } from './colour.ts';
import { chooseLanguage, systemLanguage } from './language.ts';
import { layout } from './pretty/page.ts';
import { prettyReplayed } from './pretty/replayed.ts';
import { answerMatch } from './replay/answer.ts';
import { MATCH, matchLine } from './testing/match.ts';
import { equationsRequest, openshake, request } from './testing/openshake.ts';
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

  test('of the system is that of the first variable that is set', () => {
    expect(systemLanguage({ LC_ALL: 'es_ES', LANG: 'en_US' })).toBe('es');
    expect(systemLanguage({ LC_ALL: '', LC_MESSAGES: 'es', LANG: 'en_US' })).toBe('es');
    expect(systemLanguage({ LC_MESSAGES: 'de_DE', LANG: 'es_MX.UTF-8' })).toBe('en');
    expect(systemLanguage({ LANG: 'es_419' })).toBe('es');
    expect(systemLanguage({})).toBe('en');
  });

  test.each([[['--lang', 'xx']], [['--lang=']], [['--lang']], [['--lang', '--pretty']]])('%j is refused', (words) => {
    expect(() => chooseLanguage(words, {})).toThrow(WrongUsage);
  });

  test('that nobody speaks is a mistake in the call, told in the language of the system', () => {
    const english = openshake(['judge', '--lang', 'klingon']);
    expect(english).toMatchObject({ status: 2, stdout: '' });
    expect(english.stderr).toBe(
      'openshake: Openshake does not speak "klingon". After --lang, type en or es.\nTry: npx openshake --help\n',
    );
    expect(openshake(['judge', '--lang', 'klingon'], '', SPANISH).stderr).toContain(
      'Openshake no habla "klingon". Después de --lang escribe en o es.\nPrueba: ',
    );
  });
});

describe('pages for people', () => {
  test('come in the language of the system, unless --lang asks for another', () => {
    expect(openshake(['judge', '--pretty'], request()).stdout).toMatch(/^✓ Correct\n {2}Played by {5}AGLOA/);
    const spanish = openshake(['judge', '--pretty'], request(), SPANISH).stdout;
    expect(spanish).toMatch(/^✓ Correcta\n {2}Se juega con {8}AGLOA/);
    expect(spanish).toMatch(/Nombre de Conjunto {2}R ∪ G/);
    expect(spanish).toContain('Requerido           R ⊆');
    expect(openshake(['judge', '--pretty', '--lang', 'en'], request(), SPANISH).stdout).toMatch(/^✓ Correct\n/);
  });

  test('of the other commands speak Spanish too', () => {
    const ask = (question: object) => equationsRequest({ solution: undefined, after: undefined, ...question });
    expect(openshake(['solve', '--pretty', '--lang', 'es'], ask({ question: 'now' })).stdout).toMatch(
      /^✓ Sí\n {2}Pregunta {12}¿Se puede escribir una Solución con el tablero y, como\n/,
    );
    const value = { rulebook: 'agloa-onsets-2023', division: 'middle', variations: [], text: 'B U R' };
    expect(openshake(['value', '--pretty', '--lang', 'es'], JSON.stringify(value)).stdout).toMatch(
      /^✓ 12 cartas\n[\s\S]*Paso 1 {14}B ∪ R {2}nombra/,
    );
    expect(openshake(['rulebooks', '--lang', 'es']).stdout).toContain('divisiones: ');
    expect(openshake(['replay', '--pretty', '--lang', 'es'], matchLine()).stdout).toContain(
      '1:10      bob desafía a ann: Ahora\n',
    );
  });
});

test('at the table, what happens and why not is told in Spanish', () => {
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
  const messageOf = (args: string[], env = {}) =>
    JSON.parse(openshake(['replay', ...args], refused, env).stdout).results.at(-1).message;
  const errorOf = (args: string[], env = {}) =>
    JSON.parse(openshake(['judge', ...args], 'nonsense\n', env).stdout).error.message;

  test('stay English, whatever the system speaks', () => {
    expect(messageOf([], SPANISH)).toBe(messageOf([]));
    expect(errorOf([], SPANISH)).toMatch(/^Line 1 is not JSON: /);
  });

  test('speak Spanish only where --lang asks for it, with the same keys', () => {
    expect(messageOf(['--lang', 'es'])).not.toBe(messageOf([]));
    expect(errorOf(['--lang', 'es'])).toMatch(/^La línea 1 no es JSON: /);
  });

  test.each(['judge', 'solve', 'value', 'replay'])(
    'what is wrong with a request of %s has the same facts',
    (command) => {
      const wrong = request({ division: 'midle' });
      const errorIn = (...args: string[]) => JSON.parse(openshake([command, ...args], wrong).stdout).error;
      const english = errorIn();
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
      expect(errorIn('--lang', 'es')).toEqual({ ...english, message });
      const page = openshake([command, '--pretty', '--lang', 'es'], wrong).stdout;
      expect(page.replaceAll(/\s+/g, ' ')).toContain(message);
    },
  );
});

describe('verdicts', () => {
  const wrong = request({ solution: { restrictions: ['B C R'], setName: 'R U' } });
  const answerOf = (args: string[], input: string) => JSON.parse(openshake(args, input).stdout);

  test('have their facts beside the sentence, which is in the language that --lang asks for', () => {
    const facts = { key: 'onSets.text.endsEarly' };
    const [english] = answerOf(['judge'], wrong).violations;
    expect(english).toMatchObject({ facts, message: 'The text ends too soon. A set is missing at the end.' });
    const [spanish] = answerOf(['judge', '--lang', 'es'], wrong).violations;
    expect(spanish).toEqual({
      ...english,
      message: 'El texto termina demasiado pronto. Falta un conjunto al final.',
    });
    expect(openshake(['judge', '--pretty', '--lang', 'es'], wrong).stdout).toContain(spanish.message);
  });

  test('on expressions, Goals and notation speak Spanish too', () => {
    const value = { rulebook: 'mlag-equations-basic-2018', division: 'senior', text: '2^3^0/0' };
    expect(answerOf(['value', '--lang', 'es'], JSON.stringify(value))).toMatchObject({
      violations: [{ message: '2*3*0÷0 no nombra ningún número: ningún número se puede dividir entre 0.' }],
      warnings: [{ facts: { key: 'equations.powersInRow' }, message: expect.stringMatching(/^Las potencias/) }],
    });
    const long = { ...value, text: Array(100).fill('1').join('+') };
    expect(answerOf(['value', '--lang', 'es'], JSON.stringify(long))).toMatchObject({
      notes: [{ key: 'value.stepsLeftOut' }],
      note: expect.stringMatching(/^Faltan algunos pasos/),
    });
    const noGoal = equationsRequest({ solution: undefined, after: undefined, goal: undefined, question: 'now' });
    expect(answerOf(['solve', '--lang', 'es'], noGoal)).toMatchObject({
      goalFault: { facts: { key: 'goal.notThere' }, message: 'No hay Meta.' },
    });
    expect(openshake(['solve', '--pretty', '--lang', 'es'], noGoal).stdout).toContain('No hay Meta.');
    expect(answerOf(['replay', '--lang', 'es'], 'match m\n0:09 ann dance\n').error.message).toMatch(
      /^La línea 2: No existe la acción “dance”\. /,
    );
  });
});

describe('what goes wrong with files and options', () => {
  test.each([
    [['judge', '--prety'], '"openshake judge" no tiene la opción "--prety". ¿Quisiste decir "--pretty"?'],
    [['judge', '--lnag', 'es'], '¿Quisiste decir "--lang"?'],
    [['jugde'], 'No existe el comando "jugde". ¿Quisiste decir "judge"?'],
    [['judge', '/nowhere/at/all'], 'no se puede leer /nowhere/at/all: no existe ese archivo.'],
    [['replay', '--json', '--notation'], '--notation y --json son dos formas de la misma respuesta; elige una.'],
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
  ])('%j', (args, said) => {
    expect(openshake(args, '', SPANISH).stderr).toContain(said);
  });
});

describe('names', () => {
  const names = { ann: 'Mia', bob: 'Leo' };
  const page = (language: 'en' | 'es') =>
    prettyReplayed(answerMatch({ ...MATCH, people: names }), layout(PLAIN, 80, false, speechIn(language)));

  test('stand wherever a seat is shown, and no seat is left', () => {
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
