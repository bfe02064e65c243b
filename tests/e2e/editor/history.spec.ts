import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleInEachView,
  library,
  save,
  savedValues,
  saveElsewhere,
  test,
  text,
  values,
  weather
} from './widget.js';

const title = (page: Page) => values(page).getByRole('textbox', { name: 'Title' });
const list = (page: Page) => page.getByRole('radiogroup', { name: 'Saves' });
const differences = (page: Page) => page.getByRole('group', { name: 'Differences' }).first();

test('a text of yesterday is found by what changed, restored as an unsaved change, undone, and saved', async ({
  page,
  app,
  openElements
}) => {
  const { id, path } = await openElements(weather);
  await saveElsewhere(page, app.url, id, { title: text('Graz') });
  await saveElsewhere(page, app.url, id, { title: text('Linz') });
  await page.goto(path);
  await page.getByRole('link', { name: 'History' }).click();
  await expect(list(page).getByRole('radio')).toHaveCount(3);
  await list(page)
    .getByRole('radio', { name: /Wien.* → .*Graz/ })
    .click();
  const row = differences(page).getByRole('row', { name: /^Title/ });
  await expect(row).toContainText('Graz');
  await expect(row).toContainText('Linz');
  await expect(page.frameLocator('iframe[title="Sample: Then"]').locator('body')).toContainText('Graz');
  await expect(page.frameLocator('iframe[title="Sample: Now"]').locator('body')).toContainText('Linz');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore “Title”' }).click();
  await expect(page.frameLocator('iframe[title="Sample: Now"]').locator('body')).toContainText('Graz');
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Restore 1 value' }).click();
  await save(page);
  expect(await savedValues(page, id)).toMatchObject({ title: text('Graz') });
  await expect(list(page).getByRole('radio')).toHaveCount(4);
});

test('N names, C changes what is seen, R restores the focused setting, and the keys are listed', async ({
  page,
  app,
  openElements
}) => {
  const { id, path } = await openElements(weather);
  await saveElsewhere(page, app.url, id, { title: text('Graz') });
  await saveElsewhere(page, app.url, id, { title: text('Linz') });
  await page.goto(`${path}/history`);
  await expect(list(page).getByRole('radio', { checked: true })).toContainText('Graz');
  await expect(page.getByRole('button', { name: 'Restore “Title”' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(list(page).getByRole('radio', { checked: true })).toContainText('Linz');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Now', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Restore “Title”' }).focus();
  await page.keyboard.press('r');
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Restore the focused setting');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Name this moment' })).toBeVisible();
});

test('saves of one person within ten minutes are one entry, which opens when it is chosen', async ({
  page,
  app,
  openElements
}) => {
  const { id, path } = await openElements(weather);
  for (const city of ['Graz', 'Linz', 'Steyr']) await saveElsewhere(page, app.url, id, { title: text(city) });
  await page.goto(`${path}/history`);
  await expect(list(page).getByRole('radio')).toHaveCount(4);
  await list(page).getByRole('radio').last().click();
  await expect(list(page).getByRole('radio')).toHaveCount(2);
  await list(page)
    .getByRole('radio', { name: /Steyr.*2 earlier saves/ })
    .click();
  await expect(list(page).getByRole('radio')).toHaveCount(4);
});

test('what is restored goes along to Values as an unsaved change', async ({ page, app, openElements }) => {
  const { id, path } = await openElements(weather);
  await saveElsewhere(page, app.url, id, { title: text('Graz') });
  await page.goto(`${path}/history`);
  await page.getByRole('button', { name: 'Restore “Title”' }).click();
  await page.getByRole('link', { name: 'Values' }).click();
  await expect(title(page)).toHaveValue('Wien');
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
});

