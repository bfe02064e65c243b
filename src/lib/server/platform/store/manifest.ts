import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { takeStream, type Content } from './fileStore.js';
import { onFiles } from './failures.js';
import { demandIntegrity } from './folderIntegrity.js';
import { FolderLock } from './folderLock.js';
import { syncFolder } from './folderFiles.js';
import { MoveError, type Tell } from './moveContents.js';
import { openSqlite } from './sqlite.js';

/** Makes a folder a backup: lists each of its files with size and SHA-256, and ends with the SHA-256 of the list itself. */
const MANIFEST = 'backup.manifest';
const FIRST_LINE = 'ascdata backup 1';
/** Nothing else is a file of a backup, so no line leads out of the folder. */
const LINE = /^(\d{1,16}) ([0-9a-f]{64}) (store\.db|files\/[0-9a-f]{64})$/;
const LAST_LINE = /^end ([0-9a-f]{64})$/;
/** What file managers and copying tools leave behind, and the lock, which holds nothing. */
const NOT_COUNTED = /^(?:\..*|Thumbs\.db|desktop\.ini|lock\.db(?:-journal)?|backup\.manifest)$/i;
const LINES_AT_ONCE = 1_000;
const OTHER_BACKUP = 'Copy the backup again from where it is whole, or use another one.';

type Files = ReadonlyMap<string, Content>;

/** Whether the folder holds a complete backup, which no server may change. */
export function isBackup(folder: string): boolean {
  return existsSync(join(folder, MANIFEST));
}

/**
 * Makes a filled, closed folder a backup: checks its database once more, writes the manifest, and reads everything back. Until
 * then the folder is no backup, whatever ends the process. @throws MoveError, StoreError `damaged`
 */
export async function sealBackup(folder: string, tell: Tell): Promise<void> {
  const lock = await FolderLock.take(folder);
  try {
    const db = openSqlite(join(folder, 'store.db'), { isReading: true });
    await demandIntegrity(db).finally(() => db.destroy());
    await writeManifest(folder);
    await demandWhole(folder, tell);
  } finally {
    lock.release();
  }
}

/**
 * Compares a backup with its manifest, the cheap comparisons first. Times and permissions do not count, nor do hidden files.
 * Memory grows with the number of files, not with their size.
 * @throws MoveError naming the first file that is missing, too many, or differs
 */
export async function demandWhole(folder: string, tell: Tell): Promise<void> {
  const listed = await readManifest(folder);
  const damaged = (said: string) => new MoveError(`The backup in ${folder} is damaged: ${said}. ${OTHER_BACKUP}`);
  const present = new Set(await filesOf(folder));
  for (const path of listed.keys()) if (!present.has(path)) throw damaged(`${path} is missing`);
  for (const path of present) {
    if (listed.has(path)) continue;
    throw new MoveError(`${join(folder, path)} does not belong to the backup: move it out of that folder.`);
  }
  for (const [path, { size }] of listed) {
    const found = await sizeOf(join(folder, path));
    if (found !== size) throw damaged(`${path} has ${found} bytes instead of ${size}`);
  }
  let done = 0;
  for (const [path, { sha256 }] of listed) {
    if ((await contentOf(join(folder, path))).sha256 !== sha256) throw damaged(`${path} was changed`);
    tell({ of: 'files of the backup', doing: 'checked', done: ++done, total: listed.size });
  }
}

/** Appears at once and complete. */
async function writeManifest(folder: string): Promise<void> {
  const temporary = join(folder, `.${MANIFEST}`);
  const hash = createHash('sha256');
  const file = await open(temporary, 'w', 0o600);
  try {
    const add = async (lines: readonly string[]) => {
      const text = lines.map((line) => `${line}\n`).join('');
      hash.update(text);
      await file.writeFile(text);
    };
    await add([FIRST_LINE]);
    const paths = await filesOf(folder);
    for (let at = 0; at < paths.length; at += LINES_AT_ONCE) {
      const some = paths.slice(at, at + LINES_AT_ONCE);
      await add(await Promise.all(some.map((path) => lineOf(folder, path))));
    }
    await file.writeFile(`end ${hash.digest('hex')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(join(folder, 'files'));
  await rename(temporary, join(folder, MANIFEST));
  await syncFolder(folder);
  await syncFolder(dirname(folder));
}

/** A content is named by its hash, and read back afterwards. */
async function lineOf(folder: string, path: string): Promise<string> {
  const at = join(folder, path);
  if (path !== 'store.db') return `${await sizeOf(at)} ${path.slice('files/'.length)} ${path}`;
  const { size, sha256 } = await contentOf(at);
  return `${size} ${sha256} ${path}`;
}

async function readManifest(folder: string): Promise<Files> {
  const damaged = new MoveError(`The ${MANIFEST} in ${folder} is damaged. ${OTHER_BACKUP}`);
  const unknown = new MoveError(
    `The ${MANIFEST} in ${folder} is damaged, or of a newer version of this product. ${OTHER_BACKUP}`
  );
  const files = new Map<string, Content>();
  const hash = createHash('sha256');
  let number = 0;
  let isEnded = false;
  for await (const line of linesOf(join(folder, MANIFEST))) {
    const [, end] = LAST_LINE.exec(line) ?? [];
    if (isEnded || (end !== undefined && end !== hash.digest('hex'))) throw damaged;
    isEnded = end !== undefined;
    if (isEnded) continue;
    hash.update(`${line}\n`, 'latin1');
    if (number++ === 0) {
      if (line !== FIRST_LINE) throw unknown;
      continue;
    }
    const [, size, sha256 = '', path = ''] = LINE.exec(line) ?? [];
    if (size === undefined || files.has(path) || (path !== 'store.db' && path !== `files/${sha256}`)) throw damaged;
    files.set(path, { sha256, size: Number(size) });
  }
  if (!isEnded || !files.has('store.db')) throw damaged;
  return files;
}

/** What follows the last line end is a line too, unless it is empty. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'latin1')) {
    const lines = `${rest}${chunk as string}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield `${rest} without its line end`;
}

/** The files that count, as paths from the folder, sorted. @throws MoveError for what is neither a file nor `files` */
async function filesOf(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const at of ['', 'files']) {
    for (const entry of await onFiles('unreadable', readdir(join(folder, at), { withFileTypes: true }))) {
      if (NOT_COUNTED.test(entry.name)) continue;
      const path = at === '' ? entry.name : `${at}/${entry.name}`;
      if (path === 'files' && entry.isDirectory()) continue;
      if (!entry.isFile()) throw new MoveError(`${join(folder, path)} is no file of a backup: replace or remove it.`);
      found.push(path);
    }
  }
  return found.sort();
}

async function sizeOf(file: string): Promise<number> {
  return (await onFiles('unreadable', stat(file))).size;
}

async function contentOf(file: string): Promise<Content> {
  const stream = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  return onFiles(
    'unreadable',
    takeStream(stream, Infinity, () => Promise.resolve())
  );
}
