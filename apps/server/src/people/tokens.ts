// Tokens and one-time codes: what a device keeps, and what the store keeps in their place.
import { createHash, createHmac, randomBytes } from 'node:crypto';

const BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export const newToken = (): string => randomBytes(BYTES).toString('base64url');
export const isToken = (text: string): boolean => TOKEN.test(text);

/** Enough for a token, which has 256 random bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A code is short, so its hash needs a secret: a stolen database alone does not reveal it. */
export const hashCode = (code: string, secret: Uint8Array): string =>
  createHmac('sha256', secret).update(`device ${code}`).digest('base64url');
