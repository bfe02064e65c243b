import { describe, expect, it, vi } from 'vitest';
import { loadOnce } from './loadOnce.js';

describe('loadOnce', () => {
  it('loads each set of keys once, even if it is requested again in the meantime', async () => {
    const load = vi.fn((part: string, language: string) => Promise.resolve(`${part} in ${language}`));
    const texts = loadOnce(load);
    expect(await Promise.all([texts('base', 'de'), texts('base', 'de'), texts('base', 'fr')])).toEqual([
      'base in de',
      'base in de',
      'base in fr'
    ]);
    await texts('base', 'de');
    expect(load.mock.calls).toEqual([
      ['base', 'de'],
      ['base', 'fr']
    ]);
  });

  it('tries again after a failure', async () => {
    const load = vi.fn(() => Promise.resolve('there')).mockRejectedValueOnce(new Error('offline'));
    const parts = loadOnce(load);
    await expect(parts()).rejects.toThrow('offline');
    expect(await parts()).toBe('there');
  });
});
