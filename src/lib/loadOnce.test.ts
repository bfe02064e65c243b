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

  it('knows what is loaded without a promise, and nothing before or after a failure', async () => {
    const texts = loadOnce((language: string) =>
      language === 'xx' ? Promise.reject(new Error('offline')) : Promise.resolve(`texts in ${language}`)
    );
    const loading = texts('de');
    expect(texts.known('de')).toBeUndefined();
    await loading;
    await expect(texts('xx')).rejects.toThrow('offline');
    expect([texts.known('de'), texts.known('fr'), texts.known('xx')]).toEqual(['texts in de', undefined, undefined]);
  });
});
