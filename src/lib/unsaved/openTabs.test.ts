import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// A tab is claimed once in a page.
beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

it('parts of a page that ask at the same time are in the same tab', async () => {
  const held = new Set<string>();
  vi.stubGlobal('navigator', {
    locks: {
      async request(name: string, _options: object, granted: (lock: object | null) => Promise<never> | undefined) {
        await Promise.resolve();
        const isFree = !held.has(name);
        held.add(name);
        await granted(isFree ? {} : null);
      },
      query: async () => ({ held: [...held].map((name) => ({ name })) })
    }
  });
  const { claimTab } = await import('./openTabs.js');
  const [one, other] = await Promise.all([claimTab(), claimTab()]);
  expect(other.id).toBe(one.id);
});
