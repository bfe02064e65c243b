import { expect, it } from 'vitest';
import { dateInWords } from './dates.js';

it.each([
  ['2026-11-20T00:00:00', 'de', '20.11.2026'],
  ['2026-11-20', 'de', '20.11.2026'],
  ['2026-11-20T08:30:00', 'de', '20.11.2026, 08:30'],
  ['2026-11-20T08:30:07', 'de', '20.11.2026, 08:30:07'],
  ['2026-11-20T08:30:00Z', 'de', '20.11.2026, 08:30 UTC'],
  ['2026-11-20T00:00:00', 'en', '20 Nov 2026'],
  ['2026-11-20T20:30:00', 'en', '20 Nov 2026, 20:30'],
  ['soon', 'en', 'soon']
])('the date %s in the language “%s” reads “%s”', (iso, language, words) => {
  expect(dateInWords(iso, language)).toBe(words);
});
