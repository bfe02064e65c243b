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
