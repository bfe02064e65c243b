import { execFile } from 'node:child_process';
import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SystemUser } from './protocol.js';

const REMOVE = { recursive: true, force: true, maxRetries: 5, retryDelay: 50 };

/**
 * Removes a folder with profiles of browsers. What another user could write is removed as that user: in a folder where links can
 * still appear, root would remove whatever they lead to.
 * @param user that the browsers ran as; undefined: that of this process
 */
export async function removeProfiles(folder: string, user: SystemUser | undefined): Promise<void> {
  if (!user) return rm(folder, REMOVE);
  for (const name of await readdir(folder).catch(() => [])) await removeProfile(join(folder, name), user);
  await ignoringMissing(rmdir(folder));
}

/** The same for one profile. */
export async function removeProfile(profile: string, user: SystemUser | undefined): Promise<void> {
  if (!user) return rm(profile, REMOVE);
  for (let tries = 0; ; tries++) {
    // It empties the folder, whose own parent belongs to somebody else.
    await promisify(execFile)('rm', ['-rf', '--', profile], { ...user, env: { PATH: process.env.PATH } }).catch(
      () => {}
    );
    try {
      return await ignoringMissing(rmdir(profile));
    } catch (error) {
      // A process that is just ending still wrote something.
      if (tries === REMOVE.maxRetries) throw error;
      await new Promise((resolve) => setTimeout(resolve, REMOVE.retryDelay));
    }
  }
}

async function ignoringMissing(removed: Promise<void>): Promise<void> {
  await removed.catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  });
}
