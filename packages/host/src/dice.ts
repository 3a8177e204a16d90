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

function bytesOf(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The promise made before the match. Nobody can find another secret for it. */
export const commitmentOf = (secret: string): string => hexOf(sha256(bytesOf(secret)));

/** A secret for a seed that somebody chose, for dice that fall the same again. */
export const secretOf = (seed: string): string => hexOf(sha256(utf8ToBytes(`openshake ${seed}`)));

/** Each number comes from the first six bytes of a hash. */
const BYTES = 6;
const RANGE = 256 ** BYTES;

/** HMAC-SHA-256 of many texts with one key. The key is worked in once, and each answer overwrites the one before. */
function keyedHash(key: Uint8Array): (text: string) => Uint8Array {
  const begin = (pad: number) => {
    const block = new Uint8Array(64).fill(pad);
    for (const [at, byte] of key.entries()) block[at] = byte ^ pad;
    return sha256.create().update(block);
  };
  const [inner, outer] = [begin(0x36), begin(0x5c)];
  const [work, hash] = [sha256.create(), new Uint8Array(32)];
  return (text) => {
    inner._cloneInto(work).update(utf8ToBytes(text)).digestInto(hash);
    outer._cloneInto(work).update(hash).digestInto(hash);
    return hash;
  };
}

/** Dice that anybody can check once the secret is revealed. */
export function fairDice(secret: string): Dice {
  if (!isSecret(secret)) throw new RangeError(`A secret is ${2 * SECRET_BYTES} digits from 0 to f.`);
  return {
    from(place) {
      const hashOf = keyedHash(bytesOf(secret));
      let count = 0;
      return (below) => {
        // Numbers past the last whole stretch would favor the small ones, so they are drawn again.
        const fair = RANGE - (RANGE % below);
        for (;;) {
          const hash = hashOf(`${place} ${count}`);
          count += 1;
          let number = 0;
          for (let at = 0; at < BYTES; at += 1) number = 256 * number + (hash[at] ?? 0);
          if (number < fair) return number % below;
        }
      };
    },
  };
}
