// `openshake arena`: bots and programs play many matches, and a table says who is better and how sure that is.
import { open } from 'node:fs/promises';
import { makeJson } from '@openshake/rules/notation';
import { type ArenaOptions, numbered, readOptions } from '../arena/options.ts';
import type { PlayedBout } from '../arena/playBout.ts';
import { plot } from '../arena/plot.ts';
import { BoutFailed, playAll } from '../arena/pool.ts';
import { Progress } from '../arena/progress.ts';
import { type ArenaResults, report, sayRefused } from '../arena/report.ts';
import { MatchFile } from '../arena/save.ts';
import { boutsOf, type Contestant, type Plan, SEATINGS } from '../arena/schedule.ts';
import { standingsOf } from '../arena/standings.ts';
import { CannotSeat, Program } from '../bot/program.ts';
import { choosePaint } from '../colour.ts';
import { CannotWrite, Outlet } from '../outlet.ts';
import { harmlessLines } from '../pretty/page.ts';
import { type Around, EXIT, type ExitStatus } from '../surroundings.ts';
import { version } from '../version.ts';
import type { Speech } from '../words/speech.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export async function arena(args: string[], around: Around): Promise<ExitStatus> {
  const options = readOptions(args);
  const { stderr, speech } = around;
  // A second Ctrl-C waits for no goodbyes. A third waits for nothing.
  const [stop, hurry] = [new AbortController(), new AbortController()];
  const interrupt = () => {
    if (hurry.signal.aborted) process.exit(EXIT.interrupted);
    (stop.signal.aborted ? hurry : stop).abort();
  };
  for (const signal of SIGNALS) process.on(signal, interrupt);
  try {
    return await playArena(options, { stop: stop.signal, hurry: hurry.signal }, around);
  } catch (error) {
    if (error instanceof CannotSeat && stop.signal.aborted) return EXIT.interrupted;
    if (error instanceof CannotSeat)
      stderr.write(`openshake: ${harmlessLines(speech.say('program.cannotPlay', { why: error.why }))}\n`);
    else if (error instanceof BoutFailed)
      stderr.write(`openshake: ${speech.say('arena.failed', { error: error.message })}\n`);
    else throw error;
    return EXIT.trouble;
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
}

async function playArena(
  { plan: asked, workers, patience, json, save, plot: picture, colour }: ArenaOptions,
  { stop, hurry }: { stop: AbortSignal; hurry: AbortSignal },
  around: Around,
): Promise<ExitStatus> {
  const { stdout, stderr, speech, wireSpeech } = around;
  const host = `openshake ${version()}`;
  const plan = await withNames(asked, (command) => Program.start(command, host, patience, { stop }));
  const bouts = boutsOf(plan);
  const perBout = SEATINGS[plan.players].length;
  // A file that cannot be written must fail before play begins.
  const file = save === undefined ? undefined : await writing(save, MatchFile.create(save));
  const sheet = picture === undefined ? undefined : await writing(picture, open(picture, 'w'));
  const progress = new Progress(stderr, bouts.length * perBout, speech);
  const began = performance.now();
  const played: PlayedBout[] = [];
  try {
    await playAll({
      plan,
      bouts,
      workers,
      patience,
      host,
      keep: file !== undefined,
      stop,
      hurry,
      played: (bout) => {
        played.push(bout);
        file?.add(bout);
        progress.show(played.length * perBout);
      },
    }).finally(() => progress.clear());
    // Sums of times differ by order only in their last digits. Nothing else may depend on the order.
    played.sort((one, other) => one.index - other.index);
    const standings = standingsOf(plan, bouts, played);
    const results: ArenaResults = {
      plan,
      standings,
      matches: played.length * perBout,
      ...(played.length < bouts.length && { of: bouts.length * perBout }),
      seconds: (performance.now() - began) / 1000,
      workers: Math.min(workers, bouts.length),
    };
    // The table comes first: it took the longest, and a full disk must not cost us the results.
    const page = json
      ? `${makeJson(asJson(results, wireSpeech))}\n`
      : report(results, choosePaint(colour, around), speech);
    await new Outlet(stdout).write(page);
    if (sheet && picture !== undefined) await writing(picture, sheet.writeFile(plot(standings, speech)));
  } finally {
    await sheet?.close();
    if (file && save !== undefined) await writing(save, file.close());
  }
  return played.length === bouts.length ? EXIT.fine : EXIT.interrupted;
}

/** Programs go by the names they give themselves. One that cannot greet is found before play begins. */
async function withNames(plan: Plan, start: (command: string) => Promise<Program>): Promise<Plan> {
  const contestants: Contestant[] = [];
  for (const contestant of plan.contestants) {
    if ('level' in contestant) {
      contestants.push(contestant);
      continue;
    }
    const program = await start(contestant.command);
    await program.quit();
    contestants.push({ ...contestant, name: program.name });
  }
  return { ...plan, contestants: numbered(contestants) };
}

async function writing<T>(path: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new CannotWrite(error, path);
  }
}

/** Results that depend on the machine are under `timing`. The rest is the same for the same seed. */
function asJson({ plan, standings, matches, of, seconds, workers }: ArenaResults, speech: Speech): object {
  const { contestants, ...settings } = plan;
  const timeless = standings.contestants.map(({ took: _, slowest: __, firstRefusal, firstFault, ...row }) => ({
    ...row,
    firstFault: firstFault && speech.tell(firstFault),
    firstRefusal: firstRefusal && `${firstRefusal.action}: ${sayRefused(firstRefusal, speech)}`,
  }));
  return {
    ...settings,
    pairings: standings.pairings,
    contestants: timeless,
    forfeits: standings.forfeits.map(({ why, ...row }) => ({ ...row, why: speech.tell(why) })),
    played: matches,
    stopped: of !== undefined,
    timing: {
      seconds,
      workers,
      decisions: standings.contestants.map(({ name, took, slowest, decisions }) => ({
        name,
        meanMs: took / (decisions || 1),
        slowestMs: slowest,
      })),
    },
  };
}
