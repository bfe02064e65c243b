import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { replaceValues } from '../../ascdata/document.js';
import { sizesOf, type Sizes } from '../../dashboard/sizes.js';
import { errorsOf, type Finding } from '../../ascdata/findings.js';
import type { AscData, AscElement } from '../../ascdata/types.js';
import type { FileVersion } from '../../package/compare/changes.js';
import { packagesBusy } from './admission.js';
import type { Archives, PackedFile } from './archives.js';
import type { Packaging } from './packaging.js';
import type {
  ChangedData,
  CheckedFile,
  CheckedPackage,
  PackageInput,
  RulesDifference,
  RulesTask,
  PackageSpotType
} from './tasks.js';
import type { Temporary } from './workFolder.js';
import { readDefinition, type ReadDefinition } from './readDefinition.js';
import { LruCache } from '../platform/lruCache.js';
import { streamOf } from '../platform/streams.js';
import { hashOf, type ByteRange, type FileStore } from '../platform/store/fileStore.js';
import type { Database, Writing } from '../platform/store/schema.js';
import { readText } from './readText.js';
import type { Store } from '../platform/store/store.js';
import { checkOptions, type Checking } from './checking.js';
import { valuesFromText } from './ownValues.js';
import { Refusal } from '../platform/refusal.js';
import { settingNamesIn, type SettingName } from './settingNames.js';
import { encodedText, partOf, type EncodedText } from './encodedText.js';
import { StartPages } from './startPages.js';
import type { Storage } from '../platform/storage.js';
import { isOrigin } from '../../origins/rules.js';

/** An uploaded package on the disk. */
export interface Upload {
  readonly fileName: string | undefined;
  readonly input: PackageInput;
  /** The folder for its files while it is processed. */
  readonly folder: Temporary;
}

/** A package that passed every check and whose files are stored; rows for it are written by `ensureRow`. */
export type AcceptedPackage = Omit<CheckedPackage, 'files'> & { readonly files: readonly FileVersion[] };

const ROWS_AT_ONCE = 200;
/** Bytes of files that are stored together. */
const STORED_AT_ONCE = 4 * 1024 * 1024;
/** Characters of definitions whose elements are in memory. */
const CACHED_CHARACTERS = 32 * 1024 * 1024;
const CACHED_SIZES = 1_000;
const CACHED_BYTES = 32 * 1024 * 1024;
/** Characters of a definition that are read right away. */
const SMALL_DEFINITION = 200_000;
/** Larger ones are streamed. */
const SMALL_BYTES = 256 * 1024;
const START_PAGE = 'index.html';

/** One file of a package. */
export interface StoredFile {
  readonly sha256: string;
  /** bytes */
  readonly size: number;
  /** The external origins that its template may reach. */
  readonly origins: readonly string[];
}

/** A file as it is sent to a frame. */
export interface SentFile extends StoredFile {
  /** What is not stored as it is sent. */
  readonly pieces?: readonly Uint8Array[];
}

interface SmallContent {
  readonly size: number;
  readonly bytes: Promise<Uint8Array>;
}

interface PublishedContent {
  readonly size: number;
  readonly encoded: Promise<EncodedText>;
}

/** Names a definition, which never changes. */
export interface Definition {
  /** Of the package. */
  readonly id: number;
  /** With the texts that its template has published so far; left out: the package's own. */
  readonly edition?: { readonly templateId: number; readonly published: number };
}

const keyOf = ({ id, edition }: Definition): string =>
  edition ? `${id} ${edition.templateId}.${edition.published}` : `${id}`;

export interface PackageParts {
  readonly packaging: Packaging;
  readonly archives: Archives;
  readonly storage: Storage;
}

/** Packages: checked, unpacked, stored by content, and packed again. */
export class Packages {
  readonly #store: Store;
  readonly #checking: Checking;
  readonly #parts: PackageParts;
  readonly #definitions = new LruCache<string, ReadDefinition>(CACHED_CHARACTERS, ({ characters }) => characters);
  /** By package. */
  readonly #sizes = new LruCache<number, Sizes>(CACHED_SIZES);
  /** Small contents by hash: each frame requests the files of its widget again. */
  readonly #contents = new LruCache<string, SmallContent>(CACHED_BYTES, ({ size }) => size);
  /** Definitions with published texts, as frames request them. */
  readonly #published = new LruCache<string, PublishedContent>(CACHED_BYTES, ({ size }) => size);
  readonly #startPages: StartPages;

  constructor(store: Store, checking: Checking, parts: PackageParts) {
    this.#store = store;
    this.#checking = checking;
    this.#parts = parts;
    this.#startPages = new StartPages(store, checking.libraries);
  }

