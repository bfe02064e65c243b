import { conditionsOf, elementsById, type ElementsById } from '../../ascdata/conditions/evaluate.js';
import { textKey, translationKey, type TextKey } from '../../ascdata/texts/textKey.js';
import { languagesOf, translationIn } from '../../ascdata/translations.js';
import { textsOf } from '../../ascdata/texts/coverage.js';
import type { AscElement } from '../../ascdata/types.js';
import { RESERVED } from '../../datatypes/choice/form.js';
import { registry } from '../../datatypes/registry.js';
import type { Packages } from '../packages/packages.js';
import { turnIfLong } from '../platform/yielding.js';
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
  /** By its elements: the Id of a package whose transaction was rolled back is given again. */
  readonly #kept = new WeakMap<readonly AscElement[], Promise<PackageTexts>>();
  readonly #neverShown = new WeakMap<readonly AscElement[], Promise<ReadonlySet<string>>>();

  constructor(packages: Packages) {
    this.#packages = packages;
  }

  async of(db: Database, packageId: number): Promise<PackageTexts> {
    const elements = await this.#packages.elements(db, { id: packageId });
    const texts = this.#kept.get(elements) ?? textsIn(elements);
    this.#kept.set(elements, texts);
    return texts;
  }

  /** Ids of elements that no Values bring into the form, so that nobody ever sees their texts. */
  async neverShown(db: Database, packageId: number): Promise<ReadonlySet<string>> {
    const elements = await this.#packages.elements(db, { id: packageId });
    const known = this.#neverShown.get(elements);
    if (known) return known;
    const hasConditions = elements.some((element) => conditionsOf(element).conditions.length > 0);
    const source = hasConditions ? await this.#packages.source(db, { id: packageId }) : '';
    const ids = this.#neverShown.get(elements) ?? this.#findNeverShown(source);
    this.#neverShown.set(elements, ids);
    ids.catch(() => this.#neverShown.delete(elements));
    return ids;
  }

  async #findNeverShown(source: string): Promise<ReadonlySet<string>> {
    return new Set(source === '' ? [] : await this.#packages.neverShown(OWNER, source));
  }
}

async function textsIn(elements: readonly AscElement[]): Promise<PackageTexts> {
  return { places: await placesOf(elements), languages: languagesOf(elements), elements: elementsById(elements) };
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
  for (const element of elements) {
    for (const { id, key: name, source } of textsOf(element, registry)) {
      const key = textKey({ id, key: name });
      await turnIfLong();
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
