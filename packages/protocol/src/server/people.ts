// The requests about people and their answers. A description completes the sentence "must be …", in answers and in the docs.
import * as v from 'valibot';
import { isName, LONGEST_NAME } from '../bounds.ts';

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;

/** Control, format and direction signs can make a name look like another one or turn the text around it. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;
/** More marks than this on one letter reach into the lines above and below. */
const PILED = /\p{M}{4}/u;

/** A name as it is kept: composed, and with single spaces. */
const tidied = (typed: string): string => typed.normalize('NFC').trim().replaceAll(/ +/g, ' ');

const isShowable = (name: string): boolean =>
  isName(name) && /[\p{L}\p{N}]/u.test(name) && !UNSEEN.test(name) && !PILED.test(name);

export const TypedName = v.pipe(
  v.string(),
  // What stands after the change is not in the docs.
  v.description(`a name of 1 to ${LONGEST_NAME} letters, digits and plain signs`),
  // A longer text is not looked at closely.
  v.maxLength(4 * LONGEST_NAME),
  v.transform(tidied),
  v.check(isShowable),
);

const Password = v.pipe(v.string(), v.description('a password, as text'));

export const NewPassword = v.pipe(
  v.string(),
  v.check((password) => [...password].length >= SHORTEST_PASSWORD && password.length <= LONGEST_PASSWORD),
  v.description(`a password of ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters`),
);

export const GuestBody = v.object({});
export const AccountBody = v.object({ name: TypedName, password: NewPassword });
export const LoginBody = v.object({
  name: v.pipe(v.string(), v.description('your name, as text'), v.maxLength(4 * LONGEST_NAME), v.transform(tidied)),
  password: v.pipe(Password, v.maxLength(LONGEST_PASSWORD)),
});

export const LONGEST_SETTING = 200;
export const MOST_SETTINGS = 40;
const SETTING_NAME = /^[a-z][A-Za-z0-9-]{0,39}$/;

const Setting = v.nullable(
  v.union([v.boolean(), v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.maxLength(LONGEST_SETTING))]),
);

/** What a page remembers for a person. */
export const Settings = v.pipe(
  v.record(v.pipe(v.string(), v.regex(SETTING_NAME)), Setting),
  v.check((settings) => Object.keys(settings).length <= MOST_SETTINGS),
  v.description(
    `an object of at most ${MOST_SETTINGS} settings, each a text of at most ${LONGEST_SETTING} characters, a number, true, false or null`,
  ),
);

export const MeBody = v.object({
  name: v.optional(
    v.pipe(
      v.nullable(TypedName),
      v.description(`a name of 1 to ${LONGEST_NAME} letters, digits and plain signs, or null for none`),
    ),
  ),
  settings: v.optional(Settings),
  password: v.optional(
    v.pipe(
      v.object({ old: v.pipe(Password, v.maxLength(LONGEST_PASSWORD)), new: NewPassword }),
      v.description('an object with your "old" and your "new" password'),
    ),
  ),
});

const Id = v.pipe(v.string(), v.description('the id of the person'));
const Moment = v.pipe(v.number(), v.description('milliseconds since 1970'));

export const PersonShown = v.object({
  id: Id,
  name: v.pipe(v.string(), v.description('the name that you may see')),
  guest: v.pipe(v.boolean(), v.description('true for a person without an account')),
});

export const Me = v.object({
  ...PersonShown.entries,
  alias: v.pipe(v.string(), v.description('the made-up name that strangers see')),
  login: v.pipe(v.nullable(v.string()), v.description('the name to log in with; null for a guest')),
  settings: Settings,
  created: Moment,
});

export const SessionAnswer = v.object({
  person: Me,
  token: v.pipe(v.string(), v.description('the token for the header "Authorization: Bearer …"')),
});
export const MeAnswer = v.object({ person: Me });
export const DeviceAnswer = v.object({
  code: v.pipe(v.string(), v.description('a code to type on the other device; it works once')),
  expires: Moment,
});
export const DoneAnswer = v.object({ ok: v.literal(true) });

export type AccountWish = v.InferOutput<typeof AccountBody>;
export type LoginWish = v.InferOutput<typeof LoginBody>;
export type MeWish = v.InferOutput<typeof MeBody>;
/** A person as only the person sees it. */
export type OwnPerson = v.InferOutput<typeof Me>;
