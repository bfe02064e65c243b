import { watch } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a save leaves time for: code editors write a file in several steps. */
const SETTLE_MILLISECONDS = 100;
/** Where the system cannot tell. */
const POLL_MILLISECONDS = 1_000;
/** Entries that are looked at; more are in no widget. */
const MOST_ENTRIES = 20_000;

const isOther = (path: string): boolean => /(?:^|[/\\])(?:\.|node_modules(?:[/\\]|$))/.test(path);

/**
 * Tells when something in a folder changes, but for hidden files and node_modules: by the system, and where that cannot, by
 * looking every second.
 * @returns ends it
 */
export function watchFolder(folder: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let end = (): void => {};
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(changed, SETTLE_MILLISECONDS);
  };
  const poll = (): void => {
    end();
    end = polling(folder, later);
  };
  try {
    const watcher = watch(folder, { recursive: true }, (_event, name) => {
      if (name === null || !isOther(name)) later();
    });
    watcher.once('error', poll);
    end = () => watcher.close();
  } catch {
    poll();
  }
  return () => {
    clearTimeout(timer);
    end();
  };
}

function polling(folder: string, changed: () => void): () => void {
  let last: string | undefined;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    const now = await stateOf(folder);
    if (isOver) return;
    if (last !== undefined && now !== last) changed();
    last = now;
    timer = setTimeout(() => void look(), POLL_MILLISECONDS);
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Differs once a file does. */
async function stateOf(root: string): Promise<string> {
  const states: string[] = [];
  const visit = async (folder: string): Promise<void> => {
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      if (isOther(entry.name) || states.length > MOST_ENTRIES) continue;
      const path = join(folder, entry.name);
      const found = await stat(path).catch(() => undefined);
      states.push(`${path} ${found?.mtimeMs} ${found?.size}`);
      if (entry.isDirectory()) await visit(path);
    }
  };
  await visit(root);
  return states.join('\n');
}
