import { expect, it } from 'vitest';
import { dateTimesInWords } from './dateTimes.js';

const MOMENTS = ['2026-11-22T09:15:42.000Z', '2026-11-22T09:15:07.000Z', '2026-11-22T09:14:59.000Z'];

it.each([
  ['en-GB', /^22 Nov 2026, \d\d:\d\d:42$/, /^22 Nov 2026, \d\d:\d\d:07$/, /^22 Nov 2026, \d\d:\d\d$/],
  ['de', /^22\.11\.2026, \d\d:\d\d:42$/, /^22\.11\.2026, \d\d:\d\d:07$/, /^22\.11\.2026, \d\d:\d\d$/]
])('%s: two moments of the same minute have their seconds, another has none', (locale, ...expected) => {
  const words = dateTimesInWords(MOMENTS, locale);
  expected.forEach((pattern, at) => expect(words[at]).toMatch(pattern));
});
