import { expect, it } from 'vitest';
import { scrollSpeedAt } from './edgeScroll.js';

it('the page scrolls near the edges of the window, the faster the nearer, and nowhere else', () => {
  const down = [400, 740, 780, 800, 900].map((y) => scrollSpeedAt(y, 300, 800));
  const up = [400, 60, 20, 0, -100].map((y) => scrollSpeedAt(y, 500, 800));
  expect(down[0]).toBe(0);
  expect(down[1]! > 0 && down[1]! < down[2]! && down[2]! < down[3]!).toBe(true);
  expect(down[4]).toBe(down[3]);
  expect(up.map((pull) => -pull)).toEqual(down);
});

it('what is taken hold of near an edge scrolls only when it is moved towards it', () => {
  expect([scrollSpeedAt(20, 20, 800), scrollSpeedAt(24, 20, 800), scrollSpeedAt(100, 20, 800)]).toEqual([0, 0, 0]);
  expect(scrollSpeedAt(5, 20, 800)).toBeLessThan(0);
});
