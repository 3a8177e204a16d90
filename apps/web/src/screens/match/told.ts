// What a moment says, in sentences, and times as people read them.

import { type TableWords, tellEvent } from '@openshake/words';
import type { Moment } from './moments.ts';

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export function toldAt(moment: Moment, words: TableWords): string[] {
  return moment.events.flatMap((event) => {
    const line = tellEvent(event, words, moment.match.penalties);
    return line ? [sentence(words.say(line.fact))] : [];
  });
}

/** `4:21`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
