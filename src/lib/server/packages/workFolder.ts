import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasEnded } from '../platform/hasEnded.js';
import { log } from '../platform/log.js';
import { onFiles } from '../platform/store/failures.js';
import { makeFolder } from '../platform/store/folderRights.js';

/** Of this process, in any data folder. */
const OURS = new Set<string>();
const NAME = /^(\d{1,10})-/;

/** A folder for the files of one piece of work, removed when the work is over. */
export interface Temporary {
  readonly path: string;
  /** Runs when the work is over, whether it failed or not. */
  atEnd(work: () => void): void;
}

/** Temporary files: what is being uploaded, unpacked and packed. */
export class WorkFolder {
  private constructor(readonly path: string) {}

  /** A folder below the data folder; leftovers of ended processes are removed. */
  static async open(dataFolder: string): Promise<WorkFolder> {
    const all = join(dataFolder, 'work');
    makeFolder(all);
    for (const name of await readdir(all)) {
      if (isLeftOver(name)) await rm(join(all, name), { recursive: true, force: true });
    }
    const name = `${process.pid}-${randomUUID()}`;
    OURS.add(name);
    await mkdir(join(all, name), { mode: 0o700 });
    return new WorkFolder(join(all, name));
  }

  /** Runs `work` with a folder of its own, which is removed afterwards. */
  async use<T>(work: (folder: Temporary) => Promise<T>): Promise<T> {
    const path = join(this.path, randomUUID());
    const ends: (() => void)[] = [];
    await onFiles('unwritable', mkdir(path, { mode: 0o700 }));
    try {
      return await work({ path, atEnd: (end) => void ends.push(end) });
    } finally {
      for (const end of ends) end();
      // What remains is removed at the next start; the work itself is done, or failed for a reason of its own.
      await rm(path, { recursive: true, force: true }).catch((error: unknown) =>
        log().warn({ part: 'packages', err: error }, 'temporary files not removed')
      );
    }
  }

  async close(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
  }
}

/**
 * A folder whose process has ended. One with our process number that is not ours belongs to an earlier process with that
 * number.
 */
function isLeftOver(name: string): boolean {
  const pid = Number(NAME.exec(name)?.[1] ?? 0);
  return pid === 0 || pid === process.pid ? !OURS.has(name) : hasEnded(pid);
}
