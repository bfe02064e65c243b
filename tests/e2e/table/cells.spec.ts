import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { expect, expectAccessible, test, text, values } from '../editor/widget.js';
import { cell, grid, openTable, shop, variantsOf } from './shop.js';

test('cells are edited in place, filled by the handle, and tried first where something is refused @firefox', async ({
  page,
  app,
  uploadElements
}) => {
  await openTable(page, uploadElements, app.url, ['Graz', 'Linz', 'Wels']);
  await cell(page, 'Graz', 'Note').dblclick();
  await page.keyboard.type('Open on Sunday');
  const input = page.getByRole('textbox', { name: 'Note' });
  await expect(input).toHaveCount(1);
  const [box, at] = [await input.boundingBox(), await cell(page, 'Graz', 'Note').boundingBox()];
  expect(Math.abs(box!.y - at!.y)).toBeLessThan(8);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(grid(page)).toBeFocused();
  await expect(cell(page, 'Graz', 'Note')).toHaveAccessibleName('Note: Open on Sunday, not saved');
  await page.locator('.fill').hover();
  await page.mouse.down();
  await cell(page, 'Wels', 'Note').hover();
  await page.mouse.up();
  await expect(cell(page, 'Wels', 'Note')).toHaveAccessibleName('Note: Open on Sunday, not saved');
  await expect(page.getByText('3 changes in 3 widgets')).toBeVisible();

  await cell(page, 'Graz', 'Tables').click();
  await cell(page, 'Wels', 'Tables').click({ modifiers: ['Shift'] });
  await page
    .getByRole('spinbutton', { name: 'Tables' })
    .or(page.getByRole('textbox', { name: 'Tables' }))
    .fill('99');
  await page.keyboard.press('Control+Enter');
  const panel = page.getByRole('complementary', { name: 'Set in all: dry run' });
  await expect(panel.getByText('3 refused')).toBeVisible();
  await expect(page.getByText('Only the 3 widgets and 1 setting that it affects are shown.')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(cell(page, 'Hours template', 'Note')).toBeVisible();
  await panel.getByRole('button', { name: 'Change it …' }).first().click();
  await panel.getByRole('textbox', { name: 'Graz, Tables' }).fill('12');
  await page.keyboard.press('Enter');
  // Another number than the one that stands there is never taken for all at once.
  await expect(panel.getByRole('button', { name: /^Use all/ })).toBeHidden();
  for (let cells = 2; cells > 0; cells--) await panel.getByRole('button', { name: 'Use 50' }).first().click();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Apply 3' }).click();
  await expect(cell(page, 'Graz', 'Tables')).toHaveAccessibleName('Tables: 12, not saved');
  await expect(cell(page, 'Wels', 'Tables')).toHaveAccessibleName('Tables: 50, not saved');
});

test('the rows stay where they are, whatever the current cell needs', async ({ page, app, uploadElements }) => {
  await openTable(page, uploadElements, app.url, ['Graz']);
  const heights = new Set<number>();
  const input = page.locator('#table-input-box');
  for (const setting of ['Tables', 'Note', 'Opens']) {
    await cell(page, 'Graz', setting).click();
    await expect(input.getByLabel(setting).first()).toBeVisible();
    heights.add((await grid(page).boundingBox())!.y);
  }
  await cell(page, 'Graz', 'Note').click();
  await input.getByRole('textbox', { name: 'Note' }).focus();
  heights.add((await grid(page).boundingBox())!.y);
  await expect(input.getByText('7 / 40')).toBeInViewport({ ratio: 1 });
  await cell(page, 'Graz', 'Note').dblclick();
  await expect(input).toHaveText('Welcome');
  heights.add((await grid(page).boundingBox())!.y);
  expect(heights.size).toBe(1);
});

test('what is typed while the input of a cell loads goes into it', async ({ page, app, uploadElements }) => {
  const lines: AscElement = {
    ...{ Id: 'lines', DisplayName: 'Lines', DataType: 'simpleText', Value: [...text('One'), ...text('Two')] },
    Options: { NumberOfInstances: 3 }
  };
  const { id, path } = await uploadElements([lines, ...shop], 'Hours');
  await variantsOf(page, app.url, id, ['Graz']);
  await page.goto(`${path}/table?setting=tables`);
  await expect(page.getByRole('grid')).toBeFocused();
  await cell(page, 'Graz', 'Lines').click();
  await page.keyboard.type('Good day');
  await expect(page.getByRole('group', { name: 'Lines' }).getByRole('textbox').first()).toHaveValue('Good day');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Graz', 'Lines')).toHaveAccessibleName(/^Lines: Good day.*not saved$/);
});

test('a cell says why it is hidden, its row runs beside it, and the way back leads to it', async ({
  page,
  app,
  uploadElements
}) => {
  const { made } = await openTable(page, uploadElements, app.url, ['Graz', 'Linz']);
  const [graz] = made;
  await expect(cell(page, 'Graz', 'Lunch break from')).toHaveAccessibleName(/hidden because .*Lunch break.* is off$/);
  await cell(page, 'Graz', 'Tables').click();
  await page.getByRole('button', { name: 'Preview of this widget' }).click();
  const shown = page.frameLocator('iframe').locator('#shown');
  await expect(shown).toContainText('tables=4');
  await cell(page, 'Graz', 'Tables').click();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(shown).toContainText('tables=7');
  await page.keyboard.press('Control+z');
  await expect(shown).toContainText('tables=4');
  await page.getByRole('rowheader', { name: 'Graz' }).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/widgets/${graz}$`));
  await expect(values(page)).toBeVisible();
  await values(page).getByRole('textbox', { name: 'Note' }).fill('Closed today');
  await page.goBack();
  await page.getByRole('button', { name: 'Leave and discard' }).click();
  await expect(cell(page, 'Graz', 'Tables')).toHaveAttribute('aria-selected', 'true');
});

test('what is typed into cells takes one Enter; what cannot be read stays in its own cell, which says why', async ({
  page,
  app,
  uploadElements
}) => {
  await openTable(page, uploadElements, app.url, ['Graz', 'Linz', 'Wels']);
  // At once, and without a pause between the keys.
  await page.keyboard.press('ArrowDown');
  const enter = async (typed: string) => {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  };
  for (const typed of ['8 Uhr', 'half past six']) await enter(typed);
  await expect(grid(page)).toBeFocused();
  await expect(page.getByText(/^Linz, Opens: /)).toBeVisible();
  await enter('19:30');
  await expect(cell(page, 'Graz', 'Opens')).toHaveAccessibleName('Opens: 08:00, not saved');
  await expect(cell(page, 'Linz', 'Opens')).toHaveAccessibleName(/half past six.*not saved/);
  await expect(cell(page, 'Wels', 'Opens')).toHaveAccessibleName('Opens: 19:30, not saved');
  for (const [setting, typed, stored] of [
    ['Colour', 'red', '#FF0000'],
    ['Tables', '7', '7'],
    ['Note', 'Open', 'Open']
  ] as const) {
    await cell(page, 'Graz', setting).click();
    await enter(typed);
    await expect(cell(page, 'Graz', setting)).toHaveAccessibleName(`${setting}: ${stored}, not saved`);
  }
  await expect(page.getByText(/^Linz, Opens: /)).toBeHidden();
});

test('a range is typed into a cell as it shows it, and several texts as one', async ({ page, uploadElements }) => {
  const elements = [
    { Id: 'closed', DisplayName: 'Closed', DataType: 'dateRange', Value: { From: '', To: '' } },
    {
      ...{ Id: 'lines', DisplayName: 'Lines', DataType: 'simpleText', Value: [...text('One'), ...text('Two')] },
      Options: { NumberOfInstances: 3 }
    }
  ] satisfies AscElement[];
  const { path } = await uploadElements(elements, 'Hours');
  await page.goto(`${path}/table`);
  await expect(grid(page)).toBeFocused();
  for (const [typed, shown] of [
    ['1 Dec 2026 – 3 Dec 2026', '1 Dec 2026 – 3 Dec 2026'],
    ['01/12/2026 – 04/12/2026', '1 Dec 2026 – 4 Dec 2026'],
    ['from 2 Dec 2026', 'from 2 Dec 2026']
  ] as const) {
    await cell(page, 'Hours template', 'Closed').click();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Hours template', 'Closed')).toHaveAccessibleName(`Closed: ${shown}, not saved`);
  }
  await cell(page, 'Hours template', 'Lines').click();
  await expect(page.getByRole('textbox', { name: 'Text 2' })).toBeVisible();
  await page.keyboard.type('Monday');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Hours template', 'Lines')).toHaveAccessibleName(/^Lines: Monday.*Two, not saved$/);
});

test('another language of the interface reaches the names of the settings and the width they need, until one is chosen for them', async ({
  page,
  uploadElements
}) => {
  const [opens] = shop;
  const german = { ...opens!, Translations: { de: { DisplayName: 'Öffnungszeitenbeginn' } } };
  const { path } = await uploadElements([german], 'Hours');
  await page.goto(`${path}/table`);
  const switchTo = async (menu: RegExp, label: RegExp, language: string) => {
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('combobox', { name: label }).selectOption(language);
    await page.keyboard.press('Escape');
  };
  await switchTo(/^Account: /, /^Language$/, 'Deutsch');
  const width = async (name: string) => (await page.getByRole('columnheader', { name }).boundingBox())!.width;
  await expect(page.getByRole('columnheader', { name: 'Öffnungszeitenbeginn' })).toBeVisible();
  const wide = await width('Öffnungszeitenbeginn');
  await page.getByRole('combobox', { name: 'Sprache der Einstellungen' }).selectOption('');
  await expect(page.getByRole('columnheader', { name: 'Opens' })).toBeVisible();
  expect(await width('Opens')).toBeLessThan(wide);
});

test('a save of the template first says how many widgets inherit each setting', async ({
  page,
  app,
  uploadElements
}) => {
  const { id, path } = await uploadElements(shop, 'Hours');
  const [graz] = await variantsOf(page, app.url, id, ['Graz', 'Linz', 'Wels']);
  const Cells = [{ Widget: graz, Element: 'tables', Value: 9 }];
  await page.request.post(`/api/Widgets/${id}/Variants/Values`, { headers: { origin: app.url }, data: { Cells } });
  await page.goto(path);
  await page
    .getByRole('navigation', { name: 'Views of the widget' })
    .getByRole('link', { name: /^Table/ })
    .click();
  await expect(grid(page)).toBeFocused();
  await cell(page, 'Hours template', 'Tables').click();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 widgets inherit this.')).toBeVisible();
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Save the template of 3 widgets?' });
  await expect(dialog.getByText('2 of 3 widgets')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('1 value saved in 1 widget.')).toBeVisible();
  await expect(cell(page, 'Linz', 'Tables')).toHaveAccessibleName('Tables: 7, inherits the template’s value');
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 780 } });
  test('on a phone everything is behind one button', async ({ page, app, uploadElements }) => {
    await openTable(page, uploadElements, app.url, ['Graz', 'Linz']);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Download as CSV' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Find and replace' }).click();
    await expect(page.getByRole('complementary', { name: 'Find and replace' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Find', exact: true }).press('Escape');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Shown settings' }).click();
    await page.getByRole('checkbox', { name: 'Opens' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox', { name: 'Setting', exact: true }).locator('option')).toHaveCount(6);
  });
});

test('PageDown moves by the rows in view, and Ctrl+Home leads to the first one', async ({
  page,
  app,
  uploadElements
}) => {
  const places = Array.from({ length: 40 }, (_, at) => `Shop ${String(at + 1).padStart(2, '0')}`);
  await openTable(page, uploadElements, app.url, places);
  await grid(page).focus();
  await page.keyboard.press('Control+End');
  await expect(cell(page, 'Shop 40', 'Note')).toBeInViewport();
  await page.keyboard.press('Control+Home');
  await expect(cell(page, 'Shop 01', 'Note')).toBeInViewport({ ratio: 1 });
  const inView = await grid(page).evaluate((node) => {
    const [head, row] = ['--head', '--row'].map((name) => Number.parseFloat(node.style.getPropertyValue(name)));
    return Math.floor((node.clientHeight - head!) / row!);
  });
  await page.keyboard.press('PageDown');
  await expect(grid(page)).toHaveAttribute('aria-activedescendant', `cell-${inView - 1}-0`);
});
