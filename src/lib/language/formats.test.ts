import { expect, it } from 'vitest';

const files = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!./*'], {
  eager: true,
  query: '?raw',
  import: 'default'
});

/** Files that only query a format, about time zones or the browser, and write nothing with it. */
const QUESTIONS = [
  '../datatypes/pickers/momentControls.ts',
  '../datatypes/shared/zones.ts',
  '../editor/timeZone.ts',
  '../server/widgets/valuesBody.ts'
];

it('dates and numbers are written by the formats of the language, never by formats created elsewhere', () => {
  const own = Object.entries(files).filter(([, source]) =>
    /toLocale(Date|Time)?String\(|Intl\.(DateTimeFormat|NumberFormat)\(/.test(source)
  );
  expect(own.map(([path]) => path)).toEqual(QUESTIONS);
});
