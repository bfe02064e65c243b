import type { Page } from '@playwright/test';
import { shop, variantsOf } from '../table/shop.js';
import { expect, expectAccessible, expectAccessibleNarrowAndWide, savedValues, test, text, values } from './widget.js';

const LATE = { opens: '10:00', closes: '21:00', lunchFrom: '13:00' };

async function keep(page: Page, origin: string, id: number, Name: string, Values: object): Promise<void> {
  const answer = await page.request.post(`/api/Widgets/${id}/Presets`, { headers: { origin }, data: { Name, Values } });
  expect(answer.status(), await answer.text()).toBe(201);
}

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) });
const preset = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });

test('a preset is kept from the form, applied to another widget as one step, and saved there', async ({
  page,
  app,
  uploadElements
}) => {
  const { id, path } = await uploadElements(shop, 'Hours');
  const [graz] = await variantsOf(page, app.url, id, ['Graz']);
  await page.goto(path);
  await values(page).getByRole('textbox', { name: 'Note' }).fill('Closed for works');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Find widgets/ }).fill('save values');
  await page.getByRole('option', { name: /^Save values as preset/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Save values as preset' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Works');
  await expect(dialog.getByRole('checkbox', { name: /^Note/ })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /^Tables/ })).not.toBeChecked();
  await dialog.getByRole('checkbox', { name: /^Tables/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save preset' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/widgets/${graz}`);
  await page.getByRole('link', { name: 'Presets' }).click();
  await expect(page.getByRole('heading', { name: 'Presets of Hours' })).toBeVisible();
  await expect(preset(page, 'Works')).toContainText('1 change');
  await expect(page.getByRole('heading', { name: '“Works” changes 1 setting' })).toBeVisible();
  await expect(row(page, 'Note')).toContainText('Closed for works');
  await page.getByRole('button', { name: 'Apply 1 value' }).click();
  await expect(page.getByRole('button', { name: 'Review' })).toBeVisible();
  await expect(preset(page, 'Works')).toContainText('nothing changes');
  await page.keyboard.press('Control+z');
  await expect(preset(page, 'Works')).toContainText('1 change');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  expect((await savedValues(page, graz!)).note).toEqual(text('Closed for works'));
});

test('a preset shows the widget with it, says what would be hidden, and is applied setting by setting', async ({
  page,
  app,
  uploadElements
}) => {
  const { id } = await uploadElements(shop, 'Hours');
  const [graz] = await variantsOf(page, app.url, id, ['Graz']);
  await keep(page, app.url, id, 'Late', LATE);
  await page.goto(`/widgets/${graz}/presets`);
  await expect(page.frameLocator('iframe[title="Graz: Late"]').locator('#shown')).toContainText('closes="21:00"');
  await expect(page.frameLocator('iframe[title="Graz: Now"]').locator('#shown')).toContainText('closes="19:00"');
  await expect(row(page, 'Lunch break from')).toContainText('then hidden because');
  await expectAccessible(page);
  await row(page, 'Closes').getByRole('button', { name: 'Apply “Closes”' }).click();
  await expect(page.getByRole('heading', { name: '“Late” changes 2 settings' })).toBeVisible();
  await expect(page.frameLocator('iframe[title="Graz: Now"]').locator('#shown')).toContainText('closes="21:00"');
  await page.getByRole('button', { name: 'With the preset' }).click();
  await expect(page.locator('iframe[title="Graz: Now"]')).toHaveCount(0);
});

test('presets are renamed, changed and deleted, and others see that at once', async ({ page, app, uploadElements }) => {
  const { id, path } = await uploadElements(shop, 'Hours');
  await page.goto(`${path}/presets`);
  await expect(page.getByText(/^A preset keeps values under a name/)).toBeVisible();
  await keep(page, app.url, id, 'Late', LATE);
  await expect(preset(page, 'Late')).toBeVisible();
  const act = async (name: string) => {
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('button', { name }).click();
  };
  await act('Rename …');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Long evening');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(preset(page, 'Long evening')).toContainText('3 changes');
  await act('Use the current values …');
  await page.getByRole('dialog').getByRole('button', { name: 'Change values' }).click();
  await expect(preset(page, 'Long evening')).toContainText('nothing changes');
  await act('Delete …');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete preset' }).click();
  await expect(page.getByText(/^A preset keeps values under a name/)).toBeVisible();
});

test('a preset is applied to the other widgets of the template in the table, as one step, after a dry run', async ({
  page,
  app,
  uploadElements
}) => {
  const { id } = await uploadElements(shop, 'Hours');
  const made = await variantsOf(page, app.url, id, ['Graz', 'Linz', 'Wels']);
  await keep(page, app.url, id, 'Late', LATE);
  await page.goto(`/widgets/${made[0]}/presets`);
  await page.getByRole('link', { name: 'Apply to others …' }).click();
  const panel = page.getByRole('complementary', { name: 'Apply “Late”' });
  await expect(panel).toContainText('9 ');
  await expectAccessible(page);
  await test.step('a search applies it to those listed, which are named', async () => {
    await page.locator('#table-search').fill('Graz');
    await expect(panel.getByRole('option').first()).toHaveText('Only those listed: 1 widget');
    await expect(panel.getByText(/^The table is filtered by “/)).toBeVisible();
    await expect(panel.getByText('Graz', { exact: true })).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Apply 3/ })).toBeVisible();
    await page.locator('#table-search').fill('');
    await expect(panel.getByText('Graz, Linz, Wels', { exact: true })).toBeVisible();
  });
  await panel.getByRole('button', { name: /^Apply 9/ }).click();
  await expect(page.getByText('9 changes in 3 widgets')).toBeVisible();
  // What is kept still comes from the preset.
  await page.goto(`/widgets/${id}/table`);
  await expect(page.getByText('9 changes in 3 widgets')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('9 values saved in 3 widgets.')).toBeVisible();
  expect(await savedValues(page, made[2]!)).toMatchObject(LATE);
  expect(await savedValues(page, id)).toMatchObject({ closes: '19:00' });
  await page.goto(`/widgets/${made[0]}/history`);
  await expect(page.getByText('preset “Late” applied, with 2 other widgets').first()).toBeVisible();
});

test.describe('in German', () => {
  test.use({ locale: 'de-AT' });

  test('presets can be used by everybody, narrow and wide', async ({ page, app, uploadElements }) => {
    const { id, path } = await uploadElements(shop, 'Hours');
    await keep(page, app.url, id, 'Late', LATE);
    await page.goto(`${path}/presets`);
    await expect(preset(page, 'Late')).toBeVisible();
    await expectAccessibleNarrowAndWide(page);
  });
});
