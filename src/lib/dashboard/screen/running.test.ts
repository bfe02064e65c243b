import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WidgetStateName } from '../../channel/container.js';
import { Running } from './running.svelte.js';

const tell = (running: Running, id: string, name: WidgetStateName): void =>
  running.told(id, name === 'blocked-navigation' ? { name, target: '' } : name === 'live' ? { name, ms: 1 } : { name });

/** Three widgets that run. */
function started(): Running {
  const running = new Running();
  for (const id of ['a', 'b', 'c']) {
    running.come(id);
    tell(running, id, 'live');
  }
  return running;
}
const startedOf = (running: Running): string[] => ['a', 'b', 'c'].filter((id) => running.isStarted(id));

describe('widgets that share a process', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('all start afresh when all of them hang', () => {
    const running = started();
    for (const id of ['a', 'b', 'c']) tell(running, id, 'not-responding');
    vi.advanceTimersByTime(1_600);
    expect(startedOf(running)).toEqual([]);
    vi.advanceTimersByTime(600);
    expect(startedOf(running)).toEqual(['a', 'b', 'c']);
  });

  it('all start afresh when one hangs while the page of another has come, but said nothing yet', () => {
    const running = new Running();
    for (const id of ['a', 'b', 'c']) running.come(id);
    tell(running, 'c', 'no-ready');
    for (const id of ['a', 'b']) tell(running, id, 'not-responding');
    vi.advanceTimersByTime(1_600);
    expect(startedOf(running)).toEqual([]);
    vi.advanceTimersByTime(600);
    expect(startedOf(running)).toEqual(['a', 'c']);
    for (const id of ['a', 'c']) tell(running, id, 'live');
    expect(startedOf(running)).toEqual(['a', 'b', 'c']);
    for (const id of ['a', 'b', 'c']) tell(running, id, 'not-responding');
    vi.advanceTimersByTime(2_200);
    expect(startedOf(running)).toEqual(['a', 'c']);
    expect(running.isStopped('b')).toBe(true);
  });

  it('all start afresh once in a minute, and not again and again', () => {
    const running = started();
    const hang = () => {
      for (const id of ['a', 'b', 'c']) tell(running, id, 'live');
      for (const id of ['a', 'b', 'c']) tell(running, id, 'not-responding');
      vi.advanceTimersByTime(1_600);
      return startedOf(running);
    };
    expect(hang()).toEqual([]);
    vi.advanceTimersByTime(30_000);
    expect(hang()).toEqual(['a', 'b', 'c']);
    vi.advanceTimersByTime(30_000);
    expect(hang()).toEqual([]);
  });

  it('that hang before they showed anything start one after the other, and the next has its turn when one is gone', () => {
    const running = new Running();
    for (const id of ['a', 'b', 'c']) running.come(id);
    for (const id of ['a', 'b', 'c']) tell(running, id, 'not-responding');
    vi.advanceTimersByTime(2_200);
    expect(startedOf(running)).toEqual(['a']);
    running.gone('a');
    expect(startedOf(running)).toEqual(['b']);
    tell(running, 'b', 'not-responding');
    vi.advanceTimersByTime(2_200);
    expect([startedOf(running), running.isStopped('b')]).toEqual([['c'], true]);
  });

  it('keep their frames while the flood passes that one of them was cut off for', () => {
    const running = started();
    tell(running, 'a', 'flooding');
    for (const id of ['b', 'c']) tell(running, id, 'not-responding');
    vi.advanceTimersByTime(9_000);
    for (const id of ['b', 'c']) tell(running, id, 'live');
    vi.advanceTimersByTime(60_000);
    expect(startedOf(running)).toEqual(['a', 'b', 'c']);
  });

  it('start afresh when they hang long after that, and the one that was cut off stays as it is', () => {
    const running = started();
    tell(running, 'a', 'flooding');
    for (const id of ['b', 'c']) tell(running, id, 'not-responding');
    vi.advanceTimersByTime(10_100);
    expect(startedOf(running)).toEqual(['a']);
    expect(running.isBroken('a')).toBe(true);
    vi.advanceTimersByTime(600);
    expect(startedOf(running)).toEqual(['a', 'b', 'c']);
    expect(running.isBroken('a')).toBe(true);
  });
});
