import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Of this process, in whatever data folder. */
const OURS = new Set<string>();
const NAME = /^(\d{1,10})-/;

/** A folder for the files of one piece of work. It goes with everything in it when the work is over. */
export interface Temporary {
  readonly path: string;
  /** Runs when the work is over, however it ended. */
  atEnd(work: () => void): void;
}

/** Where files lie that are needed for a while: what is being uploaded, unpacked and packed. */
export class WorkFolder {
  private constructor(readonly path: string) {}

  /** One below the data folder; what processes that ended left there is removed. */
  static async open(dataFolder: string): Promise<WorkFolder> {
    const all = join(dataFolder, 'work');
    await mkdir(all, { recursive: true, mode: 0o700 });
    for (const name of await readdir(all)) {
      if (isLeftOver(name)) await rm(join(all, name), { recursive: true, force: true });
    }
    const name = `${process.pid}-${randomUUID()}`;
    OURS.add(name);
    await mkdir(join(all, name), { mode: 0o700 });
    return new WorkFolder(join(all, name));
  }

  /** What `work` gives, which has a folder of its own as long as it runs. */
  async use<T>(work: (folder: Temporary) => Promise<T>): Promise<T> {
    const path = join(this.path, randomUUID());
    const ends: (() => void)[] = [];
    await mkdir(path, { mode: 0o700 });
    try {
      return await work({ path, atEnd: (end) => void ends.push(end) });
    } finally {
      for (const end of ends) end();
      await rm(path, { recursive: true, force: true });
    }
  }

  async close(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
  }
}

/** A folder whose process runs no more. One of our own number that is not ours is of an earlier process with that number. */
function isLeftOver(name: string): boolean {
  const pid = Number(NAME.exec(name)?.[1] ?? 0);
  if (pid === 0 || pid === process.pid) return !OURS.has(name);
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // EPERM: it runs, as another user.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
