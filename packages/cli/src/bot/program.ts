// A program that plays, in the bot protocol: it greets, plays one match after another, and quits when asked.
// Whatever it does, the host gets an answer in time. Garbage, silence and crashes are reported and count as waiting.
import type { Deed, Seated } from '@openshake/host';
import {
  BOT_PROTOCOL,
  type BotMessage,
  type Heard,
  type HostMessage,
  makeHostMessage,
  parseBotMessage,
  type Seat,
  tellSetup,
} from '@openshake/protocol';
import {
  books,
  type MatchView,
  type Player,
  type Refusal,
  type Setup,
  type ViewWithLegal,
  type WireFact,
  withLegal,
} from '@openshake/rules';
import { search } from '@openshake/solver';
import { inWords, viewInWords } from '../inWords.ts';
import { LONGEST_LINE } from '../jsonLines.ts';
import { ENGLISH, type Fact } from '../words/speech.ts';
import { type Channel, startProgram, wordsOf } from './channel.ts';

/** How long a host waits for a program, in milliseconds of real time. */
export interface Patience {
  /** From its start to its greeting. */
  greeting: number;
  /** For each view. */
  decision: number;
}
export const PATIENCE: Patience = { greeting: 10_000, decision: 1000 };

/** After this many faults in one match, the program is stopped. */
export const MOST_FAULTS = 10;
/** How long a program may take to quit. */
const FAREWELL = 500;

const TOO_LONG: Heard<BotMessage> = { ok: false, facts: { key: 'message.long', most: LONGEST_LINE } };

/** A program that cannot be seated, and the reason. */
export class CannotSeat extends Error {
  readonly why: readonly Fact[];

  constructor(...why: readonly Fact[]) {
    super(ENGLISH.tell(why));
    this.why = why;
  }
}

export interface SeatAt {
  /** The id of the match. */
  match: string;
  seat: Player;
  setup: Setup;
  seed: number;
}

export interface Result {
  totals: Record<Player, number>;
  matchPoints?: Record<Player, number>;
}

/** Keeps track of the processes that are started. */
export interface Watch {
  /** Called around the start of a program. False: no program may start anymore. */
  starting?: (yes: boolean) => boolean;
  /** Hears about each program when it begins and when it has ended. */
  runs?: (pid: number, runs: boolean) => void;
  /** Ends the program immediately. */
  stop?: AbortSignal;
  /** Gets what the program writes to standard error. */
  notes?: (text: string) => void;
}

/** A refusal as a program hears it. */
export interface SpokenRefusal {
  clause: string;
  message: string;
  facts?: { key: string };
}

/** A program to start: as somebody typed it, or its name and arguments. */
type Command = string | readonly string[];
const asWords = (command: Command): readonly string[] => (typeof command === 'string' ? wordsOf(command) : command);

export class Program implements Seated {
  readonly command: string;
  /** The name that it gives itself. */
  name = '';
  #faults: WireFact[] = [];
  #gone: readonly Fact[] | null = null;
  /** Resolves when it no longer plays, with the reason. */
  readonly left: Promise<readonly Fact[]>;
  #leaves: (why: readonly Fact[]) => void = () => {};

  readonly #channel: Channel;
  readonly #patience: Patience;
  #seat: Seat | null = null;
  #match = '';
  #views = 0;
  /** The views that wait for an answer. */
  readonly #open = new Map<number, (deed: Deed | null) => void>();
  #greeted: ((said: BotMessage & { type: 'hello' }) => void) | null = null;

  private constructor(command: Command, patience: Patience, notes: Watch['notes']) {
    this.command = typeof command === 'string' ? command : command.join(' ');
    this.#patience = patience;
    this.left = new Promise((resolve) => {
      this.#leaves = resolve;
    });
    this.#channel = startProgram(asWords(command), notes);
    this.#channel.hear((line) => this.#hear(line));
    void this.#channel.ended.then((why) => this.#leave(why));
  }

