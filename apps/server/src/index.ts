// The door of the server.
export { CannotServe, type ServeTrouble } from './cannotServe.ts';
export { type ServeOptions, type Serving, serve } from './serve.ts';
export { backup, restore } from './stores/backup.ts';
