// What the tests and the benchmarks use of the bundler.
export function bundleEntry(input: string): Promise<string>;
export default function bundleCommand(): Promise<void>;
