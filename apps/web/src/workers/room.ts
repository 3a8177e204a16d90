// Runs the room of a practice match in a worker of the page: the same room as at a server, with its rows in this browser.
import { type Done, fairDice, MemoryStore, Room, RoomTrouble, type Store, seenInShake } from '@openshake/host';
import { makeSeenVersion, parseSentAction } from '@openshake/protocol/wire';
import { type MatchState, type Player, type PromptJudge, totalsOf } from '@openshake/rules';
import { changeMatch, type PracticeMatch, PracticeRows } from '../transport/practiceStore.ts';
import type { FromRoom, ToRoom } from './letters.ts';
import { Thinking } from './thinking.ts';
import { RestingTimer } from './timer.ts';

const MINUTE = 60_000;
const roundOf = ({ round }: PracticeMatch) => ('shakes' in round ? round : { ms: round.minutes * MINUTE });

/** Another tab is said to have the match only after this time: a page that is being left lets go of it in a moment. */
const LETTING_GO_MS = 1500;

const say = (letter: FromRoom): void => postMessage(letter);

/** What the sender hears, as from a server: why something was set aside stands beside it. */
const answerOf = (done: Done): object => {
  if (!done.ok) return done;
  const { v, setAside, illegal } = done;
  return { ok: true, v, ...setAside, ...(illegal && { illegal }) };
};

class Table {
  readonly #match: PracticeMatch;
  readonly #kept: boolean;
  readonly #search: PromptJudge;
  readonly #store: Store;
  readonly #timer = new RestingTimer();
  readonly #thinking: Thinking;
  #room: Room | undefined;
  #troubled = false;
  /** What the list of matches shows of this one, until it is stored. */
  #note: Partial<PracticeMatch> | undefined;
  #noting = false;

  constructor(match: PracticeMatch, kept: boolean, search: PromptJudge) {
    this.#match = match;
    this.#kept = kept;
    this.#search = search;
    this.#store = kept ? new PracticeRows(match.id) : new MemoryStore();
    const bots = Object.entries(match.bots).map(([seat, level], at) => ({
      level,
      seat,
      seed: match.seed + at,
      pace: match.pace,
    }));
    this.#thinking = new Thinking(this.#timer, bots, (seat) => this.#past(seat));
  }

  connect(port: MessagePort): void {
    this.#thinking.connect(port);
  }

