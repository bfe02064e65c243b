import { PLACEHOLDER } from '../ascdata/texts/textChecks.js';

const LETTERS =
  'AÀBɓCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽaàbƀcçdðeéfƒgĝhĥiîjĵkķlļmṁnñoöpþqǫrŕsštţuûvṽwŵxẋyýzž';
const ACCENTED = new Map(
  Array.from(LETTERS.matchAll(/(.)(.)/gu), ([, plain = '', accented = '']) => [plain, accented])
);
/** What is added for each letter of the source: translations of short English texts are about a third longer. */
const LONGER = 1 / 3;

/**
 * A text as the pseudo-language has it: accented, a third longer, in brackets, with its placeholders kept. What is cut off, or still
 * plain, is seen at once, and the text can still be read.
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
