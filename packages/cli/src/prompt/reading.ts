// The friendly forms in which a person at the prompt writes choices and the cubes of either game.
import type { GameCubes } from '@openshake/protocol';
import { type Read, refused, understood } from './conversation.ts';

/** A whole name, or a part that only one name has; or a number, if the choices had numbers. */
export function readChoice<T extends string>(
  choices: readonly T[],
  listed: 'numbered' | 'unnumbered' = 'unnumbered',
): (answer: string) => Read<T> {
  return (answer) => {
    const wanted = answer.toLowerCase().replaceAll(/\s+/g, '-');
    // A number is only a place in the list: 9 is not the book of 2019.
    const isNumber = /^\d{1,2}$/.test(wanted);
    const numbered = isNumber && listed === 'numbered' ? choices[Number(wanted) - 1] : undefined;
    const exact = choices.find((choice) => choice === wanted) ?? numbered;
    if (exact !== undefined) return understood(exact);
    const [found, another] = wanted === '' || isNumber ? [] : choices.filter((choice) => choice.includes(wanted));
    if (found !== undefined && another === undefined) return understood(found);
    return refused({ key: listed === 'numbered' ? 'read.choice.numbered' : 'read.choice', choices });
  };
}

/** Cubes with spaces, commas or nothing between them. Together with the cubes elsewhere, they fill at most a kit. */
export const readCubes =
  <Cube extends string>({ all, parse, inKit }: GameCubes<Cube>, elsewhere = 0) =>
  (answer: string): Read<Cube[]> => {
    const cubes: Cube[] = [];
    for (const letter of answer.replaceAll(/[\s,]+/g, '')) {
      const cube = parse(letter);
      if (cube === undefined)
        return refused([
          { key: 'read.noCube', sign: letter },
          { key: 'read.cubes', cubes: all.join(' ') },
        ]);
      cubes.push(cube);
    }
    const count = elsewhere + cubes.length;
    return count > inKit ? refused({ key: 'read.kit', count, most: inKit }) : understood(cubes);
  };
