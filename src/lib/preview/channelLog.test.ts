import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../channel/container.js';
import { ChannelLogStore } from './channelLog.js';

const entry = (id: number, ms?: number): LogEntry => ({
  id,
  time: id,
  direction: 'to-widget',
  type: 'DataChanged',
  detail: `a = ${id}`,
  bytes: 9,
  ...(ms !== undefined && { ms })
});

describe('the channel log', () => {
  it('holds the last 500 messages', () => {
    const store = new ChannelLogStore();
    for (let id = 0; id < 520; id++) store.add(entry(id));
    expect(store.entries.map(({ id }) => id)).toEqual(Array.from({ length: 500 }, (_, index) => index + 20));
    expect(store.total).toBe(520);
  });

  it('forgets the oldest messages where all together hold more than 8 MB, and never the newest', () => {
    const store = new ChannelLogStore();
    for (const id of [1, 2, 3]) store.add({ ...entry(id), bytes: 3_000_000 });
    expect(store.entries.map(({ id }) => id)).toEqual([2, 3]);
    store.add({ ...entry(4), bytes: 50_000_000 });
    expect(store.entries.map(({ id }) => id)).toEqual([4]);
  });

  it('shows a message that was acknowledged at the place it had', () => {
    const store = new ChannelLogStore();
    for (const each of [entry(1), entry(2), entry(1, 7)]) store.add(each);
    expect(store.entries).toEqual([entry(1, 7), entry(2)]);
  });
});
