// Stored matches from a source that holds either JSON, one match a line, or the notation of docs/notation.md. Its first character tells which.
import { beginsMatch, parseMatchLines } from '@openshake/rules';
import { type Read, readJsonLine } from '../answerLines.ts';
import { type Line, LONGEST_LINE } from '../jsonLines.ts';

/** The lines of one match, as far as they have come. */
class Gathered {
  readonly #source: string;
  #lines: { number: number; text: string }[] = [];
  #begun = false;
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
      this.#wrong ??= `The match that begins on line ${first}${this.#source} is longer than ${LONGEST_LINE} bytes.`;
      this.#lines = [];
    } else {
      this.#lines.push({ number, text });
    }
    return finished;
  }

  /** The match of the lines so far, if there is any. */
  finish(): Read[] {
    const lines = this.#lines;
    const wrong = this.#wrong;
    const isEmpty = lines.length === 0 && wrong === undefined;
    this.#lines = [];
    this.#begun = false;
    this.#wrong = undefined;
    this.#size = 0;
    if (isEmpty) return [];
    if (wrong !== undefined) return [{ wrong }];
    const parsed = parseMatchLines(lines);
    if (parsed.ok) return [{ request: parsed.match, where: `the match on line ${lines[0]?.number}${this.#source}` }];
    return [{ wrong: `Line ${parsed.line}${this.#source}: ${parsed.message}` }];
  }
}

export async function* readMatches(batches: AsyncIterable<Line[]>, source: string): AsyncGenerator<Read[]> {
  const gathered = new Gathered(source);
  let isJson: boolean | undefined;
  for await (const batch of batches) {
    isJson ??= batch[0]?.text?.trimStart().startsWith('{') ?? true;
    yield isJson ? batch.map((line) => readJsonLine(line, source)) : batch.flatMap((line) => gathered.take(line));
  }
  yield gathered.finish();
}
