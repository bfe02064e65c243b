import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, readFile, rename, rm, rmdir, writeFile, type FileHandle } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { TESTS_FILE } from '../../ascdata/conditions/ruletests/format.js';
import { SETTINGS_FILE } from '../../ascdata/severitySettings.js';
import type { FileVersion } from '../../package/compare/changes.js';
import type { LeftOut } from '../../package/leftOut.js';
import { PACKAGE_LIMITS } from '../../package/limits.js';
import { log } from '../platform/log.js';
import { Refusal } from '../platform/refusal.js';
import { StartError } from '../platform/startError.js';
import { codeOf, ignoringMissing, isRefusedFile } from '../platform/store/failures.js';
import { hashOf } from '../platform/store/fileStore.js';
import { endLease, keepLease, leaseOn, type Job } from '../platform/store/lease.js';
import type { Database } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { copyOfFolder, disk, HeldFolder, isSame, leftOutOf, NotPlain } from './heldFolder.js';
import type { Packaging } from './packaging.js';
import { folderChanged, folderElsewhere, folderOtherFiles, folderUnreadable, folderUnwritable } from './refusals.js';
import type { PlacedFile } from './tasks.js';
import type { Temporary } from './workFolder.js';

const DEFINITION = 'ascData.json';
const MEGABYTE = 1024 * 1024;
/** Of one of the files that the product reads itself. */
const MOST_BYTES = 16 * MEGABYTE;
const OWN: readonly string[] = [DEFINITION, TESTS_FILE, SETTINGS_FILE];
/** Other files that one change writes: a person edits them in a browser. All are in memory meanwhile. */
const OTHERS = { files: 100, fileBytes: MEGABYTE, totalBytes: 16 * MEGABYTE } as const;

/** Held by the instance that follows a folder. */
const leaseOf = (spotIdentifier: string): Job => ({
  name: `folder ${spotIdentifier}`,
  everySeconds: 0,
  leaseSeconds: 15
});
const RENEWING_MILLISECONDS = 5_000;
const LOOK_MILLISECONDS = 500;
/** It is held by an Id and the name of its folder. */
const ID_CHARS = randomUUID().length;

/** Owner of tasks, like a person. */
const OWNER = 'folder';

/** A folder that a template follows. */
export interface FolderSource {
  /** Without links. */
  readonly path: string;
  readonly spotIdentifier: string;
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
type Content = FileVersion & { readonly path?: string; readonly bytes?: Buffer };
type Contents = readonly Content[];

/** A file that two packages have in different versions; undefined: one has none. */
interface Differing {
  readonly name: string;
  readonly base: Content | undefined;
  readonly mine: Content | undefined;
}

/** What such a file holds. */
interface Texts {
  readonly base: Buffer | undefined;
  readonly mine: Buffer | undefined;
}

/**
 * The folder named at the start, in which the template of one SpotIdentifier is developed. What is changed here is written into it:
 * otherwise the next save there would bring the old state back.
 */
export class FollowedFolder {
  readonly #store: Store;
  readonly #packaging: Pick<Packaging, 'merged'>;
  readonly #now: () => Date;
  readonly #closing = new AbortController();
  #source: FolderSource | undefined;
  #lease: { readonly job: Job; readonly holder: string } | undefined;
  #holding: Promise<void> | undefined;

  constructor(store: Store, packaging: Pick<Packaging, 'merged'>, now: () => Date) {
    this.#store = store;
    this.#packaging = packaging;
    this.#now = now;
  }

  /** Begins with a folder. */
  begin(source: FolderSource): void {
    this.#source = source;
  }

