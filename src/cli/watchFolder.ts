import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { IGNORE_FILE, leftOut } from '../lib/package/leftOut.js';
import { leftOutOf } from './input.js';

const LOOK_MILLISECONDS = 500;
/** Entries that are looked at; more are in no widget. */
const MOST_ENTRIES = 20_000;

/**
 * Tells when something in a folder changes that belongs to its package, or what belongs to it. It looks: of a file that is replaced, as
 * code editors do, Node.js tells the first time only.
 * @returns ends it
 */
export function watchFolder(folder: string, changed: () => void): () => void {
  let last: string | undefined;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    const now = await stateOf(folder);
    if (isOver) return;
    if (last !== undefined && now !== last) changed();
    last = now;
    timer = setTimeout(() => void look(), LOOK_MILLISECONDS);
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** What is there in a folder, but for what belongs to no package of it: differs once a file does. */
export async function stateOf(root: string): Promise<string> {
  // What is wrong with the file, the check says.
  const isLeftOut = await leftOutOf(root).catch(() => leftOut());
  const states: string[] = [];
  const put = async (name: string): Promise<void> => {
    const found = await stat(join(root, name)).catch(() => undefined);
    states.push(`${name} ${found?.ino} ${found?.mtimeMs} ${found?.size}`);
  };
  const visit = async (prefix: string): Promise<void> => {
    for (const entry of await readdir(join(root, prefix), { withFileTypes: true }).catch(() => [])) {
      const name = prefix + entry.name;
      if (states.length > MOST_ENTRIES || isLeftOut(name, entry.isDirectory())) continue;
      await put(name);
      if (entry.isDirectory()) await visit(`${name}/`);
    }
  };
  await put(IGNORE_FILE);
  await visit('');
  return states.join('\n');
}
