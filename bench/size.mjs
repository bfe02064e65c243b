import { gzipSync } from 'node:zlib';

/** How long the editor has to get ready without a script, to show that it does not need it. */
const PATIENCE_MILLISECONDS = 2_000;
const isReady = () =>
  performance.getEntriesByName('editor-ready').length > 0 &&
  document.querySelector('[data-field] :is(input, select, textarea)') !== null;
const nameOf = (/** @type {string} */ url) => new URL(url).pathname.split('/').at(-1) ?? '';

/**
 * JavaScript without which the first field of the editor cannot be used: what the document names, and whatever else the editor
 * is not ready without: it says so itself (`editor-ready`), and the first field has its control.
 */
export async function benchSize(resources) {
  const app = await resources.app();
  const { page } = await resources.page(app.link);
  const address = /\/widgets\/\d+/.exec(await page.content())?.[0];
  if (!address) throw new Error('The start page names no widget.');
  const editor = app.url + address;
  const named = await (await page.request.get(editor)).text();
  const asked = await scriptsOf(page, editor);
  const needed = [];
  const isNamed = (name) => named.includes(name);
  const names = [...asked.keys()];
  const tried = resources.isSmall ? [names.find(isNamed), names.find((name) => !isNamed(name))] : names;
  for (const name of tried) {
    if (isNamed(name) || !(await isReadyWithout(page, editor, name))) needed.push(asked.get(name));
  }
  console.log(`size     ${needed.length} scripts before the first field can be used`);
  const bytes = needed.reduce((sum, length) => sum + length, 0);
  return [{ what: 'JavaScript before the first field, gzip', measured: bytes / 1000, bound: 70, unit: 'kB' }];
}

/**
 * The scripts requested by the time the editor is ready, with their lengths in bytes, gzipped.
 * @param {import('@playwright/test').Page} page
 * @param {string} editor
 */
async function scriptsOf(page, editor) {
  const scripts = new Map();
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    scripts.set(nameOf(route.request().url()), gzipSync(await response.body()).length);
    await route.fulfill({ response });
  });
  await page.goto(editor, { waitUntil: 'commit' });
  await page.waitForFunction(isReady);
  await page.unrouteAll({ behavior: 'wait' });
  return scripts;
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} editor
 * @param {string} name of the script that never arrives
 */
async function isReadyWithout(page, editor, name) {
  await page.route(`**/${name}`, () => {});
  await page.goto(editor, { waitUntil: 'commit' });
  const ready = await page.waitForFunction(isReady, undefined, { timeout: PATIENCE_MILLISECONDS }).then(
    () => true,
    () => false
  );
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return ready;
}
