import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { chown, lstat, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { TESTS_FILE } from '../../ascdata/conditions/ruletests/format.js';
import { SETTINGS_FILE } from '../../ascdata/severitySettings.js';
import type { FileVersion } from '../../package/compare/changes.js';
import { Refusal } from '../platform/refusal.js';
import { codeOf } from '../platform/store/failures.js';
import { hashOf, type FileStore } from '../platform/store/fileStore.js';
import type { Packaging } from './packaging.js';
import { folderChanged, folderOtherFiles, folderUnwritable } from './refusals.js';
import type { PlacedFile } from './tasks.js';
import type { Temporary } from './workFolder.js';

/** What the product edits. Everything else of a package is changed in the folder itself. */
const DEFINITION = 'ascData.json';
const EDITED: readonly string[] = [DEFINITION, TESTS_FILE, SETTINGS_FILE];
/** Of one of them; a person edits it in a browser. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Owner of tasks, like a person. */
const OWNER = 'folder';

/** A folder that a template follows. */
export interface FolderSource {
  readonly path: string;
  readonly spotIdentifier: string;
  /** The files of the package in it. */
  files(): Promise<PlacedFile[]>;
  /** Runs work while the folder is not read, and no other work runs. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
}

/** A change to one file of the folder. */
interface FileChange {
  readonly name: string;
  /** undefined: there is none. */
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
}

/** A change made here, as it will be made in the folder. */
export type FolderChange = readonly FileChange[];

/** A file of a package, where its content is. */
type Contents = readonly (FileVersion & { readonly path?: string; readonly bytes?: Buffer })[];

/**
 * The folder named at the start, in which the template of one SpotIdentifier is developed. What is changed here is written into it:
 * otherwise the next save there would bring the old state back.
 */
export class FollowedFolder {
  readonly #files: FileStore;
  readonly #packaging: Pick<Packaging, 'merged'>;
  #source: FolderSource | undefined;

  constructor(files: FileStore, packaging: Pick<Packaging, 'merged'>) {
    this.#files = files;
    this.#packaging = packaging;
  }

  /** Begins with a folder. */
  begin(source: FolderSource): void {
    this.#source = source;
  }

  /** Whether the template of a SpotIdentifier follows it. */
  isOf(spotIdentifier: string): boolean {
    return this.#source?.spotIdentifier === spotIdentifier;
  }

  /** Runs work while nothing of the folder is taken in. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return this.#source ? this.#source.exclusively(work) : work();
  }

  /**
   * What a package changes, made in the folder as it is now. Nothing is written there yet.
   * @param before the package that it changes
   * @throws Refusal `folder-other-files`, `folder-changed`
   */
  async changedBy(before: Contents, after: Contents): Promise<FolderChange> {
    const differing = namesOfChanged(before, after);
    const others = differing.filter((name) => !EDITED.includes(name));
    if (others.length > 0) throw folderOtherFiles(this.name, others);
    return this.#change(differing, async (present, name) => {
      const [base, mine] = [await this.#read(before, name), await this.#read(after, name)];
      if (base === undefined || mine === undefined || present === undefined) {
        // It appears or disappears as a whole.
        if (isEqual(present, base) || isEqual(present, mine)) return mine;
        throw folderChanged(this.name, name);
      }
      const texts = { base: textOf(base), mine: textOf(mine), theirs: textOf(present) };
      const merged = await this.#packaging.merged(OWNER, texts);
      if (merged === undefined) throw folderChanged(this.name, name);
      return bytesOf(merged, present);
    });
  }

  /** The same for another definition. @throws Refusal `folder-changed` */
  definitionChangedTo(source: string, before: Contents): Promise<FolderChange> {
    const bytes = Buffer.from(source);
    const after = { name: DEFINITION, sha256: hashOf(bytes), size: bytes.length, bytes };
    return this.changedBy(
      before,
      before.map((file) => (file.name === DEFINITION ? after : file))
    );
  }

  /** The files of the folder with a change, for a check before it is written. */
  async filesWith(change: FolderChange, temporary: Temporary): Promise<PlacedFile[]> {
    const files = new Map((await this.#source!.files()).map((file) => [file.name, file]));
    for (const { name, after } of change) {
      files.delete(name);
      if (!after) continue;
      const path = join(temporary.path, `folder-${randomUUID()}`);
      await writeFile(path, after, { mode: 0o600, flag: 'wx' });
      files.set(name, { name, path });
    }
    return [...files.values()];
  }

  /**
   * Writes a change into the folder, each file as a whole.
   * @returns takes it back, as far as nobody has changed the files since
   * @throws Refusal `folder-changed` if a file is no longer as it was read, `folder-unwritable`; then nothing is changed
   */
  async write(changes: FolderChange): Promise<() => Promise<void>> {
    const done: FileChange[] = [];
    const undo = async () => {
      for (const { name, before, after } of done.splice(0).reverse()) {
        // What somebody has changed since stays.
        await this.#put({ name, before: after, after: before }).catch(() => {});
      }
    };
    for (const change of changes) {
      try {
        await this.#put(change);
      } catch (error) {
        await undo();
        throw error;
      }
      done.push(change);
    }
    return undo;
  }

  /** Its name without the path, for people. */
  get name(): string {
    return basename(this.#source?.path ?? '');
  }

  async #change(
    names: readonly string[],
    make: (present: Buffer | undefined, name: string) => Promise<Buffer | undefined>
  ): Promise<FolderChange> {
    const files = await this.#source!.files();
    const changes: FileChange[] = [];
    for (const name of names) {
      const file = files.find((each) => each.name === name);
      const before = file && (await this.#within(name, (await stat(file.path)).size, () => readFile(file.path)));
      // What cannot be read as text would be written differently.
      if (before && !isUtf8(before)) throw folderChanged(this.name, name);
      const after = await make(before, name);
      if (before === undefined ? after !== undefined : !after?.equals(before)) changes.push({ name, before, after });
    }
    return changes;
  }

  #within<T>(name: string, size: number, read: () => Promise<T>): Promise<T> {
    if (size > MOST_BYTES) throw folderChanged(this.name, name);
    return read();
  }

  async #read(contents: Contents, name: string): Promise<Buffer | undefined> {
    const file = contents.find((each) => each.name === name);
    if (!file) return undefined;
    const { path, bytes } = file;
    if (bytes) return bytes;
    return this.#within(name, file.size, async () =>
      path === undefined ? Buffer.from(await this.#files.read(file.sha256)) : readFile(path)
    );
  }

  /** Replaces one file at once, with the rights and the owner it has. */
  async #put({ name, before, after }: FileChange): Promise<void> {
    const folder = this.#source!.path;
    const target = join(folder, name);
    const draft = join(folder, `.${name}.${randomUUID()}.tmp`);
    try {
      const found = await lstat(target).catch(ignoringMissing);
      const owner = found ?? (await stat(folder));
      if (after) await writeDraft(draft, after, { uid: owner.uid, gid: owner.gid, mode: found?.mode ?? 0o644 });
      // As late as possible: what an editor writes in between would be lost.
      if (!(await this.#isAsRead(target, before))) throw folderChanged(this.name, name);
      if (after) await rename(draft, target);
      else await rm(target);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      if (error instanceof Refusal || codeOf(error) === '') throw error;
      throw folderUnwritable(this.name, name, codeOf(error));
    }
  }

  /** Never through a link: it may lead out of the folder. */
  async #isAsRead(target: string, before: Buffer | undefined): Promise<boolean> {
    const found = await lstat(target).catch(ignoringMissing);
    if (!found || !before) return found === undefined && before === undefined;
    return found.isFile() && found.size === before.length && (await readFile(target)).equals(before);
  }
}

async function writeDraft(
  path: string,
  bytes: Buffer,
  { uid, gid, mode }: { readonly uid: number; readonly gid: number; readonly mode: number }
): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
    await file.chmod(mode & 0o777);
  } finally {
    await file.close();
  }
  // A server that runs as root leaves the file to the person whose folder it is; for any other user it is theirs already.
  if (process.getuid?.() === 0) await chown(path, uid, gid);
}

const isEqual = (a: Buffer | undefined, b: Buffer | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.equals(b));

function ignoringMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
  return undefined;
}

function namesOfChanged(before: Contents, after: Contents): string[] {
  const old = new Map(before.map(({ name, sha256 }) => [name, sha256]));
  const fresh = new Map(after.map(({ name, sha256 }) => [name, sha256]));
  return [...new Set([...old.keys(), ...fresh.keys()])].filter((name) => old.get(name) !== fresh.get(name));
}

const MARK = '\uFEFF';

/** Without the mark that some editors put before it. */
const textOf = (bytes: Buffer): string => {
  const text = bytes.toString('utf8');
  return text.startsWith(MARK) ? text.slice(1) : text;
};

/** With it where the file has it. */
const bytesOf = (text: string, like: Buffer): Buffer =>
  Buffer.from((like.toString('utf8', 0, 3).startsWith(MARK) ? MARK : '') + text, 'utf8');
