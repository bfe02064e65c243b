import { dashboardWith, openBoard, tile, upload } from '../dashboard/board.js';
import {
  cardLink,
  createGroup,
  createVariant,
  expect,
  expectAccessible,
  freshName,
  openPlace,
  said,
  listed as test,
  weather
} from './widgets.js';

test('a widget on a dashboard names it before it goes, is found in the Trash, and runs there again once restored', async ({
  page,
  lists: app
}) => {
  const name = freshName('Weather');
  const id = await upload(page, app, name, weather);
  const board = await dashboardWith(page, app, [[name, 0, 0]]);
  await openPlace(page, '/templates');
  // Other tests have uploaded widgets too, so it may be far down.
  await page.getByRole('searchbox', { name: 'Find widgets' }).fill(name);
  await cardLink(page, name).focus();
  await page.keyboard.press('Delete');
  const dialog = page.getByRole('dialog', { name: `Delete “${name}”?` });
  await expect(dialog.getByRole('list', { name: 'Dashboards with this widget' })).toHaveText(
    new RegExp(`${board.Name}\\s+your own`)
  );
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(cardLink(page, name)).toBeFocused();

  await page.keyboard.press('Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(said(page, `“${name}” was moved to the Trash.`)).toBeVisible();
  await openBoard(page, board);
  await expect(page.getByRole('listitem').getByRole('link', { name: 'Trash' })).toBeVisible();
  await page.goto(`/widgets/${id}`);
  await expect(page.getByRole('heading', { name: `“${name}” is in the Trash` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open the Trash' }).click();
  await expect(page.getByRole('searchbox', { name: 'Find widgets' })).toHaveValue(name);
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(said(page, `“${name}” was restored to Widget templates.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Restore ${name}` })).toBeHidden();
  await openBoard(page, board);
  await expect(tile(page, name).locator('iframe').contentFrame().locator('#shown')).toContainText('Wien');

  await page.getByRole('button', { name: 'Choose a dashboard' }).click();
  await page.getByRole('button', { name: 'Delete …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: board.Name, level: 1 })).toBeHidden();
  await page.getByRole('button', { name: 'Choose a dashboard' }).click();
  await page.getByRole('link', { name: 'Deleted dashboards' }).click();
  await page.getByRole('button', { name: `Restore ${board.Name}` }).click();
  await expect(said(page, `The dashboard “${board.Name}” was restored.`)).toBeVisible();
  await page.getByRole('link', { name: 'Open' }).click();
  await expect(tile(page, name)).toBeVisible();
});

test('restoring brings back the group, moves the focus on, and can be undone', async ({ page, lists: app }) => {
  const group = await createGroup(page, app);
  const names = [(await createVariant(page, app, group.Id)).Name, (await createVariant(page, app, group.Id)).Name];
  await openPlace(page, `/groups/${group.Id}`);
  for (const name of names) {
    await cardLink(page, name).focus();
    await page.keyboard.press('Delete');
    await expect(said(page, `“${name}” was moved to the Trash.`)).toBeVisible();
  }
  await page.getByRole('button', { name: `Actions for the group ${group.Name}` }).click();
  await page.getByRole('button', { name: 'Delete group …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete group' }).click();
  await page.getByRole('link', { name: 'Trash' }).click();
  await expect(page.getByRole('heading', { name: 'Trash' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find widgets' }).fill('hours');
  const [older, newer] = names.map((name) => page.getByRole('button', { name: `Restore ${name}` }));
  await newer!.click();
  await expect(older!).toBeFocused();
  await expect(page.getByRole('link', { name: `${group.Name}, 1 widget` })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(newer!).toBeVisible();

  await page.getByRole('button', { name: `Delete ${names[1]} for good …` }).click();
  const dialog = page.getByRole('dialog', { name: `Delete “${names[1]}” for good?` });
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(said(page, `“${names[1]}” was deleted for good.`)).toBeVisible();
  await expect(newer!).toBeHidden();
  await expect(page.getByRole('button', { name: `Delete ${names[0]} for good …` })).toBeFocused();
});
