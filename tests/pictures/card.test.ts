import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Renderer } from '../../src/lib/server/pictures/renderer.js';
import { previewSize, spotSize, thumbnailSize } from '../../src/lib/server/pictures/sizes.js';
import { cardSvg } from '../../src/render/card.js';
import { plain, widthOf, wrapped } from '../../src/render/text.js';
import { build, type Built } from './harness.js';
import { decodePng, type Pixels } from './png.js';

let built: Built;
let renderer: Renderer;
beforeAll(async () => {
  built = await build();
  renderer = new Renderer({ folder: built.folder, chromium: undefined });
}, 60_000);
afterAll(async () => {
  await renderer.close();
});

const spot = { width: 640, height: 360 };

/** Dark pixels in the lines of the name: none without a font that has the glyphs. */
function ink(picture: Pixels): number {
  let count = 0;
  for (let y = 190; y < 300; y++) {
    for (let x = 30; x < 610; x++) if (picture.at(x, y)[0] < 100 && picture.at(x, y)[2] < 110) count += 1;
  }
  return count;
}

describe('a drawn card', { timeout: 30_000 }, () => {
  const blank = async () => ink(decodePng(await renderer.card({ type: 'Image', name: '', spot }, spot)));

  it.each([
    ['a usual name', 'Sommer-Aktion 2026'],
    ['markup', '<script>alert("x")</script> & \'quotes\''],
    ['writing from right to left', 'שלום עולם مرحبا'],
    ['Japanese', '日本語の名前'],
    ['Devanagari and Thai', 'हिन्दी ไทย'],
    ['emoji', '😀👩‍👩‍👧🇩🇪'],
    ['200 characters', 'Wort '.repeat(40)],
    ['200 characters without a space', 'W'.repeat(200)]
  ])('shows its name, whatever it is: %s', async (_, name) => {
    const picture = decodePng(await renderer.card({ type: 'Video', name, spot }, spot));
    expect([picture.width, picture.height]).toEqual([640, 360]);
    expect(ink(picture)).toBeGreaterThan((await blank()) + 100);
  });

  it.each([
    [1, 1],
    [4096, 1],
    [1, 4096],
    [320, 3],
    [4096, 4096]
  ])('is drawn at %i x %i', async (width, height) => {
    const picture = decodePng(await renderer.card({ type: 'Html', name: 'Name', spot }, { width, height }));
    expect([picture.width, picture.height]).toEqual([width, height]);
  });

  it('escapes what people wrote, and leaves out characters that hide or turn others', () => {
    const svg = cardSvg({ type: 'Image', name: '</text><image href="http://x/"/>&\u202Egnp\u0000\uD800', spot }, spot);
    expect(['<image', 'href="', '\u202E', '\u0000', '\uD800'].filter((each) => svg.includes(each))).toEqual([]);
    expect(svg).toContain('&lt;/text&gt;');
  });
});

describe('the lines of a name', () => {
  it('fit into their room, and end with an ellipsis if something is left out', () => {
    for (const name of [
      'one two three four five six seven eight nine',
      'W'.repeat(200),
      '日本'.repeat(60),
      'a '.repeat(90)
    ]) {
      const lines = wrapped(plain(name), 8, 3);
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(8);
      expect(lines.at(-1)).toMatch(/…$/);
    }
  });

  it('do not cut an emoji that is made of several characters', () => {
    expect(wrapped('👩‍👩‍👧'.repeat(9), 3, 3).join('').replaceAll('👩‍👩‍👧', '')).toBe('…');
  });
});

describe('the size of a picture', () => {
  const ascData = (NumberOfSlots: number) => ({
    SpotIdentifier: 'a',
    SpotVersion: '1',
    ApiVersion: 1,
    SpotType: 'DashboardWidget',
    NumberOfSlots
  });

  it('is that of the spot, or else that of its widget on the dashboard, or else 1280 x 720', () => {
    expect(spotSize(800, 600, ascData(2))).toEqual({ width: 800, height: 600 });
    expect(spotSize(null, null, ascData(2))).toEqual({ width: 656, height: 288 });
    expect(spotSize(null, null, undefined)).toEqual({ width: 1280, height: 720 });
    expect(spotSize(640, null, undefined)).toEqual({ width: 640, height: 360 });
    expect(spotSize(null, 360, undefined)).toEqual({ width: 640, height: 360 });
  });

  it('is limited for a preview, keeping its proportions', () => {
    expect(previewSize({ width: 8192, height: 4096 })).toEqual({ width: 4096, height: 2048 });
    expect(previewSize({ width: 1, height: 1_000_000 })).toEqual({ width: 1, height: 4096 });
    expect(previewSize({ width: 1920, height: 1080 })).toEqual({ width: 1920, height: 1080 });
  });

  it('is at most 320 for a thumbnail, and never larger than the preview', () => {
    expect(thumbnailSize({ width: 1920, height: 1080 })).toEqual({ width: 320, height: 180 });
    expect(thumbnailSize({ width: 100, height: 50 })).toEqual({ width: 100, height: 50 });
  });
});
