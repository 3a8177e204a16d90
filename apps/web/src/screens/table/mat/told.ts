// Words for what happened at this table. In sentences people have their own names; aloud, cubes have theirs.
import { type TableWords, tableWords } from '@openshake/words';
import { computed, type ReadonlySignal } from '@preact/signals';
import { cubeName } from '../../../parts/Cube.tsx';
import type { TableStore } from '../../../table/store.ts';

interface Told {
  shown: ReadonlySignal<TableWords>;
  brief: ReadonlySignal<TableWords>;
  aloud: ReadonlySignal<TableWords>;
}
const known = new WeakMap<TableStore, Told>();

function wordsOf(table: TableStore): Told {
  const before = known.get(table);
  if (before) return before;
  const names = computed(() =>
    Object.fromEntries(table.seats.value.flatMap(({ seat, name }) => (name === null ? [] : [[seat, name] as const]))),
  );
  const made: Told = {
    shown: computed(() => tableWords(table.game.value, table.catalogue.value, names.value)),
    brief: computed(() => {
      const short = Object.entries(names.value).map(([seat, name]) => [seat, shortName(name)] as const);
      return tableWords(table.game.value, table.catalogue.value, Object.fromEntries(short));
    }),
    aloud: computed(() => {
      const game = table.game.value;
      const cube = (letter: string) => cubeName({ game, cube: letter });
      return tableWords(game, table.catalogue.value, names.value, (things) => ({ ...things, cube, between: ', ' }));
    }),
  };
  known.set(table, made);
  return made;
}

/** For sentences that are read. */
export const toldWords = (table: TableStore): ReadonlySignal<TableWords> => wordsOf(table).shown;
/** For sentences in the thumb bar, with short names. */
export const briefWords = (table: TableStore): ReadonlySignal<TableWords> => wordsOf(table).brief;
/** For sentences that are heard. */
export const heardWords = (table: TableStore): ReadonlySignal<TableWords> => wordsOf(table).aloud;

/** So many letters of a name leave room in the thumb bar for what its player has to do. */
const SHORT = 9;

/** A long name makes room for its sentence. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length > SHORT
    ? `${letters
        .slice(0, SHORT - 1)
        .join('')
        .trimEnd()}…`
    : name;
}

/** The beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
