import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WorkFolder } from '../../src/lib/server/packages/workFolder.js';
import { temporaryFolder } from '../store/temporary.js';

it('the files of a piece of work are removed when it is over, however it ended', async () => {
  const folder = await WorkFolder.open(temporaryFolder());
  const ended: string[] = [];
  const work = (fails: boolean) =>
    folder.use(async ({ path, atEnd }) => {
      writeFileSync(join(path, 'upload'), 'x');
      atEnd(() => ended.push(fails ? 'failed' : 'done'));
      if (fails) throw new Error('no');
      return path;
    });
  expect(existsSync(await work(false))).toBe(false);
  await expect(work(true)).rejects.toThrow('no');
  expect([ended, readdirSync(folder.path)]).toEqual([['done', 'failed'], []]);
});

it('files of processes that have ended are removed at the next start, but not those of running ones', async () => {
  const data = temporaryFolder();
  const running = await WorkFolder.open(data);
  const left = ['999999999-of-a-process-that-ended', `${process.pid}-of-an-earlier-process`, 'nonsense'];
  for (const name of left) mkdirSync(join(data, 'work', name, 'deep'), { recursive: true });
  const parent = `${process.ppid}-of-one-that-runs`;
  mkdirSync(join(data, 'work', parent));
  const next = await WorkFolder.open(data);
  const kept = [running.path, next.path, join(data, 'work', parent)].sort();
  expect(
    readdirSync(join(data, 'work'))
      .map((name) => join(data, 'work', name))
      .sort()
  ).toEqual(kept);
  await next.close();
  expect(existsSync(next.path)).toBe(false);
});