test('a moment is named, found by its name, and loses it; by keyboard from save to save', async ({
  page,
  app,
  openElements
}) => {
  const { id, path } = await openElements(weather);
  await saveElsewhere(page, app.url, id, { title: text('Graz') });
  await saveElsewhere(page, app.url, id, { title: text('Linz') });
  await page.goto(`${path}/history`);
  await list(page).getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(list(page).getByRole('radio', { checked: true })).toContainText('Linz');
  await page.keyboard.press('ArrowDown');
  await expect(list(page).getByRole('radio', { checked: true })).toBeFocused();
  await page.getByRole('button', { name: 'Name this moment …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Name this moment' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Easter opening');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('heading', { name: 'Easter opening' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Named');
  await expect(list(page).getByRole('radio')).toHaveText([/Easter opening/]);
  await page.getByRole('button', { name: 'Remove name' }).click();
  await expect(page.getByText('No moment has a name yet.')).toBeVisible();
});

test('“As it was on” shows what was in force then, and says where nothing was', async ({ page, app, openElements }) => {
  const { id, path } = await openElements(weather);
  await saveElsewhere(page, app.url, id, { title: text('Graz') });
  await page.goto(`${path}/history`);
  await expect(list(page).getByRole('radio', { checked: true })).toBeVisible();
  const at = page.getByLabel('As it was on');
  await at.fill('2001-01-01T10:00');
  await at.blur();
  await expect(page.getByText('Nothing had been saved by then.')).toBeVisible();
  await at.fill('2099-01-01T10:00');
  await at.blur();
  await expect(list(page).getByRole('radio', { checked: true })).toContainText('Graz');
});

test.describe('the clock of then', () => {
  const yearIn = (page: Page, frame: 'Then' | 'Now') =>
    page
      .frameLocator(`iframe[title="Sample: ${frame}"]`)
      .locator('body')
      .evaluate(() => new Date().getFullYear());

  test('both frames live at the moment, now, or any other time', async ({ page, app, openElements }) => {
    const { id, path } = await openElements(weather);
    await saveElsewhere(page, app.url, id, { title: text('Graz') });
    await page.goto(`${path}/history`);
    const clock = page.getByLabel('Clock', { exact: true });
    await expect(clock.getByRole('option')).toHaveCount(3);
    await clock.selectOption('Another time …');
    await page.getByLabel('Date and time').fill('2031-04-02T10:00');
    await page.getByLabel('Date and time').blur();
    for (const frame of ['Then', 'Now'] as const) await expect.poll(() => yearIn(page, frame)).toBe(2031);
    await clock.selectOption('Now');
    for (const frame of ['Then', 'Now'] as const) await expect.poll(() => yearIn(page, frame)).not.toBe(2031);
  });

  test('is not offered where the library of the widget is too old for it', async ({ page, app, openElements }) => {
    const older = (name: string) => [`lib/${name}.js`, library(name).replaceAll('1.1.0', '1.0.0')] as const;
    const files = Object.fromEntries(['WizardBase', 'DashboardWidgetBase'].map(older));
    const { id, path } = await openElements(weather, 'Sample', { files });
    await saveElsewhere(page, app.url, id, { title: text('Graz') });
    await page.goto(`${path}/history`);
    await expect(page.frameLocator('iframe[title="Sample: Now"]').locator('body')).toContainText('Graz');
    await expect(page.getByText('as saved, in the present time')).toBeVisible();
    await expect(page.getByLabel('Clock', { exact: true })).toHaveCount(0);
  });
});

test.describe('bringing back', () => {
  test('a row says what is unsaved and what it replaces, and is discarded there; the rest is restored at once', async ({
    page,
    app,
    openElements
  }) => {
    const { id, path } = await openElements(weather);
    await saveElsewhere(page, app.url, id, { title: text('Graz'), days: 5 });
    await page.goto(`${path}/history`);
    const row = differences(page).getByRole('row', { name: /^Title/ });
    await row.getByRole('button', { name: 'Restore “Title”' }).click();
    await expect(row.locator('s')).toContainText('Graz');
    await expect(page.getByRole('button', { name: 'Restore the other' })).toBeVisible();
    await row.getByRole('button', { name: 'Discard the change of “Title”' }).click();
    await expect(page.getByText('No unsaved changes')).toBeVisible();
    await page.getByRole('button', { name: 'Restore all 2' }).click();
    await expect(page.getByText('2 changes', { exact: true })).toBeVisible();
    await save(page);
    await expect(list(page).getByRole('radio').first()).toContainText('restored from');
  });

  test('undoing a save restores the values before it, and the history records it', async ({
    page,
    app,
    openElements
  }) => {
    const { id, path } = await openElements(weather);
    await saveElsewhere(page, app.url, id, { title: text('Graz') });
    await saveElsewhere(page, app.url, id, { title: text('Linz') });
    await page.goto(`${path}/history`);
    await list(page)
      .getByRole('radio', { name: /Graz.* → .*Linz/ })
      .click();
    await page.getByRole('button', { name: 'Changed by this save: 1' }).click();
    await page.getByRole('button', { name: 'Undo this save' }).click();
    await expect(page.frameLocator('iframe[title="Sample: Now"]').locator('body')).toContainText('Graz');
    await save(page);
    expect(await savedValues(page, id)).toMatchObject({ title: text('Graz') });
    await expect(list(page).getByRole('radio').first()).toContainText('undone');
  });
});

test.describe('finding a moment', () => {
  test('by a setting, a value or a person with /, and by its address', async ({ page, app, openElements }) => {
    const { id, path } = await openElements(weather);
    await saveElsewhere(page, app.url, id, { title: text('Graz') });
    await saveElsewhere(page, app.url, id, { days: 5 });
    await page.goto(`${path}/history`);
    await expect(list(page).getByRole('radio')).toHaveCount(3);
    await page.keyboard.press('/');
    await page.keyboard.type('title graz');
    await expect(list(page).getByRole('radio')).toHaveCount(1);
    await list(page).getByRole('radio').click();
    await expect(page.getByRole('button', { name: 'Changed by this save: 1' })).toBeVisible();
    await expect(page).toHaveURL(/\?moment=\d+$/);
    await page.reload();
    await expect(list(page).getByRole('radio', { checked: true })).toContainText('Graz');
  });

  test('on the axis of the year: its name, the hand by keyboard and by dragging', async ({
    page,
    app,
    openElements
  }) => {
    const { id, path } = await openElements(weather);
    await saveElsewhere(page, app.url, id, { title: text('Graz') });
    await saveElsewhere(page, app.url, id, { title: text('Linz') });
    await page.goto(`${path}/history`);
    const axis = page.getByRole('region', { name: 'The last year' });
    const hand = axis.getByRole('slider', { name: 'Moment' });
    await expect(list(page).getByRole('radio', { checked: true })).toContainText('Graz');
    await expect(page.getByRole('button', { name: 'Name this moment …' })).toBeVisible();
    await page.keyboard.press('n');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Easter');
    await page.keyboard.press('Enter');
    await expect(axis.getByRole('button', { name: 'Easter' })).toHaveAttribute('aria-current', 'true');
    await hand.press('End');
    await expect(list(page).getByRole('radio', { checked: true })).toContainText('Linz');
    await hand.press('ArrowLeft');
    await expect(list(page).getByRole('radio', { checked: true })).toContainText('Easter');
    await hand.press('Home');
    await expect(page.getByText('Nothing had been saved by then.')).toBeVisible();
    const from = (await hand.boundingBox())!;
    const whole = (await axis.boundingBox())!;
    await page.mouse.move(from.x + 5, from.y + 4);
    await page.mouse.down();
    await page.mouse.move(whole.x + whole.width, from.y + 4, { steps: 3 });
    await page.mouse.up();
    await expect(list(page).getByRole('radio', { checked: true })).toContainText('Linz');
    await expect(page.getByText('Nothing had been saved by then.')).toHaveCount(0);
  });
});

test.describe('in German', () => {
  test.use({ locale: 'de-AT' });

  test('the History is accessible, also with something brought back', async ({ page, app, openElements }) => {
    const { id, path } = await openElements(weather);
    await saveElsewhere(page, app.url, id, { title: text('Graz'), days: 5 });
    await page.goto(`${path}/history`);
    await page.getByRole('button', { name: '„Überschrift“ wiederherstellen' }).click();
    await expectAccessibleInEachView(page);
  });
});
