// The parts of the measurement, one after the other, with the real server and one browser.
import { closeChromium, openServer } from '../../tests/web/support/site.ts';
import { type Finding, isMissed, report } from '../server/report.ts';
import { measureBytes } from './bytes.ts';
import { measureDragging } from './dragging.ts';
import { measureMemory } from './memory.ts';
import { measureOpening } from './opening.ts';
import { measurePlay } from './play.ts';
import { measureTicking } from './ticking.ts';

const PARTS: Readonly<Record<string, (address: string) => Promise<Finding[]>>> = {
  bytes: measureBytes,
  opening: measureOpening,
  play: measurePlay,
  dragging: measureDragging,
  ticking: measureTicking,
  memory: measureMemory,
};

/** Whether every limit holds. */
export async function measureAll(): Promise<boolean> {
  const { PART } = process.env;
  const named = PART === undefined ? Object.keys(PARTS) : [PART];
  let isFine = true;
  try {
    for (const name of named) {
      const measure = PARTS[name];
      if (!measure) throw new Error(`There is no part "${name}". Name one of these: ${Object.keys(PARTS).join(', ')}.`);
      // Each has a server that has done nothing yet.
      const server = await openServer();
      try {
        const findings = await measure(server.address);
        console.log(report(name, findings));
        if (findings.some(isMissed)) isFine = false;
      } finally {
        await server.close();
      }
    }
  } finally {
    await closeChromium();
  }
  return isFine;
}
