import { expect, it } from 'vitest';
import { dayInWords, momentInWords, momentsInWords } from './moments.js';

const MOMENTS = ['2026-11-22T09:15:42.000Z', '2026-11-22T09:15:07.000Z', '2026-11-22T09:14:59.000Z'];

it.each([
  ['en', /^22 Nov 2026, \d\d:\d\d:42$/, /^22 Nov 2026, \d\d:\d\d:07$/, /^22 Nov 2026, \d\d:\d\d$/],
  ['de', /^22\.11\.2026, \d\d:\d\d:42$/, /^22\.11\.2026, \d\d:\d\d:07$/, /^22\.11\.2026, \d\d:\d\d$/]
])('%s: two moments of the same minute have their seconds, another has none', (language, ...expected) => {
  const words = momentsInWords(MOMENTS, language);
  expected.forEach((pattern, at) => expect(words[at]).toMatch(pattern));
});

it.each([
  ['en', '15 Nov 2026', /^15 Nov 2026, \d\d:\d\d$/],
  ['de', '15.11.2026', /^15\.11\.2026, \d\d:\d\d$/],
  ['fr', '15 nov. 2026', /^15 nov\. 2026, \d\d:\d\d$/]
])('%s: a day, and a moment, are written as in Europe, the day first', (language, day, moment) => {
  expect(dayInWords('2026-11-15T12:00:00Z', language)).toBe(day);
  expect(momentInWords('2026-11-15T12:00:00Z', language)).toMatch(moment);
});
