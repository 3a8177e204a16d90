// Hints, whether a move is safe, and whether a challenge was right, worked out beside the page.
import { hintFor, judgeMove, rightlyChallenged, Study } from '@openshake/advice';
import { createBot } from '@openshake/bots';
import { imagine } from '@openshake/rules';
import type { AdviceAnswer, AdviceQuestion } from './advising.ts';

function answer(question: AdviceQuestion): AdviceAnswer {
  const { ask, seat, view, ms } = question;
  const until = performance.now() + ms;
  let cut = false;
  const stop = () => {
    cut ||= performance.now() >= until;
    return cut;
  };
  const study = new Study(view.book, { stop });
  if (question.what === 'hint') {
    const bot = createBot({ level: 'perfect', seat, seed: 1, pace: 0, hurry: stop });
    for (const seen of question.past) bot.watch(seen);
    const hint = hintFor(view, seat, bot, study);
    return { ask, what: 'hint', hint, cut };
  }
  if (question.what === 'rightly') return { ask, what: 'rightly', rightly: rightlyChallenged(view, study), cut };
  const match = imagine(view);
  const judged = question.thoughts.map((thought) => {
    const from = thought.kind === 'shift' ? ('permitted' as const) : ('resources' as const);
    const placed = { ...thought, from, by: seat, nth: 0, turn: 1 };
    return { ...thought, judgment: judgeMove(match, placed, study) };
  });
  return { ask, what: 'safe', judged, cut };
}

addEventListener('message', ({ data }: MessageEvent<AdviceQuestion>) => {
  try {
    postMessage(answer(data));
  } catch (error) {
    postMessage({ ask: data.ask, what: 'failed', why: String(error) } satisfies AdviceAnswer);
  }
});
