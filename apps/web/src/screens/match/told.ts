// What a moment says, in sentences, and times as people read them.

import { type TableWords, tableWords, tellEvent } from '@openshake/words';
import { say } from '../../app/speech.ts';
import type { TableStore } from '../../table/store.ts';
import type { Moment } from './moments.ts';

/** In a sentence everybody has a name: it could not go on after “You”. `you`: the seat of the reader. */
export function sentenceWords({ game, catalogue, names, words }: TableStore, you: string | null): TableWords {
  if (you === null || names.value[you] !== say('match.you')) return words.value;
  const named = { ...names.value, [you]: say('match.player', { seat: you.toUpperCase() }) };
  return tableWords(game.value, catalogue.value, named);
}

export function toldAt(moment: Moment, words: TableWords): string[] {
  return moment.events.flatMap((event) => {
    const line = tellEvent(event, words, moment.match.penalties);
    return line ? [words.say(line.fact)] : [];
  });
}

/** `4:21`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
