// The thread in which the bots of a practice table think, so that no clock waits for them.
import type { Bot, BotOptions } from '@openshake/bots';
import type { FromThinkers, ToThinkers } from './letters.ts';

type Question = Extract<ToThinkers, { type: 'think' }>;

/** A bot that has searched so long decides with what it knows. */
const LONGEST_MS = 4000;

/** `createBot`: of the game that is played here. */
export function think(createBot: (options: BotOptions) => Bot): void {
  let bots = new Map<string, Bot>();
  let port: MessagePort | undefined;
  let until = 0;
  const open: Question[] = [];
  /** What has arrived meanwhile is read before anybody thinks, so that nobody thinks about an old table. */
  const turn = new MessageChannel();
  turn.port2.onmessage = next;

  function next(): void {
    const question = open.shift();
    if (!question) return;
    const { seat, view, number } = question;
    const bot = bots.get(seat);
    if (open.some((other) => other.seat === seat)) {
      // It has to see what it is not asked about in the end.
      bot?.watch(view);
      answer({ number, deed: null });
      return;
    }
    until = performance.now() + LONGEST_MS;
    try {
      answer({ number, deed: bot?.act(view) ?? null });
    } catch (error) {
      answer({ number, failed: String(error) });
    }
  }

  const answer = (letter: FromThinkers) => port?.postMessage(letter);

  function heard({ data }: MessageEvent<ToThinkers>): void {
    if (data.type === 'think') {
      open.push(data);
      turn.port1.postMessage(null);
      return;
    }
    // Open questions are for these bots.
    bots = new Map(
      data.bots.map(({ seen, ...options }) => {
        const bot = createBot({ ...options, hurry: () => performance.now() >= until });
        for (const view of seen) bot.watch(view);
        return [options.seat, bot];
      }),
    );
  }

  addEventListener('message', ({ data }: MessageEvent<{ port: MessagePort }>) => {
    port = data.port;
    port.onmessage = heard;
  });
}
