// A player for tests who does what the hints say.
import type { Terminal } from './terminal.ts';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What stands before the line that is typed; a screen reader hears a colon. */
const PROMPT = 'ann[>:] ';

interface Playing {
  enough?: (text: string) => boolean;
  /** What is asked before every action. */
  asking?: readonly string[];
}

/** Does what the hints say until the match is over or `enough` says so; how many actions that were. */
export async function playByHints(
  seat: Terminal,
  { enough = () => false, asking = [] }: Playing = {},
): Promise<number> {
  await seat.until(new RegExp(PROMPT));
  const answered = new RegExp(`${PROMPT}[^\\n]*\\n[\\s\\S]*${PROMPT}`);
  /** The command is echoed, and then something is said. */
  const type = async (line: string) => {
    const before = seat.text.length;
    seat.type(line);
    await seat.until(answered, before - 'ann> '.length);
  };
  for (let acted = 0; ; ) {
    const from = seat.text.length;
    seat.type('hint');
    const told = await seat.until(/A perfect player would[\s\S]*?Type: (.*)\n|nothing for you to do right now/, from);
    if (!told) return acted;
    const [, command] = told;
    if (command === undefined) {
      await sleep(50);
      continue;
    }
    if (enough(seat.text)) return acted;
    for (const line of asking) await type(line);
    await type(command);
    acted += 1;
  }
}
