import type { Page } from '@playwright/test';
import { savedValues, text, values, weather } from '../editor/widget.js';
import { call, expect, expectAccessible, freshName, test, type App } from '../people/people.js';
import { createGroup } from '../widgetlist/widgets.js';
import { dashboardWith, openBoard, openPair, tile, upload } from './board.js';

const panel = (page: Page, name: string) => page.getByRole('complementary', { name: `Edit ${name}` });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });

/** A dashboard with one widget, and its editor opened from the tile. */
async function editing(page: Page, app: App) {
  const name = freshName('Weather');
  const id = await upload(page, app, name, weather);
  await openBoard(page, await dashboardWith(page, app, [[name, 0, 0]]));
  const frame = tile(page, name).locator('iframe').contentFrame().locator('#shown');
  await expect(frame).toContainText('Wien');
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(values(page)).toBeVisible();
  return { id, name, frame, preview: panel(page, name).locator('iframe').contentFrame().locator('#shown') };
}

test('Edit opens the editor beside the tile: its own preview reacts while typing, the tile on save @journey', async ({
  page,
  app
}) => {
  const { id, name, frame, preview } = await editing(page, app);
  await expect(preview).toContainText('Wien');
  await title(page).fill('Linz');
  await expect(preview).toContainText('Linz');
  await expect(frame).toContainText('Wien');
  await page.keyboard.press('Control+s');
  await expect(frame).toContainText('Linz');
  expect(await savedValues(page, id)).toMatchObject({ title: text('Linz') });
  const [side, shown] = [await panel(page, name).boundingBox(), await tile(page, name).boundingBox()];
  expect(shown!.x + shown!.width).toBeLessThanOrEqual(side!.x);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open as a separate page' }).click();
  const crumbs = page.getByRole('navigation', { name: 'You are here' });
  await expect(crumbs.getByRole('link')).toHaveText(['Dashboard', 'Widget templates']);
  await crumbs.getByRole('link', { name: 'Dashboard' }).click();
  await expect(panel(page, name)).toBeVisible();
});

test('closing it with a save that asks about other widgets closes it once that is answered', async ({ page, app }) => {
  const { id, name } = await editing(page, app);
  const group = await createGroup(page, app);
  await call(page, app, `/api/Widgets/${id}/Variants`, { Name: freshName('Variant'), WidgetGroupId: group.Id });
  await page.reload();
  await title(page).fill('Linz');
  await page.getByRole('button', { name: 'Close the editor' }).click();
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  const reach = page.getByRole('dialog', { name: /^Save the template of/ });
  await question.getByRole('button', { name: 'Save and close' }).click();
  await reach.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(panel(page, name)).toBeVisible();
  await expect(title(page)).toHaveValue('Linz');
  await page.getByRole('button', { name: 'Close the editor' }).click();
  await question.getByRole('button', { name: 'Save and close' }).click();
  await reach.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel(page, name)).toBeHidden();
  expect(await savedValues(page, id)).toMatchObject({ title: text('Linz') });
});

test('closing it with unsaved edits asks: they are saved, or kept and marked on tile and card, or who goes back stays', async ({
  page,
  app
}) => {
  const { id, name, frame } = await editing(page, app);
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  const mark = tile(page, name).getByText('Unsaved, not shown', { exact: true });
  await title(page).fill('Linz');
  await expect(mark).toBeVisible();
  await page.goBack();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep editing' }).last().click();
  await expect(question).toBeHidden();
  await expect(title(page)).toHaveValue('Linz');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Close, keep the changes' }).click();
  await expect(panel(page, name)).toBeHidden();
  await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeFocused();
  await expect(mark).toBeVisible();
  await page.goto('/templates');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(card.getByText('Unsaved', { exact: true })).toBeVisible();

  await page.goBack();
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(title(page)).toHaveValue('Linz');
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close the editor' }).click();
  await question.getByRole('button', { name: 'Save and close' }).click();
  await expect(panel(page, name)).toBeHidden();
  await expect(frame).toContainText('Linz');
  await expect(mark).toBeHidden();
  expect(await savedValues(page, id)).toMatchObject({ title: text('Linz') });
});

test('the editor of another tile takes the place of the first: one press closes it, and two do not leave', async ({
  page,
  app
}) => {
  await openPair(page, app);
  await page.getByRole('link', { name: 'Edit Opening hours' }).click();
  await expect(values(page)).toBeVisible();
  // A failed load is reported and retried; it can be closed at any time.
  const content = '**/api/Widgets/*/Content';
  await page.route(content, (route) => route.abort());
  await page.getByRole('link', { name: 'Edit Key figure' }).click();
  const figure = panel(page, 'Key figure');
  await expect(figure.getByRole('alert')).toContainText('The server cannot be reached.');
  await expect(figure.getByRole('button', { name: 'Close the editor' })).toBeVisible();
  await page.unroute(content);
  await figure.getByRole('button', { name: 'Try again' }).click();
  await expect(values(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close the editor' }).dblclick();
  await expect(page.getByRole('complementary')).toBeHidden();
  await page.getByRole('link', { name: 'Edit Opening hours' }).click();
  await expect(panel(page, 'Opening hours')).toBeVisible();
});

test('what is open in the editor is closed first; a reload leaves the editor open, and going back closes it', async ({
  page,
  app
}) => {
  const { name } = await editing(page, app);
  await title(page).fill('Linz');
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(panel(page, name)).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveValue('Linz');
  await page.goBack();
  await page.getByRole('button', { name: 'Close, keep the changes' }).click();
  await expect(panel(page, name)).toBeHidden();
  await expect(tile(page, name)).toBeVisible();
  await page.reload();
  await expect(tile(page, name)).toBeVisible();
  await expect(panel(page, name)).toBeHidden();

  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(title(page)).toHaveValue('Linz');
  await test.step('leaving the dashboard with unsaved changes asks', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Widgets' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('it stays open when the dashboard gets another name, or language, and one press closes it', async () => {
    await page.getByRole('button', { name: 'Choose a dashboard' }).click();
    await page.getByRole('button', { name: 'Rename …' }).click();
    const dialog = page.getByRole('dialog');
    const other = freshName('Renamed');
    await dialog.getByRole('textbox').fill(other);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: other, level: 1 })).toBeVisible();
    await expect(title(page)).toHaveValue('Linz');
    await page.getByRole('button', { name: 'Account: admin' }).click();
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('Deutsch');
    await expect(page.getByRole('textbox', { name: 'Überschrift' })).toHaveValue('Linz');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Editor schließen' }).click();
    await page.getByRole('button', { name: 'Verwerfen und schließen' }).click();
    await expect(page.getByRole('complementary')).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 820 }, hasTouch: true });

  test('the editor is a sheet over the dashboard, and nothing below it is reached', async ({ page, app }) => {
    const { name } = await editing(page, app);
    expect(await panel(page, name).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 820 });
    await expect(page.locator('[inert]').getByRole('navigation')).toHaveCount(1);
    await page.getByRole('button', { name: 'Close the editor' }).click();
    await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
});
