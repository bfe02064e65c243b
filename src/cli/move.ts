import type { Io } from './io.js';
import { copyStore, described } from './stores.js';
import { readArguments, UsageError } from './usage.js';

/** `ascdata move`: copies a whole store into an empty one. Returns the exit code. */
export async function moveCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, { from: { type: 'string' }, to: { type: 'string' } });
  const { from, to } = values;
  if (!from || !to || positionals.length > 0) {
    throw new UsageError('Which stores? ascdata move --from <folder | postgres://…> --to <folder | postgres://…>');
  }
  const moved = await copyStore({ called: '--from', at: from }, { called: '--to', at: to }, 'take', io);
  if (!moved) return 1;
  const what = `${described(moved)}, the same in both places`;
  io.out(moved.outcome === 'moved' ? `Moved: ${what}.\n` : `Nothing to do, all of it is there: ${what}.\n`);
  return 0;
}
