// The log of a match as `replay` takes it: its actions, people's names beside them, and where today's rules would decide differently.
import { type Reveal, type RowDifference, replayRows, storedMatch } from '@openshake/host';
import {
  type LogHeader,
  type LogRow,
  type MatchLog,
  makeSeats,
  parseLogHeader,
  parseLogRow,
} from '@openshake/protocol';
import type { Event, WireFact } from '@openshake/rules';
import type { WrittenMatch } from '@openshake/rules/notation';
import { search } from '@openshake/solver';
import type { Read } from '../answerLines.ts';
import type { Text } from '../words/texts/index.ts';

/** The match in notation, with who sits where above its actions. */
export function writtenMatch({ header, rows }: MatchLog): WrittenMatch {
  const { id, setup, tags, people, you, bots, seed, round, pace } = header;
  const seats = makeSeats({ you, bots, seed, round, pace });
  const { actions, ...rest } = storedMatch({ setup, rows });
  const named = Object.keys(people).length > 0 && { people };
  return { ...rest, id, ...tags, ...named, ...seats, actions };
}

/** A `replay` request that came as a log. */
export class LoggedMatch {
  readonly written: WrittenMatch;
  readonly #log: MatchLog;

  constructor(log: MatchLog) {
    this.#log = log;
    this.written = writtenMatch(log);
  }

  /** What happened at each action, as the log has it. */
  get events(): Event[][] {
    return this.#log.rows.map(({ events }) => [...events]);
  }

  /** The log with its promise and its secret. */
  get reveal(): Reveal {
    const { header, rows } = this.#log;
    const { setup, commitment, secret } = header;
    return { setup, rows, commitment, secret };
  }

  get differences(): RowDifference[] {
    const { header, rows } = this.#log;
    return replayRows({ setup: header.setup, rows }, { search });
  }
}

const faultAt = (place: Text, why: WireFact): Text => ({ key: 'line.fault', place, why });

/** Gathers the lines of one log. */
export class LogReader {
  readonly #header: LogHeader | undefined;
  readonly #rows: LogRow[] = [];
  readonly #id: unknown;
  #wrong: Text | undefined;
  /** A line that is not JSON. If it is the last one, the program stopped before finishing it. */
  #torn: Text | undefined;

  constructor(header: object, place: Text) {
    const parsed = parseLogHeader(header);
    this.#id = 'id' in header ? header.id : null;
    if (parsed.ok) this.#header = parsed.value;
    else this.#wrong = faultAt(place, parsed.facts);
  }

  take(read: Read, place: Text): void {
    this.#wrong ??= this.#torn;
    if (this.#wrong !== undefined || !this.#header) return;
    if ('wrong' in read) {
      this.#torn = read.wrong;
      return;
    }
    const parsed = parseLogRow(read.request, this.#header.setup, this.#rows.length);
    if (parsed.ok) this.#rows.push(parsed.value);
    else this.#wrong = faultAt(place, parsed.facts);
  }

  finish(): Read {
    if (this.#wrong) return { wrong: this.#wrong, id: this.#id };
    if (!this.#header) throw new Error('This log has no header and no error.');
    return { request: new LoggedMatch({ header: this.#header, rows: this.#rows }) };
  }
}
