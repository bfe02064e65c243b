import { dataOf, elementsOf, replaceValues } from '../../ascdata/document.js';
import { own } from '../../ascdata/elements.js';
import type { Finding } from '../../ascdata/findings.js';
import type { AscElement, Values } from '../../ascdata/types.js';
import { checkPackage } from '../../package/check.js';
import { fileNamed, type PackageContent, type PackageFile } from '../../package/files.js';
import { writePackage } from '../../package/write.js';
import { Recent } from '../recent.js';
import { hashOf, type ByteRange } from '../store/filestore.js';
import type { PackageRow, Writing } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { checkOptions, type Checking } from './checking.js';
import { originsFrom } from './originlist.js';
import { Refusal } from './refusal.js';
import { StartPages } from './startpages.js';
import type { PackageSpotType } from './spottypes.js';

/** A package that passed every check. */
export interface CheckedPackage extends AcceptedPackage {
  /** As `files`, in their order. */
  readonly contents: readonly Uint8Array[];
}

/** A package that passed every check and whose files are stored; rows for it are written by `ensureRow`. */
export interface AcceptedPackage {
  readonly hash: string;
  readonly spotIdentifier: string;
  readonly spotVersion: string;
  readonly numberOfSlots: number;
  readonly elementCount: number;
  readonly source: string;
  /** What the start page calls itself; undefined where it has no title. */
  readonly title: string | undefined;
  readonly files: readonly { name: string; sha256: string; size: number }[];
  /** Everything found that does not forbid using the package. */
  readonly findings: Finding[];
}

const ROWS_AT_ONCE = 200;
const CACHED_PACKAGES = 32;
const CACHED_BYTES = 32 * 1024 * 1024;
/** Larger ones are streamed. */
const SMALL_BYTES = 256 * 1024;

/** One file of a package. */
export interface StoredFile {
  readonly sha256: string;
  /** bytes */
  readonly size: number;
  /** The outside origins that its template may reach. */
  readonly origins: readonly string[];
}

/** A file as it is sent to a frame. */
export interface SentFile extends StoredFile {
  /** What is not stored as it is sent. */
  readonly bytes?: Uint8Array;
}

interface SmallContent {
  readonly size: number;
  readonly bytes: Promise<Uint8Array>;
}

/** Packages: checked, taken apart, stored by content, and put together again. */
export class Packages {
  readonly #store: Store;
  readonly #checking: Checking;
  /** Elements by package; packages never change. */
  readonly #elements = new Recent<number, AscElement[]>(CACHED_PACKAGES);
  /** Small contents by hash, as every widget on every dashboard asks for them. */
  readonly #contents = new Recent<string, SmallContent>(CACHED_BYTES, ({ size }) => size);
  readonly #startPages: StartPages;

  constructor(store: Store, checking: Checking) {
    this.#store = store;
    this.#checking = checking;
    this.#startPages = new StartPages(store, checking.libraries);
  }

  /** As `check`, and stores the files. Nothing points to them yet. */
  async accept(
    content: PackageContent,
    fileName: string | undefined,
    type?: PackageSpotType
  ): Promise<AcceptedPackage> {
    return this.keep(await this.check(content, fileName, type));
  }

  /** Stores the files of a package that was checked. Nothing points to them yet. */
  async keep({ contents, ...accepted }: CheckedPackage): Promise<AcceptedPackage> {
    await this.#store.files.putAll(contents);
    return accepted;
  }

