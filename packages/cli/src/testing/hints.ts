// A player for tests who follows the hints, in either language.
import type { Terminal } from './terminal.ts';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The prompt in front of a typed line. A screen reader hears a colon. */
const PROMPT = 'ann[>:] ';
/** A question before something counts. */
const ASKED = '(?:\\[(?:yes|sí)\\]|\\(Enter: (?:yes|sí)\\))[>:] ';

/** A person can type a hint's sentence as well as the line below it. */
const TYPED_AS_SAID = /^(?:move|shift|choose|challenge|write) /;

interface Playing {
  enough?: (text: string) => boolean;
  /** What the player asks before every action. */
  asking?: readonly string[];
}

/** Follows the hints until the match is over or `enough` says so. Returns the number of actions. */
export async function playByHints(
  seat: Terminal,
  { enough = () => false, asking = [] }: Playing = {},
): Promise<number> {
  await seat.until(new RegExp(PROMPT));
  // The line is echoed after whichever prompt is there, and the table may be drawn in between.
  const answered = new RegExp(`\\n[\\s\\S]*(?:${PROMPT}|${ASKED})`);
  /** The command is echoed, and then something is said. Enter answers any question. */
  const type = async (line: string) => {
    const before = seat.text.length;
    seat.type(line);
    const heard = await seat.until(answered, before);
    const unclear =
      /There is no command|Write it like this|looks like|No existe el comando|Escríbelo así|se escribe así/.exec(
        heard?.[0] ?? '',
      );
    if (unclear) throw new Error(`The hint cannot be typed: ${line}\n${heard?.[0]}`);
    if (!new RegExp(`${ASKED}$`).test(heard?.[0] ?? '')) return;
    const asked = seat.text.length;
    seat.type('');
    await seat.until(new RegExp(PROMPT), asked);
  };
  for (let acted = 0; ; ) {
    const from = seat.text.length;
    seat.type('hint');
    const told = await seat.until(
      /(?:A perfect player would|Un jugador perfecto) ([\s\S]*?)\.\n[\s\S]*?(?:Type|Escribe): (.*)\n|nothing for you to do right now|no tienes nada que hacer/,
      from,
    );
    if (!told) return acted;
    const said = told[1]?.replaceAll(/\s+/g, ' ');
    const command = said !== undefined && acted % 2 === 0 && TYPED_AS_SAID.test(said) ? said : told[2];
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
