import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runs } from '../../../../tests/laws.js';
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

describe('what was misread', () => {
  const right = misread('\u00E4', 'Latin-1');
  const signs = fc.integer({ min: 0x80, max: 0xbf }).map((byte) => WINDOWS[byte - 0x80] ?? String.fromCharCode(byte));
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const WHOLE = /^(?:[Â-ß][^]|[à-ï][^]{2}|[ð-ô][^]{3})$/u;

  it('is what a strict decoder of UTF-8 makes of it', () => {
    const lead = fc.constantFrom(...'ÂÃßàãíïðñóô');
    const one = fc.tuple(lead, fc.array(signs, { minLength: 1, maxLength: 3 })).map(([a, b]) => a + b.join(''));
    fc.assert(
      fc.property(one, (found) => {
        const bytes = Array.from(found, (sign) => {
          const high = WINDOWS.indexOf(sign);
          return high < 0 ? sign.charCodeAt(0) : high + 0x80;
        });
        let expected: string | undefined;
        try {
          expected = strict.decode(new Uint8Array(bytes));
        } catch {
          expected = undefined;
        }
        fc.pre(WHOLE.test(found) && !/[\u0080-\u009F\uFEFF]/.test(expected ?? found));
        expect(encodedRight(`${right} ${found}`)).toBe(`ä ${expected ?? found}`);
      }),
      { numRuns: runs(500), seed: 34 }
    );
  });

  it('is decoded by nothing that throws for each of thousands of wrong places', () => {
    const decode = vi.spyOn(TextDecoder.prototype, 'decode');
    onTestFinished(() => decode.mockRestore());
    encodedRight(right + 'à\u0080\u0080'.repeat(1_600));
    expect(decode).not.toHaveBeenCalled();
  });
});

describe.each(['Windows-1252', 'Latin-1'])('read as %s', (encoding) => {
  it.each(RIGHT)('“%s” looks wrongly encoded, once and twice, and tells what it was', (text) => {
    const once = misread(text!, encoding);
    expect([encodedRight(once), encodedRight(misread(once, encoding))]).toEqual([text, text]);
  });
});
