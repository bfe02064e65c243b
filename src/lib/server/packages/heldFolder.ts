import { constants, existsSync, type Dirent, type Stats } from 'node:fs';
import { chown, lstat, mkdir, mkdtemp, open, opendir, writeFile, type FileHandle } from 'node:fs/promises';
import { join, parse, sep } from 'node:path';
import { IGNORE_FILE, IGNORE_LIMITS, IgnoreError, leftOut, type LeftOut } from '../../package/leftOut.js';
import { PACKAGE_LIMITS } from '../../package/limits.js';
import { StartError } from '../platform/startError.js';
import { codeOf, ignoringMissing } from '../platform/store/failures.js';
import type { PlacedFile } from './tasks.js';

/** Opens files of a folder. Not by the bare function, so that a test can exchange a file at that very moment. */
export const disk = { open };

/** Those that Windows lacks are undefined there, and count as 0. */
const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK, O_DIRECTORY } = constants;
/** Of Linux: a place, which needs no permission to list it. Node has no name for it. */
const O_PATH = 0o10000000;
/** Where an open folder is reached through its handle, so that its path cannot be changed meanwhile. */
const HANDLES = '/proc/self/fd';
const HAS_HANDLES = process.platform === 'linux' && existsSync(HANDLES);
/** Read at a time. */
const PIECE_BYTES = 1024 * 1024;

/** Not a plain file of the folder: a link, a pipe, a device, larger than allowed, or reached through a folder that was exchanged. */
export class NotPlain extends Error {
  override readonly name = 'NotPlain';
}

/**
 * A folder in which somebody else may exchange anything at any time. No link is followed, neither to a file nor on the way to the
 * folder: a server that runs as root would otherwise read or give away what a link leads to.
 */
export class HeldFolder {
  readonly #place: string;
  readonly #known: Pick<Stats, 'dev' | 'ino'>;
  readonly #handle: FileHandle | undefined;
  readonly #parent: HeldFolder | undefined;

  private constructor(place: string, known: Pick<Stats, 'dev' | 'ino'>, handle?: FileHandle, parent?: HeldFolder) {
    this.#place = place;
    this.#known = known;
    this.#handle = handle;
    this.#parent = parent;
  }

  /**
   * Runs work with a folder.
   * @param path absolute and without links, as `realpath` returns it
   * @param byHandle false: where the system has none, its path is checked again after each file that is opened
   */
  static async use<T>(path: string, work: (folder: HeldFolder) => Promise<T>, byHandle = HAS_HANDLES): Promise<T> {
    const { root } = parse(path);
    const descend = (folder: HeldFolder, [name, ...rest]: readonly string[]): Promise<T> =>
      name === undefined ? work(folder) : folder.within(name, (next) => descend(next, rest));
    const names = path.slice(root.length).split(sep).filter(Boolean);
    return HeldFolder.#with(root, byHandle, undefined, (top) => descend(top, names));
  }

  /** Runs work with a folder in it. */
  within<T>(name: string, work: (folder: HeldFolder) => Promise<T>): Promise<T> {
    return HeldFolder.#with(this.place(name), this.#handle !== undefined, this, work);
  }

