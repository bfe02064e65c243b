import { describe, expect, it } from 'vitest';
import { encodedRight } from './misencoded.js';

/** 80 to 9F. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** The text as a program shows it that reads its UTF-8 in another encoding. */
function misread(text: string, encoding: string): string {
  const signOf = (byte: number): string =>
    encoding === 'Windows-1252' && byte >= 0x80 && byte < 0xa0 ? WINDOWS[byte - 0x80]! : String.fromCharCode(byte);
  return Array.from(new TextEncoder().encode(text), signOf).join('');
}

const RIGHT = [
  ['Größe'],
  ['Öl'],
  ['GRÖSSE'],
  ['Ärger über „Straßen“'],
  ['voilà, à Noël'],
  ['l’été'],
  ['SÃO PAULO – AMANHÃ…'],
  ['IRMÃ»'],
  ['21 °C'],
  ['5 €, 3 × 4'],
  ['błąd, źródło'],
  ['Žluťoučký kůň'],
  ['ÅÄÖ på Åland'],
  ['Привет'],
  ['Ελλάδα'],
  ['日本語'],
  ['שלום'],
  ['مرحبا'],
  ['A → B ✓'],
  ['😀 Ton']
];

describe('a text', () => {
  it.each(RIGHT)('as “%s” does not look wrongly encoded', (text) => {
    expect(encodedRight(text)).toBeUndefined();
  });

  it.each([
    ...['SÃO', 'NÃ', 'IRMÃ…', 'MANHÃ–', '„Ä“', '«MANHÃ»', 'AMANHÃ\u00A0É', 'Â', 'PÂINE', 'Å…'],
    ...['café\u00A0»', '«\u00A0CAFÉ\u00A0»', 'ESPAÑ…', 'Spaß“', 'Øst', '3×…', 'même…', 'ð', '±½', 'Â\u0085']
  ])('that has “%s” may be right', (text) => {
    expect(encodedRight(text)).toBeUndefined();
  });

  it('may have what the source has', () => {
    expect(encodedRight('Aus Ã¶ wird ö', 'Ã¶ becomes ö')).toBeUndefined();
  });
});

describe.each(['Windows-1252', 'Latin-1'])('read as %s', (encoding) => {
  it.each(RIGHT)('“%s” looks wrongly encoded, once and twice, and tells what it was', (text) => {
    const once = misread(text!, encoding);
    expect([encodedRight(once), encodedRight(misread(once, encoding))]).toEqual([text, text]);
  });
});
