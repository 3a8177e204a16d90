// A table that is shown again: the same screen parts look at any moment of a match, and nobody can act there.
import { type MatchView, type PromptJudge, view } from '@openshake/rules';
import { signal } from '@preact/signals';
import { say } from '../../app/speech.ts';
import type { Heard, SeatShown, TableSource } from '../../table/source.ts';
import type { Moment } from './moments.ts';
import type { Played } from './played.ts';

export interface ReplaySource extends TableSource {
  /** `laid`: the moment whose table stays in view while there is none, after a shake has ended. */
  show(moment: Moment | undefined, laid?: Moment): void;
}

const nobody = (): never => {
  throw new Error('A replay judges nothing.');
};

/** A moment as an audience saw it. No time passes there. */
export function seenAt({ match }: Moment, judge: Omit<PromptJudge, 'answer'>): MatchView {
  const search: PromptJudge = { ...judge, answer: nobody };
  return view(match, 'audience', { at: match.at, search, judge: () => undefined, chance: () => 0 });
}

export function replaySource(played: Played, judge: Omit<PromptJudge, 'answer'>): ReplaySource {
  const seats: SeatShown[] = played.setup.players.map((seat) => ({
    seat,
    // In a practice match only the bots have names.
    name: played.names[seat] ?? (seat === played.you ? say('match.you') : seat),
    here: true,
  }));
  let hear: ((heard: Heard) => void) | undefined;
  let latest: Heard = { v: 0, events: [], view: null, seats, at: 0 };
  return {
    id: played.id,
    practice: false,
    connection: signal('live' as const),
    watch(listen) {
      hear = listen;
      listen(latest);
      return () => {
        hear = undefined;
      };
    },
    act: () => Promise.reject(new Error('Nobody acts in a replay.')),
    show(moment, laid) {
      if (!moment) return;
      const seen = seenAt(moment, judge);
      const view = laid && seen.table.shake === null ? { ...seen, table: seenAt(laid, judge).table } : seen;
      latest = { v: moment.v, events: [], view, seats, at: moment.at };
      hear?.(latest);
    },
  };
}
