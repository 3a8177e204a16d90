// The modules that the build makes of the conformance cases: one for each book.
declare module 'virtual:examples/*' {
  export const examples: readonly {
    clause: string;
    breaks?: string;
    note: string;
    request: Readonly<Record<string, unknown>>;
    right: { correct?: boolean | null; answer?: boolean; value?: number | string; cards?: readonly string[] };
  }[];
}
