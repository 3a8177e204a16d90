// Options of the command line, and what to say when they are wrong.
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The command was called wrongly. `tryThis` is a command that helps. */
export class WrongUsage extends Error {
  readonly tryThis: string;

  constructor(message: string, tryThis: string) {
    super(message);
    this.tryThis = tryThis;
  }
}

/** How many letters must change to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const swap = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** ` Did you mean "judge"?` if one of the words is close, else nothing. */
export function nearest(word: string, words: readonly string[]): string {
  const known = word.slice(0, 40);
  const close = words
    .map((candidate) => ({ candidate, far: distance(known.toLowerCase(), candidate) }))
    .filter(({ candidate, far }) => far <= Math.min(2, candidate.length - 2))
    .sort((a, b) => a.far - b.far)[0];
  return close ? ` Did you mean "${close.candidate}"?` : '';
}

type Flags = Readonly<Record<string, 'boolean'>>;

/** Reads the flags and the remaining words of one subcommand. */
export function readArgs<F extends Flags>(
  command: string,
  args: string[],
  flags: F,
): { on: Partial<Record<keyof F, boolean>>; words: string[] } {
  const names = Object.keys(flags);
  const options: ParseArgsConfig['options'] = Object.fromEntries(names.map((name) => [name, { type: 'boolean' }]));
  const { values, positionals, tokens } = parseArgs({
    args,
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const guess = nearest(
      token.rawName,
      names.map((name) => `--${name}`),
    );
    if (!names.includes(token.name)) {
      throw new WrongUsage(
        `"openshake ${command}" has no option "${token.rawName}".${guess}`,
        `openshake ${command} --help`,
      );
    }
    if (token.value !== undefined) {
      throw new WrongUsage(`The option "${token.rawName}" takes no value.`, `openshake ${command} --help`);
    }
  }
  return { on: values as Partial<Record<keyof F, boolean>>, words: positionals };
}
