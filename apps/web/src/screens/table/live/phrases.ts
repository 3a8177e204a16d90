// The kind phrases that people at a table can say to each other.
export const PHRASES = [
  'hello',
  'good-luck',
  'nice-move',
  'good-challenge',
  'well-played',
  'thank-you',
  'oops',
  'one-moment',
  'i-am-back',
  'good-game',
  'play-again',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** A later server may know more; those have no words here. */
export const isPhrase = (said: string): said is Phrase => (PHRASES as readonly string[]).includes(said);
