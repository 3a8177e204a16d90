// Our own bots as programs of the bot protocol: a host's lines in, a bot's lines out.
import { type Bot, createBot, type LevelName } from '@openshake/bots';
import { BOT_PROTOCOL, type BotMessage, type HostMessage, makeBotMessage, parseHostMessage } from '@openshake/protocol';
import { cut, type MatchView } from '@openshake/rules';
import type { Said } from '../words/speech.ts';
import type { Text } from '../words/texts/index.ts';

export interface Speaking {
  level: LevelName;
  /** How long it thinks at the table, as a share of the time that people take. */
  pace: number;
  /** The time, in milliseconds. */
  now: () => number;
  say: (line: string) => void;
  /** A mistake in a host's message. */
  complain: (why: Said) => void;
}

type Match = Extract<HostMessage, { type: 'match' }>;

/** Why a view does not belong to the current match. */
function otherMatch(view: MatchView, { rulebook, division, players, seat }: Match): Text | undefined {
  if (view.book !== rulebook || view.division !== division)
    return { key: 'bot.otherBook', book: view.book, division: view.division, rulebook, played: division };
  if (view.players.join() !== players.join()) return { key: 'bot.otherPlayers' };
  if (view.viewer !== seat) return { key: 'bot.otherSeat', viewer: view.viewer, seat };
}

/** How many characters of a host's message are repeated at most. */
const LONGEST_COMPLAINT = 500;

/** The share of its time that it searches. The rest is for using what it found. */
const SEARCHING = 0.75;

export class Speaker {
  readonly #speaking: Speaking;
  /** The current match. */
  #match: Match | null = null;
  #bot: Bot | null = null;
  /** When the decision is due. */
  #due = 0;

  constructor(speaking: Speaking) {
    this.#speaking = speaking;
  }

  /** Answers one line; false once it should quit. */
  hear(line: string | undefined): boolean {
    if (line === undefined) {
      this.#speaking.complain({ key: 'bot.tooLong' });
      return true;
    }
    const heard = parseHostMessage(line);
    if (heard.ok) return this.#answer(heard.said);
    // Only a view asks for an answer. Other messages repeat the id of a view that was answered.
    const asks = heard.type === 'view';
    this.#wait(asks ? heard.id : undefined, heard.facts);
    return true;
  }

  /** Reports a host's mistake. A host that asked something still gets an answer. */
  #wait(id: number | undefined, fault: Said): void {
    this.#speaking.complain(fault);
    if (id !== undefined) this.#say({ type: 'wait', id });
  }

  #answer(said: HostMessage): boolean {
    const { level, complain } = this.#speaking;
    switch (said.type) {
      case 'hello':
        this.#say({ type: 'hello', protocol: BOT_PROTOCOL, name: `openshake-${level}` });
        break;
      case 'match':
        this.#match = said;
        this.#bot = this.#sitDown(said);
        break;
      case 'view':
        this.#look(said.id, said.view);
        break;
      case 'refused':
        complain({ key: 'bot.refused', why: cut(said.message, LONGEST_COMPLAINT), clause: cut(said.clause) });
        break;
      case 'error':
        complain(cut(said.message, LONGEST_COMPLAINT));
        break;
      case 'over':
        this.#match = null;
        break;
      case 'quit':
        return false;
    }
    return true;
  }

  #sitDown({ seat, seed }: Match): Bot {
    const { level, pace, now } = this.#speaking;
    return createBot({ level, seat, seed, pace, hurry: () => now() >= this.#due });
  }

  #look(id: number, view: MatchView): void {
    const match = this.#match;
    const fault = match && otherMatch(view, match);
    if (!match || fault) {
      this.#wait(id, fault ?? { key: 'bot.noMatch' });
      return;
    }
    this.#due = this.#speaking.now() + SEARCHING * match.limits.decisionMs;
    try {
      const deed = this.#bot?.act(view);
      this.#say(deed ? { type: 'deed', id, ...deed } : { type: 'wait', id });
    } catch {
      // The last safety net: the bot forgets this view. The view's author could not use the exception.
      this.#bot = this.#sitDown(match);
      this.#wait(id, { key: 'bot.puzzled' });
    }
  }

  #say(message: BotMessage): void {
    this.#speaking.say(makeBotMessage(message));
  }
}
