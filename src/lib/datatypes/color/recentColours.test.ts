import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RecentColours } from './recentColours.svelte.js';

describe('recent colours', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value)
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are kept in this browser, the latest first, each once, twelve at most', () => {
    const colours = new RecentColours();
    for (let blue = 16; blue < 30; blue++) colours.add(`#0000${blue.toString(16).toUpperCase()}`);
    colours.add('#000014');
    const next = new RecentColours();
    next.read();
    expect(next.list).toHaveLength(12);
    expect(next.list.slice(0, 3)).toEqual(['#000014', '#00001D', '#00001C']);
  });

  it('of another tab stay', () => {
    const [one, other] = [new RecentColours(), new RecentColours()];
    one.add('#111111');
    other.add('#222222');
    one.add('#333333');
    expect(one.list).toEqual(['#333333', '#222222', '#111111']);
  });

  it.each(['', '{', '{}', '"#111111"', '[1, null, "red", ["#111111"]]'])('read nothing from %j', (text) => {
    kept.set('ascdata:recent-colours', text);
    const colours = new RecentColours();
    colours.read();
    expect(colours.list).toEqual([]);
  });
});
