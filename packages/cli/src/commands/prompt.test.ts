// The prompt, answered through a pipe as a person would.
import { describe, expect, test } from 'vitest';
import { openshakeHere } from '../testing/openshake.ts';

const lines = (answers: string[]): string => answers.map((line) => `${line}\n`).join('');
const answer = async (...answers: string[]) => await openshakeHere(['prompt'], lines(answers));

/** A middle-division position in the default book, up to the Restrictions. */
const POSITION = ['', '', '', 'B BR RY G BGY blank', '1+2', 'R C', 'BU', '4', "G Y '", 'now'];

describe('the example', () => {
  test('shows a verdict immediately', async () => {
    const { status, stdout, stderr } = await answer('example', 'quit');
    expect(stdout).toContain('✓ Correct');
    expect(stdout).toContain('Goodbye.');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('then takes another Solution for its position', async () => {
    const { stdout } = await answer('example', '1', '', 'R U G', '3');
    expect(stdout).toContain('✓ Correct');
    expect(stdout.match(/✗ Not correct/g)).toHaveLength(1);
    expect(stdout).toContain('so the Solution needs a Restriction');
  });
});

describe('a position of Equations', () => {
  /** A middle-division position, up to the Equation. */
  const EQUATIONS = ['equations', '', '3x(5+2)', '6 -', '4xr', '8 +', '9 1 /', 'now'];

  test('has an example too', async () => {
    const { status, stdout } = await answer('Example  Equations', '1', '(6x4)-3=3x(5+2)', 'quit');
    expect(stdout).toMatch(/✓ Correct[\s\S]*Equation +\(6×4\)−√9=3×\(5\+2\)[\s\S]*✗ Not correct/);
    expect(status).toBe(0);
  });

  test('asks question by question, and judges', async () => {
    const { status, stdout } = await answer(...EQUATIONS, '(6x4)-r9=3x(5+2)', 'quit');
    expect(stdout).toContain('✓ Correct');
    expect(stdout).toMatch(/Value +21\n/);
    for (const question of [
      'Universe?',
      'Variations',
      'Restriction',
      'What does the 0 stand for?',
      's3 is a 3 sideways',
    ])
      expect(stdout).not.toContain(question);
    expect(stdout).not.toContain('a-flub');
    expect(status).toBe(0);
  });

  test('explains bad answers and asks again', async () => {
    const [book = '', division = '', goal = '', required = '', ...rest] = EQUATIONS;
    const { stdout } = await answer(
      ...[book, 'basic', division, '', '3+4=7', '3+Q', goal, 'U', '1'.repeat(25), required],
      ...[...rest.slice(0, 3), 'a-flub', 'now', '(6x4)-r9=3x(5+2)', 'quit'],
    );
    for (const complaint of [
      'Please answer with minor, elementary, middle, junior, or senior',
      'A Goal looks like 17, ',
      'Write only the Goal',
      'No cube in Equations shows "Q". The cubes show 0 1 2 ',
      '"U" is not on any cube',
      'That makes 25 cubes; a kit has 24.',
      'Please answer with a number, or with now, impossible, last-cube, or end-of-round',
    ]) {
      expect(stdout.replaceAll(/\s+/g, ' ')).toContain(`! ${complaint}`);
    }
    expect(stdout).toContain('✓ Correct');
  });

  test('without a Goal, asks for the Goal that could have been set', async () => {
    const { stdout } = await answer('5', '', 'none', '5 7 + 1 2', '12', '5+7=12', '1', '12', '5+7=13', 'quit');
    expect(stdout).not.toContain('Required?');
    expect(stdout).toContain('a No Goal challenge');
    expect(stdout).toContain('✓ Correct');
    expect(stdout).toContain('✗ Not correct');
  });

  describe('where a 0 may stand for another symbol', () => {
    const senior = async (goal: string, ...more: string[]) =>
      (await answer('5', 'senior', goal, '', '9 0 3 + 1', '', '', 'now', ...more)).stdout;

    test('asks which', async () => {
      const stdout = await senior('407', '(9 0 3)+1=407', 'ten', 'x', 'quit');
      expect(stdout).toContain('! A 0 stands for one symbol of the cubes');
      expect(stdout).toMatch(/Wild +0:×\n/);
      expect(stdout).toContain('✓ Correct');
    });

    test('takes an empty answer for a plain 0', async () => {
      const stdout = await senior('13', '9+3+1+0=13', '', 'quit');
      expect(stdout).not.toContain('Wild');
      expect(stdout).toContain('What does the 0 stand for?');
    });

    test('does not ask if there is no 0, or if the writer has marked it', async () => {
      expect(await senior('4', '3+1=4', 'quit')).not.toContain('What does the 0 stand for?');
      expect(await senior('4', '3 0:+ 1=4', 'quit')).not.toContain('What does the 0 stand for?');
    });
  });

  test.each([0, 1, 2, 3, 5, 8, 9])('input that ends after %i answers gets a polite goodbye', async (answers) => {
    const { status, stdout, stderr } = await answer(...[...EQUATIONS, '6x4=24'].slice(0, answers));
    expect(stdout).toMatch(/Goodbye\.\n$/);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

describe('a position', () => {
  test('asks question by question, and judges', async () => {
    const { status, stdout } = await answer(...POSITION, 'B C R', '', 'R U G', 'quit');
    expect(stdout).toContain('✓ Correct');
    expect(stdout).toMatch(/Cards named +BR {2}RY {2}G {2}\(3 cards\)/);
    expect(status).toBe(0);
  });

  test('can be followed by a new one', async () => {
    const { stdout } = await answer(...POSITION, '', 'R', 'new', 'example', '3');
    expect(stdout.match(/Which rulebook\?/g)).toHaveLength(2);
    expect(stdout).toContain('✓ Correct');
  });

  test('explains bad answers and asks again', async () => {
    const [book, division, variations, universe, goal, ...cubes] = POSITION as [string, string, string, string, string];
    const { status, stdout } = await answer(
      ...['checkers', book, 'kindergarten', division, 'wild-card', variations],
      ...['B B', '99', universe, '2+3x4', goal, 'Q', ...cubes.slice(0, 4), 'never', 'now'],
      ...['B C R', '', 'R U G', 'perhaps', 'quit'],
    );
    for (const complaint of [
      'Please answer with a number, or with mlag-onsets-basic-2011',
      'Please answer with basic, elementary, middle, junior, or senior',
      'There is no variation "wild-card"',
      'You named the card B twice',
      'There are 16 cards',
      'A Goal looks like',
      '"Q" is not on any cube',
      'Please answer with a number, or with now, impossible',
      'Please answer with a number, or with another, new, or quit',
    ]) {
      expect(stdout.replaceAll(/\s+/g, ' ')).toContain(`! ${complaint}`);
    }
    expect(stdout).toContain('✓ Correct');
    expect(status).toBe(0);
  });

  test('cannot have more cubes than a kit', async () => {
    const { stdout } = await answer(...POSITION.slice(0, 5), 'B'.repeat(17), 'RU', 'R', 'G');
    expect(stdout).toContain('! That makes 19 cubes; a kit has 18.\nPermitted?');
  });

  test('without a Goal, asks for the Goal that could have been set', async () => {
    const { stdout } = await answer('', '', '', 'B BR RY G', 'none', "B R G U N ' 1 2", '3', '', 'B U R', 'quit');
    expect(stdout).toContain('a No Goal challenge');
    expect(stdout).not.toContain('Required?');
    expect(stdout).toContain('Cards named');
  });

  test('with Blank Card Wild, asks for the dots; with Two Solutions, for both papers', async () => {
    const picks = 'blank-card-wild, two-solutions';
    const paper = ['', 'B U R', 'BG'];
    const { stdout } = await answer(
      '4',
      'senior',
      picks,
      'B BR RY G blank Y',
      '3',
      '',
      'B U R G N',
      '',
      '',
      'now',
      ...paper,
      ...paper,
    );
    expect(stdout).toContain('Solution 2 of 2');
    expect(stdout).toMatch(/Blank painted +BG/);
  });

  test('without Restrictions, does not ask for any; a flub asks for its moves', async () => {
    const { stdout } = await answer(
      '1',
      '',
      'B BR RY G',
      '3',
      'B',
      'R U',
      '',
      'G',
      'a-flub',
      'B to required',
      'B U R',
      'R to f',
      '3',
    );
    expect(stdout).not.toContain('Restriction 1?');
    expect(stdout).not.toContain('Variations');
    expect(stdout).toContain('an A Flub challenge');
    expect(stdout).toMatch(/Charged move +B to Required/);
    expect(stdout).toMatch(/Safe move +R to Forbidden/);
    expect(stdout).toMatch(/✗ Not correct|✓ Correct/);
  });
});

describe('in Spanish', () => {
  const responder = async (...answers: string[]) => {
    const { status, stdout, stderr } = await openshakeHere(['prompt', '--lang', 'es'], lines(answers));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return stdout.replaceAll(/\s+/g, ' ');
  };

  test('asks and judges everything, and understands words for signs', async () => {
    const { length } = POSITION;
    const [book = '', division = '', variations = '', universe = '', goal = ''] = POSITION;
    const said = await responder(
      ...[book, division, variations, universe, goal, 'R subconjunto', 'B unión', '4', 'G Y complemento'],
      ...[...POSITION.slice(9, length), 'B subconjunto de R', '', 'R UNIÓN G', 'quit'],
    );
    for (const question of [
      'Openshake juzga Soluciones',
      '¿Qué reglamento? [agloa-onsets-2023]',
      '¿Qué división: basic, elementary, middle, junior o senior? [middle]',
      '¿Qué variaciones, en el orden en que se eligieron?',
      '¿Universo?',
      '¿Meta?',
      '¿Requerido?',
      '¿Recursos?',
      '1 now un desafío Ahora',
      '¿Restricción 1?',
      '¿Nombre de Conjunto?',
      '✓ Correcta',
      'Nombre de Conjunto R ∪ G',
      '¿Y ahora? [another] Hasta luego.',
    ])
      expect(said).toContain(question);
    expect(said).not.toMatch(/\b(?:Which|What|Press|Type|Write|Please)\b/);
  });

  test('explains bad answers', async () => {
    const said = await responder(
      ...['equations', 'basic', 'middle', '3+4=7', '3+Q', '(3', '3 por 5 más 6', 'U', '1'.repeat(25), '3 por 5 más 6'],
      ...['', '', '', 'never', 'now', '3 por 5 más 6 = 3x5+6', 'quit'],
    );
    for (const complaint of [
      'Por favor, responde con minor, elementary, middle, junior o senior.',
      'Escribe solo la Meta, sin = y sin lo que vale.',
      'Ningún cubo de Equations muestra "Q". Los cubos muestran 0 1 2 ',
      'El grupo que abre "(" nunca se cierra.',
      '"U" no está en ningún cubo.',
      'Con esos son 25 cubos; un juego de cubos tiene 24.',
      'Por favor, responde con un número, o con now, impossible, last-cube o end-of-round.',
    ])
      expect(said).toContain(`! ${complaint}`);
    expect(said).toContain('Ecuación 3 × 5 + 6 = 3×5+6');
  });
});

describe('leaving', () => {
  test.each([0, 1, 4, 9, 11, 13])('input that ends after %i answers gets a polite goodbye', async (answers) => {
    const { status, stdout, stderr } = await answer(...[...POSITION, 'B C R', '', 'R U G'].slice(0, answers));
    expect(stdout).toMatch(/Goodbye\.\n$/);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test.each(['quit', 'QUIT', 'exit'])('%s leaves at any question', async (word) => {
    const { status, stdout } = await answer('', '', word, 'never read');
    expect(stdout).toMatch(/Goodbye\.\n$/);
    expect(status).toBe(0);
  });

  test('an answer without a line break still counts', async () => {
    expect((await openshakeHere(['prompt'], 'example')).stdout).toContain('✓ Correct');
  });
});
