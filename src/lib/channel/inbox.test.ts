import { afterEach, describe, expect, it, vi } from 'vitest';
import { WindowInbox, type Posted } from './inbox.js';
import { PROTOCOL } from './protocol.js';

const ready = (instance: string) => ({
  ...{ protocol: PROTOCOL, type: 'Ready', instance, delayInitComplete: false, version: '1' }
});

/** A message whose data takes the browser so many milliseconds to unpack, and whether it was. */
function message(data: unknown, ms = 0) {
  const seen = { isRead: false };
  const event = {
    get data() {
      seen.isRead = true;
      now += ms;
      return data;
    }
  } as MessageEvent;
  return { event, seen };
}

let now = 0;
const types = (posted: readonly Posted[]) => posted.map(({ type }) => type);

describe('what a frame posts to the window around it', () => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  afterEach(() => void (now = 0));

  it('is read where Ready may be expected', () => {
    const { event } = message(ready('one'));
    expect(new WindowInbox().take(event, false)).toEqual({ type: 'Ready', ready: ready('one') });
  });

  it('stays unread while a port is in use, and is read when the next page has loaded: of many the last three', () => {
    const inbox = new WindowInbox();
    const all = ['one', 'two', 'three', 'four'].map((instance) => message(ready(instance)));
    expect(types(all.map(({ event }) => inbox.take(event, true)))).toEqual(Array(4).fill('Ignored'));
    expect(all.map(({ seen }) => seen.isRead)).toEqual([false, false, false, false]);
    expect(types(inbox.takeUnread())).toEqual(['Ready', 'Ready', 'Ready']);
    expect(all.map(({ seen }) => seen.isRead)).toEqual([false, true, true, true]);
    expect(inbox.takeUnread()).toEqual([]);
  });

  it('is too much when one message that is no Ready takes a quarter of a second to read', () => {
    const inbox = new WindowInbox();
    const at = (ms: number) => inbox.take(message({ type: 'Ready' }, ms).event, false).type;
    expect([at(8), at(251), at(0)]).toEqual(['Ignored', 'Flood', 'Flood']);
  });

  it('is not too much when the computer was busy while a Ready was read', () => {
    expect(new WindowInbox().take(message(ready('one'), 2_000).event, false).type).toBe('Ready');
  });

  it('is too much when it comes too often, and then nothing of it is read', () => {
    const inbox = new WindowInbox();
    const all = Array.from({ length: 12 }, () => message(0));
    const posted = types(all.map(({ event }) => inbox.take(event, false)));
    expect(posted).toEqual([...Array(10).fill('Ignored'), 'Flood', 'Flood']);
    expect(all.slice(10).map(({ seen }) => seen.isRead)).toEqual([false, false]);
  });
});
