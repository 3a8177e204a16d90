// A match that one would like to read: the scoresheet, where things stand, and the story.

import type { Task } from '@openshake/rules';
import { makeTime, positionOf } from '@openshake/rules/notation';
import type { ErrorAnswer } from '../errorAnswer.ts';
import type { ReplayAnswer } from '../replay/answer.ts';
import { textOf } from './anyValue.ts';
import { MARGIN, optionalRow, row, title } from './lines.ts';
import { excerpt, harmless, type Page, widthOf, wrap } from './page.ts';
import { matLines, playedByLines } from './position.ts';
import { scoresheetLines } from './scoresheet.ts';
import { storyLines } from './story.ts';
import { wordsOf } from './tableWords.ts';

/** What is happening; where one player has to act, what that player has to do. */
const PHASE_WORDS = {
  start: 'has to roll the cubes',
  variations: 'has to choose variations',
  goal: 'has to set the Goal',
  'no-goal': 'the opponents say whether there is a Goal',
  move: 'has to move',
  write: 'players are writing Solutions',
  check: 'players are checking Solutions',
  over: 'the match is over',
} as const;

const STARTING: Readonly<Partial<Record<Task['what'], string>>> = {
  roll: 'has to roll the cubes',
  deal: 'has to deal the cards',
};

function phaseText({ replayed: { phase, state } }: ReplayAnswer): string {
  const duties = state.tasks.flatMap(({ player, what }) => {
    const duty = STARTING[what];
    return duty === undefined ? [] : [`${player} ${duty}`];
  });
  if (phase.name === 'start' && duties.length > 0) return duties.join('; ');
  return `${phase.player === undefined ? '' : `${phase.player} `}${PHASE_WORDS[phase.name]}`;
}

function aboutLines({ match, replayed }: ReplayAnswer, page: Page): string[] {
  const { players, officiating, clocks, variations, actions } = match;
  const refused = replayed.results.filter(({ ok }) => !ok).length;
  return [
    ...playedByLines(match, page),
    ...row('Players', players.join(', '), page),
    ...row('Officiating', `${officiating}${clocks === 'none' ? ', without clocks' : ''}`, page),
    ...optionalRow('Variations', variations ? '' : 'none', page),
    ...row('Actions', `${actions.length}${refused > 0 ? `, ${refused} refused` : ''}`, page),
  ];
}

function standingLines(answer: ReplayAnswer, page: Page): string[] {
  const { match, replayed } = answer;
  const { phase, state } = replayed;
  const words = wordsOf(match.rulebook);
  const position = positionOf(state);
  const until = phase.deadline === undefined ? '' : `, until ${makeTime(phase.deadline) ?? ''}`;
  return [
    title('Where it stands', page),
    ...row('Phase', `${phaseText(answer)}${until}`, page),
    ...optionalRow('Universe', (position.universe ?? []).join('  '), page),
    ...optionalRow('Goal', position.goal === undefined ? '' : words.goal(position.goal), page),
    ...matLines(position, words.cube, page),
    ...optionalRow('Block', position.block ?? '', page),
  ];
}

/** What it is, and the id beside it as far as it fits. */
function headline(what: string, id: unknown, colour: (text: string) => string, { paint, width }: Page): string {
  const name = id === null || id === undefined ? '' : textOf(id);
  if (name === '') return colour(what);
  return `${colour(what)}  ${paint.dim(excerpt(harmless(name), width - widthOf(what) - 2).shown)}`;
}

/** A replayed match for people, ending in a line break. */
export function prettyReplayed(answer: ReplayAnswer | ErrorAnswer, page: Page): string {
  const { bold, red } = page.paint;
  if ('error' in answer) {
    const why = wrap(harmless(answer.error.message), page.width - MARGIN.length).map((line) => `${MARGIN}${line}`);
    const title = headline('! Could not be replayed', answer.id, (text) => bold(red(text)), page);
    return `${title}\n${why.join('\n')}\n`;
  }
  const story = storyLines(answer, page).join('\n').replace(/^\n/, '');
  const parts = [aboutLines(answer, page), scoresheetLines(answer, page), standingLines(answer, page)];
  const shown = [...parts.map((lines) => lines.join('\n')), ...(story === '' ? [] : [story])].join('\n\n');
  return `${headline('Match', answer.id, bold, page)}\n${shown}\n`;
}
