// What falls at a table: cubes and cards that follow from a secret and from their place in the match (docs/dice.md).
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ActionType, MatchState } from '@openshake/rules';

/** A whole number from 0 up to, but not including, `below`. */
export type Chance = (below: number) => number;

export interface Dice {
  /** The numbers for one place, such as `roll 3`: always the same ones. */
  from(place: string): Chance;
}

/** The number of the shake that is played or begins next. A shake that is replayed has a number of its own. */
export const shakeNumber = ({ shake, shakes }: MatchState): number => shake?.number ?? shakes.length + 1;

/** The place of a roll or a deal: what falls in which shake. */
export const placeOf = (match: MatchState, type: ActionType): string => `${type} ${shakeNumber(match)}`;

export const SECRET_BYTES = 32;
export const isSecret = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** The promise made before the match. Nobody can find another secret for it. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** A secret for a seed that somebody chose, for dice that fall the same again. */
export const secretOf = (seed: string): string => bytesToHex(sha256(utf8ToBytes(`openshake ${seed}`)));

/** Each number comes from the first six bytes of a hash. */
const BYTES = 6;
const RANGE = 256 ** BYTES;

/** Dice that anybody can check once the secret is revealed. */
export function fairDice(secret: string): Dice {
  if (!isSecret(secret)) throw new RangeError(`A secret is ${2 * SECRET_BYTES} digits from 0 to f.`);
  return {
    from(place) {
      // The key is worked in once for all numbers of a place, and each number is worked out in the same memory.
      const keyed = hmac.create(sha256, hexToBytes(secret));
      const work = keyed.clone();
      const hash = new Uint8Array(keyed.outputLen);
      let count = 0;
      return (below) => {
        // Numbers past the last whole stretch would favor the small ones, so they are drawn again.
        const fair = RANGE - (RANGE % below);
        for (;;) {
          keyed
            ._cloneInto(work)
            .update(utf8ToBytes(`${place} ${count}`))
            .digestInto(hash);
          count += 1;
          const number = hash.subarray(0, BYTES).reduce((sum, byte) => 256 * sum + byte, 0);
          if (number < fair) return number % below;
        }
      };
    },
  };
}
