import { STORE_COMMANDS } from '../../src/cli/storeCommands.js';
import { ascdata } from '../cli/harness.js';
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
  const { code } = await ascdata(args, { out, err: out, env }, STORE_COMMANDS);
  return { code, said };
}
