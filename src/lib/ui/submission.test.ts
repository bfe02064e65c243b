import { describe, expect, it } from 'vitest';
import { Submission } from './submission.svelte.js';

describe('what a dialog does', () => {
  it('is done once at a time', async () => {
    const submission = new Submission();
    const ends: (() => void)[] = [];
    const act = () => new Promise<undefined>((resolve) => ends.push(() => resolve(undefined)));
    const first = submission.run(act);
    await submission.run(act);
    expect([ends.length, submission.busy]).toEqual([1, true]);
    ends[0]?.();
    await first;
    expect(submission.busy).toBe(false);
  });

  it('says what did not work, until it works', async () => {
    const submission = new Submission();
    await submission.run(async () => 'The name is taken.');
    expect(submission.problem).toBe('The name is taken.');
    await submission.run(async () => undefined);
    expect(submission.problem).toBeUndefined();
  });

  it('can be tried again after it broke', async () => {
    const submission = new Submission();
    await expect(submission.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(submission.busy).toBe(false);
  });
});
