import { elementsOf, isRecord, own, placedElements } from '../elements.js';
import { parse } from '../parse.js';
import { languagesOf } from '../translations.js';
import type { AscElement } from '../types.js';
import type { Renames } from './pairs.js';
import { placedIn, readDefinition } from './reading.js';
import { afterStep } from './steps.js';
import { textIn, textStep } from './texts.js';

/** A text that is published over the one of the file. */
export interface PublishedText {
  readonly language: string;
  /** As in Translations. */
  readonly key: string;
  /** '' where people see no translation. */
  readonly text: string;
  /** What the package says instead; '' is nothing. */
  readonly under: string;
}

/** Texts that are published over those of a package, by the Id of their element. */
export type PublishedTexts = ReadonlyMap<string, readonly PublishedText[]>;

/**
 * What is published over the texts of a package.
 * @param packaged its ascData.json
 * @param shown the same as people see it; undefined: nothing is published
 */
export function publishedIn(packaged: string, shown: string | undefined): PublishedTexts {
  const found = new Map<string, readonly PublishedText[]>();
  if (shown === undefined) return found;
  const known = new Map(elementsOf(parse(packaged).data).map((element) => [element.Id, element]));
  for (const element of elementsOf(parse(shown).data)) {
    const before = known.get(element.Id);
    const texts = before ? differing(before, element) : [];
    if (texts.length > 0) found.set(element.Id, texts);
  }
  return found;
}

function differing(before: AscElement, after: AscElement): PublishedText[] {
  return languagesOf([before, after]).flatMap((language) => {
    const keys = new Set([before, after].flatMap((element) => [...textsIn(element, language).keys()]));
    return [...keys].flatMap((key): PublishedText[] => {
      const [under, text] = [textIn(before, language, key), textIn(after, language, key)];
      return text === under ? [] : [{ language, key, text, under }];
    });
  });
}

function textsIn({ Translations }: Pick<AscElement, 'Translations'>, language: string): Map<string, unknown> {
  const texts: unknown = isRecord(Translations) ? own(Translations, language) : undefined;
  return new Map(isRecord(texts) ? Object.entries(texts) : []);
}

/** The same texts under the Ids and entries that were renamed since. */
export function publishedAs(published: PublishedTexts, renames: Renames): PublishedTexts {
  if (renames.length === 0) return published;
  const pairs = new Map(renames.map((pair) => [pair.from, pair]));
  return new Map(
    [...published].map(([id, texts]) => {
      const { to = id, entries = [] } = pairs.get(id) ?? {};
      const named = (key: string): string => entries.find(({ before }) => before === key)?.after ?? key;
      return [to, texts.map((each) => ({ ...each, key: named(each.key) }))];
    })
  );
}

const overlaid = new WeakMap<object, { readonly texts: readonly PublishedText[]; readonly element: object }>();

/** An element as people see it: with the published texts over its own. The same object for the same element and texts. */
export function withPublished<E extends object>(element: E, texts: readonly PublishedText[] | undefined): E {
  if (!texts) return element;
  const known = overlaid.get(element);
  if (known?.texts === texts) return known.element as E;
  const { Translations } = element as Pick<AscElement, 'Translations'>;
  const all = new Map<string, unknown>(isRecord(Translations) ? Object.entries(Translations) : []);
  for (const language of new Set(texts.map((each) => each.language))) {
    const inLanguage = textsIn({ Translations }, language);
    for (const each of texts) {
      if (each.language !== language) continue;
      if (each.text === '') inLanguage.delete(each.key);
      else inLanguage.set(each.key, each.text);
    }
    if (inLanguage.size > 0) all.set(language, Object.fromEntries(inLanguage));
    else all.delete(language);
  }
  const made = { ...element, Translations: Object.fromEntries(all) };
  overlaid.set(element, { texts, element: made });
  return made;
}

/** A definition as people see it: its content, and its usable elements. */
export function readShown(source: string, published: PublishedTexts): ShownDefinition {
  const content = asShown(readDefinition(source).data, published);
  return { content, elements: placedIn(content).map(({ element }) => element) };
}
interface ShownDefinition {
  readonly content: unknown;
  readonly elements: readonly AscElement[];
}

function asShown(content: unknown, published: PublishedTexts): unknown {
  const list = isRecord(content) ? own(content, 'Elements') : undefined;
  if (published.size === 0 || !Array.isArray(list)) return content;
  const Elements = list.map((each: unknown) => {
    const id = isRecord(each) ? own(each, 'Id') : undefined;
    return isRecord(each) && typeof id === 'string' ? withPublished(each, published.get(id)) : each;
  });
  return { ...(content as object), Elements };
}

/** The text of a definition with everything that is published over it, but over texts that were edited. */
export function withAllPublished(source: string, published: PublishedTexts): string {
  return placedElements(parse(source).data)
    .flatMap(({ element, index }) =>
      (published.get(element.Id) ?? [])
        .filter(({ language, key, under }) => textIn(element, language, key) === under)
        .map((each) => textStep(element, `/Elements/${index}`, each, []))
    )
    .reduce(afterStep, source);
}
