import type { AscElement } from '../ascdata/types.js';
import { translationKey } from '../ascdata/texts/textKey.js';
import type { TextRow } from './row.svelte.js';
import { PLACEHOLDER } from '../ascdata/texts/textChecks.js';

const LETTERS =
  'AÀBɓCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽaàbƀcçdðeéfƒgĝhĥiîjĵkķlļmṁnñoöpþqǫrŕsštţuûvṽwŵxẋyýzž';
const ACCENTED = new Map(
  Array.from(LETTERS.matchAll(/(.)(.)/gu), ([, plain = '', accented = '']) => [plain, accented])
);
/** Extra length per letter: translations of short English texts are about a third longer. */
const LONGER = 1 / 3;

/**
 * A text in the pseudo-language: accented, a third longer, in brackets, placeholders kept. Cut-off and untranslated texts stand out, and
 * the text stays readable.
 */
export function pseudo(source: string): string {
  const accented = source
    .split(PLACEHOLDER)
    .map((part) => [...part].map((sign) => ACCENTED.get(sign) ?? sign).join(''));
  const placeholders = source.match(PLACEHOLDER) ?? [];
  const text = accented.map((part, at) => part + (placeholders[at] ?? '')).join('');
  const letters = source.replace(PLACEHOLDER, '').match(/\p{L}/gu)?.length ?? 0;
  return `[${text}${'~'.repeat(Math.ceil(letters * LONGER))}]`;
}

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
  for (const row of rows) {
    const own = byElement.get(row.key.element);
    if (own) own.push(row);
    else byElement.set(row.key.element, [row]);
  }
  for (const element of elements) {
    const own = byElement.get(element.Id);
    if (!own) continue;
    const packaged = element.Translations;
    const accented = $derived(Object.fromEntries(own.map((row) => [translationKey(row.key), pseudo(row.source)])));
    const texts = $derived(Object.fromEntries(own.map((row) => [translationKey(row.key), shownText(row)])));
    // Read only by somebody who chooses the pseudo-language.
    const pseudoText = { get: () => accented, enumerable: true };
    const present = $derived(Object.defineProperty({ ...packaged, [language]: texts }, PSEUDO, pseudoText));
    Object.defineProperty(element, 'Translations', { get: () => present, enumerable: true, configurable: true });
  }
}
