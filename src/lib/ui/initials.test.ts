import { expect, it } from 'vitest';
import { initialsOf } from './initials.js';

it.each([
  ['Maria Katharina Huber', 'MH'],
  ['admin', 'AD'],
  ['anna.berger', 'AB'],
  ['ö', 'Ö'],
  ['😀 x', '😀X'],
  ['', '']
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
