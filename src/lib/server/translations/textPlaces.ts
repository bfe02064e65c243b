import { setImmediate as turn } from 'node:timers/promises';
import { conditionsOf, elementsById, type ElementsById } from '../../ascdata/conditions/evaluate.js';
import { textKey, translationKey, type TextKey } from '../../ascdata/texts/textKey.js';
import { languagesOf, translationIn } from '../../ascdata/translations.js';
import { textsOf } from '../../ascdata/texts/coverage.js';
import type { AscElement } from '../../ascdata/types.js';
import { RESERVED } from '../../datatypes/choice/form.js';
import { registry } from '../../datatypes/registry.js';
import type { Packages } from '../packages/packages.js';
import { LruCache } from '../platform/lruCache.js';
import type { Database } from '../platform/store/schema.js';
import { hashOf } from '../platform/store/fileStore.js';

/** A translatable text of a package. */
export interface TextPlace {
  readonly key: TextKey;
  /** Hash of the key, which identifies it in the store. */
  readonly hash: string;
  readonly source: string;
  readonly sourceHash: string;
  readonly element: AscElement;
}

/** The translatable texts of a package in form order, by hash of the key. */
export type Places = ReadonlyMap<string, TextPlace>;

const CACHED_PACKAGES = 8;
const ELEMENTS_OF_A_TURN = 200;
/** Owner of this work in the thread pool: it counts for no particular person. */
export const OWNER = 'texts';

/** Identifies a text in the store, and never changes between versions of the product. */
export const placeOf = ({ element, kind, entry }: TextKey): string =>
  hashOf(JSON.stringify(kind === 'entry' ? [element, kind, entry ?? ''] : [element, kind]));

/** The translatable content of a package. */
export interface PackageTexts {
  readonly places: Places;
  /** Languages it contains, in order of first use. */
  readonly languages: readonly string[];
  /** All of its elements, also those without texts. */
  readonly elements: ElementsById;
}

/** The translatable texts of packages, cached. */
export class TextPlaces {
  readonly #packages: Packages;
  /** Packages never change. */
  readonly #kept = new LruCache<number, Promise<PackageTexts>>(CACHED_PACKAGES);
  readonly #neverShown = new LruCache<number, Promise<ReadonlySet<string>>>(CACHED_PACKAGES);

  constructor(packages: Packages) {
    this.#packages = packages;
  }

  of(db: Database, packageId: number): Promise<PackageTexts> {
    const texts = this.#kept.get(packageId, () => this.#read(db, packageId));
    texts.catch(() => this.#kept.delete(packageId));
    return texts;
  }

  /** Ids of elements that no Values bring into the form, so that nobody ever sees their texts. */
  neverShown(db: Database, packageId: number): Promise<ReadonlySet<string>> {
    const ids = this.#neverShown.get(packageId, () => this.#findNeverShown(db, packageId));
    ids.catch(() => this.#neverShown.delete(packageId));
    return ids;
  }

  async #findNeverShown(db: Database, id: number): Promise<ReadonlySet<string>> {
    const source = await sourceOf(db, id);
    const elements = this.#packages.elements({ id, source });
    const hasConditions = elements.some((element) => conditionsOf(element).conditions.length > 0);
    return new Set(hasConditions ? await this.#packages.neverShown(OWNER, source) : []);
  }

  async #read(db: Database, id: number): Promise<PackageTexts> {
    const source = await sourceOf(db, id);
    const elements = this.#packages.elements({ id, source });
    return { places: await placesOf(elements), languages: languagesOf(elements), elements: elementsById(elements) };
  }
}

async function sourceOf(db: Database, id: number): Promise<string> {
  const { source } = await db.selectFrom('packages').select('source').where('id', '=', id).executeTakeFirstOrThrow();
  return source;
}

const known = new WeakMap<readonly AscElement[], Promise<Places>>();

/** The translatable texts of these elements. */
export function placesOf(elements: readonly AscElement[]): Promise<Places> {
  const places = known.get(elements) ?? placesIn(elements);
  known.set(elements, places);
  return places;
}

async function placesIn(elements: readonly AscElement[]): Promise<Places> {
  const places = new Map<string, TextPlace>();
  for (const [at, element] of elements.entries()) {
    if (at % ELEMENTS_OF_A_TURN === ELEMENTS_OF_A_TURN - 1) await turn();
    for (const { id, key: name, source } of textsOf(element, registry)) {
      const key = textKey({ id, key: name });
      const hash = placeOf(key);
      // If two elements share an Id the first one counts, as everywhere.
      if (!places.has(hash)) places.set(hash, { key, hash, source, sourceHash: hashOf(source), element });
    }
  }
  return places;
}

/** The package's own text in this language. */
export function packagedText({ element, key }: TextPlace, language: string): string | undefined {
  return translationIn(element, translationKey(key), language);
}

/** Entries that cannot be translated: in Translations their name means the label of the element. */
export const reservedEntries = (elements: ElementsById): { Element: string; Entry: string }[] =>
  [...elements.values()]
    .filter(({ Items }) => Items?.includes(RESERVED))
    .map(({ Id }) => ({ Element: Id, Entry: RESERVED }));
