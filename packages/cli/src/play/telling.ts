// What happens at the table, as it happens: a sentence for each event that the seat may see.
import type { Event, Penalty, SeenEvent } from '@openshake/rules';
import type { TableWords } from '@openshake/words';
import { fit } from '../pretty/lines.ts';
import type { Page } from '../pretty/page.ts';
import { excerpt, harmless } from '../pretty/page.ts';
import { signBefore, type Telling, tell } from '../pretty/story.ts';

/** What the lesson at the end of the shake says more fully. */
const IN_THE_LESSON: readonly Event['type'][] = ['paperSettled', 'shakeEnded'];

const LONGEST = 600;

/** The sentences for one event. A paper is read out when all are opened, and not before. */
export function tellHappened(
  events: readonly SeenEvent[],
  penalties: readonly Penalty[],
  words: TableWords,
): Telling[] {
  const ended = events.some(({ type }) => type === 'shakeEnded');
  return events.flatMap((event): Telling[] => {
    if (ended && IN_THE_LESSON.includes(event.type)) return [];
    if (event.type === 'paperPresented') return [tell({ ...event, paper: null }, words, penalties)];
    if (event.type === 'phaseBegan' && event.phase.name === 'check' && event.phase.current === null && !ended) {
      return Object.entries(event.phase.answers).map(([player, answer]) => ({
        text:
          'paper' in answer
            ? words.say({ key: 'story.paperOpened', player, paper: words.paper(answer.paper) })
            : words.say({ key: 'story.paperOpened.nothing', player }),
      }));
    }
    return [tell(event, words, penalties)];
  });
}

/** Sentences as lines of the page. */
export function tellingLines(tellings: readonly Telling[], page: Page): string[] {
  const { paint, width, plain } = page;
  const margin = plain ? '' : '  ';
  return tellings.flatMap((telling) => {
    if (!telling) return [];
    if ('heading' in telling) return ['', ...fit(harmless(telling.heading), page).map(paint.bold)];
    const { sign, text } = telling;
    return fit(excerpt(harmless(text), LONGEST).shown, page, width - 2).map(
      (line, at) => `${at === 0 ? signBefore(sign, page) : margin}${line}`,
    );
  });
}
