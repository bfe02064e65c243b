import type { KnownLibraries } from '../../package/check.js';
import { readHtml, type HtmlTag } from '../../package/html.js';
import { resolveTarget } from '../../package/references.js';
import { LruCache } from '../platform/lruCache.js';
import { hashOf } from '../platform/store/fileStore.js';
import type { Store } from '../platform/store/store.js';

/** Bytes of all pages that are kept. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** What an entry takes besides its bytes, about. */
const BESIDE_BYTES = 1024;
/** Any other type or attribute changes how or when it is loaded. */
const PLAIN_TYPES: ReadonlySet<string | undefined> = new Set([undefined, '', 'text/javascript']);

/** A page that may inspect where its libraries come from. */
const LOOKS_AT_SCRIPTS = /\bcurrentScript\b|\bdocument\s*\.\s*scripts\b|\bscript\[|\(\s*["'`]script\b/;

/** A start page as it is sent to a frame. */
export interface SentPage {
  readonly sha256: string;
  readonly size: number;
  readonly bytes: Uint8Array;
}

/** Start pages with the runtime libraries they load written into them. */
export class StartPages {
  readonly #store: Store;
  /** SHA-256 of the published libraries. */
  readonly #published: readonly string[];
  /** By package; packages never change. */
  readonly #pages = new LruCache<number, SentPage>(KEPT_BYTES, ({ size }) => size + BESIDE_BYTES);
  /** Pages that several frames wait for. */
  readonly #making = new Map<number, Promise<SentPage>>();

  constructor(store: Store, libraries: KnownLibraries) {
    this.#store = store;
    this.#published = Object.values(libraries).flatMap((versions) => versions.map(({ sha256 }) => sha256));
  }

  /** The start page of a package, which is stored under this hash. */
  async get(packageId: number, sha256: string): Promise<SentPage> {
    const known = this.#pages.find(packageId);
    if (known) return known;
    const making = this.#making.get(packageId) ?? this.#make(packageId, sha256);
    this.#making.set(packageId, making);
    try {
      const page = await making;
      return this.#pages.get(packageId, () => page);
    } finally {
      this.#making.delete(packageId);
    }
  }

  /** Another start page of a package, some of whose files are others, too. */
  async of(packageId: number, page: Uint8Array, isOther: (name: string) => boolean): Promise<SentPage> {
    const libraries = await this.#libraries(packageId);
    for (const name of libraries.keys()) if (isOther(name)) libraries.delete(name);
    const bytes = preparedPage(page, libraries);
    return { sha256: hashOf(bytes), size: bytes.length, bytes };
  }

  async #make(packageId: number, sha256: string): Promise<SentPage> {
    return this.of(packageId, await this.#store.files.read(sha256), () => false);
  }

  /**
   * The published libraries in a package, by path; one that it has several times is the same bytes. Edited ones stay files: how they depend on their
   * place is unknown.
   */
  async #libraries(packageId: number): Promise<Map<string, Uint8Array>> {
    const { db, files } = this.#store;
    if (this.#published.length === 0) return new Map();
    const rows = await db
      .selectFrom('package_files')
      .select(['name', 'sha256'])
      .where('package_id', '=', packageId)
      .where('sha256', 'in', this.#published)
      .execute();
    const contents = new Map<string, Uint8Array>();
    for (const sha256 of new Set(rows.map((row) => row.sha256))) contents.set(sha256, await files.read(sha256));
    return new Map(rows.map(({ name, sha256 }) => [name, contents.get(sha256)!]));
  }
}

/**
 * A start page as it is sent. These libraries are inlined where it first loads them, each once under whatever path: frames share nothing, so each
 * would fetch them again and wait. Its own scripts are loaded with `crossorigin`: the frame has no origin of its own, so that browsers otherwise say nothing of an
 * error in them but “Script error.”; every file of a package is sent with the header that this needs. Everything else keeps its bytes and
 * its line. A page stays unchanged if it has a `<base>` or a policy of its own, or inspects its scripts.
 * @param page UTF-8, as which it is sent
 * @param libraries content by path, UTF-8, without `</script`
 */
export function preparedPage(page: Uint8Array, libraries: ReadonlyMap<string, Uint8Array>): Uint8Array {
  // One character for each byte, so that broken ones stay too.
  const source = Buffer.from(page).toString('latin1');
  const { tags, isCut } = readHtml(source);
  if (isCut || LOOKS_AT_SCRIPTS.test(source) || tags.some(hasRules)) return page;
  const inlined = new Set<Uint8Array>();
  let [written, at] = ['', 0];
  for (const tag of tags) {
    const { attributes, offset, text, textOffset } = tag;
    const file = fileOf(tag);
    if (file === undefined) continue;
    const library = libraries.get(file);
    if (library === undefined) {
      if (attributes.has('crossorigin') || attributes.get('type') === 'module') continue;
      const end = offset + '<script'.length;
      written += `${source.slice(at, end)} crossorigin`;
      at = end;
    } else if (isPlain(tag) && !inlined.has(library)) {
      inlined.add(library);
      written += `${source.slice(at, offset)}<script>${inOneLine(library)}`;
      at = textOffset + text.length;
    }
  }
  return Buffer.from(written + source.slice(at), 'latin1');
}

function hasRules({ name, attributes }: HtmlTag): boolean {
  return name === 'base' || (name === 'meta' && /security-policy/i.test(attributes.get('http-equiv') ?? ''));
}

/** The file of the package that a script loads; undefined for all other tags. */
function fileOf({ name, attributes }: HtmlTag): string | undefined {
  if (name !== 'script') return undefined;
  const target = resolveTarget(attributes.get('src') ?? '', 'index.html');
  return target.kind === 'local' ? target.name : undefined;
}

/** Whether a script loads synchronously. */
function isPlain({ attributes }: HtmlTag): boolean {
  const isKnown = (attribute: string) => attribute === 'src' || attribute === 'type';
  return PLAIN_TYPES.has(attributes.get('type')) && [...attributes.keys()].every(isKnown);
}

/** Keeps the line numbers in errors of later scripts the same as in the file. */
function inOneLine(library: Uint8Array): string {
  const text = Buffer.from(library).toString('latin1').trimEnd();
  return text.replace(/^(\/\*[^]*?\*\/)\s*/, '$1 ');
}
