// Stored matches from a source that holds JSON, one match a line, logs of matches, or the notation of docs/notation.md. Its first character tells which.
import { beginsLog } from '@openshake/protocol';
import { beginsMatch, parseMatchLines } from '@openshake/rules/notation';
import { type Read, readJsonLine } from '../answerLines.ts';
import { type Line, LONGEST_LINE } from '../jsonLines.ts';
import { LogReader } from './loggedMatch.ts';

/** So many faulty lines of a match are told. */
const TOLD = 3;

/** The lines of one match, as far as they have come. */
class Gathered {
  readonly #source: string;
  #lines: { number: number; text: string }[] = [];
  #begun = false;
  /** The id of a match of which no line is kept. */
  #id: unknown = null;
  /** Why the match cannot be kept. */
  #wrong: string | undefined;
  #size = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** Takes one more line; if a new match begins with it, the one before comes back. */
  take({ number, text }: Line): Read[] {
    const begins = text !== undefined && beginsMatch(text);
    const finished = begins && this.#begun ? this.finish() : [];
    this.#begun ||= begins;
    if (text === undefined) {
      this.#wrong ??= `Line ${number}${this.#source} is longer than ${LONGEST_LINE} bytes.`;
      return finished;
    }
    this.#size += text.length;
    if (this.#size > LONGEST_LINE) {
      const first = this.#lines[0]?.number ?? number;
      if (this.#lines.length > 0) this.#id = this.#readId();
      this.#wrong ??= `The match that begins on line ${first}${this.#source} is longer than ${LONGEST_LINE} bytes.`;
      this.#lines = [];
    } else {
      this.#lines.push({ number, text });
    }
    return finished;
  }

  /** The id on the first line of the match. */
  #readId(): unknown {
    const parsed = parseMatchLines(this.#lines.filter(({ text }) => beginsMatch(text)).slice(0, 1));
    return (parsed.ok ? parsed.match.id : parsed.id) ?? null;
  }

  /** The match of the lines so far, if there is any. */
  finish(): Read[] {
    const lines = this.#lines;
    const wrong = this.#wrong;
    const id = lines.length > 0 && wrong !== undefined ? this.#readId() : this.#id;
    const isEmpty = lines.length === 0 && wrong === undefined;
    this.#lines = [];
    this.#begun = false;
    this.#id = null;
    this.#wrong = undefined;
    this.#size = 0;
    if (isEmpty) return [];
    if (wrong !== undefined) return [{ wrong, id }];
    const parsed = parseMatchLines(lines);
    if (parsed.ok) return [{ request: parsed.match }];
    const { faults, id: read = null } = parsed;
    const told = faults.slice(0, TOLD).map(({ line, message }) => `Line ${line}${this.#source}: ${message}`);
    const left = faults.length - told.length;
    const more = left === 0 ? [] : [left === 1 ? 'One more line is faulty.' : `${left} more lines are faulty.`];
    return [{ wrong: [...told, ...more].join(' '), id: read }];
  }
}

/** Matches as JSON: each line is one, except that the lines after the header of a log belong to that log. */
class JsonMatches {
  readonly #source: string;
  #log: LogReader | undefined;

  constructor(source: string) {
    this.#source = source;
  }

  take(line: Line): Read[] {
    const read = readJsonLine(line, this.#source);
    const place = `Line ${line.number}${this.#source}`;
    if ('request' in read && beginsLog(read.request)) {
      const finished = this.finish();
      this.#log = new LogReader(read.request as object, place);
      return finished;
    }
    if (!this.#log) return [read];
    this.#log.take(read, place);
    return [];
  }

  finish(): Read[] {
    const log = this.#log;
    this.#log = undefined;
    return log ? [log.finish()] : [];
  }
}

export async function* readMatches(batches: AsyncIterable<Line[]>, source: string): AsyncGenerator<Read[]> {
  const gathered = new Gathered(source);
  const json = new JsonMatches(source);
  let isJson: boolean | undefined;
  for await (const batch of batches) {
    isJson ??= batch[0]?.text?.trimStart().startsWith('{') ?? true;
    const reader = isJson ? json : gathered;
    yield batch.flatMap((line) => reader.take(line));
  }
  yield [...json.finish(), ...gathered.finish()];
}
