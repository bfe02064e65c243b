import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Alarm } from './alarm.js';

const START = Date.parse('2026-05-01T12:00:00Z');
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** An alarm for these instants, each done once, and when it ran. */
function alarmFor(...instants: number[]) {
  const planned = new Set(instants);
  const at = {
    asked: 0,
    done: [] as number[],
    failures: [] as unknown[],
    offset: 0,
    keeps: false,
    error: undefined as unknown
  };
  const now = () => new Date(Date.now() + at.offset);
  const work = {
    next: () => {
      at.asked += 1;
      return Promise.resolve(planned.size === 0 ? undefined : Math.min(...planned));
    },
    run: () => {
      at.done.push(Date.now() - START);
      if (at.error) return Promise.reject(at.error as Error);
      for (const instant of planned) if (instant <= now().getTime() && !at.keeps) planned.delete(instant);
      return Promise.resolve();
    }
  };
  const alarm = new Alarm(work, { now, failed: (error) => void at.failures.push(error) });
  return { alarm, at, plan: (instant: number) => void planned.add(instant) };
}

describe('an alarm', () => {
  beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('does at its start what is overdue', async () => {
    const { alarm, at } = alarmFor(START - HOUR, START - SECOND);
    await alarm.runDue();
    expect(at.done).toEqual([0]);
  });

  it('rings at each instant', async () => {
    const { alarm, at } = alarmFor(START + 400, START + HOUR);
    await alarm.runDue();
    await vi.advanceTimersByTimeAsync(HOUR + SECOND);
    expect(at.done).toEqual([400, HOUR]);
  });

  it('rings in time for what is planned later and is told', async () => {
    const { alarm, at, plan } = alarmFor();
    await alarm.runDue();
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    plan(START + 12 * SECOND);
    alarm.changed();
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    expect(at.done).toEqual([12 * SECOND]);
  });

  it('finds what nobody told within half a minute', async () => {
    const { alarm, at, plan } = alarmFor();
    await alarm.runDue();
    plan(START);
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    expect(at.done).toEqual([30 * SECOND]);
  });

  it('asks once for many changes', async () => {
    const { alarm, at } = alarmFor();
    await alarm.runDue();
    for (let change = 0; change < 100; change++) alarm.changed();
    await vi.advanceTimersByTimeAsync(100);
    expect(at.asked).toBe(2);
  });

  it.each([
    ['forward', 100 * 24 * HOUR, SECOND],
    ['back', -HOUR, 3 * HOUR]
  ])('follows within a second a clock that is set %s', async (_, offset, rings) => {
    const { alarm, at } = alarmFor(START + 2 * HOUR);
    await alarm.runDue();
    at.offset = offset;
    await vi.advanceTimersByTimeAsync(4 * HOUR);
    expect(at.done).toEqual([rings]);
  });

  it('rests before it tries again what stays due', async () => {
    const { alarm, at } = alarmFor(START);
    at.keeps = true;
    await alarm.runDue();
    alarm.changed();
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(at.done).toEqual([0, 500, 1000]);
  });

  it('reports a failure and tries again, less often each time and at least every five seconds', async () => {
    const { alarm, at } = alarmFor(START);
    at.error = new Error('no disk');
    await alarm.runDue();
    await vi.advanceTimersByTimeAsync(13 * SECOND);
    expect(at.done).toEqual([0, 500, 1500, 3500, 7500, 12_500]);
    expect(at.failures).toHaveLength(6);
    at.error = undefined;
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    expect(at.done.at(-1)).toBe(17_500);
  });

  it('runs nothing after it was closed', async () => {
    const { alarm, at } = alarmFor(START + SECOND);
    await alarm.runDue();
    await alarm.close();
    alarm.changed();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(at.done).toEqual([]);
  });
});
