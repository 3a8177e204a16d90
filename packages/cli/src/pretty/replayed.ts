// A replayed match for people: the scoresheet, the current status, and the story.
import { makeTime, positionOf } from '@openshake/rules/notation';
import { type TableWords, taskFact, textOf } from '@openshake/words';
import type { ErrorAnswer } from '../errorAnswer.ts';
import type { ReplayAnswer } from '../replay/answer.ts';
import { MARGIN, optionalRow, row, title } from './lines.ts';
import { excerpt, harmless, type Page, speechOf, widthOf, wrap } from './page.ts';
import { matLines, playedByLines } from './position.ts';
import { scoresheetLines, sheetOf } from './scoresheet.ts';
import { storyLines, storyOf } from './story.ts';
import { wordsOn } from './tableWords.ts';

/** What a player has to do in the phases that wait for one. */
const WAITS_FOR = { start: 'roll', variations: 'choose', goal: 'goal', move: 'turn' } as const;

/** What is happening and, if players must act, what they have to do. */
function phaseText({ replayed: { phase, state } }: ReplayAnswer, words: TableWords): string {
  const { name, player } = phase;
  const duties = state.tasks.filter(({ what }) => name === 'start' && (what === 'roll' || what === 'deal'));
  if (duties.length > 0) return duties.map((task) => words.say(taskFact(task))).join('; ');
  if (name === 'start' || name === 'variations' || name === 'goal' || name === 'move')
    return words.say(taskFact({ player: player ?? null, what: WAITS_FOR[name] }));
  return words.say({ key: `phase.${name}` });
}

function aboutLines({ match, replayed }: ReplayAnswer, words: TableWords, page: Page): string[] {
  const { players, officiating, clocks, variations, actions } = match;
  const { say } = speechOf(page);
  const refused = replayed.results.filter(({ ok }) => !ok).length;
  return [
    ...playedByLines(match, page),
    ...row(say('label.players'), players.map(words.name).join(', '), page),
    ...row(say('label.officiating'), clocks === 'none' ? say('replayed.noClocks', { officiating }) : officiating, page),
    ...optionalRow(say('label.variations'), variations ? '' : say('replayed.noVariations'), page),
    ...row(
      say('label.actions'),
      refused > 0 ? say('replayed.refused', { count: actions.length, refused }) : String(actions.length),
      page,
    ),
  ];
}

function standingLines(answer: ReplayAnswer, words: TableWords, page: Page): string[] {
  const { phase: at, state } = answer.replayed;
  const { say } = speechOf(page);
  const position = positionOf(state);
  const phase = phaseText(answer, words);
  const until = at.deadline === undefined ? undefined : makeTime(at.deadline);
  return [
    title(say('replayed.stands'), page),
    ...row(say('label.phase'), until === undefined ? phase : say('replayed.until', { phase, time: until }), page),
    ...optionalRow(say('label.universe'), (position.universe ?? []).join('  '), page),
    ...optionalRow(say('label.goal'), position.goal === undefined ? '' : words.goal(position.goal), page),
    ...matLines(position, words.cube, page),
    ...optionalRow(say('label.block'), position.block === undefined ? '' : words.name(position.block), page),
  ];
}

/** The title, with as much of the id as fits. */
function headline(what: string, id: unknown, colour: (text: string) => string, { paint, width }: Page): string {
  const name = id === null || id === undefined ? '' : textOf(id);
  if (name === '') return colour(what);
  return `${colour(what)}  ${paint.dim(excerpt(harmless(name), width - widthOf(what) - 2).shown)}`;
}

/** A replayed match for people. Ends with a line break. */
export function prettyReplayed(answer: ReplayAnswer | ErrorAnswer, unnamed: Page): string {
  const page = 'error' in answer ? unnamed : { ...unnamed, names: answer.people };
  const { bold, red } = page.paint;
  const speech = speechOf(page);
  if ('error' in answer) {
    const why = wrap(harmless(answer.error.message), page.width - MARGIN.length).map((line) => `${MARGIN}${line}`);
    const title = headline(`! ${speech.say('replayed.failed')}`, answer.id, (text) => bold(red(text)), page);
    return `${title}\n${why.join('\n')}\n`;
  }
  const words = wordsOn(page, answer.match.rulebook);
  const story = storyLines(storyOf(answer), page, words).join('\n').replace(/^\n/, '');
  const parts = [
    aboutLines(answer, words, page),
    scoresheetLines(sheetOf(answer), page),
    standingLines(answer, words, page),
  ];
  const shown = [...parts.map((lines) => lines.join('\n')), ...(story === '' ? [] : [story])].join('\n\n');
  return `${headline(speech.say('replayed.match'), answer.id, bold, page)}\n${shown}\n`;
}
