// What each player does at this moment, or did last: the key of a word or two.
import type { MatchView, Player } from '@openshake/rules';
import type { StoryFact } from '@openshake/words';
import type { PageFacts } from '@openshake/words/page';

type PageRole = Extract<keyof PageFacts, `table.role.${string}`>;
type StoryRole = Extract<StoryFact['key'], `role.${string}`>;
export type Role = PageRole | StoryRole;

export const isStoryRole = (role: Role): role is StoryRole => role.startsWith('role.');

/** What the table waits for from the player on turn. */
const ON_TURN: Readonly<Partial<Record<MatchView['phase']['name'], StoryRole>>> = {
  start: 'role.rolls',
  variations: 'role.chooses',
  goal: 'role.setsGoal',
  move: 'role.moves',
};

/** The side of a player after a challenge, and what they do. */
function inChecking(player: Player, { checking }: Pick<MatchView, 'checking'>): Role[] {
  if (!checking) return [];
  const side: Role[] =
    player === checking.challenger ? ['table.role.challenger'] : player === checking.mover ? ['table.role.mover'] : [];
  const current = checking.papers.find(({ writer }) => writer === checking.current);
  const isDone = !current || current.settled !== null || current.accepted.includes(player);
  if (current?.writer === player) return [...side, 'table.role.wrote'];
  return isDone ? side : [...side, 'table.role.checks'];
}

export function rolesOf(player: Player, view: MatchView): Role[] {
  const { table, phase, block, presence, signed, writing } = view;
  const { [player]: present = 'here' } = presence;
  if (present !== 'here') return [`role.${present}`];
  if (block?.holder === player) return ['role.block'];
  if (phase.name === 'over') return signed.includes(player) ? ['role.signed'] : [];
  if (phase.name === 'check') return inChecking(player, view);
  const answer = writing?.answers[player];
  if (answer !== undefined) {
    const side: Role[] =
      player === writing?.challenger
        ? ['table.role.challenger']
        : player === writing?.mover
          ? ['table.role.mover']
          : [];
    return answer === 'may not write' ? side : [...side, `role.${answer}`];
  }
  const roll = phase.name === 'start' && table.resources.length > 0;
  if (phase.player === player && !roll) {
    const now = ON_TURN[phase.name];
    return now ? [now] : [];
  }
  if (phase.name !== 'move') return [];
  if (table.lastMover === player)
    return [table.trail.some(({ turn }) => turn > 0) ? 'role.moved' : 'table.role.setGoal'];
  return table.goalSetter === player ? ['table.role.setGoal'] : [];
}

/** Whose turn it is, as the accent shows it. */
export function isOnTurn(player: Player, { block, phase, tasks }: MatchView): boolean {
  if (block) return block.holder === player;
  if (phase.player !== undefined && phase.name !== 'start') return phase.player === player;
  return tasks.some((task) => task.player === player);
}
