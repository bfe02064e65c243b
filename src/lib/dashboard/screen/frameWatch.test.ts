import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WidgetState, WidgetStateName } from '../../channel/container.js';
import { FrameWatch, WATCH } from './frameWatch.svelte.js';

const failure = { during: 'none', error: 'Error', calls: [] } as const;

const tell = (running: FrameWatch, id: string, name: WidgetStateName): void =>
  running.stateChanged(id, { ms: 1, target: '', failure, name } as WidgetState);

/** Three widgets that run. */
function started(isHidden = () => false): FrameWatch {
  const running = new FrameWatch(isHidden);
  for (const id of ['a', 'b', 'c']) {
    running.enterView(id);
    tell(running, id, 'live');
  }
  return running;
}
const IDS = ['a', 'b', 'c'];
const startedOf = (running: FrameWatch): string[] => IDS.filter((id) => running.isStarted(id));

/** All that have a frame say this. */
function all(running: FrameWatch, name: WidgetStateName): void {
  for (const id of startedOf(running)) tell(running, id, name);
}

/** All that have a frame fall silent, and the frames are gone long enough. */
function hang(running: FrameWatch): string[] {
  all(running, 'not-responding');
  vi.advanceTimersByTime(2_200);
  return startedOf(running);
}

/** All that have a frame run for as long as one on trial is watched. */
function run(running: FrameWatch): string[] {
  all(running, 'live');
  vi.advanceTimersByTime(WATCH);
  return startedOf(running);
}

