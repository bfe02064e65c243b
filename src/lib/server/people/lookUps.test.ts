import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalChanges, Listeners } from '../platform/store/changes.js';
import { LookUps } from './lookUps.js';

const listeners = new Listeners();
const lookUps = new LookUps<{ readonly userId: number; readonly ends: number }>(new LocalChanges(listeners));
const changed = (detail: string | undefined) => listeners.tell('people', detail);
/** A look-up that finds this user, or nobody, after `wait`. */
const reading = (userId: number | undefined, wait: Promise<void> = Promise.resolve()) =>
  vi.fn(() => wait.then(() => (userId === undefined ? undefined : { userId, ends: Infinity })));

let name = 'a';
beforeEach(() => {
  name += 'a';
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => void vi.useRealTimers());

describe('a look-up', () => {
  it('is shared by all who ask at the same time, and afterwards', async () => {
    const read = reading(1);
    await Promise.all(Array.from({ length: 100 }, () => lookUps.find(name, read)));
    await lookUps.find(name, read);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it.each<[string, userId: number | undefined, detail: string | undefined, times: number]>([
    ['a user is made again once that user changed', 1, '1', 2],
    ['a user is kept while others change', 1, '2', 1],
    ['a user is made again once anybody may have changed', 1, undefined, 2],
    ['nobody is made again once somebody changed', undefined, '2', 2]
  ])('of %s', async (_what, userId, detail, times) => {
    const read = reading(userId);
    await lookUps.find(name, read);
    changed(detail);
    await lookUps.find(name, read);
    await lookUps.find(name, read);
    expect(read).toHaveBeenCalledTimes(times);
  });

  it('that began before a change answers nobody who asks after it, and those share one new look-up', async () => {
    let resolve = (): void => undefined;
    const promise = new Promise<void>((done) => (resolve = done));
    const before = lookUps.find(name, reading(1, promise));
    changed('1');
    const read = reading(1);
    const after = Array.from({ length: 100 }, () => lookUps.find(name, read));
    resolve();
    await Promise.all([before, ...after]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it.each<[string, since: number, times: number]>([
    ['is kept for ten seconds', 9_000, 1],
    ['is not kept longer', 11_000, 2]
  ])('%s, even if the clock is set back', async (_what, since, times) => {
    const read = reading(1);
    await lookUps.find(name, read);
    vi.advanceTimersByTime(since);
    vi.setSystemTime(Date.now() - 86_400_000);
    await lookUps.find(name, read);
    expect(read).toHaveBeenCalledTimes(times);
  });

  it.each<[string, read: () => Promise<undefined>]>([
    ['fails', vi.fn(() => Promise.reject(new Error('away')))],
    ['finds nobody, if callers can try any number of names,', vi.fn(() => Promise.resolve(undefined))]
  ])('that %s is not kept', async (_what, read) => {
    for (let time = 0; time < 2; time++) await lookUps.find(name, read, false).catch(() => undefined);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
