// Writing: joining the side that is right, presenting a Solution that no checker can fault, or presenting none.
import { BURDEN, judgedPaper, type Occasion, type PresentedPaper } from '@openshake/rules';
import { type Choice, type Decide, isOpen, type Moment, open } from './moment.ts';
import { slippedPaper } from './slips.ts';

export const write: Decide = (moment) => {
  const { view, me: by } = moment;
  const { writing } = view;
  if (writing?.answers[by] !== 'writing') return undefined;
  const paper = paperFor(moment, writing.occasion);
  const joined = join(moment, paper !== undefined);
  if (joined) return joined;
  if (paper) return { action: { type: 'present', by, ...paper }, care: 'write' };
  const [decline] = open(moment, 'decline');
  return decline && { action: decline, care: 'write' };
};

/** If players choose sides in words, the player first joins the side that is right. */
function join(moment: Moment, hasPaper: boolean): Choice | undefined {
  const { view, me: by, rules } = moment;
  const burden = view.writing && BURDEN[view.writing.occasion];
  const isThird = view.writing?.may.includes(by) && isOpen(moment, 'join');
  if (rules.thirdParty !== 'joins' || !isThird || burden === undefined || burden === 'all') return undefined;
  const other = burden === 'mover' ? 'challenger' : 'mover';
  return { action: { type: 'join', by, side: hasPaper ? burden : other }, care: 'look' };
}

function paperFor(moment: Moment, occasion: Occasion): PresentedPaper | undefined {
  const { view, me, eyes, table, level, chance, when } = moment;
  const found = eyes.proof(occasion, table);
  if (found.answer) {
    const slipped = chance.happens(level.slips, 'slips', when)
      ? slippedPaper(moment, occasion, found.proof)
      : undefined;
    if (slipped) return slipped;
    const { paper } = eyes.mind.plain(occasion, table, found.proof);
    return isFaultless(moment, paper) ? paper : undefined;
  }
  // A player who called Now with two cubes missing has that Solution in mind.
  const inMind = view.writing?.challenger === me && !eyes.isExact ? eyes.proof('impossible', table) : undefined;
  return inMind?.answer ? eyes.mind.plain('impossible', table, inMind.proof).paper : undefined;
}

/** Reads it once more, as a checker will. */
function isFaultless({ match, me, view, eyes }: Moment, paper: PresentedPaper): boolean {
  const { phase } = match;
  if (phase.name !== 'write') return false;
  const { name: _, ...occasioned } = phase;
  const answers = { [me]: { paper, changed: false } };
  const checked = { writer: me, accepted: [], spent: [], asked: null, settled: null };
  const check = { name: 'check', ...occasioned, answers, papers: [checked], current: me } as const;
  return judgedPaper({ ...match, phase: check }, me, { at: view.at, search: eyes.mind.search }).correct;
}
