import type { Page } from '@playwright/test';
import { expect, expectAccessible, savedValues, test } from '../editor/widget.js';
import { createWriter, signInElsewhere } from '../people/people.js';
import { grid, shop, variantsOf } from '../table/shop.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Create variants of/ });

test('an empty Table says how to make variants, and creates them from a pasted list with what is refused', async ({
  page,
  app,
  uploadElements
}) => {
  const { id, path } = await uploadElements(shop, 'Hours');
  await variantsOf(page, app.url, id, []);
  await page.goto(`${path}/table`);
  await page.getByRole('button', { name: 'Create several variants …' }).click();
  await dialog(page).getByRole('textbox', { name: 'Names' }).fill('Graz\t09:00\nLinz\t10:00\n\ngraz\n');
  await dialog(page)
    .getByRole('combobox', { name: 'Widget group' })
    .selectOption({ label: `Shops ${id}` });
  await expect(dialog(page).getByText('1 name is left out:')).toBeVisible();
  await expect(dialog(page).getByText(/^graz: The name “graz” is in the list twice/)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Create 2 variants' }).click();
  const done = page.getByRole('dialog', { name: 'Variants created' });
  await expect(done.getByText('2 variants were created.')).toBeVisible();
  await expect(grid(page).getByRole('rowheader', { name: 'Linz' })).toBeAttached();
  await done.getByRole('button', { name: 'Undo' }).click();
  await expect(done.getByText('2 variants were moved to the Trash.')).toBeVisible();
  await expect(grid(page).getByRole('rowheader', { name: 'Linz' })).toHaveCount(0);
});

test('an administrator creates the widget group in the dialog, and loses nothing that was typed', async ({
  page,
  uploadElements
}) => {
  const { id, path } = await uploadElements(shop, 'Closing');
  await page.goto(`${path}/table`);
  await page.getByRole('button', { name: 'Create several variants …' }).click();
  await dialog(page).getByRole('textbox', { name: 'Names' }).fill('Graz\nLinz');
  await dialog(page).getByRole('button', { name: 'New group …' }).click();
  const asked = page.getByRole('dialog', { name: 'New widget group' });
  await asked.getByRole('textbox', { name: 'Name', exact: true }).fill(`Branches ${id}`);
  await asked.getByRole('radio', { name: 'None: only administrators' }).check();
  await asked.getByRole('button', { name: 'Create group' }).click();
  await expect(asked).toBeHidden();
  await expect(
    dialog(page).getByRole('combobox', { name: 'Widget group' }).getByRole('option', { selected: true })
  ).toHaveText(`Branches ${id}`);
  await dialog(page).getByRole('button', { name: 'Create 2 variants' }).click();
  await expect(page.getByText('2 variants were created.')).toBeVisible();
});

test('a person who may write to a spot group creates a widget group of it in the dialog', async ({
  page,
  app,
  browser,
  uploadElements
}) => {
  const { id, path } = await uploadElements(shop, 'Opening');
  const { name } = await createWriter(page, app);
  const other = await signInElsewhere(browser, app, name);
  await other.goto(`${path}/table`);
  await other.getByRole('button', { name: 'Create several variants …' }).click();
  await dialog(other).getByRole('button', { name: 'New group …' }).click();
  const asked = other.getByRole('dialog', { name: 'New widget group' });
  await asked.getByRole('textbox', { name: 'Name', exact: true }).fill(`Halls ${id}`);
  await expect(asked.getByRole('radio')).toHaveCount(1);
  await asked.getByRole('radio').check();
  await asked.getByRole('button', { name: 'Create group' }).click();
  await expect(
    dialog(other).getByRole('combobox', { name: 'Widget group' }).getByRole('option', { selected: true })
  ).toHaveText(`Halls ${id}`);
  await other.context().close();
});

test('the menu of a template’s card creates one for each location, with a setting set to it', async ({
  page,
  app,
  uploadElements
}) => {
  const place = { Id: 'place', DisplayName: 'Place', DataType: 'location', Value: [] } as const;
  const { id } = await uploadElements([...shop, place], 'Branches');
  await variantsOf(page, app.url, id, []);
  const send = async (data: object) => {
    const answer = await page.request.post('/api/Locations', { headers: { origin: app.url }, data });
    return ((await answer.json()) as { Id: number }).Id;
  };
  const graz = await send({ Name: `Graz ${id}` });
  await send({ Name: `Zell ${id}` });
  await page.goto('/templates');
  await page.getByRole('button', { name: 'Actions for Branches' }).click();
  await page.getByRole('button', { name: 'Create several variants …' }).click();
  await dialog(page).getByRole('button', { name: 'Location' }).click();
  await expect(dialog(page).getByText('None selected')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Create variants' })).toBeVisible();
  // The demo catalogue has more than fit into one page, and than can be created at once.
  await expect(dialog(page).getByRole('button', { name: /^Show more/ })).toBeVisible();
  await dialog(page).getByRole('searchbox', { name: 'Find by name' }).fill(`${id}`);
  await dialog(page).getByRole('button', { name: 'Select all 2' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Create 2 variants' })).toBeVisible();
  await dialog(page)
    .getByRole('checkbox', { name: `Zell ${id}` })
    .uncheck();
  await dialog(page).getByRole('searchbox', { name: 'Find by name' }).fill('');
  await expect(dialog(page).getByRole('combobox', { name: 'Setting that gets it' })).toHaveValue('place');
  await dialog(page)
    .getByRole('combobox', { name: 'Widget group' })
    .selectOption({ label: `Shops ${id}` });
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Create 1 variant' }).click();
  await expect(page.getByText('1 variant was created.')).toBeVisible();
  await page.getByRole('link', { name: 'Open in the Table' }).click();
  await expect(grid(page).getByRole('rowheader', { name: `Graz ${id}` })).toBeAttached();
  const found = (await (await page.request.get(`/api/Widgets?search=Graz ${id}`)).json()) as { Id: number }[];
  expect((await savedValues(page, found[0]!.Id)).place).toEqual([{ Id: graz, Name: `Graz ${id}` }]);
});
