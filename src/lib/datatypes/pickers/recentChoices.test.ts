import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recentChoices, rememberChoice } from './recentChoices.js';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value)
  });
});

describe('objects chosen lately', () => {
  it('come back the latest first, each once, six at most, by kind', () => {
    for (const id of [1, 2, 3, 4, 5, 6, 7, 3]) rememberChoice('media', id);
    rememberChoice('player', 9);
    expect(recentChoices('media')).toEqual([3, 7, 6, 5, 4, 2]);
    expect(recentChoices('player')).toEqual([9]);
  });

  it.each(['', '{', '{"0":1}', '["1",null,1.5]'])('are none where %j is stored', (text) => {
    stored.set('ascdata-editor.lately.media', text);
    expect(recentChoices('media')).toEqual([]);
  });

  it('are none where nothing can be stored', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => rememberChoice('media', 1)).not.toThrow();
    expect(recentChoices('media')).toEqual([]);
  });
});