  /** Makes a folder in it, for the same owner. */
  async make(name: string): Promise<void> {
    await mkdir(this.place(name), { mode: 0o755 });
    if (process.getuid?.() !== 0 || !this.#handle) return;
    const { uid, gid } = await this.stat();
    await this.within(name, (made) => chown(made.place('.'), uid, gid));
  }

  /** The path of an entry, for calls that do not follow links. */
  place(name: string): string {
    return join(this.#place, name);
  }

  /** Of the folder itself. */
  stat(): Promise<Stats> {
    return this.#handle ? this.#handle.stat() : lstat(this.#place);
  }

  /**
   * Its files, folders and links that may belong to a package, by name, sorted.
   * @param prefix its path in the folder of the package
   * @throws StartError if there are too many
   */
  async entries(prefix: string, isLeftOut: LeftOut): Promise<Entry[]> {
    const found: Entry[] = [];
    for await (const entry of await opendir(this.#place)) {
      const { name } = entry;
      const kind = kindOf(entry);
      if (kind === undefined || isLeftOut(prefix + name, kind === 'folder')) continue;
      if (found.push({ name, kind }) > PACKAGE_LIMITS.entries) throw tooMuch();
    }
    return found.sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Opens a file once. @throws NotPlain */
  async useFile<T>(name: string, most: number, work: (file: FileHandle, size: number) => Promise<T>): Promise<T> {
    const file = await disk.open(this.place(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch((error: unknown) => {
      throw /^(?:ELOOP|EMLINK|ENXIO)$/.test(codeOf(error)) ? new NotPlain(name) : error;
    });
    try {
      const found = await file.stat();
      if (!found.isFile() || found.size > most || !(await this.#isStill())) throw new NotPlain(name);
      return await work(file, found.size);
    } finally {
      await file.close();
    }
  }

  /** The content of a file; undefined: there is none. @param most bytes. @throws NotPlain */
  read(name: string, most: number): Promise<Buffer | undefined> {
    return this.useFile(name, most, async (file, size) => {
      const read: Buffer[] = [];
      for await (const piece of piecesOf(file, size)) read.push(piece);
      return Buffer.concat(read);
    }).catch(ignoringMissing);
  }

  async #isStill(): Promise<boolean> {
    if (this.#handle) return true;
    const found = await lstat(this.#place);
    if (!found.isDirectory() || !isSame(found, this.#known)) return false;
    return this.#parent ? this.#parent.#isStill() : true;
  }

  static async #with<T>(
    place: string,
    byHandle: boolean,
    parent: HeldFolder | undefined,
    work: (folder: HeldFolder) => Promise<T>
  ): Promise<T> {
    if (!byHandle) {
      const found = await lstat(place);
      if (!found.isDirectory()) throw new NotPlain(place);
      return work(new HeldFolder(place, found, undefined, parent));
    }
    const handle = await disk.open(place, O_PATH | O_DIRECTORY | O_NOFOLLOW);
    try {
      return await work(new HeldFolder(join(HANDLES, String(handle.fd)), await handle.stat(), handle, parent));
    } finally {
      await handle.close();
    }
  }
}

interface Entry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link';
}

function kindOf(entry: Dirent): Entry['kind'] | undefined {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  return entry.isSymbolicLink() ? 'link' : undefined;
}

/** At most as many bytes as it had when it was opened. */
async function* piecesOf(file: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size;) {
    const piece = Buffer.allocUnsafe(Math.min(PIECE_BYTES, size - at));
    const { bytesRead } = await file.read(piece, 0, piece.length, at);
    if (bytesRead === 0) return;
    yield piece.subarray(0, bytesRead);
    at += bytesRead;
  }
}

/** Whether both are one file. */
export const isSame = (a: Pick<Stats, 'dev' | 'ino'>, b: Pick<Stats, 'dev' | 'ino'>): boolean =>
  a.dev === b.dev && a.ino === b.ino;

/** Changes when a file of the package in a folder does. @throws StartError if it holds too much for a package */
export async function stateOfFolder(path: string): Promise<string> {
  const states: string[] = [];
  await eachFile(path, async (folder, entry, name, left) => {
    const { size, mtimeMs } = await lstat(folder.place(entry));
    if (size > left) throw tooMuch();
    states.push(`${name} ${size} ${mtimeMs}`);
    return size;
  });
  return states.join('\n');
}

/**
 * Copies the files of the package in a folder, so that what is checked is what is stored, whatever happens in the folder meanwhile.
 * @param into a folder that only this process can reach
 * @throws StartError if it holds too much for a package, NotPlain
 */
export async function copyOfFolder(path: string, into: string): Promise<PlacedFile[]> {
  const files: PlacedFile[] = [];
  const copies = await mkdtemp(join(into, 'folder-'));
  await eachFile(path, (folder, entry, name, left) =>
    folder.useFile(entry, Infinity, async (file, size) => {
      if (size > left) throw tooMuch();
      const copy = join(copies, String(files.length));
      await writeFile(copy, piecesOf(file, size), { mode: 0o600, flag: 'wx' });
      files.push({ name, path: copy });
      return size;
    })
  );
  return files;
}

/** The links in a folder, by name: what they lead to is no part of the package. @throws as `stateOfFolder` */
export async function linksOf(path: string): Promise<string[]> {
  const links: string[] = [];
  await eachFile(
    path,
    () => Promise.resolve(0),
    (name) => links.push(name)
  );
  return links;
}

/** The files of the package. @param use returns the bytes, of which `left` are allowed */
async function eachFile(
  path: string,
  use: (folder: HeldFolder, entry: string, name: string, left: number) => Promise<number>,
  leaveOut: (link: string) => void = () => {}
): Promise<void> {
  let [left, count] = [PACKAGE_LIMITS.totalBytes, 0];
  const visit = async (folder: HeldFolder, prefix: string, isLeftOut: LeftOut): Promise<void> => {
    // Each folder on the way stays open, and no name in it could be used.
    if (Buffer.byteLength(prefix) > PACKAGE_LIMITS.nameBytes) throw tooMuch();
    for (const { name, kind } of await folder.entries(prefix, isLeftOut)) {
      if (++count > PACKAGE_LIMITS.entries) throw tooMuch();
      if (kind === 'link') leaveOut(prefix + name);
      else if (kind === 'folder') await folder.within(name, (inner) => visit(inner, `${prefix}${name}/`, isLeftOut));
      else left -= await use(folder, name, prefix + name, left);
    }
  };
  await HeldFolder.use(path, async (folder) => visit(folder, '', await leftOutOf(folder)));
}

/** What of a folder belongs to no package. @throws StartError a line that says so cannot be used, NotPlain */
export async function leftOutOf(folder: HeldFolder): Promise<LeftOut> {
  const lines = await folder.read(IGNORE_FILE, IGNORE_LIMITS.bytes);
  try {
    return leftOut(lines?.toString());
  } catch (error) {
    throw error instanceof IgnoreError ? new StartError(error.message) : error;
  }
}

const tooMuch = (): StartError =>
  new StartError('The folder named at the start holds too much for a widget package. Is it the right one?');
