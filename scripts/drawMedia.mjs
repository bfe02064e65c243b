// `node scripts/drawMedia.mjs`: redraws the pictures and the film of the media carousel, in Chromium. They are kept in the
// repository, because nothing else in the build needs a browser.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const target = fileURLToPath(new URL('../standard-widgets/media-carousel/media', import.meta.url));
const FILM_SECONDS = 5;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
const page = await browser.newPage();
await page.addScriptTag({ path: fileURLToPath(new URL('mediaScenes.mjs', import.meta.url)) });
const keep = (/** @type {string} */ name, /** @type {string} */ base64) =>
  writeFile(join(target, name), Buffer.from(base64, 'base64'));
for (const scene of ['mountains', 'city', 'fruit', 'sea']) {
  await keep(`${scene}.webp`, await page.evaluate(`studio.picture('${scene}')`));
}
await keep('sea.webm', await page.evaluate(`studio.film('sea', ${FILM_SECONDS})`));
await browser.close();
