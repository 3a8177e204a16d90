/** What the answer lacks of `expect`, as lines; empty if the case holds. */
export declare function shortfalls(oneCase: { expect: object }, answer: unknown): string[];
