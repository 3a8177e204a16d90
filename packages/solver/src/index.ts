// The door of both games: the search that a judge may be given. What the solver of a game can do is behind the door of that game.
export { search } from './judging.ts';
export { Stopped } from './stopped.ts';
