// Passwords: how they are kept, which are refused, and that a wrong name takes as long as a wrong password.
import { describe, expect, it } from 'vitest';
import { faultInPassword, Passwords } from './passwords.ts';
import { SAYS } from './sentences.ts';

describe('a password', () => {
  it('is kept as argon2id with the agreed cost, and never twice as the same text', async () => {
    const passwords = new Passwords();
    const hashes = await Promise.all([passwords.hash('seven green cubes'), passwords.hash('seven green cubes')]);
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hashes[0]).not.toBe(hashes[1]);
    expect(await passwords.isRight('seven green cubes', hashes[0] ?? null)).toBe(true);
    expect(await passwords.isRight('Seven green cubes', hashes[0] ?? null)).toBe(false);
  });

  it('is the same however its letters were composed', async () => {
    const passwords = new Passwords();
    const hash = await passwords.hash('caf\u00e9 au lait');
    expect(await passwords.isRight('cafe\u0301 au lait', hash)).toBe(true);
  });

  it('that nobody has is wrong', async () => {
    const passwords = new Passwords();
    expect(await passwords.isRight('nobody has this password', null)).toBe(false);
  });

  it('takes as long for a name that does not exist', async () => {
    const passwords = new Passwords();
    const hash = await passwords.hash('seven green cubes');
    await passwords.isRight('warm up', null);
    const took = { wrong: [] as number[], nobody: [] as number[] };
    for (let count = 0; count < 9; count += 1)
      for (const kind of ['wrong', 'nobody'] as const) {
        // The processor's time, with all threads: another program may run in between.
        const began = process.cpuUsage();
        await passwords.isRight('something else', kind === 'wrong' ? hash : null);
        const { user, system } = process.cpuUsage(began);
        took[kind].push(user + system);
      }
    const least = (times: number[]) => Math.min(...times);
    expect(least(took.nobody) / least(took.wrong)).toBeGreaterThan(0.5);
    expect(least(took.nobody) / least(took.wrong)).toBeLessThan(2);
  });

  it.each([
    'password',
    'Password1',
    'PASSWORD123',
    '12345678',
    '123456789',
    '87654321',
    'qwertyuiop',
    'iloveyou',
    'iloveyou1',
    'letmein123',
    'football1',
    'baseball',
    'princess1',
    'sunshine!',
    'trustno1',
    'abcd1234',
    '1q2w3e4r',
    'aaaaaaaa',
    'abababab',
    'abcabcabc',
    'abcdefgh',
    'hgfedcba',
    'openshake1',
    'minecraft1',
    'correcthorsebatterystaple',
  ])('%s is too common', (password) => {
    expect(faultInPassword(password, 'Ann')).toBe(SAYS.passwordIsCommon);
  });

  it('is not the name', () => {
    expect(faultInPassword('Ann Miller', 'ann miller')).toBe(SAYS.passwordIsName);
  });

  it.each(['seven green cubes', 'x7!kQ2#pzz', 'ünïcödé wörds', '🎲🎲🃏 and some words', 'aaardvark on a hill'])(
    '%s is fine',
    (password) => {
      expect(faultInPassword(password, 'Ann')).toBeNull();
    },
  );
});
