import type { Locator, Page } from '@playwright/test';
import {
  createGroup,
  createVariant,
  createWriter,
  expect,
  expectAccessible,
  openPlace,
  signInElsewhere,
  listed as test
} from '../widgetlist/widgets.js';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Command palette' });
const input = (page: Page): Locator => dialog(page).getByRole('combobox');
const option = (page: Page, name: string | RegExp): Locator => dialog(page).getByRole('option', { name });

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}

test('Ctrl+K leads from the list to a widget, and there to a setting, by keyboard alone', async ({
  page,
  lists: app
}) => {
  const group = await createGroup(page, app);
  const { Id: id, Name: name } = await createVariant(page, app, group.Id);
  await openPlace(page, '/');
  await test.step('arrow keys choose, Escape leaves and gives the focus back', async () => {
    const search = page.getByRole('searchbox', { name: 'Find widgets' });
    await search.focus();
    await openPalette(page);
    await page.keyboard.press('ArrowDown');
    const active = await input(page).getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
    await input(page).fill('nothing is called like this');
    await expect(dialog(page).getByText('Nothing matches.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(search).toBeFocused();
  });

  await test.step('what a page can do is done from the palette', async () => {
    await openPalette(page);
    await input(page).fill('new widget group');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'New widget group' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Escape');
  });

  await openPalette(page);
  await input(page).fill(name);
  await expect(option(page, name)).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/widgets/${id}$`));

  await expect(page.locator('[data-field] input').first()).toBeVisible();
  await openPalette(page);
  const label = 'Name shown';
  await input(page).fill(label);
  await expect(option(page, /^Name shown Setting/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('[data-field]').filter({ has: page.locator(':focus') })).toContainText(label);

  await test.step('a phone opens it from the account menu', async () => {
    await page.setViewportSize({ width: 390, height: 780 });
    await openPlace(page, '/');
    await page.getByRole('button', { name: /^Account: / }).click();
    await page.getByRole('button', { name: /^Command palette …/ }).click();
    await expect(input(page)).toBeFocused();
    await input(page).fill('dashboard');
    await expectAccessible(page);
    await option(page, 'Go to the dashboard').click();
    await expect(page).toHaveURL(/\/dashboard/);
  });
});

test('offers nobody a page that they may not open', async ({ page, lists: app, browser }) => {
  const writer = await createWriter(page, app);
  const theirs = await signInElsewhere(browser, app, writer.name);
  await openPlace(theirs, '/');
  await openPalette(theirs);
  await input(theirs).fill('go to');
  await expect(option(theirs, 'Go to all widgets')).toBeVisible();
  await expect(option(theirs, 'Go to the users')).toHaveCount(0);
  await theirs.context().close();
});
