// What a room remembers of the verdicts that it asked for, and for how long.
import type { Inquiry, InquiryAnswer } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { search } from './testing/players.ts';
import { roomAt } from './testing/roomAt.ts';
import { JumpingTimer } from './timer.ts';
import { JUDGING_MS, Verdicts } from './verdicts.ts';

/** The question about a paper, as a room asks it. */
async function askedAbout(): Promise<Inquiry> {
  const asked: Inquiry[] = [];
  const { room } = await roomAt({
    judging: (inquiry) => {
      asked.push(inquiry);
      return search.answer(inquiry);
    },
  });
  await room.submit({ id: 'roll', seat: 'a', action: { type: 'roll', cubes: [] } });
  const goal = room.match.shake?.resources.find((cube) => /[1-9]/.test(cube)) ?? '';
  await room.submit({ id: 'goal', seat: 'a', action: { type: 'set-goal', goal } });
  await room.submit({ id: 'claim', seat: 'b', action: { type: 'challenge', claim: 'impossible' } });
  await room.submit({ id: 'paper', seat: 'a', action: { type: 'present', solution: { equation: `${goal}=${goal}` } } });
  if (!asked[0]) throw new Error('Nothing was asked.');
  return asked[0];
}

const inquiry = await askedAbout();
const answer = search.answer(inquiry);

describe('a verdict', () => {
  it('is asked for once and leaves nothing behind when its shake is over', async () => {
    let asked = 0;
    const timer = new JumpingTimer();
    const verdicts = new Verdicts(() => {
      asked += 1;
      return answer;
    }, timer);
    verdicts.learnAhead([inquiry]);
    await Promise.all([verdicts.learn(inquiry), verdicts.learn(inquiry)]);
    expect({ asked, known: verdicts.known(inquiry), count: verdicts.count }).toEqual({
      asked: 1,
      known: answer,
      count: 1,
    });
    // Nobody waits any longer.
    expect(timer.jump()).toBe(false);
    verdicts.forget();
    expect({ known: verdicts.known(inquiry), count: verdicts.count }).toEqual({ known: undefined, count: 0 });
    await verdicts.learn(inquiry);
    expect(asked).toBe(2);
  });

  it('that comes after its shake is not kept', async () => {
    let give: (answer: InquiryAnswer) => void = () => {};
    const verdicts = new Verdicts(() => new Promise((resolve) => (give = resolve)), new JumpingTimer());
    const learned = verdicts.learn(inquiry);
    verdicts.forget();
    give(answer);
    await learned;
    expect({ known: verdicts.known(inquiry), count: verdicts.count }).toEqual({ known: undefined, count: 0 });
  });

  it('that fails or never comes is not kept', async () => {
    const timer = new JumpingTimer();
    let fails = true;
    const verdicts = new Verdicts(() => (fails ? Promise.reject(new Error('no judge')) : new Promise(() => {})), timer);
    await expect(verdicts.learn(inquiry)).rejects.toMatchObject({ kind: 'judging' });
    expect(verdicts.count).toBe(0);
    fails = false;
    const waiting = expect(verdicts.learn(inquiry)).rejects.toMatchObject({ kind: 'judging' });
    expect(verdicts.count).toBe(1);
    timer.jump();
    await waiting;
    expect({ at: timer.now(), count: verdicts.count }).toEqual({ at: JUDGING_MS, count: 0 });
  });
});