  /** As `check`, and stores the files. Nothing points to them yet. @throws Refusal as `check` and `keep` */
  async accept(owner: string, upload: Upload, type?: PackageSpotType): Promise<AcceptedPackage> {
    return this.keep(await this.check(owner, upload, type), upload.folder);
  }

  /** Stores the files of a package that was checked. Nothing points to them yet. @throws Refusal `storage-full` */
  async keep(checked: CheckedPackage, folder: Temporary): Promise<AcceptedPackage> {
    const { storage } = this.#parts;
    const reserved = storage.reserve();
    folder.atEnd(reserved.end);
    await reserved.add(await storage.missing(checked.files));
    await storeFiles(this.#store.files, checked.files);
    return checked;
  }

  /**
   * Reads and checks a package in a worker thread; stores nothing.
   * @param owner the caller, as `ownerOf` names them: owners take turns
   * @param type of the spot it is for
   * @throws Refusal `package-invalid` with its errors when one of them forbids using the package, `spot-type-differs`,
   * `package-too-costly`
   */
  async check(
    owner: string,
    { fileName, input, folder }: Upload,
    type: PackageSpotType = 'DashboardWidget'
  ): Promise<CheckedPackage> {
    const { packaging } = this.#parts;
    const verdict = await packaging.check(owner, input, { fileName, type, folder: folder.path });
    if (verdict.kind === 'sound') return verdict.checked;
    throw verdict.kind === 'invalid' ? refused(verdict.findings) : spotTypeDiffers(type);
  }

  /** The sets of shown settings that only one of two definitions has; undefined if finding out takes too long. */
  compareRules(owner: string, versions: Omit<RulesTask, 'kind' | 'today'>): Promise<RulesDifference | undefined> {
    const { today } = checkOptions(this.#checking);
    return this.#parts.packaging.compareRules(owner, { ...versions, today });
  }

  /** What the settings of a definition are called; undefined if finding out takes too long. A large one is read in a thread. */
  async settingNames(owner: string, source: string): Promise<readonly SettingName[] | undefined> {
    if (source.length <= SMALL_DEFINITION) return settingNamesIn(source);
    return this.#parts.packaging.settingNames(owner, source);
  }

  /** A definition with other Values. A large one is changed in a thread. @throws Refusal `package-too-costly` */
  async withValues(owner: string, { source, ownValues }: ChangedData): Promise<string> {
    const values = valuesFromText(ownValues);
    if (values.size === 0) return source;
    if (source.length <= SMALL_DEFINITION) return replaceValues(source, values);
    return this.#parts.packaging.withValues(owner, { source, ownValues });
  }

  /** Ids of the elements that no Values bring into the form; none if proving that takes too long. */
  neverShown(owner: string, source: string): Promise<readonly string[]> {
    const { today } = checkOptions(this.#checking);
    return this.#parts.packaging.neverShown(owner, { source, today });
  }

  /** The Id of the package with this content; writes its rows if they do not exist yet. */
  async ensureRow(writing: Writing, accepted: AcceptedPackage): Promise<number> {
    const { hash, spotIdentifier, spotVersion, numberOfSlots, elementCount, source, files } = accepted;
    const present = await writing.selectFrom('packages').select('id').where('hash', '=', hash).executeTakeFirst();
    if (present) return present.id;
    const { id } = await writing
      .insertInto('packages')
      .values({
        hash,
        spot_identifier: spotIdentifier,
        spot_version: spotVersion,
        number_of_slots: numberOfSlots,
        element_count: elementCount,
        source,
        created_at: this.#checking.now().toISOString()
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    this.#forget(id);
    for (let from = 0; from < files.length; from += ROWS_AT_ONCE) {
      const some = files.slice(from, from + ROWS_AT_ONCE);
      await writing
        .insertInto('files')
        .values(some.map(({ sha256, size }) => ({ sha256, size })))
        .onConflict((conflict) => conflict.column('sha256').doNothing())
        .execute();
      await writing
        .insertInto('package_files')
        .values(some.map(({ name, sha256 }, index) => ({ package_id: id, position: from + index, name, sha256 })))
        .execute();
    }
    return id;
  }

  /** SQLite gives the Id of a package whose transaction was rolled back again. */
  #forget(id: number): void {
    this.#definitions.delete(keyOf({ id }));
    this.#sizes.delete(id);
  }

  /** The editable elements of a definition. The result is shared: do not change it. @throws Refusal `packages-busy`: it is gone */
  async elements(db: Database, definition: Definition): Promise<readonly AscElement[]> {
    return present(await this.#definition(db, definition)).elements;
  }

  /** As `elements`; undefined: it is gone. */
  async elementsIfThere(db: Database, definition: Definition): Promise<readonly AscElement[] | undefined> {
    return (await this.#definition(db, definition))?.elements;
  }

  /** A definition without its elements. The result is shared: do not change it. @throws Refusal `packages-busy`: it is gone */
  async head(db: Database, definition: Definition): Promise<AscData> {
    return present(await this.#definition(db, definition)).head;
  }

  /** The sizes that a package allows on a dashboard. @throws Refusal `packages-busy`: it is gone */
  async sizes(db: Database, id: number): Promise<Sizes> {
    const known = this.#sizes.find(id);
    if (known) return known;
    const head = await this.head(db, { id });
    return this.#sizes.get(id, () => sizesOf(head));
  }

  /**
   * Text of an ascData.json; with the texts that are published now, if there are others since.
   * @throws Refusal `packages-busy`: it is gone
   */
  async source(db: Database, definition: Definition): Promise<string> {
    return present(await this.#text(db, definition)).source;
  }

  /** As `source`; undefined: it is gone. */
  async sourceIfThere(db: Database, definition: Definition): Promise<string | undefined> {
    return (await this.#text(db, definition))?.source;
  }

  /**
   * Waits for a database only before it waits for others that read the same: they may wait for the end of the transaction that
   * `db` is.
   */
  async #definition(db: Database, asked: Definition): Promise<Awaited<ReadDefinition['content']> | undefined> {
    const known = this.#definitions.find(keyOf(asked));
    if (known) return known.content;
    const text = await this.#text(db, asked);
    if (!text) return undefined;
    const { source, definition } = text;
    return this.#definitions.get(keyOf(definition), () => readDefinition(source)).content;
  }

  /** undefined: the package is gone. Its row was read before, and a replacement may remove it at any time. */
  async #text(
    db: Database,
    { id, edition }: Definition
  ): Promise<{ source: string; definition: Definition } | undefined> {
    const published = edition && (await this.#publishedText(db, id, edition.templateId));
    if (published) return published;
    const source = await readText(this.#store, 'packages.source', (part) =>
      db.selectFrom('packages').select(part.as('part')).where('id', '=', id).executeTakeFirst()
    );
    return source === undefined ? undefined : { source, definition: { id } };
  }

  /** With the texts that are published now; undefined: they are taken back, or the package is replaced. */
  async #publishedText(db: Database, packageId: number, templateId: number) {
    for (;;) {
      const template = db.selectFrom('templates').where('id', '=', templateId).where('package_id', '=', packageId);
      const row = await template.select('texts_published').where('definition', 'is not', null).executeTakeFirst();
      if (!row) return undefined;
      const { texts_published: published } = row;
      const asRead = template.where('texts_published', '=', published);
      const source = await readText(this.#store, 'templates.definition', (part) =>
        asRead.select(part.as('part')).executeTakeFirst()
      );
      // Otherwise somebody has published again since.
      if (source !== undefined) return { source, definition: { id: packageId, edition: { templateId, published } } };
    }
  }

  /**
   * Content hash and size of one file of a package, and the external origins that the template of its SpotIdentifier may reach
   * now; undefined if there is no such file. Older packages of the template use the same list.
   */
  async file(packageId: number, name: string): Promise<StoredFile | undefined> {
    const file = await this.#fileNamed(packageId, name);
    if (file || ASCII.test(name)) return file;
    const alike = await this.#nameAlike(packageId, name);
    return alike === undefined ? undefined : this.#fileNamed(packageId, alike);
  }

  /** A name with the same characters, whose accents are stored apart from their letters, or not. No two names of a package are alike. */
  async #nameAlike(packageId: number, name: string): Promise<string | undefined> {
    const rows = await this.#store.db
      .selectFrom('package_files')
      .select('name')
      .where('package_id', '=', packageId)
      .execute();
    return rows.find((row) => row.name !== name && row.name.normalize() === name.normalize())?.name;
  }

  async #fileNamed(packageId: number, name: string): Promise<StoredFile | undefined> {
    const row = await this.#store.db
      .selectFrom('package_files')
      .innerJoin('files', 'files.sha256', 'package_files.sha256')
      .innerJoin('packages', 'packages.id', 'package_files.package_id')
      .leftJoin('templates', 'templates.spot_identifier', 'packages.spot_identifier')
      .select(['files.sha256', 'files.size', 'templates.origins'])
      .where('package_files.package_id', '=', packageId)
      .where('package_files.name', '=', name)
      .executeTakeFirst();
    return row && { ...row, origins: originsFrom(row.origins ?? '[]') };
  }

  /**
   * A file of a package with other content, as `sent` would send it if it were the package's; undefined: there is no such package any more.
   * @param isOther which of its files have other content, too
   */
  async sentInstead(
    packageId: number,
    { name, bytes, sha256 }: { readonly name: string; readonly bytes: Uint8Array; readonly sha256: string },
    isOther: (name: string) => boolean
  ): Promise<SentFile | undefined> {
    const place = (await this.file(packageId, name)) ?? (await this.file(packageId, START_PAGE));
    if (!place) return undefined;
    const isPage = name === START_PAGE && bytes.length <= SMALL_BYTES;
    const { bytes: sent, ...content } = isPage
      ? await this.#startPages.of(packageId, bytes, isOther)
      : { bytes, sha256, size: bytes.length };
    return { origins: place.origins, ...content, pieces: [sent] };
  }

  /** As `file`, but the start page with the runtime libraries written into it, and the definition with published texts. */
  async sent(packageId: number, name: string): Promise<SentFile | undefined> {
    const file = await this.file(packageId, name);
    if (file && name === 'ascData.json') return { ...file, ...(await this.#publishedData(packageId)) };
    if (!file || name !== START_PAGE || file.size > SMALL_BYTES) return file;
    const { bytes, ...page } = await this.#startPages.get(packageId, file.sha256);
    return { ...file, ...page, pieces: [bytes] };
  }

  async #publishedData(packageId: number): Promise<EncodedText | undefined> {
    const { db } = this.#store;
    const row = await db
      .selectFrom('templates')
      .select(['id', 'texts_published'])
      .where('package_id', '=', packageId)
      .where('definition', 'is not', null)
      .executeTakeFirst();
    if (!row) return undefined;
    const edition = { templateId: row.id, published: row.texts_published };
    const known = this.#published.find(keyOf({ id: packageId, edition }));
    if (known) return known.encoded;
    const text = await this.#text(db, { id: packageId, edition });
    if (!text) return undefined;
    const { source, definition } = text;
    const encoding = () => ({ size: Buffer.byteLength(source), encoded: encodedText(source) });
    return this.#published.get(keyOf(definition), encoding).encoded;
  }

  /** Part of a file, for a response. */
  async body({ sha256, size, pieces }: Omit<SentFile, 'origins'>, { start, end }: ByteRange): Promise<BodyInit> {
    if (pieces) return streamOf(partOf(pieces, { start, end }));
    const { files } = this.#store;
    if (size > SMALL_BYTES) return files.stream(sha256, { start, end });
    const { bytes } = this.#contents.get(sha256, () => ({ size, bytes: files.read(sha256) }));
    bytes.catch(() => this.#contents.delete(sha256));
    return new Uint8Array((await bytes).subarray(start, end + 1));
  }

  /**
   * The package as a zip file, same files, with this definition and these Values in its ascData.json.
   * @param ownValues JSON text
   * @throws Refusal `packages-busy`, also if it is gone
   */
  async archive(owner: string, definition: Definition, ownValues: string): Promise<PackedFile> {
    const { db } = this.#store;
    const { id: packageId, edition } = definition;
    const { hash } = present(
      await db.selectFrom('packages').select('hash').where('id', '=', packageId).executeTakeFirst()
    );
    const isChanged = edition !== undefined || valuesFromText(ownValues).size > 0;
    const key = hashOf(isChanged ? JSON.stringify([hash, edition ?? null, ownValues]) : hash);
    return this.#parts.archives.get(owner, key, async () => {
      const files = await db
        .selectFrom('package_files')
        .select(['name', 'sha256'])
        .where('package_id', '=', packageId)
        .orderBy('position')
        .execute();
      return { files, changed: isChanged ? { source: await this.source(db, definition), ownValues } : undefined };
    });
  }
}

const ASCII = /^[\0-\x7f]*$/;

/** Stores files batch by batch, so that only one batch is in memory. */
async function storeFiles(store: FileStore, files: readonly CheckedFile[]): Promise<void> {
  let batch: Uint8Array[] = [];
  let bytes = 0;
  const flush = async () => {
    if (batch.length > 0) await store.putAll(batch);
    [batch, bytes] = [[], 0];
  };
  for (const { path, size } of new Map(files.map((file) => [file.sha256, file])).values()) {
    if (size > STORED_AT_ONCE) {
      await store.putStream(streamOf(createReadStream(path)), size);
      continue;
    }
    batch.push(new Uint8Array(await readFile(path)));
    bytes += size;
    if (bytes > STORED_AT_ONCE || batch.length >= ROWS_AT_ONCE) await flush();
  }
  await flush();
}

/** What is there of a package. @throws Refusal `packages-busy`: it is gone, and the next try reads the one that replaced it */
export function present<T>(found: T | undefined): T {
  if (found === undefined) throw packagesBusy();
  return found;
}

function spotTypeDiffers(type: PackageSpotType): Refusal {
  return new Refusal('invalid', 'spot-type-differs', (t) => t.packages.spotType(type));
}

function refused(findings: readonly Finding[]): Refusal {
  return new Refusal('invalid', 'package-invalid', (t) => t.packages.hasErrors, errorsOf(findings));
}

/** Reads the stored list. Only origins that are valid in a policy leave the store. */
export function originsFrom(text: string): string[] {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.filter(isOrigin) : [];
}
