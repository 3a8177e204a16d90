// The door of the live interface: what crosses between the server and its clients.
export { makeView } from '../matchView.ts';
export {
  CLIENT_MESSAGES,
  type ClientMessage,
  type HeardClient,
  LIVE_PROTOCOL,
  LONGEST_MESSAGE,
  PHRASES,
  type Phrase,
  parseClientMessage,
} from './live.ts';
