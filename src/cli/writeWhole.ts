import { randomUUID } from 'node:crypto';
import { lstat, mkdir, open, readdir, realpath, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { PackageFile } from '../lib/package/files.js';
import { draftsIn, reason } from './input.js';
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
  try {
    await mkdir(path);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!(await stat(path).catch(() => undefined))?.isDirectory()) throw error;
  }
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

/**
 * Writes the files of a new or empty folder beside their places, and moves them there at the end: an interrupted one leaves nothing that
 * looks like a widget, and the next one removes what is left of it. @throws UsageError they cannot be written, or something is in their
 * place; then nothing of them is left, but folders around the new one
 */
export async function writeFolder(folder: string, files: readonly PackageFile[]): Promise<void> {
  const target = resolve(folder);
  // Somebody may stand in a folder that is there: it stays the same one.
  const isNew = (await lstat(target).catch(() => undefined)) === undefined;
  const draft = join(isNew ? dirname(target) : target, `.${basename(target)}.${randomUUID()}`);
  const placed: string[] = [];
  try {
    for (const name of isNew ? [] : await draftsIn(target)) await rm(join(target, name), { recursive: true });
    for (const { name, bytes } of files) {
      const path = join(draft, name);
      await makeFolder(dirname(path));
      await writeFile(path, bytes, { flag: 'wx' });
    }
    if (isNew) return await rename(draft, target);
    // A folder without it is no widget.
    const last = (name: string) => Number(name === 'ascData.json');
    for (const name of (await readdir(draft)).sort((a, b) => last(a) - last(b))) {
      const place = join(target, name);
      // `rename` would replace it.
      if (await lstat(place).catch(() => undefined)) throw new Error(`${name} is there now`);
      await rename(join(draft, name), place);
      placed.push(place);
    }
    await rmdir(draft);
  } catch (error) {
    // What keeps it from being written may keep it from being removed: a name that is too long.
    for (const path of [draft, ...placed]) await rm(path, { recursive: true, force: true }).catch(() => {});
    throw new UsageError(`${folder} cannot be written: ${reason(error)}.`);
  }
}
