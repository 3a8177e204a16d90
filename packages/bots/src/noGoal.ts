// After No Goal: agreeing, or disputing it with a Goal that has a Solution.
import { type Decide, open } from './moment.ts';

export const answerNoGoal: Decide = (moment) => {
  const { eyes, table } = moment;
  const [agree] = open(moment, 'agree');
  const challenge = open(moment, 'challenge').find(({ claim }) => claim === 'no-goal');
  if (challenge && eyes.proof('no-goal', table).answer) return { action: challenge, care: 'goal' };
  return agree && { action: agree, care: 'goal' };
};
