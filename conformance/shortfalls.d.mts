/** What of `expect` the answer lacks, as lines; none when the case holds. */
export declare function shortfalls(oneCase: { expect: object }, answer: unknown): string[];
