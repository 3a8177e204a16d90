// What falls at a table: cubes and cards that follow from a secret and from their place in the match (docs/dice.md).
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
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

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

function bytesOf(secret: string): Uint8Array {
  if (!isSecret(secret)) throw new RangeError(`A secret is ${2 * SECRET_BYTES} digits from 0 to f.`);
  return Uint8Array.from(secret.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The promise made before the match. Nobody can find another secret for it. */
export const commitmentOf = (secret: string): string => hexOf(sha256(bytesOf(secret)));

/** A secret for a seed that somebody chose, for dice that fall the same again. */
export const secretOf = (seed: string): string => hexOf(sha256(utf8ToBytes(`openshake ${seed}`)));

/** The bytes that SHA-256 takes at a time, and how many it gives. */
const [BLOCK, HASH] = [64, 32];

/** HMAC-SHA-256 (RFC 2104) for a key no longer than a block. The key is worked in once, and each hash is made in the same memory. */
function keyedHash(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const padded = (pad: number) =>
    sha256.create().update(Uint8Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ pad));
  const [inner, outer] = [padded(0x36), padded(0x5c)];
  const work = inner.clone();
  const hash = new Uint8Array(HASH);
  return (message) => {
    inner._cloneInto(work).update(message).digestInto(hash);
    outer._cloneInto(work).update(hash).digestInto(hash);
    return hash;
  };
}

/** Each number comes from the first six bytes of a hash. */
const BYTES = 6;
const RANGE = 256 ** BYTES;

/** Dice that anybody can check once the secret is revealed. */
export function fairDice(secret: string): Dice {
  const key = bytesOf(secret);
  return {
    from(place) {
      const hashOf = keyedHash(key);
      let count = 0;
      return (below) => {
        // Numbers past the last whole stretch would favor the small ones, so they are drawn again.
        const fair = RANGE - (RANGE % below);
        for (;;) {
          const hash = hashOf(utf8ToBytes(`${place} ${count}`));
          count += 1;
          const number = hash.subarray(0, BYTES).reduce((sum, byte) => 256 * sum + byte, 0);
          if (number < fair) return number % below;
        }
      };
    },
  };
}
