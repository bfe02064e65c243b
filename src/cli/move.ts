import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MoveError, moveStore, type MoveProgress } from '../lib/server/store/move.js';
import { StartError } from '../lib/server/starterror.js';
import { openStore, type Store } from '../lib/server/store/store.js';
import { troubleOf } from '../lib/server/store/trouble.js';
import type { Io } from './main.js';
import { readArguments, UsageError } from './usage.js';

const LINE_MILLISECONDS = 1_000;

const TROUBLES = {
  busy: 'A database is busy with somebody else. End the product on both sides, then run the same command again.',
  full: 'There is no space left for the target. Free some, then run the same command again.',
  unusable: 'The target cannot hold a value of the source, such as a text with a NUL character.',
  away: 'A database does not answer any more. Run the same command again once it does.'
} as const;

/** `ascdata move`: a whole store into an empty one. Progress goes to stderr. Gives the exit code. */
export async function moveCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, { from: { type: 'string' }, to: { type: 'string' } });
  const { from, to } = values;
  if (!from || !to || positionals.length > 0) {
    throw new UsageError('Which stores? ascdata move --from <folder | postgres://…> --to <folder | postgres://…>');
  }
  if (!isDatabase(from) && !existsSync(join(from, 'store.db'))) throw new UsageError(`There is no store in ${from}.`);
  const opened: Store[] = [];
  const open = async (option: '--from' | '--to', place: string) => {
    const store = await openPlace(option, place);
    opened.push(store);
    return store;
  };
  try {
    const { outcome, tables, rows, contents } = await moveStore(
      await open('--from', from),
      await open('--to', to),
      progress(io)
    );
    const what = `${rows} rows in ${tables} tables and ${contents} contents, the same in both places`;
    io.out(outcome === 'moved' ? `Moved: ${what}.\n` : `Nothing to do, all of it is there: ${what}.\n`);
    return 0;
  } catch (error) {
    io.err(`ascdata: ${sentenceOf(error)}\n`);
    return 1;
  } finally {
    await Promise.all(opened.map((store) => store.close()));
  }
}

const isDatabase = (place: string): boolean => /^postgres(?:ql)?:\/\//.test(place);

/** @throws StartError that speaks of the option instead of the variable a server is started with */
async function openPlace(option: string, place: string): Promise<Store> {
  const options = { isMoveAllowed: true };
  try {
    return await (isDatabase(place) ? openStore('', place, options) : openStore(place, undefined, options));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new StartError(error.message.replaceAll(/DATABASE_URL|DATA_DIR/g, option), { cause: error });
  }
}

/** @throws the error itself where it is one that nobody foresaw */
function sentenceOf(error: unknown): string {
  if (error instanceof MoveError || error instanceof StartError) return error.message;
  const trouble = troubleOf(error);
  if (trouble === undefined) throw error;
  return TROUBLES[trouble];
}

/** A line where something is complete, and else one every second. */
function progress(io: Io): (progress: MoveProgress) => void {
  let last = 0;
  return ({ of, doing, done, total }) => {
    const now = Date.now();
    if (done < total && now - last < LINE_MILLISECONDS) return;
    last = now;
    io.err(`${of}: ${done} of ${total} ${doing}\n`);
  };
}
