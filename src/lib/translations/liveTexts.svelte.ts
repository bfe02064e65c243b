import type { AscElement } from '../ascdata/types.js';
import { translationKey } from '../ascdata/texts/textKey.js';
import { pseudo } from './pseudo.js';
import type { TextRow } from './row.svelte.js';

/** The language under which elements have their texts in the pseudo-language. */
export const PSEUDO = 'qps';

/**
 * Makes the form follow what is typed: each element's Translations become what its rows say, in the language in work, and the
 * pseudo-language. Whoever reads them follows; an edit touches the fields of one element alone.
 */
export function liveTexts(elements: readonly AscElement[], rows: readonly TextRow[], language: string): void {
  const byElement = new Map<string, TextRow[]>();
  for (const row of rows) byElement.set(row.key.element, [...(byElement.get(row.key.element) ?? []), row]);
  for (const element of elements) {
    const own = byElement.get(element.Id);
    if (!own) continue;
    const packaged = element.Translations;
    const accented = $derived(Object.fromEntries(own.map((row) => [translationKey(row.key), pseudo(row.source)])));
    const texts = $derived(Object.fromEntries(own.map((row) => [translationKey(row.key), row.text])));
    const present = $derived({ ...packaged, [language]: texts, [PSEUDO]: accented });
    Object.defineProperty(element, 'Translations', { get: () => present, enumerable: true, configurable: true });
  }
}