  /** Starts a program and waits for its greeting. */
  static async start(
    command: Command,
    host: string,
    patience: Patience = PATIENCE,
    watch: Watch = {},
  ): Promise<Program> {
    if (!asWords(command)[0]) throw new CannotSeat({ key: 'program.unnamed' });
    if (watch.starting?.(true) === false) throw new CannotSeat({ key: 'program.dismissed' });
    const program = Program.#begin(command, patience, watch);
    watch.stop?.addEventListener('abort', () => program.#leave([{ key: 'program.dismissed' }]));
    const said = await program.#greet(host);
    if (said && said.protocol === BOT_PROTOCOL) {
      program.name = said.name;
      return program;
    }
    const why: readonly Fact[] = said
      ? [{ key: 'program.version', given: said.protocol, ours: BOT_PROTOCOL }]
      : (program.#gone ?? [{ key: 'program.silent', ms: patience.greeting }, ...program.#faults]);
    program.#leave(why);
    throw new CannotSeat({ key: 'program.of', command: program.command, why });
  }

  /** The process begins, and whoever watches knows its id. */
  static #begin(command: Command, patience: Patience, { starting, runs, notes }: Watch): Program {
    try {
      const program = new Program(command, patience, notes);
      const { pid, ended } = program.#channel;
      if (pid !== undefined) {
        runs?.(pid, true);
        void ended.then(() => runs?.(pid, false));
      }
      return program;
    } finally {
      starting?.(false);
    }
  }

  /** Its breaches of the protocol in this match. */
  get faults(): readonly WireFact[] {
    return this.#faults;
  }

  /** Why it no longer plays; null while it plays. */
  get gone(): readonly Fact[] | null {
    return this.#gone;
  }

  #greet(host: string): Promise<(BotMessage & { type: 'hello' }) | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), this.#patience.greeting);
      const done = (said: (BotMessage & { type: 'hello' }) | null) => {
        clearTimeout(timer);
        this.#greeted = null;
        resolve(said);
      };
      this.#greeted = done;
      void this.#channel.ended.then(() => done(null));
      this.#send({ type: 'hello', protocol: BOT_PROTOCOL, host });
    });
  }

  /** Begins a match. The match before it is over. */
  sit({ match, seat, setup, seed }: SeatAt): void {
    this.#faults = [];
    this.#match = match;
    this.#seat = { seat, book: setup.book };
    const limits = { decisionMs: this.#patience.decision };
    this.#send({ type: 'match', match, seat, ...tellSetup(setup), limits, seed });
  }

  act(view: MatchView | ViewWithLegal): Promise<Deed | null> | null {
    if (this.#gone !== null) return null;
    this.#views += 1;
    const id = this.#views;
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        this.#fault({ key: 'message.late', view: id, ms: this.#patience.decision });
        this.#answer(id, null);
      }, this.#patience.decision);
      this.#open.set(id, (deed) => {
        clearTimeout(late);
        resolve(deed);
      });
      this.#send({ type: 'view', id, view: viewInWords('legal' in view ? view : withLegal(view, search)) });
    });
  }

  refused(why: Refusal): void {
    if (!this.#seat) return;
    const { clause, facts, message } = inWords(why, books[this.#seat.book].game);
    this.tellRefusal({ clause, message, facts });
  }

  /** The same, if the refusal is in words already. */
  tellRefusal(refusal: SpokenRefusal): void {
    this.#send({ type: 'refused', id: this.#views, ...refusal });
  }

  /** The match is over, or nobody waits for its end anymore. */
  over(result: Result): void {
    for (const id of [...this.#open.keys()]) this.#answer(id, null);
    this.#seat = null;
    this.#send({ type: 'over', match: this.#match, ...result });
  }

  /** Asks the program to quit, and makes sure that it does. */
  async quit(): Promise<void> {
    if (this.#gone !== null) return;
    this.#send({ type: 'quit' });
    const timer = setTimeout(() => this.#channel.kill(), FAREWELL);
    await this.#channel.ended;
    clearTimeout(timer);
  }

  #send(message: HostMessage): void {
    if (this.#gone === null) this.#channel.send(makeHostMessage(message));
  }

  #hear(line: string | undefined): void {
    if (this.#gone !== null) return;
    const heard = line === undefined ? TOO_LONG : parseBotMessage(line, this.#seat);
    if (!heard.ok) {
      this.#fault(heard.facts);
      // An unreadable answer is still an answer. After a line of noise, the answer may follow.
      if (heard.id !== undefined) this.#answer(heard.id, null);
      // A program greets only once, so a better greeting will not follow.
      if (heard.type === 'hello' && this.#greeted) this.#leave([{ key: 'program.badGreeting', fault: heard.facts }]);
      return;
    }
    const { said } = heard;
    if (said.type === 'hello') {
      if (this.#greeted) this.#greeted(said);
      else this.#fault({ key: 'message.hello.again' });
      return;
    }
    const deed = said.type === 'deed' ? { action: said.action, after: said.after } : null;
    if (!this.#answer(said.id, deed))
      this.#fault({ key: said.id > this.#views ? 'message.early' : 'message.answered', view: said.id });
  }

  /** Whether somebody was waiting for it. */
  #answer(id: number, deed: Deed | null): boolean {
    const resolve = this.#open.get(id);
    this.#open.delete(id);
    resolve?.(deed);
    return resolve !== undefined;
  }

  #fault(fault: WireFact): void {
    this.#faults.push(fault);
    this.#send({ type: 'error', message: ENGLISH.tell(fault), facts: fault });
    if (this.#faults.length >= MOST_FAULTS) this.#leave([{ key: 'program.faulty', count: MOST_FAULTS, fault }]);
  }

  #leave(why: readonly Fact[]): void {
    this.#gone ??= why;
    this.#leaves(this.#gone);
    this.#channel.kill();
    for (const id of [...this.#open.keys()]) this.#answer(id, null);
  }
}
