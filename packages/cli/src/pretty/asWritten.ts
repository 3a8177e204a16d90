// A reading of a Set-Name, with the complements that its writer put there.
import { parseCube } from '@openshake/rules/onsets';

/** Spaces, grouping and pairs of complements apart, which undo each other. */
const bare = (text: string): string =>
  [...text]
    .filter((letter) => !/[\s()[\]{}]/.test(letter))
    .map((letter) => parseCube(letter) ?? letter)
    .join('')
    .replaceAll("''", '');

/** The only reading of a text, as it was written where it has complements that undo each other: `Y′′`, not `Y`. */
export const asWritten = (written: string, reading: string): string =>
  bare(written) === bare(reading) && primes(written) > primes(reading) ? written.trim() : reading;

const primes = (text: string): number => [...text].filter((letter) => parseCube(letter) === "'").length;
