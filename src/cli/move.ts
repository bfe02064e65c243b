import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MoveError, moveStore } from '../lib/server/store/move.js';
import { StartError } from '../lib/server/starterror.js';
import { openStore, type Store } from '../lib/server/store/store.js';
import type { Io } from './main.js';
import { readArguments, UsageError } from './usage.js';

/** `ascdata move`: a whole store into an empty one. Progress goes to stderr. Gives the exit code. */
export async function moveCommand(args: readonly string[], io: Io): Promise<number> {
  const { values } = readArguments(args, { from: { type: 'string' }, to: { type: 'string' } });
  const { from, to } = values;
  if (!from || !to)
    throw new UsageError('Which stores? ascdata move --from <folder|postgres://…> --to <folder|postgres://…>');
  if (!isDatabase(from) && !existsSync(join(from, 'store.db'))) throw new UsageError(`There is no store in ${from}.`);
  const opened: Store[] = [];
  const open = async (place: string) => {
    const store = await (isDatabase(place) ? openStore('', place) : openStore(place));
    opened.push(store);
    return store;
  };
  try {
    const [source, target] = [await open(from), await open(to)];
    const moved = await moveStore(source, target, ({ of, doing, done, total }) =>
      io.err(`${of}: ${done} of ${total} ${doing}\n`)
    );
    io.out(`${moved.rows} rows in ${moved.tables} tables and ${moved.contents} contents: the same in both places.\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof MoveError) && !(error instanceof StartError)) throw error;
    io.err(`ascdata: ${error.message}\n`);
    return 1;
  } finally {
    await Promise.all(opened.map((store) => store.close()));
  }
}

const isDatabase = (place: string): boolean => /^postgres(?:ql)?:\/\//.test(place);
