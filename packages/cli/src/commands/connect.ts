// `openshake connect`: a program of the bot protocol plays at a table of a server.
import { CannotSeat, Program, type Result } from '../bot/program.ts';
import { Api, CannotConnect, Refused, Unreachable } from '../connect/api.ts';
import { type ConnectOptions, readConnectArgs } from '../connect/options.ts';
import { playMatch } from '../connect/playing.ts';
import { sitDown } from '../connect/sitting.ts';
import { Outlet } from '../outlet.ts';
import { harmlessLines } from '../pretty/page.ts';
import { type Around, EXIT, type ExitStatus } from '../surroundings.ts';
import { version } from '../version.ts';
import type { Fact } from '../words/speech.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export async function connect(args: string[], around: Around): Promise<ExitStatus> {
  const options = readConnectArgs(args, around.env);
  const { stderr, speech } = around;
  const [stop, hurry] = [new AbortController(), new AbortController()];
  // A second Ctrl-C waits for no goodbyes.
  const interrupt = () => {
    if (stop.signal.aborted) {
      hurry.abort();
      process.exit(EXIT.interrupted);
    }
    stop.abort();
  };
  for (const signal of SIGNALS) process.on(signal, interrupt);
  const fails = (...why: readonly Fact[]): ExitStatus => {
    stderr.write(`openshake: ${harmlessLines(speech.tell(why))}\n`);
    return EXIT.trouble;
  };
  try {
    return await connectUntil({ stop: stop.signal, hurry: hurry.signal }, options, around);
  } catch (error) {
    if (stop.signal.aborted) return EXIT.interrupted;
    if (error instanceof CannotSeat) return fails({ key: 'program.cannotPlay', why: error.why });
    if (error instanceof CannotConnect) return fails(error.why);
    if (error instanceof Refused) return fails({ key: 'connect.refusedUs', why: error.message });
    if (error instanceof Unreachable) return fails({ key: 'connect.unreachable', url: options.origin });
    throw error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
}

async function connectUntil(
  { stop, hurry }: { stop: AbortSignal; hurry: AbortSignal },
  { origin, code, token, seat, program: words, patience, speed }: ConnectOptions,
  { stdout, stderr, speech }: Around,
): Promise<ExitStatus> {
  const say = (fact: Fact): void => void stderr.write(`${harmlessLines(speech.tell(fact))}\n`);
  const notes = (text: string): void => void stderr.write(harmlessLines(text));
  // A program that cannot play takes nobody's seat.
  const program = await Program.start(words, `openshake ${version()}`, patience, { notes, stop: hurry });
  try {
    const api = new Api(origin, token);
    const person = await api.enter();
    const at = await sitDown(api, { code, seat, person });
    say({ key: 'connect.seated', program: program.name, seat: at.seat });
    let result: Result | null = null;
    try {
      result = await playMatch({ api, program, at, code, speed, say, stop });
    } finally {
      // The seat is still there, and only this token opens it.
      if (!result && token === undefined) say({ key: 'connect.return', token: api.token ?? '' });
    }
    if (!result) {
      if (stop.aborted || !program.gone) return EXIT.interrupted;
      throw new CannotSeat({ key: 'program.of', command: program.command, why: program.gone });
    }
    const totals = Object.entries(result.totals).map(([player, points]) => `${player} ${points}`);
    await new Outlet(stdout).write(`${speech.say('connect.over', { totals: totals.join(', ') })}\n`);
    return EXIT.fine;
  } finally {
    await program.quit();
  }
}
