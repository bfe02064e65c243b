import { describe, expect, it } from 'vitest';
import { sample, serve, upload } from '../api/harness.js';
import { engines, environmentOf, type Place } from './engines.js';
import { runProcess } from './process.js';
import { administrator } from '../rights/actors.js';

const element = { Id: 'Count', DisplayName: 'Count', DataType: 'number', Value: 0 };

/** Starts a process that saves, kills it after this many answered saves, and returns the last acknowledged version. */
async function killAfter(saves: number, { folder, databaseUrl = '' }: Place, id: number): Promise<number> {
  const { child, exit } = await runProcess('saveWithoutEnd', folder, databaseUrl, String(id));
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

describe.each(engines)('on $name', (engine) => {
  it('every answered save is there after kill -9 in the middle of saving', { timeout: 180_000 }, async () => {
    const place = await engine.place();
    const first = await serve(environmentOf(place), place.folder);
    const id = await upload(await sample({ elements: [element] }));
    await first[Symbol.asyncDispose]();
    for (const saves of [1, 60]) {
      const promised = await killAfter(saves, place, id);
      const server = await serve(environmentOf(place), place.folder);
      const { Version, Values } = await server.app.values.read(administrator, id);
      expect(Version).toBeGreaterThanOrEqual(promised);
      expect(Values.Count).toBe(Version - 1);
      await server[Symbol.asyncDispose]();
    }
  });
});
