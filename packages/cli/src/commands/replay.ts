// `openshake replay`: stored matches in, and what happened at their tables out; or the same matches in another form.
import { makeJson, makeMatch, makePosition, positionOf, type WrittenMatch } from '@openshake/rules/notation';
import { type Answerer, answerLines } from '../answerLines.ts';
import { choosePaint } from '../colour.ts';
import type { ErrorAnswer } from '../errorAnswer.ts';
import { layout, wrap } from '../pretty/page.ts';
import { prettyReplayed } from '../pretty/replayed.ts';
import { answerMatch, onTheWire, type ReplayAnswer, rewriteMatch } from '../replay/answer.ts';
import { readMatches } from '../replay/reading.ts';
import type { Around, ExitStatus } from '../surroundings.ts';
import { readArgs, WrongUsage } from '../usage.ts';

/** The forms of an answer. The default is JSON. */
const FORMS = ['pretty', 'notation', 'json', 'position', 'events'] as const;
type Form = (typeof FORMS)[number];

function chooseForm(on: Partial<Record<Form, boolean>>): Form | undefined {
  const [form, other] = FORMS.filter((each) => on[each]);
  if (other === undefined) return form;
  throw new WrongUsage({ key: 'usage.twoForms', one: form ?? '', other }, 'openshake replay --help');
}

export async function replay(args: string[], around: Around): Promise<ExitStatus> {
  const { stdin, stdout, stderr, wireSpeech } = around;
  const { on, words } = readArgs('replay', args, {
    pretty: 'boolean',
    notation: 'boolean',
    json: 'boolean',
    position: 'boolean',
    events: 'boolean',
    color: 'boolean',
    'no-color': 'boolean',
  });
  const form = chooseForm(on);
  const page = layout(choosePaint(on, around), stdout.columns, false, around.speech);
  // Only JSON is for programs.
  const speech = form === undefined || form === 'events' ? wireSpeech : around.speech;

  /** Output in these forms is text of its own, so errors go beside it. */
  const aside = ({ error }: ErrorAnswer): string => {
    stderr.write(`openshake: ${error.message}\n`);
    return '';
  };
  /** A log stays as it was played. The reader learns where today's rules would decide differently. */
  const differing = (answer: ReplayAnswer | ErrorAnswer): string => {
    const rows = 'differences' in answer ? (answer.differences ?? []).map(({ v }) => v) : [];
    if (rows.length === 0) return '';
    const text = around.speech.say('replay.differs', { rows, count: rows.length });
    return `${wrap(text, page.width).join('\n')}\n`;
  };
  const replaying = (show: (answer: ReplayAnswer | ErrorAnswer) => string): Answerer<ReplayAnswer | ErrorAnswer> => ({
    speech,
    read: readMatches,
    answer: (request) => answerMatch(request, speech),
    show,
  });
  const rewriting = (make: (match: WrittenMatch) => string): Answerer<{ text: string } | ErrorAnswer> => ({
    speech,
    read: readMatches,
    answer: (request) => rewriteMatch(request, make, speech),
    show: (answer) => ('error' in answer ? aside(answer) : `${answer.text}\n`),
  });

  if (words.length === 0 && stdin.isTTY) {
    stderr.write(`${around.speech.say('reading.matches', { command: 'replay' })}\n`);
  }
  if (form === 'notation') return answerLines(words, rewriting(makeMatch), around);
  if (form === 'json') return answerLines(words, rewriting(makeJson), around);
  const show = (answer: ReplayAnswer | ErrorAnswer): string => {
    if (form === 'pretty') return `${prettyReplayed(answer, page)}\n${differing(answer)}`;
    if (form !== 'position') return `${makeJson(onTheWire(answer, form === 'events', speech))}\n`;
    return 'error' in answer ? aside(answer) : `${makePosition(positionOf(answer.replayed.state))}\n`;
  };
  return answerLines(words, replaying(show), around);
}
