// What is heard: each event in one polite sentence, then what the listener has to do; lost points and the last ten seconds at once. Nothing here is seen.
import { effect, type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';
import { moments } from '../../../table/ticking.ts';
import { dutyText, isMyDuty, useLimits } from './Clock.tsx';
import { readLimit } from './clock.ts';
import { sayMeanwhile, sentencesOf } from './news.ts';
import { useRoundTime } from './RoundTime.tsx';
import { heardWords } from './told.ts';

/** The seconds that are said aloud. More would drown everything else. */
const SAID = [10, 5, 3, 2, 1];
/** The seconds before the end of the round, and of play, that are said aloud. */
const ROUND_SAID = [300, 60];
/** So many sentences stay: a quick table takes nothing away that is still being read. */
const KEPT = 60;

interface Sentence {
  key: number;
  text: string;
}

/** A list that only grows at its end: the same sentence twice is heard twice. */
function useSpoken(): [Signal<readonly Sentence[]>, (texts: readonly string[]) => void] {
  const spoken = useSignal<readonly Sentence[]>([]);
  const count = useRef(0);
  const add = (texts: readonly string[]) => {
    if (texts.length === 0) return;
    const more = texts.map((text) => {
      count.current += 1;
      return { key: count.current, text };
    });
    spoken.value = [...spoken.peek(), ...more].slice(-KEPT);
  };
  return [spoken, add];
}

/** What this viewer has to do now; empty while the table waits for others. */
function dutyOf(table: TableStore): string {
  const view = table.view.value;
  const me = table.me.value;
  if (!view || me === null) return '';
  if (view.block) return view.block.holder === me ? dutyText(table) : '';
  return isMyDuty(table) ? dutyText(table) : '';
}

export function Live({ table }: { table: TableStore }) {
  const [polite, sayLater] = useSpoken();
  const [urgent, sayNow] = useSpoken();
  const limits = useLimits(table);
  const duty = useRef('');
  const told = useRef<TableStore['events']['value']>([]);
  const second = useRef(0);
  const back = useRef<TableStore['meanwhile']['value']>(null);
  const hear = () => {
    const events = table.events.value;
    const missed = table.meanwhile.value;
    const view = table.view.value;
    const now = dutyOf(table);
    if (view && missed && missed !== back.current)
      sayLater([sayMeanwhile(missed, heardWords(table).peek(), view.penalties)].filter((text) => text !== ''));
    back.current = missed;
    // What happened is heard before what it means for the listener.
    if (view && events !== told.current) {
      const sentences = sentencesOf(events, heardWords(table).peek(), view.penalties);
      sayNow(sentences.filter(({ loud }) => loud).map(({ text }) => text));
      sayLater(sentences.filter(({ loud }) => !loud).map(({ text }) => text));
    }
    told.current = events;
    if (now !== '' && now !== duty.current) sayLater([`${now}.`]);
    duty.current = now;
  };
  // At once: an effect of a part waits for the next frame, and what comes twice in a frame would be heard once.
  useEffect(() => effect(hear), [table]);
  useSignalEffect(() => {
    const mine = limits.value.find(({ player }) => player === table.me.value && player !== null);
    const reading = mine && readLimit(mine, moments(table).value);
    const seconds = reading?.large ? reading.seconds : 0;
    if (seconds !== second.current && SAID.includes(seconds)) sayNow([say('table.secondsLeft', { seconds })]);
    second.current = seconds;
  });
  const { call, seconds: roundSeconds } = useRoundTime(table);
  const round = useRef<{ at: number; seconds: number } | null>(null);
  useSignalEffect(() => {
    const next = call.value;
    const seconds = roundSeconds.value;
    const last = round.current;
    if (!next || seconds === null) return;
    round.current = { at: next.at, seconds };
    // The last minutes begin with the end of the round. Whoever has just come sees how long it is.
    const before = last?.at === next.at ? last.seconds : last ? Number.POSITIVE_INFINITY : seconds;
    if (ROUND_SAID.some((said) => before > said && seconds <= said))
      sayLater([say('table.roundLeft', { round: next.round, minutes: Math.ceil(seconds / 60) })]);
  });
  return (
    <>
      <div class="unseen" role="log" aria-live="polite" aria-label={say('table.told')}>
        {polite.value.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      <div class="unseen" role="alert" aria-live="assertive" aria-atomic="false">
        {urgent.value.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
    </>
  );
}
