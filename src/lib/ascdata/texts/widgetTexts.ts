import type { DataTypeModel } from '../dataTypeModel.js';
import { isRecord, own, placedElements } from '../elements.js';
import { editText, type Edit } from '../editText.js';
import { pointerToken } from '../findings.js';
import { parse } from '../parse.js';
import { textsOf } from '../translations.js';
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

/** Every text of the elements that can be translated, in their order, with its translation into `language`. */
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
  return typeof text === 'string' && text.trim() !== '' ? text : '';
}

/** What came of {@link withTexts}: the new text, and the changes for which the definition has no text. */
export interface TextsWritten {
  readonly text: string;
  readonly unknown: readonly TextChange[];
}

/**
 * Writes translations into the text of an ascData.json. Only what changes is touched; every other byte stays as it is. What says
 * the same already changes nothing. Where several elements have the same Id, the first one counts, as everywhere.
 * @throws TypeError the text is not JSON, or has an object with the same key twice
 */
export function withTexts(
  text: string,
  language: string,
  changes: readonly TextChange[],
  registry: Models
): TextsWritten {
  const elements = new Map<string, { element: AscElement; index: number; known: Set<string> }>();
  for (const { element, index } of placedElements(parse(text).data)) {
    if (elements.has(element.Id)) continue;
    const known = new Set(textsOf(element, registry).map((place) => textId(textKey(place))));
    elements.set(element.Id, { element, index, known });
  }
  const unknown: TextChange[] = [];
  const wanted = new Map<string, Map<string, string>>();
  for (const change of changes) {
    if (!elements.get(change.element)?.known.has(textId(change))) unknown.push(change);
    else
      wanted.set(change.element, (wanted.get(change.element) ?? new Map()).set(translationKey(change), change.target));
  }
  const edits = [...wanted].flatMap(([id, texts]) => {
    const { element, index } = elements.get(id)!;
    return editsOf(element, `/Elements/${index}/Translations`, language, texts);
  });
  return { text: edits.length === 0 ? text : editText(text, edits), unknown };
}

/** The edits that bring the texts of one element into a language, with the objects round them where they are missing. */
function editsOf(element: AscElement, pointer: string, language: string, texts: ReadonlyMap<string, string>): Edit[] {
  const changed = [...texts].filter(([key, target]) => target !== targetOf(element, language, key));
  const filled = changed.filter(([, target]) => target !== '');
  const place = `${pointer}/${pointerToken(language)}`;
  const present = element.Translations && own(element.Translations, language);
  if (isRecord(present)) {
    return changed.map(([key, value]) => {
      const at = `${place}/${pointerToken(key)}`;
      return value === '' ? { op: 'remove', pointer: at } : { op: 'set', pointer: at, value };
    });
  }
  if (filled.length === 0) return [];
  const value = Object.fromEntries(filled);
  return isRecord(element.Translations)
    ? [{ op: 'set', pointer: place, value }]
    : [{ op: 'set', pointer, value: { [language]: value } }];
}
