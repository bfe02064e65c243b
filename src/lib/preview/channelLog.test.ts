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

  it('shows a message that was acknowledged at the place it had', () => {
    const store = new ChannelLogStore();
    for (const each of [entry(1), entry(2), entry(1, 7)]) store.add(each);
    expect(store.entries).toEqual([entry(1, 7), entry(2)]);
  });
});
