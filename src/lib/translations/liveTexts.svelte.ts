import type { AscElement } from '../ascdata/types.js';
import { translationKey } from '../ascdata/texts/textKey.js';
import { pseudo } from './pseudo.js';
import type { TextRow } from './row.svelte.js';

/** As the form shows it: without a text, that of a broader language. */
const shownText = ({ text, saved }: TextRow): string => (text.trim() === '' ? (saved.Fallback ?? text) : text);

/** Language tag of the pseudo-language. */
export const PSEUDO = 'qps';

/**
 * Binds the form to what is typed: each element's Translations read its rows, in the current language and the pseudo-language. An edit
 * updates the fields of one element only.
 */
export function bindTexts(elements: readonly AscElement[], rows: readonly TextRow[], language: string): void {
  const byElement = new Map<string, TextRow[]>();
  for (const row of rows) byElement.set(row.key.element, [...(byElement.get(row.key.element) ?? []), row]);
  for (const element of elements) {
    const own = byElement.get(element.Id);
    if (!own) continue;
    const packaged = element.Translations;
    const accented = $derived(Object.fromEntries(own.map((row) => [translationKey(row.key), pseudo(row.source)])));
    const texts = $derived(Object.fromEntries(own.map((row) => [translationKey(row.key), shownText(row)])));
    const present = $derived({ ...packaged, [language]: texts, [PSEUDO]: accented });
    Object.defineProperty(element, 'Translations', { get: () => present, enumerable: true, configurable: true });
  }
}
