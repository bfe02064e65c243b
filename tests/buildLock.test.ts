import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { alone } from '../scripts/lib/buildLock.mjs';
import { temporaryFolder } from './store/temporary.js';

it('a second build waits for the first, and says so', async () => {
  const folder = temporaryFolder();
  const done: string[] = [];
  let finish = () => {};
  const begun = new Promise<void>((begin) => {
    const building = new Promise<void>((end) => (finish = end));
    void alone(folder, async () => {
      begin();
      await building;
      done.push('first');
    });
  });
  await begun;
  await alone(
    folder,
    async () => void done.push('second'),
    () => {
      done.push('waits');
      finish();
    }
  );
  expect(done).toEqual(['waits', 'first', 'second']);
});

it('a build that was killed holds nobody up', async () => {
  const folder = temporaryFolder();
  const lock = pathToFileURL('scripts/lib/buildLock.mjs').href;
  const forever = `console.log('holds'); setInterval(() => {}, 1e6); return new Promise(() => {});`;
  const code = `import { alone } from ${JSON.stringify(lock)}; await alone(process.argv[1], () => { ${forever} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, folder], {
    stdio: ['ignore', 'pipe', 'inherit']
  });
  await once(child.stdout, 'data');
  let waited = false;
  await alone(
    folder,
    () => Promise.resolve(),
    () => {
      waited = true;
      child.kill('SIGKILL');
    }
  );
  expect(waited).toBe(true);
});
