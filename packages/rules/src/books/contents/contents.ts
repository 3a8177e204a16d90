// How the contents of a book are listed: which clauses it has. The door of the clauses has what they say.

export interface Contents {
  /** Every clause in the order of the book, and every comment as its clause and tag: `V-A-1`, `V-A-1#comment`. */
  all: readonly string[];
  /** The clauses alone. */
  clauses: readonly string[];
}

export function readContents(listed: string): Contents {
  const all = listed
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [section = '', ...parts] = line.split(/:? /);
      // A dot is the section itself, and its comments follow it without a hyphen.
      return parts.map((part) => section + (part === '.' ? '' : part.startsWith('#') ? part : `-${part}`));
    });
  return { all, clauses: all.filter((each) => !each.includes('#')) };
}
