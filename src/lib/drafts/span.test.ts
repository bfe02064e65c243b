import { expect, it } from 'vitest';
import german from '../messages/de/screens/drafts.js';
import english from '../messages/en/screens/drafts.js';
import { inWords, lengthInWords } from './span.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each([
  [29 * DAY + 5 * HOUR, 'in 29 days'],
  [3 * DAY + 18 * HOUR, 'in 4 days'],
  [3 * DAY + 11 * HOUR, 'in 3 days'],
  [DAY + 12 * HOUR, 'in 2 days'],
  [DAY + 11 * HOUR, 'in 1 day'],
  [23 * HOUR + 30 * MINUTE, 'in 1 day'],
  [23 * HOUR + 29 * MINUTE, 'in 23 hours'],
  [3 * HOUR + 59 * MINUTE, 'in 4 hours'],
  [HOUR - 30_000, 'in 1 hour'],
  [HOUR - 30_001, 'in 59 minutes'],
  [5 * MINUTE, 'in 5 minutes'],
  [MINUTE, 'in 1 minute'],
  [MINUTE - 1, 'in less than 1 minute'],
  [1 - MINUTE, 'less than 1 minute ago'],
  [-2 * DAY, '2 days ago'],
  [-2 * DAY - 18 * HOUR, '3 days ago'],
  [-HOUR + 30_000, '1 hour ago']
])('a distance of %i ms reads “%s”', (distance, words) => {
  expect(inWords(distance, 'en', english)).toBe(words);
});

it.each([
  [3 * DAY + 18 * HOUR, '3 days 18 hours'],
  [2 * DAY, '2 days'],
  [2 * MINUTE, '2 minutes'],
  [90 * MINUTE, '1 hour 30 minutes'],
  [DAY + 5 * MINUTE, '1 day'],
  [0, '']
])('a length of %i ms reads “%s”', (length, words) => {
  expect(lengthInWords(length, 'en')).toBe(words);
});

it('speaks the language of the interface', () => {
  expect([inWords(2 * DAY, 'de', german), lengthInWords(2 * DAY, 'de')]).toEqual(['in 2 Tagen', '2 Tage']);
});