  /**
   * Makes a folder known to the other instances, until this is closed. Waits for the end of one that has fallen silent.
   * @param name of the folder
   * @returns the name of another folder with this SpotIdentifier, if another instance follows one
   */
  async claim(spotIdentifier: string, name: string): Promise<string | undefined> {
    const lease = { job: leaseOf(spotIdentifier), holder: `${randomUUID()} ${name}` };
    const first = await leaseOn(this.#store.db, lease.job, this.#now());
    while (!(await keepLease(this.#store, lease.job, lease.holder, this.#now))) {
      const other = await leaseOn(this.#store.db, lease.job, this.#now());
      if (other && other.until !== first?.until) return folderIn(other);
      await wait(LOOK_MILLISECONDS);
    }
    this.#lease = lease;
    this.#holding = this.#hold(lease);
    return undefined;
  }

  /** Lets other instances change the template again. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#holding;
  }

  /** Whether the template of a SpotIdentifier follows it. */
  isOf(spotIdentifier: string): boolean {
    return this.#source?.spotIdentifier === spotIdentifier;
  }

  /**
   * For a change to the package of a SpotIdentifier: only the instance that follows a folder with it can write it there.
   * @throws Refusal `folder-elsewhere` on any other one
   */
  async demandHere(spotIdentifier: string, db: Database = this.#store.db): Promise<void> {
    const other = await this.elsewhere(spotIdentifier, db);
    if (other !== undefined) throw folderElsewhere(other);
  }

  /** Name of the folder with a SpotIdentifier that another instance follows; undefined: none does. */
  async elsewhere(spotIdentifier: string, db: Database = this.#store.db): Promise<string | undefined> {
    const held = await leaseOn(db, leaseOf(spotIdentifier), this.#now());
    return held && held.holder !== this.#lease?.holder ? folderIn(held) : undefined;
  }

  /** Runs work while nothing of the folder is taken in. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return this.#source ? this.#source.exclusively(work) : work();
  }

  /**
   * What a package changes in its text files, made in the folder as it is now. Nothing is written there yet.
   * @param before the package that it changes
   * @throws Refusal `folder-other-files`, `folder-changed`, `folder-unreadable`
   */
  async changedBy(before: Contents, after: Contents): Promise<FolderChange> {
    const changes: FileChange[] = [];
    for (const [name, texts] of await this.#texts(differingIn(before, after))) {
      const present = await this.#present(name);
      const merged = await this.#merged(name, present, texts);
      if (!isEqual(present, merged)) changes.push({ name, before: present, after: merged });
    }
    return changes;
  }

  /** The change of the folder that another definition makes. @throws Refusal `folder-changed`, `folder-unreadable` */
  definitionChangedTo(source: string, before: Contents): Promise<FolderChange> {
    const bytes = Buffer.from(source);
    const after = { name: DEFINITION, sha256: hashOf(bytes), size: bytes.length, bytes };
    return this.changedBy(
      before,
      before.map((file) => (file.name === DEFINITION ? after : file))
    );
  }

  /**
   * The files of the folder with a change, for a check before it is written.
   * @throws Refusal `folder-unreadable`, `folder-other-files` where the folder could not be read with the new ones
   */
  async filesWith(change: FolderChange, temporary: Temporary): Promise<PlacedFile[]> {
    const copies = await this.#reading((path) => copyOfFolder(path, temporary.path));
    const files = new Map(copies.map((file) => [file.name, file]));
    for (const { name, after } of change) {
      files.delete(name);
      if (!after) continue;
      const path = join(temporary.path, `folder-${randomUUID()}`);
      await writeFile(path, after, { mode: 0o600, flag: 'wx' });
      files.set(name, { name, path });
    }
    const names = [...files.keys()];
    if (new Set([...names, ...names.flatMap(foldersOf)]).size > PACKAGE_LIMITS.entries) {
      const fresh = change.filter(({ before }) => before === undefined);
      throw folderOtherFiles(
        this.name,
        fresh.map(({ name }) => name)
      );
    }
    return [...files.values()];
  }

  /**
   * Writes a change into the folder, each file as a whole, then runs work; where that fails, takes it back as far as nobody has changed
   * the files since.
   * @throws Refusal `folder-changed` if a file is no longer as it was read, `folder-unwritable`; then nothing is changed
   */
  async writeDuring<T>(changes: FolderChange, work: () => Promise<T>): Promise<T> {
    const done: FileChange[] = [];
    const made: string[] = [];
    try {
      for (const change of changes) {
        await this.#put(change, made);
        done.push(change);
      }
      return await work();
    } catch (error) {
      for (const { name, before, after } of done.reverse()) {
        await this.#put({ name, before: after, after: before }, []).catch(() => {});
      }
      for (const path of made.reverse()) {
        await this.#within(path, (folder, name) => rmdir(folder.place(name))).catch(() => {});
      }
      throw error;
    }
  }

  /** Its name without the path, for people. */
  get name(): string {
    return basename(this.#source?.path ?? '');
  }

  async #hold({ job, holder }: { readonly job: Job; readonly holder: string }): Promise<void> {
    const { signal } = this.#closing;
    while (await wait(RENEWING_MILLISECONDS, true, { signal, ref: false }).catch(() => false)) {
      await keepLease(this.#store, job, holder, this.#now).catch(unknownElsewhere);
    }
    await endLease(this.#store, job, holder).catch(unknownElsewhere);
  }

  /** A file of the folder as it is; undefined: there is none. @throws Refusal `folder-changed` unless it is a text */
  async #present(name: string): Promise<Buffer | undefined> {
    const most = OWN.includes(name) ? MOST_BYTES : OTHERS.fileBytes;
    const present = await this.#reading((path) =>
      HeldFolder.use(path, (folder) =>
        inFolderOf(folder, name, (inner, file) => inner.read(file, most))
          .catch(ignoringMissing)
          .catch((error: unknown) => {
            throw error instanceof NotPlain ? folderChanged(this.name, name) : error;
          })
      )
    );
    // What cannot be read as text would be written differently.
    if (!isText(present)) throw folderChanged(this.name, name);
    return present;
  }

  async #merged(name: string, present: Buffer | undefined, { base, mine }: Texts): Promise<Buffer | undefined> {
    if (base === undefined || mine === undefined || present === undefined) {
      // It appears or disappears as a whole.
      if (isEqual(present, base) || isEqual(present, mine)) return mine;
      throw folderChanged(this.name, name);
    }
    const texts = { base: textOf(base), mine: textOf(mine), theirs: textOf(present) };
    const merged = await this.#packaging.merged(OWNER, texts);
    if ('line' in merged) throw folderChanged(this.name, name, merged.line);
    return bytesOf(merged.text, present);
  }

  /** Runs work that reads the folder: by now it may be gone, or something else in its place. */
  async #reading<T>(work: (path: string) => Promise<T>): Promise<T> {
    try {
      return await work(this.#source!.path);
    } catch (error) {
      const isUnreadable = error instanceof NotPlain || error instanceof StartError || isRefusedFile(error);
      throw isUnreadable ? folderUnreadable(this.name) : error;
    }
  }

  /** What differs, by name. @throws Refusal `folder-other-files` unless all of it is text that belongs into the folder */
  async #texts(differing: readonly Differing[]): Promise<ReadonlyMap<string, Texts>> {
    const isLeftOut = await this.#reading((path) => HeldFolder.use(path, leftOutOf));
    const texts = new Map<string, Texts>();
    const refused: string[] = [];
    let left = OTHERS.totalBytes;
    for (const { name, base, mine } of differing) {
      const sizes = [base?.size ?? 0, mine?.size ?? 0];
      const isOwn = OWN.includes(name);
      if (!isOwn) left -= sizes[0]! + sizes[1]!;
      const hasRoom = Math.max(...sizes) <= (isOwn ? MOST_BYTES : OTHERS.fileBytes) && left >= 0;
      const isTaken = hasRoom && texts.size < OTHERS.files && !isIgnored(name, isLeftOut);
      const read = isTaken ? { base: await this.#read(base), mine: await this.#read(mine) } : undefined;
      if (read && isText(read.base) && isText(read.mine)) texts.set(name, read);
      else refused.push(name);
    }
    if (refused.length > 0) throw folderOtherFiles(this.name, refused);
    return texts;
  }

  async #read(file: Content | undefined): Promise<Buffer | undefined> {
    if (!file || file.bytes) return file?.bytes;
    const { path, sha256 } = file;
    return path === undefined ? Buffer.from(await this.#store.files.read(sha256)) : readFile(path);
  }

  /** Runs work with the folder in which a file is, and its name there. @throws as `inFolderOf` */
  #within(path: string, work: (folder: HeldFolder, file: string) => Promise<void>, made?: string[]): Promise<void> {
    return HeldFolder.use(this.#source!.path, (folder) => inFolderOf(folder, path, work, made));
  }

  /**
   * Replaces one file at once, with the rights and the owner it has.
   * @param made gets the folders that a new file needs and that were not there; absent: none is made
   */
  async #put(change: FileChange, made?: string[]): Promise<void> {
    const isNew = change.before === undefined;
    try {
      await this.#within(change.name, (inner, file) => this.#putIn(inner, file, change), isNew ? made : undefined);
      if (!change.after) await this.#removeEmptied(change.name);
    } catch (error) {
      if (error instanceof NotPlain || codeOf(error) === 'ENOENT') throw folderChanged(this.name, change.name);
      if (error instanceof Refusal || codeOf(error) === '') throw error;
      throw folderUnwritable(this.name, change.name, codeOf(error));
    }
  }

  /** Removes the folders that were left empty with a file. */
  async #removeEmptied(file: string): Promise<void> {
    for (const path of foldersOf(file)) {
      const isGone = await this.#within(path, (folder, name) => rmdir(folder.place(name))).then(
        () => true,
        () => false
      );
      if (!isGone) return;
    }
  }

  async #putIn(folder: HeldFolder, file: string, { name, before, after }: FileChange): Promise<void> {
    const target = folder.place(file);
    const changedMeanwhile = async () => !(await isAsRead(folder, file, before));
    if (!after) {
      if (await changedMeanwhile()) throw folderChanged(this.name, name);
      return rm(target);
    }
    const found = await lstat(target).catch(ignoringMissing);
    const { uid, gid } = found ?? (await folder.stat());
    await withDraft(folder.place(`.${randomUUID()}.tmp`), async (opened, draft) => {
      await opened.writeFile(after);
      // A server that runs as root leaves the file to the person whose folder it is; for any other user it is theirs already.
      if (process.getuid?.() === 0) await opened.chown(uid, gid);
      await opened.chmod((found?.mode ?? 0o644) & 0o777);
      await opened.sync();
      // As late as possible: what an editor writes in between would be lost.
      if ((await changedMeanwhile()) || !(await isAt(draft, opened))) throw folderChanged(this.name, name);
      await rename(draft, target);
    });
  }
}

/** The next attempt makes up for a failed one. */
const unknownElsewhere = (error: unknown): void =>
  log().warn({ part: 'folder', err: error }, 'other instances do not know whether this one follows a folder');

const folderIn = ({ holder }: { readonly holder: string }): string => holder.slice(ID_CHARS + 1);

/** Creates a file and keeps it open: its path may come to lead to another one. It is removed where the work fails. */
async function withDraft(path: string, work: (file: FileHandle, path: string) => Promise<void>): Promise<void> {
  const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW } = constants;
  const file = await disk.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600);
  try {
    await work(file, path);
  } catch (error) {
    if (await isAt(path, file).catch(() => false)) await rm(path, { force: true }).catch(() => {});
    throw error;
  } finally {
    await file.close();
  }
}

