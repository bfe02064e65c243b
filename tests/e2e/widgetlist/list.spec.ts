import type { Locator, Page } from '@playwright/test';
import {
  card,
  createGroup,
  createVariant,
  expect,
  expectAccessible,
  freshName,
  openPlace,
  said,
  listed as test
} from './widgets.js';

const table = (page: Page): Locator => page.getByRole('table', { name: /^Widgets: / });
const row = (page: Page, name: string): Locator =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const box = (page: Page, name: string): Locator => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });

async function openList(page: Page, path: string): Promise<void> {
  await openPlace(page, path);
  await page.getByRole('group', { name: 'Show as' }).getByRole('button', { name: 'List' }).click();
  await expect(table(page)).toBeVisible();
}

test('several are selected from a card, too: by its menu and by the space bar', async ({ page, lists: app }) => {
  const group = await createGroup(page, app);
  const [first, second] = [await createVariant(page, app, group.Id), await createVariant(page, app, group.Id)];
  await openPlace(page, `/groups/${group.Id}`);
  const showCards = () => page.getByRole('group', { name: 'Show as' }).getByRole('button', { name: 'Cards' }).click();
  await page.getByRole('button', { name: `Actions for ${first.Name}` }).click();
  await page.getByRole('button', { name: 'Select several …' }).click();
  await expect(box(page, first.Name)).toBeChecked();
  await expect(box(page, second.Name)).not.toBeChecked();
  await showCards();
  await card(page, second.Name).getByRole('link').first().focus();
  await page.keyboard.press('Space');
  await expect(box(page, second.Name)).toBeChecked();
});

test('the list sorts, and this browser keeps it; the keyboard alone moves, selects and opens @journey', async ({
  page,
  lists: app
}) => {
  const group = await createGroup(page, app);
  const made = [1, 2, 3].map(() => createVariant(page, app, group.Id));
  const names = (await Promise.all(made)).map(({ Name: name }) => name).sort();
  await openList(page, `/groups/${group.Id}`);
  await expect(row(page, names[0]!).getByRole('cell', { name: group.Name })).toBeVisible();
  await expect(row(page, names[0]!).getByRole('cell', { name: 'admin', exact: true })).toBeVisible();
  await expectAccessible(page);
  const links = table(page).getByRole('link');
  await expect(links).toHaveText(names);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(links).toHaveText([...names].reverse());
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(links).toHaveText([...names].reverse());

  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(links.nth(2)).toBeFocused();
  await expect(table(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.keyboard.press(' ');
  await expect(table(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/widgets\/\d+$/);
});

test('several are selected with Shift and Ctrl+A, moved as one step, and back with one Undo', async ({
  page,
  lists: app
}) => {
  const [from, to] = [await createGroup(page, app), await createGroup(page, app)];
  const made = [1, 2, 3].map(() => createVariant(page, app, from.Id));
  const names = (await Promise.all(made)).map(({ Name: name }) => name).sort();
  await openList(page, `/groups/${from.Id}`);
  const links = await table(page).getByRole('link').allTextContents();
  expect([...links].sort()).toEqual(names);
  await expect(row(page, links[0]!).getByText(/^Template: /)).toBeVisible();
  const place = await row(page, links[0]!).boundingBox();
  await box(page, links[0]!).click();
  // The next box stays under the pointer.
  await expect(page.getByText('1 selected')).toBeVisible();
  expect(await row(page, links[0]!).boundingBox()).toEqual(place);
  await box(page, links[1]!).click({ modifiers: ['Shift'] });
  await expect(box(page, links[0]!)).toBeChecked();
  await expect(box(page, links[1]!)).toBeChecked();
  const bar = page.getByRole('group', { name: 'Actions', exact: true });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Move to …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move 2 widgets' });
  await dialog.getByRole('radio', { name: to.Name }).check();
  await dialog.getByRole('button', { name: 'Move 2 widgets' }).click();
  await expect(said(page, `2 widgets were moved to ${to.Name}.`)).toBeVisible();
  await expect(table(page).getByRole('link')).toHaveText([links[2]!]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(table(page).getByRole('link')).toHaveText(links);

  await table(page).getByRole('link', { name: links[0]!, exact: true }).focus();
  await page.keyboard.press('Control+a');
  await expect(bar.getByText('3 selected')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(said(page, '3 widgets were moved to the Trash.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing in this group yet' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(table(page).getByRole('link')).toHaveText(links);
});

test('the search finds texts of settings and groups', async ({ page, lists: app }) => {
  const group = await createGroup(page, app);
  const { Id: id, Name: name } = await createVariant(page, app, group.Id);
  const word = freshName('Zwetschke').replace(' ', '');
  const body = await (await page.request.get(`${app.url}/api/Widgets/${id}/Values`)).json();
  const text = Object.entries((body as { Values: Record<string, unknown> }).Values).find(
    ([, value]) => Array.isArray(value) && typeof (value as { Text?: string }[])[0]?.Text === 'string'
  );
  expect(text).toBeDefined();
  const answer = await page.request.put(`${app.url}/api/Widgets/${id}/Values`, {
    headers: { origin: app.url, 'if-match': '*' },
    data: { Values: { [text![0]]: [{ ...(text![1] as object[])[0], Text: `Today: ${word}` }] } }
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await openPlace(page, '/');
  const search = page.getByRole('searchbox', { name: 'Find widgets' });
  await search.fill(word.toUpperCase());
  await expect(card(page, name).getByText(`In its settings: “Today: ${word}”`)).toBeVisible();
  await search.fill(group.Name);
  await expect(card(page, name)).toBeVisible();
  await expect(page.getByText(/^1 of \d+ widgets/)).toBeVisible();
});

test.describe('in German on a phone', () => {
  test.use({ locale: 'de-AT', viewport: { width: 390, height: 844 } });

  test('the search has a line of its own, which its placeholder needs', async ({ page }) => {
    await openPlace(page, '/templates');
    const search = page.getByRole('searchbox', { name: 'Widgets suchen' });
    expect((await search.boundingBox())!.width).toBeGreaterThan(340);
  });
});
