// What just happened that the mat alone does not show: a challenge, a charge with its remedy, a lost turn or point. It stays until the next move.
import type { SeenEvent } from '@openshake/rules';
import { tellEvent } from '@openshake/words';
import { computed, type ReadonlySignal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import type { Meanwhile } from '../../../table/meanwhile.ts';
import type { TableStore } from '../../../table/store.ts';
import { capital, toldWords } from './told.ts';

const NEWS: ReadonlySet<SeenEvent['type']> = new Set<SeenEvent['type']>([
  ...(['choiceTakenBack', 'cubeReturned', 'takenBack', 'bonusCounted', 'turnLost', 'challenged'] as const),
  ...([
    'forceOutDeclared',
    'setAside',
    'charged',
    'appealGivenUp',
    'sideJoined',
    'pointLost',
    'penaltyApproved',
  ] as const),
  ...(['playerLeft', 'playerReturned', 'playerWarned', 'playerDisqualified', 'roundEnded', 'playStopped'] as const),
  ...(['shakeVoided', 'roundVoided', 'blockReturned', 'noGoalAgreed', 'paperChanged'] as const),
  ...(['judgeCalled', 'judgeRuled', 'scoreTaken', 'scoreCorrected'] as const),
]);
const LOUD: ReadonlySet<SeenEvent['type']> = new Set<SeenEvent['type']>([
  'pointLost',
  'setAside',
  'charged',
  'turnLost',
]);

export interface News {
  text: string;
  loud: boolean;
}

const known = new WeakMap<TableStore, ReadonlySignal<News | null>>();

const sentence = (text: string): string => `${capital(text)}${/[.!?]$/.test(text) ? '' : '.'}`;

/** Whole sentences for these events, in their order. */
export function sentencesOf(
  events: readonly SeenEvent[],
  words: ReturnType<typeof toldWords>['value'],
  penalties: Parameters<typeof tellEvent>[2],
): { text: string; loud: boolean }[] {
  return events.flatMap((event) => {
    const told = tellEvent(event, words, penalties);
    return told ? [{ text: sentence(words.say(told.fact)), loud: event.type === 'pointLost' }] : [];
  });
}

/** What happened while the connection was lost, as far as it is known. Empty: nothing of it can be told. */
export function sayMeanwhile(
  { back, same, last }: Meanwhile,
  words: ReturnType<typeof toldWords>['value'],
  penalties: Parameters<typeof tellEvent>[2],
): string {
  if (same) return back ? say('table.isBack', { same: 'yes' }) : '';
  const told = sentencesOf(last, words, penalties).at(-1)?.text ?? '';
  return [...(back ? [say('table.isBack', { same: 'no' })] : []), ...(told === '' ? [] : [told])].join(' ');
}

export function newsOf(table: TableStore): ReadonlySignal<News | null> {
  const before = known.get(table);
  if (before) return before;
  let last: News | null = null;
  const news = computed<News | null>(() => {
    const events = table.events.value;
    const view = table.view.value;
    const missed = table.meanwhile.value;
    if (view && missed) {
      const text = [
        sayMeanwhile(missed, toldWords(table).value, view.penalties),
        ...sentencesOf(events, toldWords(table).value, view.penalties).map((sentence) => sentence.text),
      ].join(' ');
      last = text === '' ? null : { text, loud: false };
      return last;
    }
    if (!view || events.length === 0) return last;
    const told = events.filter(({ type }) => NEWS.has(type));
    const texts = sentencesOf(told, toldWords(table).value, view.penalties).map(({ text }) => text);
    const loud = told.some(({ type }) => LOUD.has(type));
    last = texts.length > 0 ? { text: texts.join(' '), loud } : null;
    return last;
  });
  known.set(table, news);
  return news;
}
