import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { TaskStarved, TaskTooCostly, ThreadPool } from '../../src/lib/server/packages/threadPool.js';
import { temporaryFolder } from '../store/temporary.js';

/** A thread controlled by its task: `hold` waits for a file with this name, `spin` and `eat` never end. */
const SCRIPT = `
import { existsSync } from 'node:fs';
import { parentPort, threadId } from 'node:worker_threads';
const kept = [];
parentPort.on('message', ({ hold, spin, eat, fail, said }) => {
  if (fail) throw new Error(fail);
  while (spin) {}
  while (eat) kept.push(new Array(100_000).fill(kept.length));
  while (hold && !existsSync(hold)) {}
  parentPort.postMessage(said ?? threadId);
});`;

interface Task {
  readonly hold?: string;
  readonly spin?: boolean;
  readonly eat?: boolean;
  readonly fail?: string;
  readonly said?: string;
}

let pool: ThreadPool<Task, unknown>;
afterEach(() => pool.close());

function poolOf(threads: number, milliseconds = 60_000, cpu?: () => number) {
  const script = join(temporaryFolder(), 'thread.mjs');
  writeFileSync(script, SCRIPT);
  pool = new ThreadPool({ script, workerData: {}, threads, milliseconds, memory: 32, ...(cpu && { cpu }) });
  return pool;
}

const holding = () => join(temporaryFolder(), 'go');
const release = (file: string) => writeFileSync(file, '');

it('a task that takes too long is ended, and the next one is answered by another thread', async () => {
  const { run } = bound(poolOf(1, 300));
  await expect(run('a', { spin: true })).rejects.toThrow(TaskTooCostly);
  expect(await pool.run('a', { said: 'next' }, 60_000)).toBe('next');
});

it('a task that the machine gives no time to is not called too costly, and ends all the same', async () => {
  const { run } = bound(poolOf(1, 100, () => 0));
  await expect(run('a', { spin: true })).rejects.toThrow(TaskStarved);
});

it('a task is ended after its share of the time that the process worked', async () => {
  let worked = 0;
  const { run } = bound(poolOf(2, 100, () => (worked += 70)));
  const ended = await Promise.allSettled([run('a', { spin: true }), run('b', { spin: true })]);
  const costly = { status: 'rejected', reason: new TaskTooCostly('time') };
  expect(ended).toEqual([costly, costly]);
});

it('a task that takes too much memory is ended, and the next one is answered', async () => {
  const { run } = bound(poolOf(1));
  await expect(run('a', { eat: true })).rejects.toThrow(TaskTooCostly);
  expect(await run('a', { said: 'next' })).toBe('next');
});

it('a thread that breaks fails only its own task', async () => {
  const { run } = bound(poolOf(1));
  const [broken, fine] = await Promise.allSettled([run('a', { fail: 'broken' }), run('b', { said: 'fine' })]);
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: 'broken' } });
  expect(fine).toEqual({ status: 'fulfilled', value: 'fine' });
});

it('a thread is reused by tasks one after the other', async () => {
  const { run } = bound(poolOf(2));
  expect(await run('a', {})).toBe(await run('b', {}));
});

it('an owner with many tasks leaves the other thread to other owners', async () => {
  const { run } = bound(poolOf(2));
  const go = holding();
  const order: string[] = [];
  const noted = async (owner: string, task: Task) => order.push(String(await run(owner, task)));
  const many = [1, 2, 3].map((index) => noted('many', { hold: go, said: `many ${index}` }));
  // All of these are answered while the first of many is still running.
  await Promise.all([noted('one', { said: 'one' }), noted('two', { said: 'two' })]);
  expect(order).toEqual(['one', 'two']);
  release(go);
  await Promise.all(many);
  expect(order.slice(2)).toEqual(['many 1', 'many 2', 'many 3']);
});

it('with one thread, owners are served in turn, however many tasks one of them has', async () => {
  const { run } = bound(poolOf(1));
  const go = holding();
  const order: string[] = [];
  const noted = async (owner: string, task: Task) => order.push(String(await run(owner, task)));
  const all = [
    noted('a', { hold: go, said: 'a1' }),
    noted('a', { said: 'a2' }),
    noted('a', { said: 'a3' }),
    noted('b', { said: 'b1' }),
    noted('b', { said: 'b2' }),
    noted('c', { said: 'c1' })
  ];
  release(go);
  await Promise.all(all);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

it('closing ends running and waiting tasks', async () => {
  const { run } = bound(poolOf(1));
  const all = Promise.allSettled([run('a', { spin: true }), run('a', { said: 'never' })]);
  await pool.close();
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(run('a', {})).rejects.toThrow('closed');
});

function bound(of: ThreadPool<Task, unknown>) {
  return { run: (owner: string, task: Task) => of.run(owner, task) };
}
