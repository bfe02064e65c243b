import { randomUUID } from 'node:crypto';
import { mkdir, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { reason } from './input.js';
import { UsageError } from './usage.js';

/** A text as a part of the name of a file or folder, in characters that every system allows; '' if it has none of them. */
export function portable(text: string): string {
  return text.replaceAll(/^[^\w]+|[^\w.-]+/g, (_odd, at) => (at === 0 ? '' : '-')).slice(0, 100);
}

/** A text with `\n` with the ends of lines of another, such as one that git has checked out on Windows. */
export function withEndsOf(other: string | undefined, text: string): string {
  return other?.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

/**
 * Makes a folder and those that it is in, where they are not there. `recursive` would never end where a file system has no place for new
 * ones and says that something is missing, as /proc does. @throws Error it cannot be made
 */
export async function makeFolder(path: string): Promise<void> {
  if ((await stat(path).catch(() => undefined))?.isDirectory()) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path);
}

/**
 * Writes a file atomically: a concurrent reader, or one after a power cut, finds the old content or the new one. Permissions
 * and links are preserved. @throws UsageError it cannot be written
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  try {
    const place = await realpath(path).catch(() => path);
    const mode = (await stat(place).catch(() => undefined))?.mode;
    const temporary = join(dirname(place), `.${basename(place)}.${randomUUID()}`);
    try {
      const file = await open(temporary, 'wx');
      try {
        await file.writeFile(content);
        if (mode !== undefined) await file.chmod(mode & 0o7777);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, place);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  } catch (error) {
    throw new UsageError(`${path} cannot be written: ${reason(error)}.`);
  }
}
