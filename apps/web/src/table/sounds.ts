// The sounds of a table, made by the browser itself: each shorter than 0.4 seconds, and none the only sign of anything.
import type { Player, SeenEvent } from '@openshake/rules';
import type { Settings } from '../app/settings.ts';

export const SOUNDS = ['cube', 'roll', 'deal', 'block', 'turn', 'tick', 'papers', 'scored', 'lost'] as const;
export type Sound = (typeof SOUNDS)[number];

/** What each event sounds like, and whether it concerns this player. */
function soundOf(event: SeenEvent, me: Player | null): { sound: Sound; mine: boolean } | undefined {
  switch (event.type) {
    case 'cubePlaced':
      return { sound: 'cube', mine: event.placed.by === me };
    case 'cubesRolled':
      return { sound: 'roll', mine: true };
    case 'cardsDealt':
      return { sound: 'deal', mine: true };
    case 'blockTaken':
      return { sound: 'block', mine: true };
    case 'pointLost':
      return { sound: 'lost', mine: event.penalty.player === me };
    case 'shakeEnded':
      return { sound: 'scored', mine: true };
    case 'phaseBegan': {
      const { phase } = event;
      if (phase.name === 'check') return { sound: 'papers', mine: true };
      return 'player' in phase && phase.player === me && me !== null ? { sound: 'turn', mine: true } : undefined;
    }
    case 'tasksSet':
      return event.tasks.some(({ what, player, extra }) => what === 'turn' && player === me && me !== null && !extra)
        ? { sound: 'turn', mine: true }
        : undefined;
    default:
      return undefined;
  }
}

/** The sounds of what just happened, each once. */
export function soundsOf(events: readonly SeenEvent[], me: Player | null, wanted: Settings['sounds']): Sound[] {
  if (wanted === 'none') return [];
  const heard = events.flatMap((event) => soundOf(event, me) ?? []);
  return [...new Set(heard.filter(({ mine }) => mine || wanted === 'all').map(({ sound }) => sound))];
}

/** One tone: from a frequency to another, in seconds, as loud as this. */
interface Tone {
  wave: OscillatorType;
  from: number;
  to: number;
  at: number;
  lasts: number;
  loud: number;
}
const tone = (wave: OscillatorType, from: number, to: number, at: number, lasts: number, loud: number): Tone => ({
  wave,
  from,
  to,
  at,
  lasts,
  loud,
});

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  cube: [tone('triangle', 420, 180, 0, 0.07, 0.25)],
  roll: [0, 0.06, 0.11, 0.17, 0.24, 0.3].map((at, nth) => tone('triangle', 300 + 60 * (nth % 3), 160, at, 0.05, 0.2)),
  deal: [0, 0.08, 0.16, 0.24].map((at) => tone('sawtooth', 900, 300, at, 0.03, 0.06)),
  block: [tone('square', 190, 90, 0, 0.09, 0.4), tone('triangle', 260, 80, 0.1, 0.16, 0.55)],
  turn: [tone('sine', 523, 523, 0, 0.14, 0.2), tone('sine', 659, 659, 0.15, 0.2, 0.2)],
  tick: [tone('square', 1000, 900, 0, 0.02, 0.08)],
  papers: [0, 0.1, 0.2].map((at) => tone('sawtooth', 500, 1200, at, 0.05, 0.05)),
  scored: [523, 659, 784].map((pitch, nth) => tone('sine', pitch, pitch, nth * 0.1, 0.16, 0.18)),
  lost: [tone('sine', 330, 220, 0, 0.32, 0.25)],
};

/** How long a sound lasts, in seconds. */
export const lengthOf = (sound: Sound): number => Math.max(...TONES[sound].map(({ at, lasts }) => at + lasts));

let context: AudioContext | undefined;

/** Before a person has touched the page, browsers let nothing be heard; nothing is missed then. */
export function play(sound: Sound): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  context.resume();
  const now = context.currentTime;
  for (const { wave, from, to, at, lasts, loud } of TONES[sound]) {
    const [voice, gain] = [context.createOscillator(), context.createGain()];
    voice.type = wave;
    voice.frequency.setValueAtTime(from, now + at);
    voice.frequency.exponentialRampToValueAtTime(to, now + at + lasts);
    gain.gain.setValueAtTime(loud, now + at);
    gain.gain.exponentialRampToValueAtTime(0.001, now + at + lasts);
    voice.connect(gain).connect(context.destination);
    voice.start(now + at);
    voice.stop(now + at + lasts);
  }
}
