// The end of a match: signing a scoresheet that shows the shakes as they were scored.
import { type Decide, open } from './moment.ts';

export const sign: Decide = (moment) => {
  const { view } = moment;
  const [action] = open(moment, 'sign');
  const asScored = view.corrections.every(
    ({ shake, player, score }) => view.shakes.find(({ number }) => number === shake)?.scores?.[player] === score,
  );
  return action && asScored ? { action, care: 'habit' } : undefined;
};
