import { setImmediate as turn } from 'node:timers/promises';
import { textId, textKey, translationKey, type TextKey } from '../../ascdata/texts/textKey.js';
import { textsOf, translationIn } from '../../ascdata/translations.js';
import type { AscElement } from '../../ascdata/types.js';
import { registry } from '../../datatypes/registry.js';
import type { Packages } from '../packages/packages.js';
import { LruCache } from '../platform/lrucache.js';
import { hashOf } from '../platform/store/filestore.js';
import { tooManyTexts } from './refusals.js';

/** A translatable text of a package. */
export interface Place {
  readonly key: TextKey;
  /** Hash of the key: what the store knows it by. */
  readonly hash: string;
  readonly source: string;
  readonly sourceHash: string;
  readonly element: AscElement;
}

/** The translatable texts of a package, in the order of its form; by hash of the key. */
export type Places = ReadonlyMap<string, Place>;

const CACHED_PACKAGES = 8;
const ELEMENTS_OF_A_TURN = 200;
/** Far more than a form that anybody could use. */
const MAX_PLACES = 20_000;

/** What the store knows a text by. */
export const placeOf = (key: TextKey): string => hashOf(textId(key));

/** The translatable texts of packages, kept for those in use. */
export class TextPlaces {
  readonly #packages: Packages;
  /** Packages never change. */
  readonly #kept = new LruCache<number, Promise<Places>>(CACHED_PACKAGES);

  constructor(packages: Packages) {
    this.#packages = packages;
  }

  /** @throws Refusal too-many-texts */
  of(row: { readonly package_id: number; readonly source: string }): Promise<Places> {
    const { package_id: id, source } = row;
    const places = this.#kept.get(id, () => placesOf(this.#packages.elements({ id, source })));
    places.catch(() => this.#kept.delete(id));
    return places;
  }

  /** The editable elements of a package. */
  elements({
    package_id: id,
    source
  }: {
    readonly package_id: number;
    readonly source: string;
  }): readonly AscElement[] {
    return this.#packages.elements({ id, source });
  }
}

async function placesOf(elements: readonly AscElement[]): Promise<Places> {
  const places = new Map<string, Place>();
  for (const [at, element] of elements.entries()) {
    if (at % ELEMENTS_OF_A_TURN === ELEMENTS_OF_A_TURN - 1) await turn();
    for (const { id, key: name, source } of textsOf(element, registry)) {
      const key = textKey({ id, key: name });
      const hash = placeOf(key);
      // Two elements of one Id: the first one counts, as everywhere.
      if (!places.has(hash)) places.set(hash, { key, hash, source, sourceHash: hashOf(source), element });
    }
    if (places.size > MAX_PLACES) throw tooManyTexts();
  }
  return places;
}

/** The text that the package itself has in this language. */
export function packagedText({ element, key }: Place, language: string): string | undefined {
  return translationIn(element, translationKey(key), language);
}
