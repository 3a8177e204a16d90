// The entry of the `openshake` command.
import { run } from './run.ts';

const { argv, stdin, stdout, stderr, env } = process;
process.exitCode = await run(argv.slice(2), { stdin, stdout, stderr, env });
