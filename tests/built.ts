import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackages } from '../scripts/buildPackages.mjs';

const building = new Map<string, Promise<string>>();

/**
 * A folder that `build` fills from the current sources, once per run, for the first test that needs it.
 * @param name of the folder
 * @param build fills the folder it is given
 */
export function builtOnce(name: string, build: (folder: string) => Promise<void>): Promise<string> {
  const folder = building.get(name) ?? builtOrMade(name, build);
  building.set(name, folder);
  return folder;
}

/** The script of the threads that check packages. */
export async function packageWorker(): Promise<string> {
  return join(await builtOnce('packages', buildPackages), 'worker.mjs');
}

async function builtOrMade(name: string, build: (folder: string) => Promise<void>): Promise<string> {
  const all = process.env.TEST_BUILT;
  if (all === undefined) throw new Error('built.setup.ts has not run.');
  const folder = join(all, name);
  if (existsSync(folder)) return folder;
  const own = mkdtempSync(`${folder}-`);
  await build(own);
  try {
    renameSync(own, folder);
  } catch (error) {
    // Another worker was faster.
    if (!existsSync(folder)) throw error;
    rmSync(own, { recursive: true });
  }
  return folder;
}
