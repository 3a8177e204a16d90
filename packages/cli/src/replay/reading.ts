// Stored matches from a source: JSON with one match per line, logs, or the notation of docs/notation.md. The first character says which.
import { beginsLog } from '@openshake/protocol';
import { beginsMatch, parseMatchLines } from '@openshake/rules/notation';
import { placeOf, type Read, readJsonLine } from '../answerLines.ts';
import { type Line, LONGEST_LINE } from '../jsonLines.ts';
import type { Text } from '../words/texts/index.ts';
import { LogReader } from './loggedMatch.ts';

/** How many faulty lines of a match are reported. */
const MOST_FAULTS = 3;

/** The lines of one match so far. */
class Gathered {
  readonly #file: string | undefined;
  #lines: { number: number; text: string }[] = [];
  #begun = false;
  /** The id of a match whose lines are not kept. */
  #id: unknown = null;
  /** Why the match cannot be kept. */
  #wrong: Text | undefined;
  #size = 0;

  constructor(file: string | undefined) {
    this.#file = file;
  }

  /** Takes another line. If a new match begins with it, returns the one before. */
  take({ number, text }: Line): Read[] {
    const begins = text !== undefined && beginsMatch(text);
    const finished = begins && this.#begun ? this.finish() : [];
    this.#begun ||= begins;
    if (text === undefined) {
      this.#wrong ??= { key: 'line.tooLong', place: placeOf(number, this.#file), bytes: LONGEST_LINE };
      return finished;
    }
    this.#size += text.length;
    if (this.#size > LONGEST_LINE) {
      const [line, file, bytes] = [this.#lines[0]?.number ?? number, this.#file, LONGEST_LINE];
      if (this.#lines.length > 0) this.#id = this.#readId();
      this.#wrong ??=
        file === undefined ? { key: 'match.tooLong', line, bytes } : { key: 'match.tooLong.of', line, file, bytes };
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
    const listed = faults.slice(0, MOST_FAULTS).map(({ line, facts }): Text => {
      return { key: 'line.fault', place: placeOf(line, this.#file), why: facts };
    });
    return [{ wrong: { key: 'line.faults', faults: listed, more: faults.length - listed.length }, id: read }];
  }
}

/** Matches as JSON, one per line, except that the lines after the header of a log belong to that log. */
class JsonMatches {
  readonly #file: string | undefined;
  #log: LogReader | undefined;

  constructor(file: string | undefined) {
    this.#file = file;
  }

  take(line: Line): Read[] {
    const read = readJsonLine(line, this.#file);
    const place = placeOf(line.number, this.#file);
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

export async function* readMatches(batches: AsyncIterable<Line[]>, file: string | undefined): AsyncGenerator<Read[]> {
  const gathered = new Gathered(file);
  const json = new JsonMatches(file);
  let isJson: boolean | undefined;
  for await (const batch of batches) {
    isJson ??= batch[0]?.text?.trimStart().startsWith('{') ?? true;
    const reader = isJson ? json : gathered;
    yield batch.flatMap((line) => reader.take(line));
  }
  yield [...json.finish(), ...gathered.finish()];
}
