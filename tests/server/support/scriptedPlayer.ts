// A player at a live table who follows a seed: mostly a bot's good sense, at times any open choice, nonsense, or a nap until a limit is over.
import { type Bot, createBot, type LevelName } from '@openshake/bots';
import { type Acted, imagine, legal, legalKind, type MatchView } from '@openshake/rules';
import { search } from '@openshake/solver';
import { Dice } from '../../table/support/dice.ts';
import { anything } from '../../table/support/randomPapers.ts';
import type { LiveClient, Sent } from './liveClient.ts';
import { pause } from './patience.ts';
import type { WatchedTable } from './watchedTable.ts';

export interface Script {
  seat: string;
  seed: number;
  level?: LevelName;
  /** How many of a hundred decisions are any open choice, or nonsense. */
  whims?: number;
  /** How many of a hundred decisions the player sleeps through; only a limit ends that, so this needs clocks. */
  naps?: number;
  /** How many of a hundred moves are challenges instead; and this player rather writes nonsense than nothing. */
  eager?: number;
  /** The most milliseconds that the player thinks. */
  thinks?: number;
  /** How many times as fast the server's time runs. */
  speed?: number;
  /** Changes an action before it is sent, as to put a mark on a paper. */
  write?: (action: Sent) => Sent;
}

/** An action that was done for good. */
export interface Deed {
  id: string;
  seat: string;
  v: number;
  action: Sent;
}

/** After this many whims the player comes to reason, so that every match ends. */
const MOST_WHIMS = 25;
/** What the server refuses this often at one version is left alone for a while. */
const MOST_TRIES = 4;
const REST_MS = 500;
/** All players of a test share its thread, and a proof that there is no Goal can take most of a minute. */
const HURRY_MS = 1_000;
/** A whim to leave, to end the round, or to ask what nobody can answer would end the match, or stop it. */
const NO_WHIMS: readonly string[] = ['leave', 'return', 'end-round', 'stop-play', 'call-judge', 'correct-score'];

export class ScriptedPlayer {
  readonly deeds: Deed[] = [];
  refused = 0;
  /** What was acted upon: how often each type of action was done. */
  readonly did = new Map<string, number>();
  readonly #client: LiveClient;
  readonly #table: string;
  readonly #script: Script;
  readonly #dice: Dice;
  readonly #bot: Bot;
  #whims = 0;
  #tries = 0;
  #napAt = -1;
  #hurryAt = 0;
  /** Why it plays no more, if something went wrong. */
  failure: string | undefined;
  #isStopped = false;
  #running: Promise<void> = Promise.resolve();
  #wake: () => void = () => {};

  constructor(client: LiveClient, table: string, script: Script) {
    const { seat, seed, level = 'club' } = script;
    this.#client = client;
    this.#table = table;
    this.#script = script;
    this.#dice = new Dice(seed);
    this.#bot = createBot({ level, seat, seed, pace: 0, hurry: () => performance.now() > this.#hurryAt });
  }

