import { expect, it } from 'vitest';
import { sortByName } from './sortByName.js';

it('names are in the order of the language, with numbers as numbers', () => {
  const names = ['Room 10', 'Zug', 'Äpfel', 'room 2', 'Room 1'];
  const order = ['Äpfel', 'Room 1', 'room 2', 'Room 10', 'Zug'];
  for (const language of ['en', 'de']) expect(sortByName(names, (name) => name, language)).toEqual(order);
});

it('things of one name stay in their order', () => {
  const things = [1, 2, 3].map((id) => ({ id, name: 'Clock' }));
  expect(sortByName(things, ({ name }) => name, 'en')).toEqual(things);
});

it('no list of names is ordered by a rule of its own', () => {
  const files = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!./sortByName.ts'], {
    eager: true,
    query: '?raw',
    import: 'default'
  });
  // Moments in ISO 8601 are in order as texts.
  const own = /Intl\.Collator\(|(?<!\.at|At|startOf\(a\))\.localeCompare\(/;
  expect(Object.keys(files).filter((path) => own.test(files[path]!))).toEqual([]);
});