/** Whether an open file is the one at a path. */
async function isAt(path: string, file: FileHandle): Promise<boolean> {
  const found = await lstat(path).catch(ignoringMissing);
  return found !== undefined && isSame(found, await file.stat());
}

/** Never through a link: it may lead out of the folder. */
async function isAsRead(folder: HeldFolder, name: string, before: Buffer | undefined): Promise<boolean> {
  try {
    return isEqual(await folder.read(name, MOST_BYTES), before);
  } catch (error) {
    if (error instanceof NotPlain) return false;
    throw error;
  }
}

const isEqual = (a: Buffer | undefined, b: Buffer | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.equals(b));

function differingIn(before: Contents, after: Contents): Differing[] {
  const [old, fresh] = [before, after].map((files) => new Map(files.map((file) => [file.name, file])));
  return [...new Set([...old!.keys(), ...fresh!.keys()])]
    .map((name) => ({ name, base: old!.get(name), mine: fresh!.get(name) }))
    .filter(({ base, mine }) => base?.sha256 !== mine?.sha256);
}

/** The paths of the folders that a file is in, the innermost first. */
function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, at) => parts.slice(0, parts.length - 1 - at).join('/'));
}

/** Whether no package has it, or a folder on the way to it. */
const isIgnored = (name: string, isLeftOut: LeftOut): boolean =>
  name.split('/').some((_, at, parts) => isLeftOut(parts.slice(0, at + 1).join('/'), at + 1 < parts.length));

