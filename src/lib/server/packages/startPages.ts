import type { KnownLibraries } from '../../package/check.js';
import { readHtml, type HtmlTag } from '../../package/html.js';
import { resolveTarget } from '../../package/references.js';
import { LruCache } from '../platform/lruCache.js';
import { hashOf } from '../platform/store/fileStore.js';
import type { Store } from '../platform/store/store.js';

const KEPT_PAGES = 64;
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
  readonly #pages = new LruCache<number, Promise<SentPage>>(KEPT_PAGES);

  constructor(store: Store, libraries: KnownLibraries) {
    this.#store = store;
    this.#published = Object.values(libraries).flatMap((versions) => versions.map(({ sha256 }) => sha256));
  }

  /** The start page of a package, which is stored under this hash. */
  get(packageId: number, sha256: string): Promise<SentPage> {
    const page = this.#pages.get(packageId, () => this.#make(packageId, sha256));
    page.catch(() => this.#pages.delete(packageId));
    return page;
  }

  async #make(packageId: number, sha256: string): Promise<SentPage> {
    const { files } = this.#store;
    const [stored, libraries] = [await files.read(sha256), await this.#libraries(packageId)];
    const bytes = withLibraries(withErrorPlaces(stored, libraries), libraries);
    return { sha256: hashOf(bytes), size: bytes.length, bytes };
  }

  /** The published libraries in a package, by path. Edited ones stay files: how they depend on their place is unknown. */
  async #libraries(packageId: number): Promise<Map<string, Uint8Array>> {
    const { db, files } = this.#store;
    if (this.#published.length === 0) return new Map();
    const rows = await db
      .selectFrom('package_files')
      .select(['name', 'sha256'])
      .where('package_id', '=', packageId)
      .where('sha256', 'in', this.#published)
      .execute();
    return new Map(await Promise.all(rows.map(async ({ name, sha256 }) => [name, await files.read(sha256)] as const)));
  }
}

/**
 * A start page with these libraries inlined where it loads them: frames share nothing, so each would fetch them again and wait.
 * Everything else keeps its bytes and its line. A page stays unchanged if it has a `<base>` or a policy of its own, or inspects
 * its scripts.
 * @param page UTF-8, as which it is sent
 * @param libraries content by path, UTF-8, without `</script`
 */
export function withLibraries(page: Uint8Array, libraries: ReadonlyMap<string, Uint8Array>): Uint8Array {
  // One character for each byte, so that broken ones stay too.
  const source = Buffer.from(page).toString('latin1');
  const { tags, isCut } = readHtml(source);
  if (isCut || LOOKS_AT_SCRIPTS.test(source) || tags.some(hasRules)) return page;
  let written = '';
  let at = 0;
  for (const tag of tags) {
    const library = libraries.get(loadedBy(tag) ?? '');
    if (library === undefined) continue;
    written += `${source.slice(at, tag.offset)}<script>${inOneLine(library)}`;
    at = tag.textOffset + tag.text.length;
  }
  return Buffer.from(written + source.slice(at), 'latin1');
}

/**
 * A start page that loads its own scripts with `crossorigin`: the frame has no origin of its own, so that browsers otherwise say nothing
 * of an error in them but “Script error.”. Every file of a package is sent with the header that this needs. Everything else keeps its
 * bytes and its line; the pages that `withLibraries` leaves alone stay unchanged here, too.
 * @param libraries those that it writes into the page
 */
export function withErrorPlaces(page: Uint8Array, libraries: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const source = Buffer.from(page).toString('latin1');
  const { tags, isCut } = readHtml(source);
  if (isCut || LOOKS_AT_SCRIPTS.test(source) || tags.some(hasRules)) return page;
  let written = '';
  let at = 0;
  for (const { name, attributes, offset } of tags) {
    if (name !== 'script' || attributes.has('crossorigin') || attributes.get('type') === 'module') continue;
    const target = resolveTarget(attributes.get('src') ?? '', 'index.html');
    if (target.kind !== 'local' || libraries.has(target.name)) continue;
    const end = offset + '<script'.length;
    written += `${source.slice(at, end)} crossorigin`;
    at = end;
  }
  return Buffer.from(written + source.slice(at), 'latin1');
}

function hasRules({ name, attributes }: HtmlTag): boolean {
  return name === 'base' || (name === 'meta' && /security-policy/i.test(attributes.get('http-equiv') ?? ''));
}

/** The file of a script that loads synchronously; undefined for all others. */
function loadedBy({ name, attributes }: HtmlTag): string | undefined {
  const { src, type, ...others } = Object.fromEntries(attributes);
  if (name !== 'script' || !PLAIN_TYPES.has(type) || Object.keys(others).length > 0) return undefined;
  const target = resolveTarget(src ?? '', 'index.html');
  return target.kind === 'local' ? target.name : undefined;
}

/** Keeps the line numbers in errors of later scripts the same as in the file. */
function inOneLine(library: Uint8Array): string {
  const text = Buffer.from(library).toString('latin1').trimEnd();
  return text.replace(/^(\/\*[^]*?\*\/)\s*/, '$1 ');
}
