// A finished match as one compressed blob: the rows of its log as JSON Lines. Reviews are compressed in the same way.
import { promisify } from 'node:util';
import { constants, deflateRaw, inflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** No log and no review comes close to this, so a damaged blob cannot fill the memory. */
const LONGEST = 256 * 1024 * 1024;

export const pack = (text: string): Promise<Uint8Array> => deflate(text, { level: constants.Z_BEST_COMPRESSION });

export const unpack = async (bytes: Uint8Array): Promise<string> =>
  (await inflate(bytes, { maxOutputLength: LONGEST })).toString('utf8');

/** JSON has no line break but between its parts, so a space says the same. */
export const makeLines = (rows: readonly string[]): string => rows.map((row) => row.replaceAll('\n', ' ')).join('\n');

export const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));