/**
 * Runs work with the folder in which a file is, and its name there.
 * @param path of the file, in the folder
 * @param made gets the folders on the way that were not there, and are made; absent: none is
 * @param at the path of `folder`
 * @throws NotPlain where something else is in place of a folder on the way, ENOENT where one is gone
 */
async function inFolderOf<T>(
  folder: HeldFolder,
  path: string,
  work: (folder: HeldFolder, file: string) => Promise<T>,
  made?: string[],
  at = ''
): Promise<T> {
  const slash = path.indexOf('/');
  if (slash < 0) return work(folder, path);
  const name = path.slice(0, slash);
  let isThere = false;
  const within = (): Promise<T> =>
    folder.within(name, (inner) => {
      isThere = true;
      return inFolderOf(inner, path.slice(slash + 1), work, made, `${at}${name}/`);
    });
  try {
    return await within();
  } catch (error) {
    if (isThere) throw error;
    if (/^(?:ENOTDIR|ELOOP)$/.test(codeOf(error))) throw new NotPlain(path);
    if (!made || codeOf(error) !== 'ENOENT') throw error;
  }
  await folder.make(name);
  made.push(at + name);
  return within();
}

/** UTF-8 that an editor can show; none is, too. */
const isText = (bytes: Buffer | undefined): boolean => !bytes || (isUtf8(bytes) && !bytes.includes(0));

const MARK = '\uFEFF';

/** Without the mark that some editors put before it. */
const textOf = (bytes: Buffer): string => {
  const text = bytes.toString('utf8');
  return text.startsWith(MARK) ? text.slice(1) : text;
};

/** With it where the file has it. */
const bytesOf = (text: string, like: Buffer): Buffer =>
  Buffer.from((like.toString('utf8', 0, 3).startsWith(MARK) ? MARK : '') + text, 'utf8');
