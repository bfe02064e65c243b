import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { asNobody, ENTERED, kinds, outside, PEERS, PLACES, tried } from '../../attacks/outside.js';
import { following, saveElsewhere, text } from '../editor/widget.js';
import { expect, freshName, test, type App } from '../people/people.js';
import { dashboardWith, openBoard, tile, upload } from './board.js';

const attack = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../attacks/widgets/${name}/index.html`, import.meta.url)), 'utf8');

const OTHERS = ['Opening hours', 'Key figure'];

/** A dashboard with this widget between two others, which run. */
async function between(page: Page, app: App, name: string): Promise<void> {
  const board = await dashboardWith(page, app, [
    [OTHERS[0]!, 0, 0],
    [name, 1, 0],
    [OTHERS[1]!, 2, 0]
  ]);
  await openBoard(page, board);
  for (const other of OTHERS) {
    const frame = page.locator(`iframe[title="${other}"]`);
    await expect(frame.contentFrame().locator('body')).not.toBeEmpty();
    await frame.evaluate((node) => (node.dataset.same = 'yes'));
  }
}

/** The others still run in the same frames. */
async function expectUndisturbed(page: Page): Promise<void> {
  for (const other of OTHERS) {
    await expect(page.locator(`iframe[title="${other}"]`)).toHaveAttribute('data-same', 'yes');
    await expect(tile(page, other).getByRole('button', { name: 'Reload' })).toHaveCount(0);
  }
}

test(
  'a looping widget has its own process: the others keep running and can be reloaded',
  { tag: '@firefox' },
  async ({ page, app }) => {
    const name = freshName('Looping');
    const index = attack('loop-in-handler').replaceAll('libs/', 'lib/');
    const elements = [{ Id: 'title', DisplayName: 'Title', DataType: 'simpleText', Value: text('Once') } as const];
    const id = await upload(page, app, name, elements, { files: { 'index.html': index } });
    await following(page, () => between(page, app, name));
    // It does not come back from the second delivery.
    await saveElsewhere(page, app.url, id, { title: text('Twice') });
    await expect(tile(page, name).getByRole('alert')).toContainText('not answering', { timeout: 30_000 });
    await expectUndisturbed(page);
    await page.getByRole('button', { name: `Actions for ${OTHERS[0]}` }).click();
    const actions = page.getByRole('group', { name: `Actions for ${OTHERS[0]}` });
    await actions.getByRole('button', { name: 'Reload' }).click();
    for (const other of OTHERS) {
      const frame = page.locator(`[data-state=live] iframe[title="${other}"]`);
      await expect(frame.contentFrame().locator('body')).not.toBeEmpty();
    }
  }
);

test('where browsers give widgets no processes of their own, one that loops is stopped and the others start one by one', async ({
  page,
  app
}) => {
  test.setTimeout(120_000);
  await page.route('**/w/**', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['document-isolation-policy'];
    await route.fulfill({ response, headers });
  });
  const name = freshName('Looping');
  await upload(page, app, name, [], { files: { 'index.html': attack('loop-at-load') } });
  const board = await dashboardWith(page, app, [
    [name, 0, 0],
    [OTHERS[0]!, 1, 0],
    [OTHERS[1]!, 2, 0]
  ]);
  await openBoard(page, board);
  for (const other of OTHERS) {
    await expect(tile(page, other).getByText('this one is still waiting')).toBeVisible({ timeout: 45_000 });
  }
  const stopped = tile(page, name).getByRole('alert').filter({ hasText: 'blocked all others' });
  await expect(stopped.getByRole('button', { name: 'Reload' })).toBeVisible({ timeout: 45_000 });
  // Whichever had shown something before the first silence starts first; the other follows when that one was watched.
  for (const other of OTHERS) {
    await expect(page.locator(`[data-state=live] iframe[title="${other}"]`)).toBeVisible({ timeout: 45_000 });
  }
});

test('a widget that says nothing is shown as it is, with why and Reload', async ({ page, app }) => {
  const name = freshName('Silent');
  await upload(page, app, name, [], { files: { 'index.html': attack('no-ready') } });
  await between(page, app, name);
  const said = tile(page, name).getByRole('status').filter({ hasText: 'sendReady' });
  await expect(said).toBeVisible({ timeout: 30_000 });
  await expect(page.locator(`iframe[title="${name}"]`).contentFrame().getByText('Just a page.')).toBeVisible();
  await said.getByRole('button', { name: 'Reload' }).click();
  await expect(said).toBeHidden();
  await expect(said).toBeVisible({ timeout: 30_000 });
  await expectUndisturbed(page);
  // The message follows the language, and no frame restarts.
  await page.getByRole('button', { name: 'Account: admin' }).click();
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('Deutsch');
  await expect(said.getByRole('button', { name: 'Neu laden' })).toBeVisible();
  await expectUndisturbed(page);
});

for (const kind of ['flood-port', 'flood-window']) {
  test(`a widget that floods (${kind}) is cut off with why and Reload, which starts it again`, async ({
    page,
    app
  }) => {
    const name = freshName('Flooding');
    // Far beyond the budget, but quick for the browser: the others wait that long.
    const index = attack(kind).replaceAll('libs/', 'lib/').replace('200000', '40000');
    await upload(page, app, name, [], { files: { 'index.html': index }, options: { HasPrintSupport: true } });
    await between(page, app, name);
    // It floods when asked to print.
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const said = tile(page, name).getByRole('alert');
    await expect(said).toContainText('messages', { timeout: 30_000 });
    await expectUndisturbed(page);
    await said.getByRole('button', { name: 'Reload' }).click();
    await expect(said).toHaveCount(0);
    await expect(page.locator(`iframe[title="${name}"]`)).toBeVisible();
  });
}

test('a widget that tries to leave without end is ended as the one that does, and no other', async ({ page, app }) => {
  const name = freshName('Leaving');
  const index = attack('navigate-storm').replaceAll('libs/', 'lib/');
  await upload(page, app, name, [], { files: { 'index.html': index } });
  await between(page, app, name);
  await expect(tile(page, name).getByRole('alert')).toContainText('tried to open another page', { timeout: 40_000 });
  await expectUndisturbed(page);
});

test('a widget that tries every way out is heard by nobody, on a dashboard or in the editor', async ({
  page,
  app,
  context
}) => {
  await using silent = await outside();
  await using control = await outside();
  const name = freshName('Reaching');
  const index = silent.widget(PLACES, PEERS).replaceAll('libs/', 'lib/');
  const id = await upload(page, app, name, [], { files: { 'index.html': index } });
  const board = await dashboardWith(page, app, [[name, 0, 0]]);
  const onDashboard = tried(page, ENTERED);
  await openBoard(page, board);
  await onDashboard;
  const inEditor = tried(page, ENTERED);
  await page.goto(`/widgets/${id}`);
  await inEditor;
  await asNobody(context, control);
  await expect.poll(() => kinds(control)).toEqual(expect.arrayContaining(['tcp ping-nobody.localhost', 'udp']));
  expect(silent.heard).toEqual([]);
});

test('nothing of a package becomes a part of the page around it: no script, style, font or worker', async ({
  page,
  app
}) => {
  const name = freshName('Inserted');
  const files = { 'x.js': 'globalThis.owned = true;', 'x.css': 'body { color: red }', 'x.woff2': '' };
  const id = await upload(page, app, name, [], { files });
  await page.goto(`/widgets/${id}`);
  const source = await page.locator('iframe').getAttribute('src');
  const refused = await page.evaluate(
    async (folder) => {
      const told: string[] = [];
      const all = new Promise<void>((resolve) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          told.push(`${effectiveDirective} ${blockedURI.replace(/.*\//, '')}`);
          if (told.length === 5) resolve();
        });
      });
      const put = (tag: string, fields: object) =>
        document.head.append(Object.assign(document.createElement(tag), fields));
      put('script', { src: `${folder}x.js` });
      put('script', { src: `${folder}x.js`, type: 'module' });
      put('link', { rel: 'stylesheet', href: `${folder}x.css` });
      new FontFace('Own', `url(${folder}x.woff2)`).load().catch(() => {});
      try {
        new Worker(`${folder}x.js`);
      } catch {
        // Some browsers also throw an error.
      }
      await all;
      return told.sort();
    },
    source?.replace(/index\.html.*$/, '') ?? ''
  );
  expect(refused).toEqual([
    'font-src x.woff2',
    'script-src-elem x.js',
    'script-src-elem x.js',
    'style-src-elem x.css',
    'worker-src x.js'
  ]);
  expect(await page.evaluate(() => 'owned' in globalThis)).toBe(false);
});
