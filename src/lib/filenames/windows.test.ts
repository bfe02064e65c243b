import { describe, expect, it } from 'vitest';
import { isDeviceName } from './windows.js';

describe('a name that Windows keeps for a device', () => {
  it.each([
    'con',
    'NUL',
    'aux.js',
    'PRN.tar.gz',
    'com1',
    'LPT9.txt',
    'com0',
    'CONIN$',
    'conout$.log',
    'com¹',
    'lpt³.txt'
  ])('%s is one', (name) => expect(isDeviceName(name)).toBe(true));

  it.each(['con .txt', 'nul  '])('“%s” is one: blanks before the dot count for nothing', (name) =>
    expect(isDeviceName(name)).toBe(true)
  );

  it.each(['', 'console', 'auxiliary.js', 'com', 'com10', 'lpt', 'nul-1', 'my.con', 'conin', '$con'])(
    '“%s” is none',
    (name) => expect(isDeviceName(name)).toBe(false)
  );
});
