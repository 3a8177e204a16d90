// One doubtful or misprinted place in a rulebook, and how we read it. clause.ts has what the clauses say.

export interface Ruling {
  readonly id: string; // kebab-case, unique in its book, stable
  readonly clause: string;
  readonly question: string;
  readonly reading: string;
  readonly because?: string;
}
