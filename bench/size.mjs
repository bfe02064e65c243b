import { gzipSync } from 'node:zlib';
import { startApp } from './app.mjs';
import { openPage } from './browser.mjs';

/** How long a script that the document itself does not name is held back, to see whether the editor gets ready without it. */
const HELD_MILLISECONDS = 1_000;

/**
 * JavaScript without which the first field of the editor cannot be used. What the document names counts; anything else is
 * held back, and counts only when the editor does not mark itself ready (`editor-ready`) without it.
 */
export async function benchSize() {
  const app = await startApp();
  const { browser, page } = await openPage(app.link);
  const address = /\/widgets\/\d+/.exec(await page.content())?.[0];
  if (!address) throw new Error('The start page names no widget.');
  const named = await (await page.request.get(app.url + address)).text();
  const needed = [];
  const isReady = () => performance.getEntriesByName('editor-ready').length > 0;
  await page.route('**/*.js', async (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1);
    const ready = !named.includes(file) && (await becomesReady());
    const response = await route.fetch();
    if (!ready) needed.push(gzipSync(await response.body()).length);
    await route.fulfill({ response });
  });
  const becomesReady = () =>
    page.waitForFunction(isReady, undefined, { timeout: HELD_MILLISECONDS }).then(
      () => true,
      () => false
    );
  await page.goto(app.url + address, { waitUntil: 'commit' });
  await page.waitForFunction(isReady);
  await page.unrouteAll({ behavior: 'wait' });
  console.log(`size     ${needed.length} scripts before the first field can be used`);
  await browser.close();
  app.stop();
  const bytes = needed.reduce((sum, length) => sum + length, 0);
  return [{ what: 'JavaScript before the first field, gzip', measured: bytes / 1000, bound: 80, unit: 'kB' }];
}
