import type { Page } from '@playwright/test';
import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { createWriter, signInElsewhere } from '../people/people.js';
import { expect, expectAccessible, save, savedValues, test, values } from './widget.js';

/** A variant of this widget, in a group. */
async function newVariant(page: Page, url: string, id: number): Promise<number> {
  const call = async (path: string, data: object) => {
    const answer = await page.request.post(`${url}/api/${path}`, { headers: { origin: url }, data });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()) as { Id: number };
  };
  const group = await call('WidgetGroups', { Name: `Variants of ${id} ${Math.random()}`, SpotGroupId: null });
  return (await call(`Widgets/${id}/Variants`, { WidgetGroupId: group.Id })).Id;
}

const forecast: readonly AscElement[] = [
  { Id: 'days', DisplayName: 'Number of days', DataType: 'number', Value: 3, Options: { Minimum: 1, Maximum: 9 } },
  { Id: 'animate', DisplayName: 'Animate', DataType: 'boolean', Value: false }
];

const days = (page: Page) => values(page).getByLabel('Number of days');
const row = (page: Page, label: string) =>
  page.locator('[data-field]').filter({ has: page.getByText(label, { exact: true }) });

test('a template says whom its save reaches, and its variants follow where they have no value of their own', async ({
  page,
  app,
  uploadElements
}) => {
  const { id, path } = await uploadElements(forecast);
  const variant = await newVariant(page, app.url, id);
  const other = await page.context().newPage();
  await other.goto(`/widgets/${variant}`);
  await expect(row(other, 'Number of days').getByText('From the template')).toBeAttached();
  await page.goto(path);
  await days(page).fill('6');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Save the template of 1 widget?' });
  await expect(dialog.getByRole('listitem')).toHaveText(['Number of days1 of 1 widget']);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await savedValues(page, id)).toMatchObject({ days: 3 });
  await page.keyboard.press('Control+s');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  await expect(days(other)).toHaveValue('6');
});

test('an own value is marked, survives a save of the template, and is released and restored with one action each', async ({
  page,
  app,
  uploadElements
}) => {
  const { id } = await uploadElements(forecast);
  const variant = await newVariant(page, app.url, id);
  await page.goto(`/widgets/${variant}`);
  await days(page).fill('7');
  await expect(row(page, 'Number of days').getByText('Own value')).toBeVisible();
  await save(page);
  await page.reload();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Own values');
  await expect(page.locator('[data-field]:visible')).toHaveCount(1);
  await days(page).focus();
  await page.keyboard.press('Control+.');
  await page.getByRole('menuitem', { name: /^Use the template’s value/ }).click();
  await expect(days(page)).toHaveValue('3');
  await page.keyboard.press('Control+z');
  await expect(days(page)).toHaveValue('7');
  await page.keyboard.press('Control+Shift+z');
  await expectAccessible(page);
  await save(page);
  const answer = await page.request.get(`/api/Widgets/${variant}/Values`);
  expect(await answer.json()).toMatchObject({ Values: { days: 3 }, Inherited: {} });
});

test('a value that would be wrong in a variant is named before the template is saved', async ({
  page,
  app,
  uploadElements
}) => {
  const { id, path } = await uploadElements([
    { Id: 'on', DisplayName: 'Show title', DataType: 'boolean', Value: false },
    {
      Id: 'title',
      DisplayName: 'Title',
      DataType: 'simpleText',
      Value: [{ Text: 'x' }],
      Options: {
        Required: true,
        Conditions: [{ Action: 'HIDE', TargetId: 'on', Operator: '==', Value: false }]
      }
    }
  ]);
  const variant = await newVariant(page, app.url, id);
  await page.request.put(`/api/Widgets/${variant}/Values`, {
    headers: { origin: app.url, 'if-match': '*' },
    data: { Values: { title: [{ Text: '' }] } }
  });
  await page.goto(path);
  await page.getByRole('switch', { name: 'Show title' }).click();
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Save the template of 1 widget?' });
  await expect(dialog.getByRole('heading', { name: 'One widget would have a value that is not valid' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Sample' })).toHaveAttribute('href', `/widgets/${variant}`);
  await expect(dialog.getByText('“Title” An entry is required here.')).toBeVisible();
});

test('who may not change a template for all its widgets creates a variant with the changes as its own values', async ({
  page,
  app,
  browser,
  uploadElements
}) => {
  const { id, path } = await uploadElements(forecast);
  // In a group for administrators.
  await newVariant(page, app.url, id);
  const writer = await createWriter(page, app);
  const other = await signInElsewhere(browser, app, writer.name);
  const permissions = (await (await page.request.get(`${app.url}/api/Permissions`)).json()) as {
    SpotGroups: { Id: number }[];
  };
  const Name = `Canteen ${id}`;
  const data = { Name, SpotGroupId: permissions.SpotGroups[0]!.Id };
  await page.request.post(`${app.url}/api/WidgetGroups`, { headers: { origin: app.url }, data });
  await other.goto(path);
  await days(other).fill('6');
  await other.getByRole('button', { name: 'Create variant …' }).click();
  const dialog = other.getByRole('dialog', { name: 'Create variant' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Forecast for the canteen');
  await dialog.getByRole('combobox', { name: 'Widget group' }).selectOption(Name);
  await expectAccessible(other);
  await dialog.getByRole('button', { name: 'Create variant' }).click();
  await expect(other.getByRole('heading', { name: 'Forecast for the canteen' })).toBeVisible();
  await expect(days(other)).toHaveValue('6');
  await expect(row(other, 'Number of days').getByText('Own value')).toBeVisible();
  await expect(row(other, 'Animate').getByText('From the template')).toBeAttached();
  await other.goto(path);
  await expect(days(other)).toHaveValue('3');
  await other.context().close();
});
