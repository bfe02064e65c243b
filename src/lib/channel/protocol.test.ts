import { describe, expect, it } from 'vitest';
import { isConnect, PROTOCOL, takesClock } from './protocol.js';

describe('the clock in Connect', () => {
  const connect = { protocol: PROTOCOL, type: 'Connect', instance: 'a', view: 'dashboard' };

  it.each([undefined, 0, -1, 1_775_116_800_000, 8.64e15])('may be %s', (clock) => {
    expect(isConnect({ ...connect, clock }, 'a')).toBe(true);
  });

  it.each([null, '0', NaN, Infinity, 8.65e15, {}])('may not be %s', (clock) => {
    expect(isConnect({ ...connect, clock }, 'a')).toBe(false);
  });

  it.each([
    ['1.1.0', true],
    ['1.2', true],
    ['2.0.0', true],
    ['1.0.0', false],
    ['1', false],
    ['0.9.9', false],
    ['', false],
    ['next', false]
  ])('is understood by version "%s" of the library: %s', (version, expected) => {
    expect(takesClock(version)).toBe(expected);
  });
});
