import { expect, it } from 'vitest';
import { sample, serve, upload } from '../api/harness.js';
import { runProcess } from './process.js';
import { temporaryFolder } from './temporary.js';

const element = { Id: 'Count', DisplayName: 'Count', DataType: 'number', Value: 0 };

/** Starts a process that saves, kills it after so many answered saves, and gives the last version it was promised. */
async function killAfter(saves: number, folder: string, id: number): Promise<number> {
  const { child, exit } = runProcess('saveWithoutEnd', folder, String(id));
  let output = '';
  const lines = () => output.split('\n').slice(0, -1);
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (lines().length >= saves) child.kill('SIGKILL');
  });
  await exit;
  expect(child.signalCode).toBe('SIGKILL');
  return Number(lines().at(-1));
}

it('every answered save is there after kill -9 in the midst of saving', { timeout: 120_000 }, async () => {
  const folder = temporaryFolder();
  const first = await serve({}, folder);
  const id = await upload(await sample({ elements: [element] }));
  await first[Symbol.asyncDispose]();
  for (const saves of [1, 40, 150]) {
    const promised = await killAfter(saves, folder, id);
    const server = await serve({}, folder);
    const { Version, Values } = await server.app.values.read(id);
    expect(Version).toBeGreaterThanOrEqual(promised);
    expect(Values.Count).toBe(Version - 1);
    await server[Symbol.asyncDispose]();
  }
});
