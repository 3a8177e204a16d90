// What a perfect player would have done at this step: the one thing that was better, and the other moves that were safe.
import type { Step } from '@openshake/advice';
import type { GameName } from '@openshake/rules';
import type { TableWords } from '@openshake/words';
import { say } from '../../../app/speech.ts';
import { Cube } from '../../../parts/Cube.tsx';
import { layOut, lipOf } from '../../../table/cubes.ts';
import type { OpenMatch } from '../open.ts';
import type { tellerFor } from './adviceWords.ts';

interface PerfectProps {
  better: NonNullable<ReturnType<typeof betterThan>>;
  /** The step after it: whoever moved then may have missed a challenge. */
  next: Step | undefined;
  /** How many moves were open before it; null if nobody knows. */
  open: number | null;
  /** How the table lay before it. */
  before: ReturnType<OpenMatch['tableAt']>;
  game: GameName;
  words: TableWords;
  teller: ReturnType<typeof tellerFor>;
}

/** Nobody reads more moves than this. */
const NAMED = 5;

/** What was better than this step; undefined if nothing was. */
export function betterThan(step: Step, next: Step | undefined) {
  if (!('cube' in step) || !step.after) return undefined;
  const { perfect, verdict, fault } = step;
  const safe = verdict === 'mistake' ? (step.safe ?? []) : [];
  const missed = fault !== null && next && 'missed' in next ? next.missed[0] : undefined;
  return perfect || safe.length > 0 || missed !== undefined ? { perfect, safe, missed } : undefined;
}

export function Perfect({ better, next, open, before, game, words, teller }: PerfectProps) {
  const { perfect, safe, missed } = better;
  const best = perfect?.type === 'move' || perfect?.type === 'shift' ? perfect : null;
  const others = safe.filter(({ cube, to }) => cube !== best?.cube || to !== best.to);
  const resources = before ? layOut(before).laid.resources : [];
  const shown = (cube: string) => {
    const at = game === 'equations' ? resources.find((each) => before?.rolled[each] === cube) : undefined;
    return <Cube game={game} cube={cube} lip={at === undefined ? undefined : lipOf(at)} label={false} />;
  };
  return (
    <>
      <h2>{say('reviewing.perfect')}</h2>
      <ul class="rv-perfect">
        {perfect && (
          <li>
            {best ? shown(best.cube) : <i class="rv-block" />}
            {best ? (
              <b>
                {words.say({
                  key: best.type === 'shift' ? 'advice.shift' : 'advice.move',
                  cube: best.cube,
                  to: best.to,
                })}
              </b>
            ) : (
              <span>{words.say(teller.perfect(perfect, 'then'))}</span>
            )}
            {best && <span class="tag g">{say('reviewing.safe')}</span>}
          </li>
        )}
        {others.slice(0, NAMED).map(({ cube, to, from }) => (
          <li key={`${cube} ${to} ${from}`}>
            {shown(cube)}
            <span>{words.say({ key: from ? 'advice.shift' : 'advice.move', cube, to })}</span>
            <span class="tag g">{say('reviewing.safe')}</span>
          </li>
        ))}
        {next && missed !== undefined && (
          <li>
            <i class="rv-block" />
            <span>{words.say({ key: 'review.missed', player: next.by, claim: missed })}</span>
            <span class="tag a">{say('reviewing.missed')}</span>
          </li>
        )}
      </ul>
      {safe.length > 0 && open !== null && (
        <p class="small">{say('reviewing.safeOf', { safe: safe.length, all: Math.max(open, safe.length) })}</p>
      )}
    </>
  );
}
