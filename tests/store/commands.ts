import { run } from '../../src/cli/main.js';
import { STORE_COMMANDS } from '../../src/cli/storeCommands.js';
import { nodePatterns } from '../../src/lib/patterns/node.js';
import type { Place } from './engines.js';

/** Runs an `ascdata` command for the store at a place, in this process. */
export const command = (place: Partial<Place>, ...args: string[]) => runCommand(place, args);

/** The same; `each` is called with every line of its output. */
export async function runCommand(place: Partial<Place>, args: string[], each: () => void = () => undefined) {
  let said = '';
  const env = { DATA_DIR: place.folder, DATABASE_URL: place.databaseUrl };
  const out = (text: string) => {
    said += text;
    each();
  };
  const world = {
    color: false,
    today: '2026-01-01',
    patterns: nodePatterns(),
    libraries: {},
    library: () => Promise.reject(new Error('not built'))
  };
  return { code: await run(args, { out, err: out, env, ...world }, STORE_COMMANDS), said };
}
