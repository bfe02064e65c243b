import { execFile } from 'node:child_process';
import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ignoringMissing } from '../platform/store/failures.js';
import type { SystemUser } from './protocol.js';

const REMOVE = { recursive: true, force: true, maxRetries: 5, retryDelay: 50 };
/** For one profile: somebody waits for its picture. */
const MOST_MILLISECONDS = 5_000;

/**
 * Removes a folder with profiles of browsers. What another user could write is removed as that user: in a folder where links can
 * still appear, root would remove whatever they lead to.
 * @param user that the browsers ran as; undefined: that of this process
 */
export async function removeProfiles(folder: string, user: SystemUser | undefined): Promise<void> {
  if (!user) return rm(folder, REMOVE);
  for (const name of await readdir(folder).catch(() => [])) await removeProfile(join(folder, name), user);
  await rmdir(folder).catch(ignoringMissing);
}

/** Removes one profile, as `removeProfiles`. */
export async function removeProfile(profile: string, user: SystemUser | undefined): Promise<void> {
  if (!user) return rm(profile, REMOVE);
  const until = performance.now() + MOST_MILLISECONDS;
  for (let tries = 0; ; tries++) {
    // What a widget made its browser write may lack the permissions that emptying it takes.
    await runAs(user, until, 'chmod', ['-R', 'u+rwX', '--', profile]);
    // It empties the folder, whose own parent belongs to somebody else.
    await runAs(user, until, 'rm', ['-rf', '--', profile]);
    try {
      return await rmdir(profile).catch(ignoringMissing);
    } catch (error) {
      // A process that is just ending still wrote something.
      if (tries === REMOVE.maxRetries || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, REMOVE.retryDelay));
    }
  }
}

/** Whether it worked shows in what is left. */
async function runAs(user: SystemUser, until: number, program: string, args: readonly string[]): Promise<void> {
  const options = {
    ...user,
    env: { PATH: process.env.PATH },
    timeout: Math.max(1, Math.ceil(until - performance.now())),
    killSignal: 'SIGKILL'
  } as const;
  await promisify(execFile)(program, args, options).catch(() => {});
}