  async open(): Promise<void> {
    const { setup, secret, you } = this.#match;
    const room = await Room.open({
      setup,
      round: roundOf(this.#match),
      store: this.#store,
      timer: this.#timer,
      dice: fairDice(secret),
      search: this.#search,
      bots: this.#thinking.seats,
      trouble: (error) => this.#trouble(error),
    });
    this.#room = room;
    this.#thinking.at = () => room.at;
    room.follow({
      heard: (_row, match) => this.#followed(match),
      timeGoesOn: () => this.#show(),
    });
    room.watch(you, ({ v, events, view }) =>
      say({
        ...{ type: 'seen', version: makeSeenVersion({ v, events, view }) },
        ...{ at: room.at, nextCall: room.callAfter(room.match) },
      }),
    );
    room.begin();
    this.#followed(room.match);
  }

  close(): void {
    this.#room?.close();
    this.#thinking.close();
  }

  async act(seat: Player, sent: object): Promise<void> {
    const read = parseSentAction(sent, seat, this.#match.setup.book);
    const id = 'id' in sent && typeof sent.id === 'string' ? sent.id : '';
    if (!read.ok) {
      say({ type: 'done', done: { id, ok: false, refusal: { facts: read.facts } } });
      return;
    }
    try {
      const { id: name, action } = read.value;
      // The page hears that it is done before it sees the new version.
      await this.#room?.submit({ id: name, seat, action }, (done) =>
        say({ type: 'done', done: { id, ...answerOf(done) } }),
      );
    } catch (error) {
      const why = error instanceof RoomTrouble ? error.kind : 'other';
      // The page sends it again, and the person should know why that takes so long.
      if (why === 'store') this.#trouble(error);
      say({ type: 'failed', id, why });
    }
  }

  setPace(pace: number): void {
    this.#thinking.setPace(pace);
  }

  rest(resting: boolean): void {
    this.#timer.rest(resting);
    if (!resting) this.#show();
  }

  async past(ask: number): Promise<void> {
    const views = await this.#past(this.#match.you);
    say({ type: 'past', ask, views });
  }

  /** What time it is. */
  #show(): void {
    const room = this.#room;
    if (!room || room.isClosed) return;
    const version = makeSeenVersion({ v: room.v, events: [], view: room.view(this.#match.you) });
    say({ type: 'seen', version, at: room.at, nextCall: room.callAfter(room.match) });
  }

  async #past(seat: Player) {
    const rows = await this.#store.rows(1);
    return seenInShake({ setup: this.#match.setup, rows }, seat, this.#search);
  }

  #trouble(error: unknown): void {
    this.#troubled = true;
    const isStore = error instanceof RoomTrouble && error.kind === 'store';
    say({ type: 'trouble', trouble: isStore ? 'store' : 'other' });
    console.warn(error);
  }

  #followed(match: MatchState): void {
    if (this.#troubled) say({ type: 'trouble', trouble: null });
    this.#troubled = false;
    const room = this.#room;
    if (!room) return;
    const { you } = this.#match;
    const { phase } = room.view(you);
    this.#note = {
      v: room.v,
      played: Date.now(),
      shakes: match.shake?.number ?? match.shakes.length,
      waits: phase.player === you || match.tasks.some(({ player }) => player === you),
      totals: totalsOf(match),
      over: phase.name === 'over',
    };
    if (!this.#noting) void this.#keepNote();
  }

  /** The newest note is stored. Nothing depends on it but the list of matches. */
  async #keepNote(): Promise<void> {
    if (!this.#kept) return;
    this.#noting = true;
    try {
      while (this.#note) {
        const note = this.#note;
        this.#note = undefined;
        await changeMatch(this.#match.id, note);
      }
    } catch (error) {
      console.warn(error);
    } finally {
      this.#noting = false;
    }
  }
}

/** One tab at a time plays a match. Where there are no locks, the numbers of the rows keep two tabs apart. */
async function holdMatch(id: string, lost: () => void, here = false): Promise<void> {
  if (!('locks' in navigator)) return;
  await new Promise<void>((resolve) => {
    navigator.locks
      .request(`openshake practice ${id}`, here ? { steal: true } : {}, () => {
        resolve();
        return new Promise<never>(() => {});
      })
      .catch(lost);
  });
}

/** `search`: the judge of the game that is played here. */
export function runRoom(search: PromptJudge): void {
  let table: Table | undefined;
  let port: MessagePort | undefined;
  let opened: Extract<ToRoom, { type: 'open' }> | undefined;
  /** The match is being taken from another tab. */
  let taking = false;

  async function open(here = false): Promise<void> {
    if (!opened) return;
    const { match, kept } = opened;
    const waiting = setTimeout(() => {
      // Meanwhile the person may have said that it is played here.
      if (!table) say({ type: 'elsewhere', elsewhere: true });
    }, LETTING_GO_MS);
    const lost = () => {
      table?.close();
      table = undefined;
      say({ type: 'elsewhere', elsewhere: true });
      void begin();
    };
    await holdMatch(match.id, lost, here);
    clearTimeout(waiting);
    taking = false;
    if (table) return;
    say({ type: 'elsewhere', elsewhere: false });
    table = new Table(match, kept, search);
    if (port) table.connect(port);
    await table.open();
  }
  const begin = (here = false) =>
    open(here).catch((error: unknown) => {
      console.error(error);
      say({ type: 'trouble', trouble: 'other' });
    });

  addEventListener('message', ({ data }: MessageEvent<ToRoom>) => {
    switch (data.type) {
      case 'open':
        opened = data;
        void begin();
        return;
      case 'thinkers':
        port = data.port;
        table?.connect(port);
        return;
      case 'here':
        // Whoever touches twice takes it from nobody but this tab.
        if (table || taking) return;
        taking = true;
        void begin(true);
        return;
      case 'act':
        if (table) void table.act(data.seat, data.sent);
        else say({ type: 'failed', id: 'id' in data.sent ? String(data.sent.id) : '', why: 'closed' });
        return;
      case 'pace':
        table?.setPace(data.pace);
        return;
      case 'rest':
        table?.rest(data.resting);
        return;
      case 'past':
        if (table) void table.past(data.ask);
        return;
    }
  });
}
