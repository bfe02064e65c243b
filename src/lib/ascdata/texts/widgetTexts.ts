import { isBlank } from '../../language/unseen.js';
import type { DataTypeModel } from '../dataTypeModel.js';
import { isRecord, own, placedElements } from '../elements.js';
import { parse } from '../parse.js';
import { replaceTranslations } from '../replaceTranslations.js';
import { textsOf } from './coverage.js';
import type { AscElement, DataTypeName } from '../types.js';
import { textId, textKey, translationKey, type TextKey } from './textKey.js';

type Models = Readonly<Record<DataTypeName, Pick<DataTypeModel, 'texts'>>>;

/** A translatable text of a definition in one language. */
export interface WidgetText extends TextKey {
  /** As the author wrote it. */
  readonly source: string;
  /** Its translation into exactly this language, '' without one. A broader language (`de` for `de-AT`) does not count. */
  readonly target: string;
}

/** A translation to write. */
export interface TextChange extends TextKey {
  /** '' removes the translation. */
  readonly target: string;
}

/** Every translatable text of the elements, in order, with its translation into `language`. */
export function widgetTexts(elements: readonly AscElement[], language: string, registry: Models): WidgetText[] {
  return elements.flatMap((element) =>
    textsOf(element, registry).map((place) => ({
      ...textKey(place),
      source: place.source,
      target: targetOf(element, language, place.key)
    }))
  );
}

function targetOf(element: AscElement, language: string, key: string): string {
  const texts = element.Translations && own(element.Translations, language);
  const text = isRecord(texts) ? own(texts, key) : undefined;
  return typeof text === 'string' && !isBlank(text) ? text : '';
}

/** The result of {@link withTexts}: the new text, and the changes for which the definition has no text. */
export interface WrittenTexts {
  readonly text: string;
  readonly unknown: readonly TextChange[];
}

/**
 * Writes translations into one language into the text of an ascData.json, as `replaceTranslations` does. If several elements
 * have the same Id, the first one counts, as everywhere.
 * @throws TypeError the text is not JSON
 */
export function withTexts(
  text: string,
  language: string,
  changes: readonly TextChange[],
  registry: Models
): WrittenTexts {
  const known = new Map<string, ReadonlySet<string>>();
  for (const { element } of placedElements(parse(text).data)) {
    if (known.has(element.Id)) continue;
    known.set(element.Id, new Set(textsOf(element, registry).map((place) => textId(textKey(place)))));
  }
  const isKnown = (change: TextChange): boolean => known.get(change.element)?.has(textId(change)) ?? false;
  const wanted = new Map<string, Map<string, Map<string, string>>>();
  for (const change of changes.filter(isKnown)) {
    const texts = wanted.get(change.element)?.get(language) ?? new Map<string, string>();
    texts.set(translationKey(change), change.target);
    wanted.set(change.element, new Map([[language, texts]]));
  }
  return {
    text: replaceTranslations(text, wanted),
    unknown: changes.filter((change) => !isKnown(change))
  };
}