describe('widgets that share a process', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('all lose their frames when all of them are silent, and then start afresh', () => {
    const running = started();
    all(running, 'not-responding');
    vi.advanceTimersByTime(1_600);
    expect(startedOf(running)).toEqual([]);
    vi.advanceTimersByTime(600);
    expect(startedOf(running)).toEqual(IDS);
  });

  it('are left alone while one of them answers, though something in it threw', () => {
    const running = started();
    all(running, 'not-responding');
    tell(running, 'a', 'error');
    vi.advanceTimersByTime(5_000);
    expect([startedOf(running), running.isAnswering('a'), running.isBroken('a')]).toEqual([IDS, true, false]);
  });

  it('start one by one the second time; the one that then hangs stays out, and the others run', () => {
    const running = started();
    hang(running);
    all(running, 'live');
    expect(hang(running)).toEqual(['a']);
    expect([running.isWaiting('b'), running.isWaiting('a')]).toEqual([true, false]);
    expect(run(running)).toEqual(['a', 'b']);
    expect(hang(running)).toEqual(['a']);
    expect(run(running)).toEqual(['a', 'c']);
    expect(run(running)).toEqual(['a', 'c']);
    expect(IDS.map((id) => running.isStopped(id))).toEqual([false, true, false]);
  });

  it('wait for the one on trial until it has shown something, and then for as long as all take to miss a question', () => {
    const running = started();
    hang(running);
    hang(running);
    vi.advanceTimersByTime(60_000);
    expect(startedOf(running)).toEqual(['a']);
    tell(running, 'a', 'live');
    vi.advanceTimersByTime(WATCH - 1);
    expect(startedOf(running)).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(startedOf(running)).toEqual(['a', 'b']);
  });

  it('lose the one that is out again when somebody reloads it and it hangs again, and no other', () => {
    const running = new FrameWatch(() => false);
    for (const id of IDS) running.enterView(id);
    for (const id of ['a', 'c']) tell(running, id, 'live');
    hang(running);
    run(running);
    expect(hang(running)).toEqual(['a', 'c']);
    run(running);
    running.release('b');
    expect(startedOf(running)).toEqual(IDS);
    expect(hang(running)).toEqual(['a', 'c']);
    expect(running.isStopped('b')).toBe(true);
  });

  it('start with the one that is reloaded while all are silent', () => {
    const running = started();
    all(running, 'not-responding');
    running.release('c');
    expect(startedOf(running)).toEqual([]);
    vi.advanceTimersByTime(600);
    expect(startedOf(running)).toEqual(['c']);
    expect(run(running)).toEqual(['a', 'c']);
  });

  it('give what comes near meanwhile its turn after the others', () => {
    const running = new FrameWatch(() => false);
    for (const id of ['a', 'b']) running.enterView(id);
    all(running, 'not-responding');
    vi.advanceTimersByTime(2_200);
    running.enterView('c');
    expect(startedOf(running)).toEqual(['a']);
    expect(run(running)).toEqual(['a', 'b']);
    expect(run(running)).toEqual(IDS);
  });

  it('take the frame of the editor or of the large view out with theirs, and give it its turn', () => {
    const running = started();
    const guest = running.guest('/edit');
    const leave = guest.enter();
    expect(guest.isHeld).toBe(false);
    all(running, 'not-responding');
    guest.stateChanged({ name: 'not-responding' });
    vi.advanceTimersByTime(1_600);
    expect(guest.isHeld).toBe(true);
    vi.advanceTimersByTime(600);
    expect([guest.isHeld, startedOf(running)]).toEqual([true, IDS]);
    expect([run(running), guest.isHeld]).toEqual([IDS, false]);
    leave();
    expect(running.isStarted('/edit')).toBe(false);
  });

  it('lose nobody while one of them answers', () => {
    const running = started();
    for (const id of ['a', 'b']) tell(running, id, 'not-responding');
    vi.advanceTimersByTime(60_000);
    expect(startedOf(running)).toEqual(IDS);
  });

  it('are not blamed for what a page that nobody sees is silent about', () => {
    let isHidden = true;
    const running = started(() => isHidden);
    all(running, 'not-responding');
    vi.advanceTimersByTime(60_000);
    isHidden = false;
    vi.advanceTimersByTime(1_000);
    expect(startedOf(running)).toEqual(IDS);
    all(running, 'live');
    vi.advanceTimersByTime(60_000);
    expect(startedOf(running)).toEqual(IDS);
  });

  it('are not blamed for a machine that was too busy, or asleep', () => {
    const running = started();
    all(running, 'not-responding');
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000);
    vi.advanceTimersByTime(1_600);
    now.mockRestore();
    expect(startedOf(running)).toEqual(IDS);
    all(running, 'live');
    vi.advanceTimersByTime(60_000);
    expect(startedOf(running)).toEqual(IDS);
  });

  it('lose the one that twice did not answer what it was asked, though it hangs at no start', () => {
    const running = started();
    running.messageSent('b');
    expect(hang(running)).toEqual(['a', 'c']);
    run(running);
    expect(run(running)).toEqual(IDS);
    running.messageSent('b');
    expect(hang(running)).toEqual(['a', 'c']);
    expect(running.isStopped('b')).toBe(true);
  });

  it('that hang before they showed anything start one after the other, and the next has its turn when one is gone', () => {
    const running = new FrameWatch(() => false);
    for (const id of IDS) running.enterView(id);
    expect(hang(running)).toEqual(['a']);
    running.remove('a');
    expect(startedOf(running)).toEqual(['b']);
    expect([hang(running), running.isStopped('b')]).toEqual([['c'], true]);
  });

  it('keep their frames while the flood passes that one of them was cut off for', () => {
    const running = started();
    tell(running, 'a', 'flooding');
    for (const id of ['b', 'c']) tell(running, id, 'not-responding');
    vi.advanceTimersByTime(9_000);
    for (const id of ['b', 'c']) tell(running, id, 'live');
    vi.advanceTimersByTime(60_000);
    expect(startedOf(running)).toEqual(IDS);
  });

  it('start afresh when they hang long after that, and the one that was cut off stays as it is', () => {
    const running = started();
    tell(running, 'a', 'flooding');
    for (const id of ['b', 'c']) tell(running, id, 'not-responding');
    vi.advanceTimersByTime(10_100);
    expect(startedOf(running)).toEqual(['a']);
    expect(running.isBroken('a')).toBe(true);
    vi.advanceTimersByTime(600);
    expect(startedOf(running)).toEqual(IDS);
    expect(running.isBroken('a')).toBe(true);
  });
});
