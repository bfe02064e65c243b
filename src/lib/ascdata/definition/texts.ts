import { isRecord, own } from '../elements.js';
import { pointerToken } from '../findings.js';
import type { AscElement } from '../types.js';
import type { Step } from './steps.js';

/**
 * Writes a translation of an element into the file; an empty one is removed, and with it a language that has no other.
 * @param base JSON Pointer of the element
 * @param order keys of its texts, in the order in which people see them
 */
export function textStep(
  element: AscElement,
  base: string,
  { language, key, text }: { readonly language: string; readonly key: string; readonly text: string },
  order: readonly string[]
): Step {
  const translations = `${base}/Translations`;
  const pointer = `${translations}/${pointerToken(language)}`;
  const texts: unknown = isRecord(element.Translations) ? own(element.Translations, language) : undefined;
  if (text === '') return { kind: 'clear', pointer: `${pointer}/${pointerToken(key)}` };
  if (isRecord(texts) || texts === undefined) {
    return { kind: 'set', pointer: `${pointer}/${pointerToken(key)}`, value: text, order };
  }
  // Something else stands where the language should be.
  return { kind: 'set', pointer, value: { [key]: text } };
}

/** The translation that the file has, as it stands there; '' without one. */
export function textIn(element: AscElement, language: string, key: string): string {
  const texts: unknown = isRecord(element.Translations) ? own(element.Translations, language) : undefined;
  const text = isRecord(texts) ? own(texts, key) : undefined;
  return typeof text === 'string' ? text : '';
}
