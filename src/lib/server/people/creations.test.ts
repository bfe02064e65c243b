import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Creations } from './creations.js';

describe('at once can be created', () => {
  // The clock stands still, so that nothing is refilled.
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  const made = (
    role: 'user' | 'administrator',
    make: (creations: Creations, actor: { userId: number; role: typeof role }) => void
  ) => {
    const creations = new Creations();
    let count = 0;
    try {
      for (; count < 10_000; count += 1) make(creations, { userId: 1, role });
    } catch (error) {
      expect(error).toMatchObject({ status: 429 });
    }
    return count;
  };

  it.each([
    ['user', 'one at a time', 300, 1],
    ['administrator', 'one at a time', 1_000, 1],
    ['user', 'variants in batches of 500', 6, 500],
    ['administrator', 'variants in batches of 500', 20, 500],
    ['user', 'variants in batches of three', 300, 3]
  ] as const)('by a %s, %s: %i', (role, _how, most, variants) => {
    expect(made(role, (creations, actor) => creations.demandBatch(actor, variants))).toBe(most);
    expect(variants === 1 ? made(role, (creations, actor) => creations.demand(actor)) : most).toBe(most);
  });
});
