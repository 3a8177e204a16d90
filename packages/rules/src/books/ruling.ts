// One doubtful or misprinted place in a rulebook, and the reading that we use. What the clauses say is in clause.ts.

export interface Ruling {
  readonly id: string; // kebab-case, unique in its book, stable
  readonly clause: string;
  readonly question: string;
  readonly reading: string;
  readonly because?: string;
}
