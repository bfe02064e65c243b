import { isMissing, textsOf } from '../ascdata/texts/coverage.js';
import type { AscElement } from '../ascdata/types.js';
import { registry } from '../datatypes/registry.js';

/** A language that the texts of the file are in. */
export interface TextLanguage {
  readonly tag: string;
  /** As people call it. */
  readonly name: string;
}

/** By language, the keys of the texts that lack a translation. */
type MissingTexts = ReadonlyMap<string, ReadonlySet<string>>;

const known = new WeakMap<AscElement, MissingTexts>();

/** What an element lacks in these languages. Of the same element it is looked for once. */
export function missingTexts(element: AscElement, languages: readonly TextLanguage[]): MissingTexts {
  const before = known.get(element);
  if (before?.size === languages.length && languages.every(({ tag }) => before.has(tag))) return before;
  const places = textsOf(element, registry);
  const missing = new Map(
    languages.map(({ tag }) => {
      const keys = places.flatMap((place) => (isMissing(element, place, tag) ? [place.key] : []));
      return [tag, new Set(keys)] as const;
    })
  );
  known.set(element, missing);
  return missing;
}

/** How many those are. */
export const countMissing = (missing: MissingTexts): number =>
  [...missing.values()].reduce((sum, { size }) => sum + size, 0);
