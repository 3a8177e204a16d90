// The thread in which bots think.
import { type Bot, createBot, isLevel } from '@openshake/bots';
import type { BotQuestion, BotStart } from './messages.ts';
import { answerQuestions } from './thread.ts';

/** So many bots remember what they have worked out: up to 15 MB each. The others keep only what they have seen, and work out the rest again. */
const MOST_AWAKE = 8;

interface Kept {
  bot: Bot;
  isAwake: boolean;
}

/** The bots of this thread, the last asked at the end. */
const bots = new Map<number, Kept>();
/** Whether the bot that thinks now has to decide. */
let hurry = () => false;

function seated({ level, seat, seed, pace }: BotStart): Kept {
  if (!isLevel(level)) throw new RangeError('There is no bot of this level.');
  return { bot: createBot({ level, seat, seed, pace, hurry: () => hurry() }), isAwake: false };
}

function keptFor({ bot, start }: BotQuestion): Kept {
  const kept = start ? seated(start) : bots.get(bot);
  if (!kept) throw new Error('This thread does not have that bot.');
  bots.delete(bot);
  bots.set(bot, kept);
  return kept;
}

/** Lets those sleep that were asked longest ago. */
function letSleep(): void {
  let awake = [...bots.values()].filter(({ isAwake }) => isAwake).length;
  for (const kept of bots.values()) {
    if (awake <= MOST_AWAKE) return;
    if (!kept.isAwake) continue;
    sleep(kept);
    awake -= 1;
  }
}

function sleep(kept: Kept): void {
  kept.bot.rest();
  kept.isAwake = false;
}

answerQuestions<'bot'>(
  (question, isOvertaken) => {
    const kept = keptFor(question);
    const until = performance.now() + question.ms;
    hurry = () => performance.now() >= until || isOvertaken();
    try {
      for (const view of question.seen) kept.bot.watch(view);
      kept.isAwake = true;
      const deed = kept.bot.act(question.view);
      // What was cut short is only half worked out.
      if (isOvertaken()) sleep(kept);
      letSleep();
      return deed;
    } catch (error) {
      // Nobody knows what state it is in.
      bots.delete(question.bot);
      throw error;
    }
  },
  (bot) => void bots.delete(bot),
);
