// A table of the server, over the one live connection of this page.
import type { OwnPerson } from '@openshake/protocol/server';
import type { ActionDone } from '@openshake/protocol/wire';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { becomes, beSomebody, me, whoAmI } from '../app/me.ts';
import { go, hrefTo } from '../app/place.ts';
import { ask, heardServer, lookForServer, RequestFailed } from '../app/server.ts';
import { say } from '../app/speech.ts';
import type { Connection, Heard, SeatAction, TableSource } from '../table/source.ts';
import { LiveConnection } from './live/connection.ts';
import type { HeardPhrase, LiveSeat } from './live/hearing.ts';
import { openSocket, openStream } from './live/line.ts';
import { Outbox } from './live/outbox.ts';

/** Bots of a live table are called by their seats. */
const nameOf = ({ person, bot, seat }: LiveSeat): string | null =>
  person?.name ?? (bot === undefined ? null : say('live.bot', { seat: seat.toUpperCase() }));

function kept(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Whoever connects is somebody. Nobody becomes somebody else only because the server was slow. */
async function enter(anew: boolean): Promise<void> {
  if (!anew) {
    if (await whoAmI()) return;
    if (me.peek() === undefined) throw new RequestFailed('unreachable', 'It is not known yet who this is.');
    await beSomebody();
    return;
  }
  try {
    becomes((await ask<{ person: OwnPerson }>('GET', 'api/me')).person);
  } catch (error) {
    if (!(error instanceof RequestFailed) || error.kind !== 'no-session') throw error;
    becomes((await ask<{ person: OwnPerson }>('POST', 'api/guests')).person);
  }
}

let connection: LiveConnection | undefined;

/** The connection of this page. It opens when somebody watches something, and closes when nobody does. */
export function live(): LiveConnection {
  if (connection) return connection;
  const made = new LiveConnection({
    socket: openSocket,
    stream: openStream,
    outbox: new Outbox(kept()),
    nameOf,
    enter,
    changed(state) {
      if (state === 'live') heardServer('here');
      else if (state === 'reconnecting') void lookForServer();
    },
  });
  addEventListener('online', () => made.look());
  addEventListener('pageshow', () => made.look());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') made.look();
  });
  // A session belongs to a person: whoever logs in or out connects anew.
  let before = me.peek()?.id;
  effect(() => {
    const now = me.value?.id;
    if (before !== undefined && now !== before) made.again();
    before = now;
  });
  connection = made;
  return made;
}

export interface LiveSource extends TableSource {
  readonly practice: false;
  readonly directs: Signal<boolean>;
  readonly late: Signal<boolean>;
  /** Why it is gone. */
  readonly refused: ReadonlySignal<string | null>;
  /** What somebody said last, with a number that counts. */
  readonly said: ReadonlySignal<(HeardPhrase & { nth: number }) | null>;
  rematch(): Promise<void>;
  phrase(phrase: string): void;
}

interface LiveTable {
  id: string;
  matchId: string | null;
  /** Of a private table. */
  code: string | undefined;
  /** Whether people know each other there. */
  freeText: boolean;
}

export function liveTable({ id, matchId, code, freeText }: LiveTable): LiveSource {
  const line = live();
  const refused = signal<string | null>(null);
  const said = signal<(HeardPhrase & { nth: number }) | null>(null);
  const hasHeard = signal(false);
  const state = computed<Connection>(() => {
    if (refused.value !== null) return 'gone';
    if (line.state.value !== 'live') return hasHeard.value ? 'reconnecting' : 'connecting';
    return hasHeard.value ? 'live' : 'connecting';
  });
  return {
    id,
    ...(matchId !== null && { matchId }),
    practice: false,
    connection: state,
    directs: signal(false),
    late: signal(false),
    freeText,
    refused,
    said,
    watch(hear: (heard: Heard) => void) {
      return line.watch(id, code, {
        heard(heard) {
          hasHeard.value = true;
          refused.value = null;
          hear(heard);
        },
        phrase(phrase) {
          said.value = { ...phrase, nth: (said.peek()?.nth ?? 0) + 1 };
        },
        refused(kind) {
          refused.value = kind;
        },
      });
    },
    act: (action: SeatAction): Promise<ActionDone> => line.act(id, action),
    async leaveBench() {
      await ask('DELETE', `api/tables/${id}/seats/judge`);
      go('#/');
    },
    async rematch() {
      const { table } = await ask<{ table: { id: string } }>('POST', `api/tables/${id}/rematch`);
      line.phrase(id, 'play-again');
      go(hrefTo(['table', table.id]));
    },
    phrase: (phrase) => line.phrase(id, phrase),
  };
}
