import { renderAsync } from '@resvg/resvg-js';
import { join } from 'node:path';
import type { Card, Size } from '../lib/server/pictures/protocol.js';
import { cardSvg } from './card.js';

const PLAIN = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'];
/** Has a glyph for nearly every character. Large, so it is read only when needed. */
const LAST = 'UnifontEX.ttf';
/** Text that DejaVu Sans can draw. */
const COVERED =
  /^[\u0300-\u036F\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Armenian}\p{Script=Georgian}\u0020-\u024F\u2010-\u20BF]*$/u;

/**
 * The card as PNG, off the main thread. It uses our own fonts, so that it looks the same on every machine; other scripts use
 * the machine's fonts, or else a plain font that has nearly every character.
 */
export async function drawCard(card: Card, size: Size, fonts: string): Promise<Uint8Array> {
  const needsMore = !COVERED.test(card.name);
  const files = needsMore ? [...PLAIN, LAST] : PLAIN;
  const image = await renderAsync(cardSvg(card, size), {
    font: {
      loadSystemFonts: needsMore,
      fontFiles: files.map((file) => join(fonts, file)),
      defaultFontFamily: 'DejaVu Sans',
      sansSerifFamily: 'DejaVu Sans'
    },
    logLevel: 'off'
  });
  return image.asPng();
}
