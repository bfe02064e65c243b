import { expect, it } from 'vitest';
import { identifierFor } from './identifier.js';

it.each([
  ['Lunch menu', 'mine.lunch-menu'],
  ['  Mittagstisch – Größe 2! ', 'mine.mittagstisch-grosse-2'],
  ['昼食', 'mine.昼食'],
  ['…', 'mine.widget'],
  ['', 'mine.widget']
])('the identifier that %j leads to is %s', (name, identifier) => {
  expect(identifierFor(name, 'mine')).toBe(identifier);
});
