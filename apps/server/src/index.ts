// The door of the server.
export { type ServeOptions, type Serving, serve } from './serve.ts';