  /**
   * Checks what was read; stores nothing. `type` is that of the spot it is for.
   * @throws Refusal `package-invalid` with its errors when one of them forbids using the package, `spot-type-differs`
   */
  async check(
    content: PackageContent,
    fileName: string | undefined,
    type: PackageSpotType = 'DashboardWidget'
  ): Promise<CheckedPackage> {
    if (!content.files) throw refused(content.findings);
    const { files } = content;
    const { libraries } = this.#checking;
    const check = await checkPackage({ fileName, files }, { ...checkOptions(this.#checking), libraries });
    const found = type === 'Wizard' ? asWizard(check.findings) : check.findings;
    const findings = [...content.findings, ...found];
    if (findings.some(forbidsUse) || check.source === undefined) throw refused(findings);
    const data = dataOf(check.source) as object;
    if (own(data, 'SpotType') !== type) throw spotTypeDiffers(type);
    const stored = files.map(({ name, bytes }) => ({ name, sha256: hashOf(bytes), size: bytes.length }));
    return {
      hash: contentHash(stored),
      spotIdentifier: String(own(data, 'SpotIdentifier')),
      spotVersion: String(own(data, 'SpotVersion')),
      numberOfSlots: Number(own(data, 'NumberOfSlots')),
      elementCount: elementsOf(data).length,
      source: check.source,
      title: titleOf(fileNamed(files, 'index.html')),
      files: stored,
      contents: files.map(({ bytes }) => bytes),
      findings
    };
  }

  /** The Id of the package with this content; its rows are written if they are not there yet. */
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

  /** The editable elements of a package. The result is shared: do not change it. */
  elements(row: Pick<PackageRow, 'id' | 'source'>): readonly AscElement[] {
    return this.#elements.get(row.id, () => elementsOf(dataOf(row.source)));
  }

  /**
   * Content hash and size of one file of a package, and the outside origins that the template of its SpotIdentifier may
   * reach now; undefined where there is none of this name. An older package of the template goes by the same list.
   */
  async file(packageId: number, name: string): Promise<StoredFile | undefined> {
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

  /** As `file`, but the start page with the runtime libraries written into it. */
  async sent(packageId: number, name: string): Promise<SentFile | undefined> {
    const file = await this.file(packageId, name);
    if (!file || name !== 'index.html' || file.size > SMALL_BYTES) return file;
    return { ...file, ...(await this.#startPages.get(packageId, file.sha256)) };
  }

  /** A part of a file, to answer with. */
  async body({ sha256, size, bytes: made }: Omit<SentFile, 'origins'>, { start, end }: ByteRange): Promise<BodyInit> {
    if (made) return new Uint8Array(made.subarray(start, end + 1));
    const { files } = this.#store;
    if (size > SMALL_BYTES) return files.stream(sha256, { start, end });
    const { bytes } = this.#contents.get(sha256, () => ({ size, bytes: files.read(sha256) }));
    bytes.catch(() => this.#contents.delete(sha256));
    return new Uint8Array((await bytes).subarray(start, end + 1));
  }

  /** The package as a zip file, same files, with these Values in its ascData.json. */
  async archive(row: Pick<PackageRow, 'id' | 'source'>, values: Values): Promise<Uint8Array> {
    const listed = await this.#store.db
      .selectFrom('package_files')
      .select(['name', 'sha256'])
      .where('package_id', '=', row.id)
      .orderBy('position')
      .execute();
    const files: PackageFile[] = [];
    for (const { name, sha256 } of listed) files.push({ name, bytes: await this.#store.files.read(sha256) });
    return writePackage(files, values.size === 0 ? undefined : replaceValues(row.source, values));
  }
}

/** Errors inside an element that leave it an element: the editor shows them, and blocks or marks what they concern. */
const INSIDE_AN_ELEMENT = /^\/Elements\/\d+\/(?:Value|Options|Translations)(?:\/|$)/;

/**
 * Is this an error that leaves nothing to work with? A broken default Value, pattern or condition does not: interface
 * and decisions want them shown where they are, not the whole widget refused.
 */
function forbidsUse(found: Finding): boolean {
  return found.severity === 'error' && !INSIDE_AN_ELEMENT.test(found.pointer);
}

/**
 * What holds for dashboard widgets only: a wizard spot has a SpotType of its own, need not use all libraries, and counts its
 * ApiVersion on its own (contract, Versioning 3).
 */
const OF_WIDGETS = new Set([
  'spot-type',
  'package-library-missing',
  'api-version-unknown',
  'api-version-too-low',
  'api-version-unsupported',
  'feature-unsupported'
]);

function asWizard(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ code }) => !OF_WIDGETS.has(code));
}

function spotTypeDiffers(type: PackageSpotType): Refusal {
  return new Refusal('invalid', 'spot-type-differs', {
    en: `The SpotType in ascData.json has to be “${type}”, the type of the spot.`,
    de: `Der SpotType in ascData.json muss „${type}“ sein, der Typ des Spots.`
  });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function titleOf(page: PackageFile | undefined): string | undefined {
  const text = new TextDecoder().decode(page?.bytes ?? new Uint8Array());
  const title = /<title[^>]*>([^<]{0,500})<\/title/i.exec(text)?.[1] ?? '';
  const plain = title.replace(/&(\w+);/g, (whole, name: string) =>
    Object.hasOwn(ENTITIES, name) ? ENTITIES[name]! : whole
  );
  return plain.replace(/\s+/g, ' ').trim() || undefined;
}

/** Names and contents, in the order of the names: independent of how and when the zip file was packed. */
function contentHash(files: readonly { name: string; sha256: string }[]): string {
  const listed = files.map(({ name, sha256 }) => [name, sha256]).sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return hashOf(JSON.stringify(listed));
}

function refused(findings: readonly Finding[]): Refusal {
  return new Refusal(
    'invalid',
    'package-invalid',
    {
      en: 'The package was not taken over, because it has errors.',
      de: 'Das Paket wurde nicht übernommen, weil es Fehler enthält.'
    },
    findings.filter((found) => found.severity === 'error')
  );
}
