import type { AscElement } from '../../src/lib/ascdata/types.js';
import { text } from '../../src/lib/form/testingWeather.js';
import type { WebKit } from './driver.js';
import { attack, board, expect, test, upload } from './product.js';

/** Widgets that do harm in WebKit, which runs them in the page's thread: one that loops freezes the page, and the next page knows which. */

const elements = [{ Id: 'title', DisplayName: 'Title', DataType: 'simpleText', Value: text('Wien') } as const];

// Frozen pages and their silence take time.
test.describe.configure({ timeout: 150_000 });

/**
 * Types where the focus is, which freezes the page; it is then closed. Goes on in another window. The page types by itself: the
 * driver crashes when a window is closed in which it still presses a key.
 */
async function freezeByTyping(webkit: WebKit, text: string): Promise<void> {
  await webkit.run((typed) => void setTimeout(() => document.execCommand('insertText', false, typed)), text);
  await expect.poll(() => webkit.hangs(), { timeout: 30_000 }).toBe(true);
  await webkit.closeWindow();
  await webkit.openWindow();
}

/** Opens a page until it says this. A page that freezes, or that a busy machine keeps silent, is closed. */
async function openUntil(webkit: WebKit, address: string, said: string): Promise<void> {
  await expect(async () => {
    void webkit.goto(address).catch(() => undefined);
    for (let isSaid: boolean | undefined = false; !isSaid; isSaid = await webkit.answered(webkit.has('p', said))) {
      if (isSaid !== undefined) continue;
      await webkit.closeWindow();
      await webkit.openWindow();
      throw new Error('The page froze.');
    }
  }).toPass();
}

const froze = (name: string): string =>
  `This page ended unexpectedly while “${name}” was running, so the widget was not restarted. What you typed is still here.`;

test('a widget that loops at its start is held back after that', async ({ webkit, app }) => {
  const id = await upload(app, 'Looping', elements, { files: { 'index.html': attack('loop-at-load') } });
  const address = `${app.url}/widgets/${id}`;
  await webkit.openWindow();
  await openUntil(webkit, address, froze('Looping'));
  await webkit.reload();
  await webkit.find('p', froze('Looping'));
});

test('an edit that makes a widget loop is not lost, and the button starts the widget again', async ({
  webkit,
  app
}) => {
  const index = attack('loop-in-handler');
  const id = await upload(app, 'Edited', elements, { files: { 'index.html': index } });
  const address = `${app.url}/widgets/${id}`;
  await webkit.openWindow();
  await webkit.goto(address);
  await webkit.find('[data-state=live] iframe', 'Edited');
  await webkit.click('input, textarea', 'Title');
  await freezeByTyping(webkit, 'z');
  await webkit.goto(address);
  await webkit.find('p', froze('Edited'));
  await expect.poll(() => webkit.value('input, textarea', 'Title')).toMatch(/z/);
  await webkit.click('.problem button', 'Reload');
  await webkit.find('[data-state=live] iframe', 'Edited');
});

test('a dashboard with a widget that loops opens with the others', async ({ webkit, app }) => {
  const id = await upload(app, 'Culprit', elements, { files: { 'index.html': attack('loop-at-load') } });
  const ids = [id];
  // Each is watched for a while before the next one starts.
  const others = Array.from({ length: 5 }, (_, index) => `Other ${index}`);
  for (const name of others) ids.push(await upload(app, name, elements));
  const address = app.url + (await board(app, ids));
  await webkit.openWindow();
  await openUntil(webkit, address, froze('Culprit'));
  for (const name of others) {
    await webkit.find('h2', name);
    await webkit.find('[data-state=live] iframe', name);
  }
});

test('a widget that floods is cut off, and the page goes on', async ({ webkit, app }) => {
  const files = { 'index.html': attack('flood-port').replace('200000', '40000') };
  const flooding = await upload(app, 'Flooding', elements, { files, options: { HasPrintSupport: true } });
  const beside = await upload(app, 'Beside', elements);
  await webkit.goto(app.url + (await board(app, [flooding, beside])));
  await webkit.find('[data-state=live] iframe', 'Beside');
  await webkit.find('[data-state=live] iframe', 'Flooding');
  await webkit.click('button', 'Actions for Flooding');
  await webkit.click('button', 'Export');
  await webkit.find('[data-state=flooding]');
  await webkit.find('[data-state=live] iframe', 'Beside');
});

test('a widget that tries to leave for another page is ended and named, in whatever way it tries', async ({
  webkit,
  app
}) => {
  const index = attack('navigate').replace('ELSEWHERE', 'https://elsewhere.test');
  for (const way of ['location', 'link', 'meta-refresh', 'data', 'product']) {
    const name = `Leaving by ${way}`;
    const ways: AscElement = { Id: 'way', DisplayName: 'Way', DataType: 'radiobutton', Items: ['', way], Value: '' };
    const id = await upload(app, name, [ways], {
      files: { 'index.html': index },
      options: { UseSingleElementUpdate: true }
    });
    await webkit.goto(`${app.url}/widgets/${id}`);
    await webkit.find('[data-state=live] iframe', name);
    await webkit.click('label', way);
    await webkit.find('[data-state=blocked-navigation]');
    await expect.poll(() => webkit.has('iframe')).toBe(false);
  }
});
