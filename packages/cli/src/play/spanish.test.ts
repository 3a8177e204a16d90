// A table in Spanish: a shake at the terminal without an English sentence, and what a person may type there.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ENGLISH_PHRASES, englishIn } from '../testing/english.ts';
import { playByHints } from '../testing/hints.ts';
import { BIN, openshake } from '../testing/openshake.ts';
import { EQUATIONS_START, ON_SETS_START, tableAfter } from '../testing/seats.ts';
import { Terminal } from '../testing/terminal.ts';
import { speechIn } from '../words/speech.ts';
import { readLine } from './commands/index.ts';
import { reasonsHere } from './commands/reasons.ts';
import { readYesOrNo } from './confirming.ts';
import { type Seat, seatOf } from './seat.ts';

const PATIENCE_MS = 300_000;

let terminal: Terminal | undefined;
afterEach(() => {
  if (terminal && !terminal.over) terminal.kill();
  terminal = undefined;
});

const ASKED = [
  'table',
  'help',
  'help goal',
  'help now',
  'help reject',
  'why',
  'why now',
  'why VII-B-3',
  'key',
  'score',
  'story',
  'papers',
  'save',
  'gaol',
  'q f',
  'move',
  'try B U',
  'deal x',
];

test('the test would notice the English catalogue', () => {
  expect(ENGLISH_PHRASES.length).toBeGreaterThan(300);
  expect(
    englishIn('!  Say which\n  cube and where it goes: r for Required, p for Permitted, f for Forbidden.'),
  ).toHaveLength(1);
});

test.each([
  ['agloa-onsets-2023', 'middle'],
  ['mlag-equations-basic-2018', 'middle'],
])(
  'a shake of %s in Spanish',
  async (book, division) => {
    const seat = new Terminal([
      ...[process.execPath, BIN, 'play', '--lang', 'es', '--book', book, '--division', division, '--name', 'ann'],
      ...['--bots', 'club', '--no-variations', '--officiating', 'strict', '--no-clock', '--pace', '0'],
      ...['--shakes', '1', '--seed', '7', '--save', join(mkdtempSync(join(tmpdir(), 'openshake-es-')), 'm.jsonl')],
    ]);
    terminal = seat;
    await playByHints(seat);
    expect(await seat.ended).toBe(0);
    expect(seat.text).toContain('En la mesa, en el sentido del reloj:');
    expect(seat.text).toContain('Gracias por jugar.');
    expect(englishIn(seat.text)).toEqual([]);
  },
  PATIENCE_MS,
);

test('questions, answers and what is unclear are in Spanish', () => {
  const home = { XDG_DATA_HOME: mkdtempSync(join(tmpdir(), 'openshake-es-')) };
  const { status, stdout } = openshake(
    ['play', '--lang', 'es', '--seed', '7'],
    ['', 'ann', '', 'x', '', ...ASKED].join('\n'),
    home,
  );
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^Te damos la bienvenida[\s\S]*¿Cómo te llamas\?[\s\S]*No existe el nivel "x"\.[\s\S]*¿Quisiste decir "goal"\?/,
  );
  expect(englishIn(stdout)).toEqual([]);
});

test.each([
  [['--bots', 'clubb'], 'No existe el nivel "clubb".'],
  [['--clock', '--no-clock'], '--clock y --no-clock se contradicen.'],
  [['--name', 'judge'], 'Ningún jugador se puede llamar judge.'],
  [['--resume', 'nada.txt'], 'No existe el archivo'],
])('wrong usage is reported in Spanish: %j', (args, told) => {
  const { status, stderr } = openshake(['play', '--lang', 'es', ...args]);
  expect(status).toBe(2);
  expect(stderr).toContain(told);
  expect(englishIn(stderr)).toEqual([]);
});

describe('what is typed', () => {
  const seatAt = (start: typeof ON_SETS_START, book?: 'mlag-equations-basic-2018'): Seat => {
    const table = tableAfter(start, book && { book });
    return seatOf(table.view('ann', table.count * 1000), 'ann', false, speechIn('es'));
  };
  const onSets = seatAt(ON_SETS_START);
  const equations = seatAt(EQUATIONS_START, 'mlag-equations-basic-2018');

  test.each([
    ['B a Requerido', { type: 'move', cube: 'B', to: 'required' }],
    ['B a prohibido', { type: 'move', cube: 'B', to: 'forbidden' }],
    ['B p', { type: 'move', cube: 'B', to: 'permitted' }],
    ['B a Prohibido como bono.', { type: 'bonus', cube: 'B' }],
    [
      'write Restricción 1 R C Y Nombre de Conjunto: R U B',
      { solution: { restrictions: ['R C Y'], setName: 'R U B' } },
    ],
    ['write R ∪ B, con R ∪ de Recursos.', { solution: { setName: 'R U B' } }],
    ['write R unión B, comodín G:U', { solution: { setName: 'R U B', wild: { G: 'U' } } }],
  ])('%s', (line, act) => expect(readLine(line, onSets)).toMatchObject({ act }));

  test('an Equation under its Spanish heading', () => {
    expect(readLine('write Ecuación: 6 por 2 = 12', equations)).toMatchObject({
      act: { solution: { equation: '6 x 2 = 12' } },
    });
  });

  test.each([
    ['write', 'Escribe tu Solución en la misma línea. Para no entregar ninguna, escribe decline.'],
    ['write B U R | blank', '¿Cuál es la carta pintada?'],
    ['write B U', '¿Qué va después de ∪ en "B U"?'],
    ['B', '¿A dónde va el cubo B?'],
    ['agree ya', 'Después de "agree" no va nada. Quita "ya".'],
  ])('%s is unclear', (line, unclear) => expect(readLine(line, onSets)).toMatchObject({ unclear }));

  test.each(['sí', 'si', 'SÍ', 's', 'si\u0301', 'yes', 'y'])('%s is yes', (answer) =>
    expect(readYesOrNo(answer)).toBe('yes'),
  );
  test.each(['no', 'No', 'n'])('%s is no', (answer) => expect(readYesOrNo(answer)).toBe('no'));
  test.each(['', 'quizás', 'nope'])('%j is neither', (answer) => expect(readYesOrNo(answer)).toBeUndefined());

  test('a reason may be given in Spanish or in English', () => {
    const reasons = reasonsHere(onSets);
    expect(reasons[0]).toMatchObject({ rule: 'value.equalsGoal', words: 'no es la Meta' });
    const [act, same] = ['reject bob no es la meta', 'reject bob not the Goal'].map((line) => readLine(line, onSets));
    expect(act).toMatchObject({ act: { type: 'reject', writer: 'bob', clause: reasons[0]?.clause } });
    expect(same).toEqual(act);
    expect(readLine('reject bob mas de una solucion', onSets)).toEqual(
      readLine('reject bob más de una Solución', onSets),
    );
    expect(readLine('reject bob mas de una solucion', onSets)).toMatchObject({ act: { type: 'reject' } });
    expect(readLine('reject bob ambigua', onSets)).toMatchObject({
      unclear: expect.stringMatching(/^Muestra una forma de leerla/),
    });
  });
});
