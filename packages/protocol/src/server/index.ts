// The door of the server: the schemas of its requests, its answers and its live messages. They validate, type, and make the docs.

export { isTooDeep } from '../bounds.ts';
export { fieldOnWire, makeView } from '../matchView.ts';
export {
  CLIENT_MESSAGES,
  type ClientMessage,
  type HeardClient,
  LIVE_PROTOCOL,
  LONGEST_MESSAGE,
  PHRASES,
  parseClientMessage,
} from './live.ts';
export {
  KeptMatchAnswer,
  LogAnswer,
  MatchesAnswer,
  PracticeBody,
  ReviewAnswer,
  type ShownMatch,
  StoredMatchAnswer,
} from './matches.ts';
export {
  AccountBody,
  type AccountWish,
  DeviceAnswer,
  DoneAnswer,
  GuestBody,
  LoginBody,
  type LoginWish,
  MeAnswer,
  MeBody,
  type MeWish,
  MOST_SETTINGS,
  type OwnPerson,
  SessionAnswer,
  SHORTEST_PASSWORD,
} from './people.ts';
export { ErrorAnswer, HealthAnswer, KINDS, type Kind } from './rest.ts';
export { SERVER_MESSAGES } from './said.ts';
export {
  BOT_LEVELS,
  type ShownTable,
  SitBody,
  TableAnswer,
  TableBody,
  TablesAnswer,
  type TableWish,
} from './tables.ts';