  /** Begins to play; the table must be watched. */
  start(): this {
    const watched = this.#watched;
    watched.listen(() => this.#wake());
    this.#running = this.#play();
    // Whoever stops the player hears of it.
    this.#running.catch((error: unknown) => {
      this.failure = String(error);
    });
    return this;
  }

  /** Plays no more; resolves when nothing is under way, and fails if playing failed. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wake();
    await this.#running;
  }

  get #watched(): WatchedTable {
    const watched = this.#client.tables.get(this.#table);
    if (!watched) throw new Error('A player must watch the table first.');
    return watched;
  }

  async #play(): Promise<void> {
    let seen = -1;
    while (!this.#isStopped) {
      const { view, v } = this.#watched;
      if (v !== seen) this.#tries = 0;
      const action = view && this.#tries < MOST_TRIES ? await this.#choose(view, v) : null;
      if (this.#isStopped) return;
      seen = v;
      // While this player thought, somebody else acted.
      if (action && v !== this.#watched.v) continue;
      if (action) await this.#do(action);
      if (v === this.#watched.v && !(action && this.#tries < MOST_TRIES)) await this.#change(v);
    }
  }

  /** Resolves when there is a newer version, or after a rest: what was refused because the store failed may work now. */
  #change(v: number): Promise<void> {
    if (v !== this.#watched.v) return Promise.resolve();
    return new Promise((resolve) => {
      const rest = this.#tries >= MOST_TRIES ? setTimeout(() => this.#rested(resolve), REST_MS) : undefined;
      this.#wake = () => {
        if (!this.#isStopped && v === this.#watched.v) return;
        clearTimeout(rest);
        resolve();
      };
    });
  }

  #rested(resolve: () => void): void {
    this.#tries = 0;
    resolve();
  }

  async #do(action: Sent & { by?: string }): Promise<void> {
    const { seat, write = (each) => each } = this.#script;
    const { by: _, ...said } = action;
    const id = `${seat}${this.#client.nextId()}`;
    const sent = write(said as Sent);
    const done = await this.#client.act(this.#table, sent, id);
    if (!done.ok) {
      this.refused += 1;
      this.#tries += 1;
      return;
    }
    this.deeds.push({ id, seat, v: done.v, action: sent });
    this.did.set(sent.type, (this.did.get(sent.type) ?? 0) + 1);
    await this.#client.until(this.#table, ({ v }) => v >= done.v || this.#isStopped, `v ${done.v} after done`);
  }

  async #choose(view: MatchView, v: number): Promise<Sent | null> {
    const { seat, whims = 10, naps = 0, thinks = 0, speed = 1 } = this.#script;
    if (view.viewer !== seat) throw new Error(`The player at ${seat} sees the table as ${view.viewer}.`);
    if (this.#napAt === v) return null;
    this.#hurryAt = performance.now() + HURRY_MS;
    const deed = this.#bot.act(view);
    const isDue = view.tasks.some(({ player, due }) => player === seat && due !== null);
    if (isDue && this.#tries === 0 && this.#dice.in100(naps)) {
      this.#napAt = v;
      return null;
    }
    if (view.phase.name !== 'over' && this.#whims < MOST_WHIMS && this.#dice.in100(whims)) {
      this.#whims += 1;
      const whim = this.#whim(view);
      if (whim) return whim;
    }
    const eager = this.#challenge(view, deed?.action);
    if (eager) return eager;
    if (!deed) return this.#letGo(view);
    const wait = (view.at + deed.after - this.#watched.moment(speed)) / speed;
    if (deed.after > 0 && wait > 0) await pause(wait);
    if (thinks > 0) await pause(this.#dice.below(thinks));
    return deed.action;
  }

  /** A challenge where others would move, and a paper where others would decline. */
  #challenge(view: MatchView, meant: Acted | undefined): Acted | null {
    const { seat, eager = 0 } = this.#script;
    if (eager === 0 || this.#tries > 0) return null;
    if (meant?.type === 'decline') return { type: 'present', by: seat, solution: this.#nonsense() };
    if (meant?.type !== 'move' || !this.#dice.in100(eager)) return null;
    const kind = legalKind(imagine(view), 'challenge', seat, { at: view.at, search, chance: () => 0 });
    return kind.open && kind.choices.length > 0 ? this.#dice.of(kind.choices).action : null;
  }

  /** Puts down the block that was picked up on a whim: without clocks, nobody else would. */
  #letGo(view: MatchView): Acted | null {
    const { seat } = this.#script;
    if (view.block?.holder !== seat) return null;
    const kind = legalKind(imagine(view), 'put-down-block', seat, { at: view.at, search, chance: () => 0 });
    return kind.open ? (kind.choices[0]?.action ?? null) : null;
  }

  /** Any choice that is open to this seat, or nonsense in one that takes anything. */
  #whim(view: MatchView): Acted | null {
    const { seat } = this.#script;
    const kinds = legal(imagine(view), seat, { at: view.at, search, chance: () => 0 }).flatMap((kind) =>
      kind.open && !NO_WHIMS.includes(kind.type) && (kind.choices.length > 0 || kind.type === 'present') ? [kind] : [],
    );
    if (kinds.length === 0) return null;
    const kind = this.#dice.of(kinds);
    if (kind.type === 'present') return { type: 'present', by: seat, solution: this.#nonsense() };
    return kind.choices.length > 0 ? this.#dice.of(kind.choices).action : null;
  }

  #nonsense(): unknown {
    const something = anything(this.#dice);
    // Something that a mark can be put on.
    return typeof something === 'object' && something !== null
      ? something
      : { setName: something, equation: something };
  }
}
