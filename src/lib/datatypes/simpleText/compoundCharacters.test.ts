import { expect, it } from 'vitest';
import { hasCompoundCharacters } from './compoundCharacters.js';

it.each([
  ['Grüße, 20 °C', false],
  ['日本', false],
  ['🚀', true],
  ['👨‍👩‍👧', true],
  ['e\u0301', true]
])('what counts as several characters is said: %s %s', (text, several) =>
  expect(hasCompoundCharacters(text)).toBe(several)
);
