// The page of a server that has started says what to do when no tablet can reach it.
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../words/speech.ts';
import { readyPage } from './page.ts';

const page = (host: string): string =>
  readyPage(
    'http://127.0.0.1:4747',
    { host, port: 4747, data: '/srv/openshake', trustProxy: false, json: false },
    {},
    ENGLISH,
  );

describe('a computer without a network', () => {
  test('asks for --host 0.0.0.0 if it was not given', () => {
    expect(page('127.0.0.1')).toContain('add --host 0.0.0.0\n');
  });

  test('asks for a network if it was', () => {
    expect(page('0.0.0.0')).toContain('This computer is not on a network');
    expect(page('0.0.0.0')).not.toContain('--host');
  });
});
