// What players do at a table. The other actions are for judges, the director and the clock.
import { ACTION_TYPES, type ActionType, OFFICIAL_ACTIONS } from '@openshake/rules';

const NOT_PLAYED: readonly ActionType[] = [...OFFICIAL_ACTIONS, 'clock'];

export const PLAYER_ACTIONS: readonly ActionType[] = ACTION_TYPES.filter((type) => !NOT_PLAYED.includes(type));
