// Our own bots as programs of the bot protocol: lines of a host in, lines of a bot out.
import { type Bot, createBot, type LevelName } from '@openshake/bots';
import { BOT_PROTOCOL, type BotMessage, type HostMessage, makeBotMessage, parseHostMessage } from '@openshake/protocol';
import { cut, type MatchView } from '@openshake/rules';
import type { Said } from '../words/speech.ts';
import type { Text } from '../words/texts/index.ts';

export interface Speaking {
  level: LevelName;
  /** How long it thinks at the table, as a share of what people take. */
  pace: number;
  /** The time, in milliseconds. */
  now: () => number;
  say: (line: string) => void;
  /** What the host should not have said. */
  complain: (why: Said) => void;
}

type Match = Extract<HostMessage, { type: 'match' }>;

/** Why a view does not belong to the match that is being played. */
function otherMatch(view: MatchView, { rulebook, division, players, seat }: Match): Text | undefined {
  if (view.book !== rulebook || view.division !== division)
    return { key: 'bot.otherBook', book: view.book, division: view.division, rulebook, played: division };
  if (view.players.join() !== players.join()) return { key: 'bot.otherPlayers' };
  if (view.viewer !== seat) return { key: 'bot.otherSeat', viewer: view.viewer, seat };
}

/** At most this many characters of a host's message are repeated. */
const LONGEST_COMPLAINT = 500;

/** Of the time that it has for a view it searches so long; the rest is for what it does with what it found. */
const SEARCHING = 0.75;

export class Speaker {
  readonly #speaking: Speaking;
  /** The match that is being played. */
  #match: Match | null = null;
  #bot: Bot | null = null;
  /** Then a decision is to be made. */
  #due = 0;

  constructor(speaking: Speaking) {
    this.#speaking = speaking;
  }

  /** Answers one line; false once it was told to quit. */
  hear(line: string | undefined): boolean {
    if (line === undefined) {
      this.#speaking.complain({ key: 'bot.tooLong' });
      return true;
    }
    const heard = parseHostMessage(line);
    if (heard.ok) return this.#answer(heard.said);
    // Only a view asks for an answer. Other messages repeat the id of one that was answered.
    const asks = heard.type === 'view';
    this.#wait(asks ? heard.id : undefined, heard.facts);
    return true;
  }

  /** Reports a fault of the host. A host that asked still gets an answer. */
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
      // The last safety net: the bot forgets whatever this view made it remember. The exception means nothing to the view's author.
      this.#bot = this.#sitDown(match);
      this.#wait(id, { key: 'bot.puzzled' });
    }
  }

  #say(message: BotMessage): void {
    this.#speaking.say(makeBotMessage(message));
  }
}
