import { describe, expect, it } from 'vitest';
import { isTaken, nextName } from './nextName.js';

describe('the next free name', () => {
  it.each([
    ['Menu', [], 'Menu'],
    ['Menu', ['Menu'], 'Menu 2'],
    ['Menu', ['menu', 'Menu 2'], 'Menu 3'],
    ['Menu 2', ['Menu', 'Menu 2'], 'Menu 3'],
    ['Room 101', ['Room 101'], 'Room 101 2'],
    ['x'.repeat(200), ['x'.repeat(200)], `${'x'.repeat(198)} 2`],
    ['😀'.repeat(200), ['😀'.repeat(200)], `${'😀'.repeat(198)} 2`]
  ])('for %s beside %j is %s', (name, taken, expected) => {
    expect(nextName(name, taken)).toBe(expected);
  });
});

it.each([
  ['menu', true],
  ['Menü', true],
  ['Menu 2', false]
])('beside “Menu”, the name “%s” counts as taken: %s', (name, expected) => {
  expect(isTaken(name, ['Menu'])).toBe(expected);
});
