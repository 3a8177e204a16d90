// The requests about people.
import {
  AccountBody,
  DeviceAnswer,
  DoneAnswer,
  GuestBody,
  LoginBody,
  MeAnswer,
  MeBody,
  SessionAnswer,
} from '@openshake/protocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import type { LoggedIn } from '../people/people.ts';
import type { Person } from '../stores/store.ts';
import { answer, type Endpoint } from './endpoint.ts';
import { dataOf } from './myData.ts';
import { isSecure } from './origin.ts';
import { credentialsIn, endCookie, makeCookie } from './session.ts';

export const PEOPLE = {
  guest: {
    method: 'POST',
    path: '/api/guests',
    does: 'Start at once as a guest with a made-up name.',
    group: 'People',
    session: 'welcome',
    body: GuestBody,
    status: 201,
    answer: SessionAnswer,
    limit: 'guest',
    example: {},
  },
  account: {
    method: 'POST',
    path: '/api/accounts',
    does: 'Make an account. A guest who makes one keeps everything.',
    group: 'People',
    session: 'welcome',
    body: AccountBody,
    status: 201,
    answer: SessionAnswer,
    refuses: ['taken'],
    limit: 'account',
    example: { name: 'Ann', password: 'seven green cubes' },
  },
  logIn: {
    method: 'POST',
    path: '/api/sessions',
    does: 'Log in.',
    group: 'People',
    session: 'welcome',
    body: LoginBody,
    status: 201,
    answer: SessionAnswer,
    refuses: ['no-session'],
    example: { name: 'Ann', password: 'seven green cubes' },
  },
  logOut: {
    method: 'DELETE',
    path: '/api/sessions/current',
    does: 'Log out. A guest who logs out cannot come back.',
    group: 'People',
    session: 'needed',
    answer: DoneAnswer,
  },
  logOutOthers: {
    method: 'DELETE',
    path: '/api/sessions',
    does: 'Log out on all other devices.',
    group: 'People',
    session: 'needed',
    answer: DoneAnswer,
  },
  deviceCode: {
    method: 'POST',
    path: '/api/devices',
    does: 'Make a code that moves you to another device. It works once, for ten minutes.',
    group: 'People',
    session: 'needed',
    status: 201,
    answer: DeviceAnswer,
    limit: 'make-code',
  },
  useDevice: {
    method: 'POST',
    path: '/api/devices/{code}',
    does: 'Go on as the person who made this code.',
    group: 'People',
    session: 'welcome',
    status: 201,
    answer: SessionAnswer,
    refuses: ['not-found'],
  },
  me: {
    method: 'GET',
    path: '/api/me',
    does: 'Who am I?',
    group: 'People',
    session: 'needed',
    answer: MeAnswer,
  },
  change: {
    method: 'PATCH',
    path: '/api/me',
    does: 'Change your name at private tables, your settings or your password. To remove a setting, set it to null.',
    group: 'People',
    session: 'needed',
    body: MeBody,
    answer: MeAnswer,
    refuses: ['forbidden'],
    limit: 'change-me',
    example: { name: 'Ann B.', settings: { language: 'es' } },
  },
  data: {
    method: 'GET',
    path: '/api/me/data',
    does: 'Download all that is stored about you.',
    group: 'People',
    session: 'needed',
    answer: 'application/json',
    limit: 'download',
  },
  delete: {
    method: 'DELETE',
    path: '/api/me',
    does: 'Delete yourself. Your matches stay, your name does not.',
    group: 'People',
    session: 'needed',
    answer: DoneAnswer,
  },
} as const satisfies Record<string, Endpoint>;

/** A person as only the person sees it. */
const shownToSelf = ({ id, name, alias, login, settings, created }: Person) => ({
  id,
  name: name ?? alias,
  guest: login === null,
  alias,
  login,
  settings,
  created,
});

export function peopleRoutes(app: FastifyInstance, house: House): void {
  const { people, limits } = house;
  const setCookie = ({ headers }: FastifyRequest, reply: FastifyReply, token: string) =>
    reply.header('Set-Cookie', makeCookie(token, isSecure(headers, house)));
  const loggedIn = ({ person, token }: LoggedIn, request: FastifyRequest, reply: FastifyReply) => {
    setCookie(request, reply, token);
    return { person: shownToSelf(person), token };
  };
  const loggedOut = ({ headers }: FastifyRequest, reply: FastifyReply) => {
    reply.header('Set-Cookie', endCookie(isSecure(headers, house)));
    return { ok: true };
  };

  answer(app, house, PEOPLE.guest, async ({ who, request, reply }) =>
    loggedIn(await people.guest(who), request, reply),
  );

  answer(app, house, PEOPLE.account, async ({ who, body, request, reply }) =>
    loggedIn(await people.account(who, body), request, reply),
  );

  answer(app, house, PEOPLE.logIn, async ({ who, body, asker, request, reply }) => {
    const tried = { ...asker, name: body.name.toLowerCase() };
    limits.take('login', tried);
    const found = await people.logIn(who, body);
    limits.giveBack('login', tried);
    return loggedIn(found, request, reply);
  });

  answer(app, house, PEOPLE.logOut, async ({ who, request, reply }) => {
    await people.logOut(who);
    return loggedOut(request, reply);
  });

  answer(app, house, PEOPLE.logOutOthers, async ({ who }) => {
    await people.logOutOthers(who);
    return { ok: true };
  });

  answer(app, house, PEOPLE.deviceCode, ({ who }) => people.deviceCode(who));

  answer(app, house, PEOPLE.useDevice, async ({ params: { code = '' }, asker, request, reply }) => {
    limits.take('try-code', asker);
    const found = await people.useDevice(code);
    limits.giveBack('try-code', asker);
    return loggedIn(found, request, reply);
  });

  answer(app, house, PEOPLE.me, ({ who, request, reply }) => {
    // The cookie lasts as long as the device comes back.
    const credentials = credentialsIn(request.headers);
    if (credentials?.by === 'cookie') setCookie(request, reply, credentials.token);
    return { person: shownToSelf(who.person) };
  });

  answer(app, house, PEOPLE.change, async ({ who, body, asker }) => {
    if (body.password) limits.take('password', asker);
    return { person: shownToSelf(await people.change(who, body)) };
  });

  answer(app, house, PEOPLE.data, async ({ who, reply }) => {
    reply.header('Content-Disposition', 'attachment; filename="openshake-data.json"');
    return dataOf(house, who);
  });

  answer(app, house, PEOPLE.delete, async ({ who, request, reply }) => {
    await people.delete(who);
    return loggedOut(request, reply);
  });
}
