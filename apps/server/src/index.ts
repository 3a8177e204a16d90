// The door of the server.
export type { ServeTrouble } from './cannotServe.ts';
export { type Serving, serve } from './serve.ts';
export { backup, restore } from './stores/backup.ts';
