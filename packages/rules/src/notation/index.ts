// The door of the notation: matches and positions as text.
export { makeAction, parseAction } from './action.ts';
export { makeJson } from './json.ts';
export { Unreadable } from './line.ts';
export { beginsMatch, makeMatch, parseMatch, parseMatchLines, type WrittenMatch } from './match.ts';
export { makePosition, parsePosition } from './position.ts';
export { positionOf } from './positionOf.ts';
export { makeTime } from './time.ts';
