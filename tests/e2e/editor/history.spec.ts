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

const checked = (page: Page) => list(page).getByRole('radio', { checked: true });
const running = (page: Page, frame: 'Then' | 'Now') =>
  page.frameLocator(`iframe[title="Sample: ${frame}"]`).locator('body');
const NOTHING = 'Nothing had been saved by then.';

test('a text of yesterday is found by what changed, restored as an unsaved change, undone, and saved @journey', async ({
  page,
  app,
  uploadElements
}) => {
  const { id, path } = await uploadElements(weather);
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
  await expect(running(page, 'Then')).toContainText('Graz');
  await expect(running(page, 'Now')).toContainText('Linz');
  await expectAccessible(page);

  await test.step('both frames live at the moment, now, or any other time', async () => {
    const year = (frame: 'Then' | 'Now') => running(page, frame).evaluate(() => new Date().getFullYear());
    const clock = page.getByRole('combobox', { name: 'Clock', exact: true });
    await expect(clock.getByRole('option')).toHaveCount(3);
    await clock.selectOption('Another time …');
    await page.getByLabel('Date and time').fill('2031-04-02T10:00');
    await page.getByLabel('Date and time').blur();
    for (const frame of ['Then', 'Now'] as const) await expect.poll(() => year(frame)).toBe(2031);
    await clock.selectOption('Now');
    for (const frame of ['Then', 'Now'] as const) await expect.poll(() => year(frame)).not.toBe(2031);
  });

  await page.getByRole('button', { name: 'Restore “Title”' }).click();
  await expect(running(page, 'Now')).toContainText('Graz');
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Restore 1 value' }).click();
  await save(page);
  expect(await savedValues(page, id)).toMatchObject({ title: text('Graz') });
  await expect(list(page).getByRole('radio')).toHaveCount(4);

  await test.step('undoing a save restores the values before it, and the history records it', async () => {
    await list(page)
      .getByRole('radio', { name: /Linz.* → .*Graz/ })
      .click();
    await page.getByRole('button', { name: 'Changed by this save: 1' }).click();
    await page.getByRole('button', { name: 'Undo this save' }).click();
    await expect(running(page, 'Now')).toContainText('Linz');
    await save(page);
    expect(await savedValues(page, id)).toMatchObject({ title: text('Linz') });
    await expect(list(page).getByRole('radio').first()).toContainText('undone');
  });

  await test.step('N names, C changes what is seen, R restores the focused setting, and the keys are listed', async () => {
    await page.goto(`${path}/history`);
    await expect(checked(page)).toContainText('Graz');
    await expect(page.getByRole('button', { name: 'Restore “Title”' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(checked(page)).toContainText('Linz');
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
    await page.getByRole('dialog', { name: 'Name this moment' }).getByRole('textbox', { name: 'Name' }).fill('Easter');
    await page.keyboard.press('Enter');
  });

  await test.step('the axis of the year has its name; the hand is moved by keyboard and by dragging', async () => {
    const axis = page.getByRole('region', { name: 'The last year' });
    const hand = axis.getByRole('slider', { name: 'Moment' });
    await expect(axis.getByRole('button', { name: 'Easter' })).toHaveAttribute('aria-current', 'true');
    await hand.press('End');
    await expect(checked(page)).toContainText('undone');
    await hand.press('ArrowLeft');
    await expect(checked(page)).toContainText('Easter');
    await hand.press('Home');
    await expect(page.getByText(NOTHING)).toBeVisible();
    const from = (await hand.boundingBox())!;
    const whole = (await axis.boundingBox())!;
    await page.mouse.move(from.x + 5, from.y + 4);
    await page.mouse.down();
    await page.mouse.move(whole.x + whole.width, from.y + 4, { steps: 3 });
    await page.mouse.up();
    await expect(checked(page)).toContainText('Linz');
    await expect(page.getByText(NOTHING)).toHaveCount(0);
  });
});

test('a row says what is unsaved and what it replaces, and is discarded there; the rest is restored at once', async ({
  page,
  app,
  uploadElements
}) => {
  const { id, path } = await uploadElements(weather);
  await saveElsewhere(page, app.url, id, { title: text('Graz'), days: 5 });
  await page.goto(`${path}/history`);
  const row = differences(page).getByRole('row', { name: /^Title/ });
  await row.getByRole('button', { name: 'Restore “Title”' }).click();
  await expect(row.locator('s')).toContainText('Graz');
  await expect(page.getByRole('button', { name: 'Restore the other' })).toBeVisible();

  await test.step('what is restored goes along to Values as an unsaved change', async () => {
    await page.getByRole('link', { name: 'Values' }).click();
    await expect(title(page)).toHaveValue('Wien');
    await expect(page.getByText('1 change', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'History' }).click();
  });

  await row.getByRole('button', { name: 'Discard the change of “Title”' }).click();
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Restore all 2' }).click();
  await expect(page.getByText('2 changes', { exact: true })).toBeVisible();
  await save(page);
  await expect(list(page).getByRole('radio').first()).toContainText('restored from');
});

test('a moment is found by its name, its date, a setting, a value or its address', async ({
  page,
  app,
  uploadElements
}) => {
  const { id, path } = await uploadElements(weather);
  for (const change of [{ title: text('Graz') }, { days: 5 }, { animate: true }]) {
    await saveElsewhere(page, app.url, id, change);
  }
  await page.goto(`${path}/history`);
  const moments = list(page).getByRole('radio');
  await expect(moments).toHaveCount(4);

  await test.step('saves of one person within ten minutes are one entry, which opens when it is chosen, and stays so', async () => {
    await moments.last().click();
    await expect(moments).toHaveCount(4);
    await expect(page).toHaveURL(new RegExp(`moment=${(await moments.last().getAttribute('id'))!.split('-')[1]}$`));
    await page.reload();
    await expect(moments).toHaveCount(2);
    await list(page)
      .getByRole('radio', { name: /Animate.*2 earlier saves/ })
      .click();
    await expect(moments).toHaveCount(4);
  });

  await test.step('by keyboard from save to save', async () => {
    await checked(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(checked(page)).toContainText('Number of days');
    await page.keyboard.press('ArrowUp');
    await expect(checked(page)).toContainText('Animate');
    await expect(checked(page)).toBeFocused();
  });

  await test.step('it gets a name, is found by it, and loses it', async () => {
    await page.getByRole('button', { name: 'Name this moment …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Name this moment' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Easter opening');
    await dialog.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('heading', { name: 'Easter opening' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Named');
    await expect(moments).toHaveText([/Easter opening/]);
    await page.getByRole('button', { name: 'Remove name' }).click();
    await expect(page.getByText('No moment has a name yet.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Show' }).selectOption('All saves');
  });

  await test.step('“As it was on” shows what was in force then, and says where nothing was', async () => {
    const at = page.getByLabel('As it was on');
    await at.fill('2001-01-01T10:00');
    await at.blur();
    await expect(page.getByText(NOTHING)).toBeVisible();
    await at.fill('2099-01-01T10:00');
    await at.blur();
    await expect(checked(page)).toContainText('Animate');
  });

  await test.step('by a setting and a value with /, and by its address', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('title graz');
    await expect(moments).toHaveCount(1);
    const before = page.url();
    await moments.click();
    await expect(page).not.toHaveURL(before);
    await expect(page).toHaveURL(/\?moment=\d+$/);
    await expect(page.getByRole('button', { name: 'Changed by this save: 1' })).toBeVisible();
    await page.reload();
    await expect(checked(page)).toContainText('Graz');
  });
});

test('the clock of then is not offered where the library of the widget is too old for it', async ({
  page,
  app,
  uploadElements
}) => {
  const older = (name: string) => [`lib/${name}.js`, library(name).replaceAll('1.1.0', '1.0.0')] as const;
  const files = Object.fromEntries(['WizardBase', 'DashboardWidgetBase'].map(older));
  const { id, path } = await uploadElements(weather, 'Sample', { files });
  await saveElsewhere(page, app.url, id, { title: text('Graz') });
  await page.goto(`${path}/history`);
  await expect(running(page, 'Now')).toContainText('Graz');
  await expect(page.getByText('as saved, at the present time')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Clock', exact: true })).toHaveCount(0);
});

test.describe('in German', () => {
  test.use({ locale: 'de-AT' });

  test('the History is accessible, also with something brought back', async ({ page, app, uploadElements }) => {
    const { id, path } = await uploadElements(weather);
    await saveElsewhere(page, app.url, id, { title: text('Graz'), days: 5 });
    await page.goto(`${path}/history`);
    await page.getByRole('button', { name: '„Überschrift“ wiederherstellen' }).click();
    await expectAccessibleInEachView(page);
  });
});
