// Text that is kept.

/** The same text in one piece. A text that was joined from others keeps all of them in memory. */
export const flat = (text: string): string => Buffer.from(text).toString();
