// What the tests and the benchmarks use of the bundler.
export function bundleEntry(input: string, platform?: 'node' | 'browser'): Promise<string>;
export default function bundleCommand(): Promise<void>;
