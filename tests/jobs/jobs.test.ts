import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Jobs, type Job } from '../../src/lib/server/platform/jobs.js';
import { engines, onlyEngine, type TestEngine } from '../store/engines.js';

/** Jobs on a separate store, with a clock that the test moves. */
async function setup(engine: TestEngine, jobs: readonly Job[]) {
  const store = await (await engine.place()).open();
  const clock = { now: new Date('2026-05-01T00:00:00Z') };
  const failures: string[] = [];
  const options = { now: () => clock.now, failed: (name: string) => void failures.push(name) };
  const dispose = () => store.close();
  const later = (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1000));
  const made = () => new Jobs(store, jobs, options);
  return { made, failures, later, [Symbol.asyncDispose]: dispose };
}

/** A promise and what resolves it. */
function opened() {
  let open = (): void => undefined;
  const promise = new Promise<void>((resolve) => (open = resolve));
  return { promise, open: () => open() };
}

/** A job that counts how often it ran. */
function counting(everySeconds = 60) {
  const job = { name: 'counting', everySeconds, runs: 0, run: () => Promise.resolve(void job.runs++) };
  return job;
}

describe.each(engines)('jobs on $name', (engine) => {
  it('run when they are due, and not before', async () => {
    const job = counting();
    await using at = await setup(engine, [job]);
    const jobs = at.made();
    await jobs.runDue();
    await jobs.runDue();
    expect(job.runs).toBe(1);
    at.later(61);
    await jobs.runDue();
    expect(job.runs).toBe(2);
  });

  it('run once across instances that work on the same store', async () => {
    const job = counting();
    await using at = await setup(engine, [job]);
    const instances = [at.made(), at.made(), at.made()];
    await Promise.all(instances.map((jobs) => jobs.runDue()));
    expect(job.runs).toBe(1);
  });

  it('that fail are reported and tried again, and do not keep other jobs from running', async () => {
    let isBroken = true;
    const failing: Job = {
      name: 'failing',
      everySeconds: 3600,
      run: () => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve())
    };
    const job = counting();
    await using at = await setup(engine, [failing, job]);
    const jobs = at.made();
    await jobs.runDue();
    await jobs.runDue();
    expect([at.failures, job.runs]).toEqual([['failing', 'failing'], 1]);
    isBroken = false;
    await jobs.runDue();
    await jobs.runDue();
    expect(at.failures).toHaveLength(2);
  });

  it('never overlap themselves', async () => {
    const gate = opened();
    let running = 0;
    const slow: Job = {
      name: 'slow',
      everySeconds: 0,
      run: async () => {
        expect(++running).toBe(1);
        await gate.promise;
        running--;
      }
    };
    await using at = await setup(engine, [slow]);
    const jobs = at.made();
    const rounds = [jobs.runDue(), jobs.runDue()];
    gate.open();
    await Promise.all(rounds);
    expect(at.failures).toEqual([]);
  });

  it('are told to end on close, which waits for them, and are due again', async () => {
    const starts = [opened(), opened()];
    let ends = 0;
    const long: Job = {
      name: 'long',
      everySeconds: 3600,
      run: async (signal) => {
        starts[ends]?.open();
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        ends++;
      }
    };
    const job = counting();
    await using at = await setup(engine, [long, job]);
    for (const started of starts) {
      const jobs = at.made();
      void jobs.runDue();
      await started.promise;
      await jobs.close();
    }
    expect([ends, job.runs]).toEqual([2, 0]);
  });
});

it('jobs run half a minute after the start, and then every minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const job = counting(0);
  await using at = await setup(onlyEngine, [job]);
  const jobs = at.made();
  jobs.start();
  for (const [seconds, runs] of [
    [29, 0],
    [1, 1],
    [59, 1],
    [1, 2]
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    // Joins the round that has started, if one has.
    await vi.waitFor(() => expect(job.runs).toBe(runs));
  }
  await jobs.close();
});
