// What the server says about names, passwords and sessions.
import { SHORTEST_PASSWORD } from '@openshake/protocol/server';

export const SAYS = {
  nameTaken: 'Somebody already has this name. Choose another one.',
  hasAccount: 'You already have an account. Log out first, then make another one.',
  wrongLogin: 'The name or the password is wrong. Check both and try again.',
  wrongOldPassword: 'Your old password is wrong. Type it again.',
  noPassword: 'A guest has no password. Make an account first.',
  passwordIsName: 'Choose a password that is not your name.',
  passwordIsCommon: `Many people use this password, so it is easy to guess. Choose another one with at least ${SHORTEST_PASSWORD} characters.`,
  wrongDeviceCode: 'This code does not work. It may be too old or already used: make a new one on your other device.',
  tooManySettings: 'There are too many settings. Remove some of them by setting them to null.',
  deleted: 'This person was deleted. Start again as a guest.',
  busyWithPasswords: 'Many people are logging in right now. Try again in a moment.',
} as const;
