// A reading of a Set-Name, with the complements that its writer put there.
import { parseCube } from '@openshake/rules/onsets';

/** Without spaces, grouping and pairs of complements, which cancel out. */
const bare = (text: string): string =>
  [...text]
    .filter((letter) => !/[\s()[\]{}]/.test(letter))
    .map((letter) => parseCube(letter) ?? letter)
    .join('')
    .replaceAll("''", '');

/** The only reading of a text. If it has complements that cancel out, it stays as written: `Y′′`, not `Y`. */
export const asWritten = (written: string, reading: string): string =>
  bare(written) === bare(reading) && primes(written) > primes(reading) ? written.trim() : reading;

const primes = (text: string): number => [...text].filter((letter) => parseCube(letter) === "'").length;
