import { expect, it } from 'vitest';
import { distanceFormat, languageNames, listFormat } from './formats.js';

const files = import.meta.glob<string>(
  [
    '/src/**/*.{ts,js,svelte}',
    '/scripts/**/*.{ts,js,mjs}',
    '!/src/lib/language/*',
    '!/**/*.test.ts',
    '!/**/*.generated.*'
  ],
  { eager: true, query: '?raw', import: 'default' }
);

/** Files that only query a format, about time zones or the browser, and write nothing with it. */
const QUESTIONS = [
  '/src/lib/ascdata/dates.ts',
  '/src/lib/datatypes/pickers/momentControls.ts',
  '/src/lib/datatypes/shared/zones.ts'
];

it('whatever is written for people is written by the formats of the language, never by formats created elsewhere', () => {
  const own = Object.entries(files).filter(([, source]) =>
    /toLocale(Date|Time)?String\(|Intl\.(\w+Format|DisplayNames)\(/.test(source)
  );
  expect(own.map(([path]) => path)).toEqual(QUESTIONS);
});

it('English is that of Europe, in lists and in names too', () => {
  expect(listFormat('en', 'conjunction').format(['A', 'B', 'C'])).toBe('A, B and C');
  expect(listFormat('en', 'disjunction').format(['A', 'B', 'C'])).toBe('A, B or C');
  expect(distanceFormat('en').format(-1, 'day')).toBe('1 day ago');
  expect(languageNames('en').of('de-AT')).toBe('Austrian German');
});
