import type { Page } from '@playwright/test';
import { App, expect, expectAccessibleInEachView, testAlone } from '../app.js';
import { library } from '../editor/widget.js';

const { test, product } = testAlone(() => new App({ DEMO: '0', WIDGETS_DIR: 'nowhere' }, 'empty').start());

const widget = (page: Page) => page.frameLocator('iframe').first();
const rest = (page: Page) => widget(page).locator('.others');
const start = async (page: Page, name: RegExp) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'New widget …' }).click();
  const dialog = page.getByRole('dialog', { name: 'New widget' });
  // There is no group yet that a widget of a template could be put into.
  await expect(dialog.getByRole('heading', { name: 'Or a widget of a template' })).toHaveCount(0);
  await dialog.getByRole('button', { name }).click();
};

test('from an empty installation to a running widget whose added setting shows', async ({ page }) => {
  await test.step('the steps say what it starts from, its name, and an identifier that follows it', async () => {
    await start(page, /^Text board/);
    const dialog = page.getByRole('dialog', { name: 'New widget: Text board' });
    await dialog.getByLabel('Name', { exact: true }).fill('Lunch menu');
    await expect(dialog.getByLabel('Identifier')).toHaveValue('mine.lunch-menu');
    await expectAccessibleInEachView(page, [390, 1280]);
    await dialog.getByRole('button', { name: 'Create the widget' }).click();
  });

  await test.step('it opens in Definition, and runs', async () => {
    await expect(page).toHaveURL(/\/widgets\/\d+\/definition/);
    await expect(widget(page).getByRole('heading', { name: 'Welcome' })).toBeVisible();
    await expect(rest(page)).toBeEmpty();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const [text, paper] = await widget(page)
        .locator('html')
        .evaluate((node) => [getComputedStyle(node).color, getComputedStyle(node).backgroundColor]);
      expect([text, paper]).toEqual(
        colorScheme === 'dark' ? ['rgb(255, 255, 255)', 'rgb(18, 18, 18)'] : ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']
      );
    }
  });

  await test.step('an added setting shows at once, and as it is changed', async () => {
    const settings = page.getByRole('listbox', { name: 'Settings' });
    await settings.focus();
    await page.keyboard.press('n');
    for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await page.keyboard.type('Tables');
    await expect(rest(page)).toHaveText('Tables0');
    await page.getByRole('spinbutton', { name: 'Default' }).fill('12');
    await expect(rest(page)).toHaveText('Tables12');
  });

  await test.step('saved, it is in the widget', async () => {
    const [path] = page.url().split('/definition');
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: /^Save as version/ }).click();
    await expect(page.getByRole('heading', { name: /is now version/ })).toBeFocused();
    await page.goto(path!);
    await expect(page.getByLabel('Tables').first()).toHaveValue('12');
    await expect(rest(page)).toHaveText('Tables12');
  });

  await test.step('a copy has an identifier of its own, and one in use is told', async () => {
    await start(page, /^Copy of a template/);
    await page
      .getByRole('dialog', { name: 'Copy a template' })
      .getByRole('button', { name: /^Lunch menu/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'New widget: Lunch menu' });
    await dialog.getByLabel('Identifier').fill('mine.lunch-menu');
    await expect(dialog.getByText('Another template has this identifier.')).toBeVisible();
    await dialog.getByLabel('Identifier').fill('mine.dinner');
    await dialog.getByRole('button', { name: 'Create the widget' }).click();
    await expect(page).toHaveURL(/\/widgets\/\d+\/definition/);
    await page.getByRole('option', { name: /Widget itself/ }).click();
    await expect(page.getByLabel('Identifier', { exact: true })).toHaveValue('mine.dinner');
  });
});

/** Tries what a widget must not reach, and writes what came of it. */
const HOSTILE = `
const tries = {
  cookie: () => document.cookie,
  storage: () => localStorage.length,
  parent: () => parent.document.title,
  api: () => fetch('/api/Account').then((answer) => answer.status),
  other: () => fetch(location.href.replace(/\\/w\\/[^/]+/, '/w/x')).then((answer) => answer.status)
};
const told = Object.entries(tries).map(async ([name, run]) => {
  try { return name + ':' + await run(); } catch (error) { return name + ':' + error.name; }
});
Promise.all(told).then((all) => { document.body.textContent = all.join(' '); });`;

test('a hostile script in a file that is edited is confined as one in a package is', async ({ page }) => {
  await start(page, /^Blank/);
  await page.getByRole('button', { name: 'Create the widget' }).click();
  await expect(page).toHaveURL(/\/widgets\/\d+\/definition/);
  const [, id] = /widgets\/(\d+)/.exec(page.url())!;
  const body = new FormData();
  body.append('file', new File([HOSTILE], 'main.js'));
  body.append('file', new File([library('WizardBase')], 'copy.js'));
  const answer = await page.request.put(`/api/Widgets/${id}/EditedFiles`, {
    multipart: body,
    headers: { origin: product().url }
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { PreviewPath: path } = (await answer.json()) as { PreviewPath: string };
  // Without the attribute that every frame of ours has: the policy of the file alone has to hold.
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src, name: 'hostile' });
    document.body.append(frame);
  }, path);
  const hostile = page.frameLocator('iframe[name="hostile"]');
  await expect(hostile.locator('body')).toHaveText(
    'cookie:SecurityError storage:SecurityError parent:SecurityError api:TypeError other:TypeError'
  );
  const opened = await page.context().newPage();
  expect((await opened.goto(`${product().url}${path}`))?.status()).toBe(403);
});

test('what is typed into a file is seen in a fresh frame of this preview, and nowhere else', async ({ page }) => {
  await start(page, /^Blank/);
  await page.getByLabel('Identifier').fill('mine.typed');
  await page.getByRole('button', { name: 'Create the widget' }).click();
  await expect(page).toHaveURL(/\/widgets\/\d+\/definition/);
  const [path] = page.url().split('/definition');
  await page.goto(`${path}/definition?view=source`);
  await page.getByRole('tab', { name: 'main.js' }).click();
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('document.body.dataset.typed = "yes";');
  await expect(widget(page).locator('body')).toHaveAttribute('data-typed', 'yes');
  await expect(page.locator('iframe')).toHaveCount(1);
  const other = await page.context().newPage();
  await other.goto(path!);
  await expect(widget(other).getByRole('heading', { name: 'My blank' })).toBeVisible();
  await expect(widget(other).locator('body')).not.toHaveAttribute('data-typed');
});
