import { describe, expect, it } from 'vitest';
import { Attempt } from './attempt.svelte.js';

describe('what a dialog does', () => {
  it('is done once at a time', async () => {
    const attempt = new Attempt();
    const ends: (() => void)[] = [];
    const act = () => new Promise<undefined>((resolve) => ends.push(() => resolve(undefined)));
    const first = attempt.run(act);
    await attempt.run(act);
    expect([ends.length, attempt.busy]).toEqual([1, true]);
    ends[0]?.();
    await first;
    expect(attempt.busy).toBe(false);
  });

  it('says what did not work, until it works', async () => {
    const attempt = new Attempt();
    await attempt.run(async () => 'The name is taken.');
    expect(attempt.problem).toBe('The name is taken.');
    await attempt.run(async () => undefined);
    expect(attempt.problem).toBeUndefined();
  });

  it('can be tried again after it broke', async () => {
    const attempt = new Attempt();
    await expect(attempt.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(attempt.busy).toBe(false);
  });
});
