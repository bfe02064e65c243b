import { expect, it } from 'vitest';
import { instantOf, PRESENT, type ClockChoice } from './clock.js';

const moments = [{ key: 'then', at: 1000, text: 'Then' }];

it.each<[string, ClockChoice, number | undefined]>([
  ['now', PRESENT, undefined],
  ['an offered moment', { kind: 'moment', key: 'then' }, 1000],
  ['a moment that is offered no longer', { kind: 'moment', key: 'live' }, undefined],
  ['a chosen instant', { kind: 'chosen', at: 5 }, 5]
])('a clock set to %s starts there', (_, choice, at) => {
  expect(instantOf(choice, moments)).toBe(at);
});
