import { expect, it } from 'vitest';
import { pullAt } from './pull.js';

it('the page scrolls near the edges of the window, the faster the nearer, and nowhere else', () => {
  const down = [400, 740, 780, 800, 900].map((y) => pullAt(y, 300, 800));
  const up = [400, 60, 20, 0, -100].map((y) => pullAt(y, 500, 800));
  expect(down[0]).toBe(0);
  expect(down[1]! > 0 && down[1]! < down[2]! && down[2]! < down[3]!).toBe(true);
  expect(down[4]).toBe(down[3]);
  expect(up.map((pull) => -pull)).toEqual(down);
});

it('what is taken hold of near an edge scrolls only when it is moved towards it', () => {
  expect([pullAt(20, 20, 800), pullAt(24, 20, 800), pullAt(100, 20, 800)]).toEqual([0, 0, 0]);
  expect(pullAt(5, 20, 800)).toBeLessThan(0);
});
