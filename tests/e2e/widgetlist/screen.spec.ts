import {
  createGroup,
  createVariant,
  expect,
  expectAccessible,
  expectAccessibleInEachView,
  fileOf,
  openPlace,
  said,
  spotGroups,
  listed as test
} from './widgets.js';

const WIDE = [1280];

test.describe('in German', () => {
  test.use({ locale: 'de-AT' });

  test('the screen, its menus and dialogs have no accessibility violation in light and dark', async ({
    page,
    lists: app
  }) => {
    const [spotGroup] = await spotGroups(page, app);
    const group = await createGroup(page, app, spotGroup!.Id);
    const { Name: name } = await createVariant(page, app, group.Id);
    await openPlace(page, `/groups/${group.Id}`);
    await page.getByRole('link', { name, exact: true }).focus();
    await page.keyboard.press('Shift+F10');
    await expectAccessibleInEachView(page, WIDE);
    await page.keyboard.press('Escape');
    for (const key of ['c', 'm', 'F2', '?']) {
      await page.getByRole('link', { name, exact: true }).focus();
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleInEachView(page, WIDE);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Neue Gruppe …' }).click();
    await expect(page.getByRole('dialog').getByRole('radio').nth(1)).toBeVisible();
    await expectAccessibleInEachView(page, WIDE);
    await page.keyboard.press('Escape');
    await page.locator('input[type=file]').setInputFiles([fileOf('Photos.dash.zip', Buffer.from('photos'))]);
    await expect(page.getByText(/^Nicht angenommen\./)).toBeVisible();
    await page.getByRole('link', { name, exact: true }).focus();
    await page.keyboard.press('Delete');
    await expect(said(page, name)).toBeVisible();
    await expectAccessibleInEachView(page, WIDE);
    await openPlace(page, '/trash');
    await expect(page.getByRole('button', { name: `${name} wiederherstellen` })).toBeVisible();
    await expectAccessibleInEachView(page, WIDE);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 820 }, hasTouch: true });

  test('places are chosen from a list, and menus do what dragging does', async ({ page, lists: app }) => {
    const [from, to] = [await createGroup(page, app), await createGroup(page, app)];
    const { Name: name } = await createVariant(page, app, from.Id);
    await openPlace(page, '/');
    await test.step('a long word stays inside its dialog', async () => {
      const Name = 'W'.repeat(200);
      const items = [{ Id: 1, Name }];
      await page.route('**/api/catalogue/spotGroup?*', (route) =>
        route.fulfill({ json: { Total: 1, Offset: 0, Items: items } })
      );
      await page.getByRole('button', { name: 'New group …' }).tap();
      const dialog = page.getByRole('dialog', { name: 'New widget group' });
      await dialog.getByRole('radio', { name: Name }).check();
      await expect(dialog.getByText(`Anyone with read permission for “${Name}”`)).toBeVisible();
      const body = dialog.getByRole('group', { name: 'New widget group' });
      expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await page.unroute('**/api/catalogue/spotGroup?*');
      await page.keyboard.press('Escape');
    });

    await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: `${from.Name} (1)` });
    await expect(page).toHaveURL(`/groups/${from.Id}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole('button', { name: `Actions for ${name}` }).tap();
    await page.getByRole('button', { name: 'Move to …' }).tap();
    await page.getByRole('radio', { name: to.Name }).check();
    await page.getByRole('button', { name: 'Move', exact: true }).tap();
    await expect(said(page, `“${name}” was moved to ${to.Name}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expectAccessible(page);
  });
});
