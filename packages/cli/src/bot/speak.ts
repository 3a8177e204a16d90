// Our own bots as programs of the bot protocol: lines of a host in, lines of a bot out.
import { type Bot, createBot, type LevelName } from '@openshake/bots';
import { BOT_PROTOCOL, type BotMessage, type HostMessage, makeBotMessage, parseHostMessage } from '@openshake/protocol';

export interface Speaking {
  level: LevelName;
  /** How long it thinks at the table, as a share of what people take. */
  pace: number;
  /** The time, in milliseconds. */
  now: () => number;
  say: (line: string) => void;
  /** What the host should not have said, in plain words. */
  complain: (message: string) => void;
}

/** Of the time that it has for a view it searches so long; the rest is for what it does with what it found. */
const SEARCHING = 0.75;

export class Speaker {
  readonly #speaking: Speaking;
  #bot: Bot | null = null;
  #decisionMs = 0;
  /** Then a decision is to be made. */
  #due = 0;

  constructor(speaking: Speaking) {
    this.#speaking = speaking;
  }

  /** Answers one line; false once it was told to quit. */
  hear(line: string | undefined): boolean {
    const heard =
      line === undefined ? { ok: false as const, message: 'This line is too long.' } : parseHostMessage(line);
    if (heard.ok) return this.#answer(heard.said);
    this.#speaking.complain(heard.message);
    // Whoever asks is not left waiting.
    if ('id' in heard && heard.id !== undefined) this.#say({ type: 'wait', id: heard.id });
    return true;
  }

  #answer(said: HostMessage): boolean {
    const { level, pace, now, complain } = this.#speaking;
    switch (said.type) {
      case 'hello':
        this.#say({ type: 'hello', protocol: BOT_PROTOCOL, name: `openshake-${level}` });
        break;
      case 'match':
        this.#bot = createBot({ level, seat: said.seat, seed: said.seed, pace, hurry: () => now() >= this.#due });
        this.#decisionMs = said.limits.decisionMs;
        break;
      case 'view': {
        this.#due = now() + SEARCHING * this.#decisionMs;
        if (!this.#bot) complain('A view came before a match began.');
        const deed = this.#bot?.act(said.view);
        this.#say(deed ? { type: 'deed', id: said.id, ...deed } : { type: 'wait', id: said.id });
        break;
      }
      case 'refused':
        complain(`refused: ${said.message} (${said.clause})`);
        break;
      case 'error':
        complain(said.message);
        break;
      case 'over':
        this.#bot = null;
        break;
      case 'quit':
        return false;
    }
    return true;
  }

  #say(message: BotMessage): void {
    this.#speaking.say(makeBotMessage(message));
  }
}
