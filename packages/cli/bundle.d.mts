// The bundler's functions that tests and benchmarks use.
export function bundleEntry(input: string, platform?: 'node' | 'browser'): Promise<string>;
export default function bundleCommand(): Promise<void>;
