import { beforeEach, expect, it, vi } from 'vitest';
import { readAgain } from './readAgain.js';

const { navigating, invalidateAll } = vi.hoisted(() => ({
  navigating: { complete: null as Promise<void> | null },
  invalidateAll: vi.fn(() => Promise.resolve())
}));
vi.mock('$app/state', () => ({ navigating }));
vi.mock('$app/navigation', () => ({ invalidateAll }));

/** Somebody is on the way to another page. */
function onTheWay() {
  let arrive: () => void = () => undefined;
  let giveUp: () => void = () => undefined;
  navigating.complete = new Promise((resolve, reject) => {
    arrive = resolve;
    giveUp = () => reject(new Error('navigation aborted'));
  });
  return { arrive, giveUp };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  navigating.complete = null;
  invalidateAll.mockClear();
});

it('reads at once where nobody is on the way', async () => {
  await readAgain();
  expect(invalidateAll).toHaveBeenCalledOnce();
});

it('waits for a way that takes the place of another', async () => {
  const first = onTheWay();
  const reading = readAgain();
  const second = onTheWay();
  first.giveUp();
  await turn();
  expect(invalidateAll).not.toHaveBeenCalled();
  navigating.complete = null;
  second.arrive();
  await reading;
  expect(invalidateAll).toHaveBeenCalledOnce();
});

it('waits once for a way that has ended and is still named', async () => {
  onTheWay().arrive();
  await readAgain();
  expect(invalidateAll).toHaveBeenCalledOnce();
});
