import { lstat, open, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { hasErrors, type Finding } from '../lib/ascdata/findings.js';
import { finding } from '../lib/ascdata/finding.js';
import { packageFromFiles, type PackageFile } from '../lib/package/files.js';
import { IGNORE_FILE, IGNORE_LIMITS, IgnoreError, leftOut, type LeftOut } from '../lib/package/leftOut.js';
import { PACKAGE_LIMITS, sizeText } from '../lib/package/limits.js';
import { shellWord, UsageError } from './usage.js';

/** The content of a path on the command line. */
export type Input =
  | { kind: 'definition'; bytes: Uint8Array }
  | {
      kind: 'package';
      fileName?: string;
      files: readonly PackageFile[] | undefined;
      findings: Finding[];
      /** Of a folder: files and folders that belong to no package, but for hidden ones. */
      leftOut?: readonly string[];
    };

/** The paths that were named, or the folder itself where none was. @throws UsageError it has no widget */
export async function pathsOrHere(paths: readonly string[]): Promise<readonly string[]> {
  if (paths.length > 0) return paths;
  if (await stat('ascData.json').catch(() => undefined)) return ['.'];
  throw new UsageError(
    'There is no widget here: this folder has no ascData.json. Name another, or make one: ascdata init.'
  );
}

/**
 * The one folder that a command takes: the one that was named, or that of this process.
 * @throws UsageError it is none, and what to give instead; or there are several
 */
export async function folderOrHere(paths: readonly string[], command: string): Promise<string> {
  const [folder = '.', ...more] = await pathsOrHere(paths);
  if (more.length > 0) throw new UsageError(`Which folder? ascdata ${command} takes one.`);
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory()) return folder;
  if (!found) throw new UsageError(`${folder} cannot be read: there is no such file or folder.`);
  throw new UsageError(
    /\.zip$/i.test(folder)
      ? `${folder} is no folder but a package: unzip it, and name the folder.`
      : `${folder} is no folder: name the one that it is in, ascdata ${command} ${shellWord(dirname(folder))}`
  );
}

/** Reads a package, a folder or an ascData.json. Throws UsageError if the path cannot be read. */
export async function readInput(path: string): Promise<Input> {
  try {
    if ((await stat(path)).isDirectory()) return await readFolder(path);
    const bytes = await readStart(path, PACKAGE_LIMITS.packedBytes + 1);
    if (!/\.zip$/i.test(path) && !isZip(bytes)) return { kind: 'definition', bytes };
    // Folders and definitions need no zip.
    const { readPackage } = await import('../lib/package/read.js');
    return { kind: 'package', fileName: basename(path), ...(await readPackage(bytes)) };
  } catch (error) {
    if (error instanceof IgnoreError) throw new UsageError(error.message);
    throw new UsageError(`${path} cannot be read: ${reason(error)}.`);
  }
}

/**
 * The start of one plain file, up to the size limit of a definition; undefined if there is none. @throws UsageError it cannot be
 * read, or is a link, which may lead anywhere, or a pipe, which may never end
 */
export async function readFileAt(path: string): Promise<Uint8Array | undefined> {
  try {
    if (!(await lstat(path)).isFile()) throw new UsageError(`${path} is no plain file.`);
    return await readStart(path, PACKAGE_LIMITS.entryBytes + 1);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new UsageError(`${path} cannot be read: ${reason(error)}.`);
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What commands that were killed left in a folder that they were to fill, by name. @throws Error it cannot be read */
export async function draftsIn(folder: string): Promise<string[]> {
  const start = `.${basename(resolve(folder))}.`;
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(start) && UUID.test(entry.name.slice(start.length)))
    .map(({ name }) => name);
}

/** Nothing is there, or an empty folder, but for {@link draftsIn}. @throws UsageError something is, or it cannot be read */
export async function demandEmpty(folder: string): Promise<void> {
  try {
    if ((await readdir(folder)).length > (await draftsIn(folder)).length)
      throw new UsageError(`${folder} is not empty: name a new folder.`);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    throw new UsageError(
      code === 'ENOTDIR' ? `${folder} is no folder: name a new one.` : `${folder} cannot be read: ${reason(error)}.`
    );
  }
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/** Why a file cannot be read or written, in words. */
export function reason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'there is no such file or folder';
  if (code === 'EACCES' || code === 'EPERM') return 'access is denied';
  return error instanceof Error ? error.message : String(error);
}

/** At most `limit` bytes of a file, so that a huge one is refused by its size and not by running out of memory. */
async function readStart(path: string, limit: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const chunks: Uint8Array[] = [];
    let length = 0;
    while (length < limit) {
      const size = Math.min(limit - length, 1 << 20);
      const { bytesRead, buffer } = await file.read(new Uint8Array(size), 0, size, null);
      if (bytesRead === 0) break;
      chunks.push(buffer.subarray(0, bytesRead));
      length += bytesRead;
    }
    return Buffer.concat(chunks);
  } finally {
    await file.close();
  }
}

/** A folder as a package. @throws UsageError its IGNORE_FILE cannot be used */
async function readFolder(path: string): Promise<Input> {
  const files: PackageFile[] = [];
  const findings: Finding[] = [];
  const isLeftOut = await leftOutOf(path);
  const left: string[] = [];
  let total = 0;
  const visit = async (folder: string, prefix: string): Promise<void> => {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      // One more than allowed is enough for the package rules to reject it.
      if (files.length > PACKAGE_LIMITS.entries || total > PACKAGE_LIMITS.totalBytes) return;
      const name = prefix + entry.name;
      if (isLeftOut(name, entry.isDirectory())) {
        if (!entry.name.startsWith('.')) left.push(entry.isDirectory() ? `${name}/` : name);
        continue;
      }
      if (entry.isDirectory()) await visit(join(folder, entry.name), `${name}/`);
      else if (!entry.isFile()) findings.push(finding('package-special-file', '', { file: name }));
      else {
        const bytes = await readStart(join(folder, entry.name), PACKAGE_LIMITS.entryBytes + 1);
        total += bytes.length;
        files.push({ name, bytes });
      }
    }
  };
  await visit(path, '');
  const content = packageFromFiles(files.sort((a, b) => (a.name < b.name ? -1 : 1)));
  const all = [...findings, ...content.findings];
  return { kind: 'package', files: hasErrors(all) ? undefined : content.files, findings: all, leftOut: left };
}

/** What belongs to no package of the widget in a folder. @throws IgnoreError its IGNORE_FILE cannot be used */
export async function leftOutOf(folder: string): Promise<LeftOut> {
  try {
    const file = join(folder, IGNORE_FILE);
    if (!(await lstat(file)).isFile()) throw new IgnoreError(`${IGNORE_FILE} is no plain file.`);
    const lines = await readStart(file, IGNORE_LIMITS.bytes + 1);
    if (lines.length > IGNORE_LIMITS.bytes)
      throw new IgnoreError(`${IGNORE_FILE} is larger than ${sizeText(IGNORE_LIMITS.bytes)}.`);
    return leftOut(Buffer.from(lines).toString());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return leftOut();
    throw error;
  }
}
