import {
  card,
  cardLink,
  cards,
  choose,
  createGroup,
  createVariant,
  expect,
  expectAccessible,
  freshName,
  openPlace,
  placeLink,
  said,
  listed as test
} from './widgets.js';

const undo = { name: 'Undo', exact: true };

test('a template dropped on a group makes a variant there, which undoing takes away', async ({ page, lists: app }) => {
  const group = await createGroup(page, app);
  await openPlace(page, '/templates');
  // Other tests upload widgets of this name.
  const template = card(page, 'Opening hours').first();
  const variants = template.getByText(/^(no variants|\d+ variants?)$/);
  const before = Number.parseInt((await variants.textContent()) ?? '', 10) || 0;
  await template.dragTo(placeLink(page, group.Name));
  await expect(said(page, `“Opening hours” was created in ${group.Name}.`)).toBeVisible();
  await expect(page.getByRole('link', { name: `${group.Name}, 1 widget` })).toBeVisible();
  await expect(variants).toHaveText(before === 0 ? '1 variant' : `${before + 1} variants`);
  await page.getByRole('button', undo).click();
  await expect(said(page, 'Undone: ')).toBeVisible();
  await expect(page.getByRole('link', { name: `${group.Name}, 0 widgets` })).toBeVisible();

  await test.step('the last variant of a standard widget is not offered to be deleted', async () => {
    await page.getByRole('button', { name: 'Actions for Player list' }).click();
    const menu = page.getByRole('group', { name: 'Actions for Player list' });
    await expect(menu.getByRole('button', { name: 'Rename …' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Delete' })).toBeHidden();
    await page.keyboard.press('Escape');
  });

  await test.step('only one card is a stop of the Tab key', async () => {
    await expect(cards(page).locator('a[tabindex="0"]')).toHaveCount(1);
    await cardLink(page, 'Key figure').focus();
    await expect(cards(page).locator('a[tabindex="0"]')).toHaveAccessibleName('Key figure');
    await expect(cardLink(page, 'Key figure')).toHaveAttribute('title', 'Key figure');
  });

  await test.step('widgets are found by name and by SpotIdentifier', async () => {
    const search = page.getByRole('searchbox', { name: 'Find widgets' });
    await search.fill('key-figure');
    await expect(cards(page).getByRole('listitem')).toHaveCount(1);
    await expect(cards(page).getByText(/^Id: .*key-figure/)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^1 of \d+ widgets/ })).toBeVisible();
    await search.press('Enter');
    await expect(page).toHaveURL(/\/widgets\/\d+$/);
    await page.goBack();
    await expect(search).toHaveValue('key-figure');
    await expect(cards(page).getByRole('listitem')).toHaveCount(1);
    await search.fill('nothing is called so');
    await expect(page.getByText('No widget matches.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(cards(page).getByRole('listitem').nth(1)).toBeVisible();
  });

  await test.step('a widget is found by the name of a setting, and reached with the arrow keys', async () => {
    const search = page.getByRole('searchbox', { name: 'Find widgets' });
    await search.fill('clock face');
    await expect(card(page, 'Clock and countdown').getByText('Setting: “Clock face”')).toBeVisible();
    await search.press('ArrowDown');
    await expect(cardLink(page, 'Clock and countdown')).toBeFocused();
  });
});

test('“New widget” asks for a template, then for a name and a place, and offers the place that is shown', async ({
  page,
  lists: app
}) => {
  const group = await createGroup(page, app);
  await createGroup(page, app);
  await openPlace(page, `/groups/${group.Id}`);
  await page.getByRole('button', { name: 'New widget …' }).click();
  const choice = page.getByRole('dialog', { name: 'New widget' });
  await choice.getByRole('searchbox', { name: 'Find a template' }).fill('opening');
  await expectAccessible(page);
  await choice.getByRole('button', { name: /^Opening hours/ }).click();
  const form = page.getByRole('dialog', { name: 'Create variant of “Opening hours”' });
  await expect(form.getByRole('radio', { name: group.Name })).toBeChecked();
  await form.getByLabel('Name', { exact: true }).fill('Hours of the north gate');
  await form.getByRole('button', { name: 'Create variant' }).click();
  await expect(card(page, 'Hours of the north gate')).toBeVisible();
});

test('other people’s changes appear as soon as the tab is visible again; a dropped widget moves, and with Ctrl is copied', async ({
  page,
  lists: app
}) => {
  const [from, to] = [await createGroup(page, app), await createGroup(page, app)];
  await openPlace(page, `/groups/${from.Id}`);
  await expect(page.getByRole('heading', { name: 'Nothing in this group yet' })).toBeVisible();
  const { Name: name } = await createVariant(page, app, from.Id);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(card(page, name)).toBeVisible();

  await page.keyboard.down('Control');
  await card(page, name).dragTo(placeLink(page, to.Name));
  await page.keyboard.up('Control');
  await expect(said(page, `“${name}” was created in ${to.Name}.`)).toBeVisible();
  await expect(card(page, name)).toBeVisible();

  await card(page, name).dragTo(placeLink(page, to.Name));
  await expect(said(page, `“${name}” was moved to ${to.Name}.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing in this group yet' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(card(page, name)).toBeVisible();
});

test('the same by menu: a variant with a name, and a move', async ({ page, lists: app }) => {
  const [from, to] = [await createGroup(page, app), await createGroup(page, app)];
  const name = freshName('Sales in the lobby');
  await openPlace(page, '/templates');
  await choose(page, 'Key figure', 'Create variant …');
  const dialog = page.getByRole('dialog', { name: /“Key figure”/ });
  const field = dialog.getByRole('textbox', { name: 'Name' });
  await expect(field).toHaveValue('Key figure');
  await dialog.getByRole('radio', { name: 'Widget templates' }).check();
  await expect(field).toHaveValue(/^Key figure \d+$/);
  await field.fill('Key Figure');
  await expect(field).toHaveAccessibleDescription(/There is already a “Key Figure” in “Widget templates”\./);
  await field.fill(name);
  await dialog.getByRole('button', { name: 'New group …' }).click();
  const above = page.getByRole('dialog', { name: 'New widget group' });
  const created = freshName('Lobby');
  await above.getByRole('textbox', { name: 'Name' }).fill(created);
  await above.getByRole('radio', { name: 'None: only administrators' }).check();
  await above.getByRole('button', { name: 'Create group' }).click();
  await expect(dialog.getByRole('radio', { name: created })).toBeChecked();
  await expect(field).toHaveValue(name);
  await dialog.getByRole('radio', { name: from.Name }).check();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/Variants', (route) => held.then(() => route.continue()));
  await dialog.getByRole('button', { name: 'Create variant' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  answer();
  await expect(said(page, `“${name}” was created in ${from.Name}.`)).toBeVisible();

  await placeLink(page, from.Name).click();
  await choose(page, name, 'Copy to …');
  const copying = page.getByRole('dialog', { name: `Copy “${name}”` });
  await expect(copying.getByRole('radio', { name: from.Name })).toBeChecked();
  await copying.getByRole('button', { name: 'Cancel' }).click();
  await choose(page, name, 'Move to …');
  const where = page.getByRole('dialog', { name: `Move “${name}”` });
  await expect(where.getByRole('radio', { name: from.Name })).toHaveCount(0);
  await where.getByRole('radio', { name: to.Name }).check();
  await where.getByRole('button', { name: 'Move' }).click();
  await expect(said(page, `“${name}” was moved to ${to.Name}.`)).toBeVisible();
  await expect(card(page, name)).toBeHidden();
  await placeLink(page, 'All widgets').click();
  await expect(page.getByRole('heading', { name: 'All widgets' })).toBeVisible();
  // Other tests have filled more than a page of them.
  await page.getByRole('searchbox', { name: 'Find widgets' }).fill(name);
  await expect(card(page, name).getByText(to.Name)).toBeVisible();
});

test('everything by keyboard: from card to card, rename, delete, undo, menu, keys', async ({ page, lists: app }) => {
  const group = await createGroup(page, app);
  const names: string[] = [];
  for (let n = 0; n < 3; n++) names.push((await createVariant(page, app, group.Id)).Name);
  const [first, second, third] = names as [string, string, string];
  await openPlace(page, `/groups/${group.Id}`);
  await test.step('Del that is held deletes one widget; what was deleted comes back step by step', async () => {
    await cardLink(page, first).focus();
    await page.keyboard.down('Delete');
    await expect(cardLink(page, second)).toBeFocused();
    await page.keyboard.down('Delete');
    await page.keyboard.up('Delete');
    await page.keyboard.press('ArrowRight');
    await expect(cardLink(page, third)).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(said(page, `“${third}” was moved to the Trash.`)).toBeVisible();
    await expect(cardLink(page, second)).toBeVisible();

    await page.keyboard.press('Control+z');
    await expect(
      said(page, `Undone: “${third}” was moved to the Trash. Before that: “${first}” was moved to the Trash.`)
    ).toBeVisible();
    await expect(cardLink(page, third)).toBeVisible();
    await page.getByRole('button', undo).click();
    await expect(cardLink(page, first)).toBeVisible();
    await expect(page.getByRole('button', undo)).toBeHidden();
  });

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Find widgets' })).toBeFocused();

  await cardLink(page, first).focus();
  await page.keyboard.press('End');
  await expect(cardLink(page, third)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(cardLink(page, second)).toBeFocused();

  await page.keyboard.press('F2');
  const renamed = freshName('Anew');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type(renamed);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(said(page, `“${second}” is now called “${renamed}”.`)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(cardLink(page, second)).toBeVisible();

  await cardLink(page, second).focus();
  await page.keyboard.press('Delete');
  await expect(said(page, `“${second}” was moved to the Trash.`)).toBeVisible();
  await expect(cardLink(page, third)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(cardLink(page, second)).toBeVisible();

  await cardLink(page, third).focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('link', { name: 'Open', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Escape');
  await cardLink(page, third).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: third })).toBeVisible();
});

test('what fails leaves the list as it was and says what happened', async ({ page, lists: app }) => {
  const group = await createGroup(page, app);
  const [one, two] = [await createVariant(page, app, group.Id), await createVariant(page, app, group.Id)];
  await openPlace(page, `/groups/${group.Id}`);
  await page.route('**/api/Widgets/*', (route) => route.abort());
  await cardLink(page, one.Name).focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('alert').filter({ hasText: 'The server was not reached.' })).toBeVisible();
  await expect(cardLink(page, one.Name)).toBeFocused();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The server was not reached.' })).toBeHidden();

  await page.route('**/api/Widgets/*', (route) => route.fulfill({ status: 401, json: { detail: 'Bearer <key>' } }));
  await choose(page, one.Name, 'Rename …');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  const signIn = dialog.getByRole('alert').getByRole('link', { name: 'Open the sign-in in a new tab' });
  await expect(signIn).toHaveAttribute('href', '/sign-in?beside');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.unroute('**/api/Widgets/*');

  await test.step('undoing that does not reach the server can be tried again', async () => {
    await choose(page, one.Name, 'Delete');
    await page.route('**/Restore', (route) => route.abort());
    await page.getByRole('button', undo).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The server was not reached.' })).toBeVisible();
    await page.unroute('**/Restore');
    await page.getByRole('button', undo).click();
    await expect(cardLink(page, one.Name)).toBeVisible();
  });

  await test.step('what was done although its answer was lost is seen as soon as the server answers', async () => {
    await page.route('**/api/Widgets/*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await choose(page, one.Name, 'Delete');
    await expect(said(page, `“${one.Name}” was moved to the Trash.`)).toBeVisible();
    await expect(cardLink(page, one.Name)).toBeHidden();

    await page.route('**/api/Account', (route) => route.abort());
    const asked = page.waitForRequest('**/api/Account');
    await choose(page, two.Name, 'Rename …');
    const later = freshName('Later');
    await dialog.getByRole('textbox', { name: 'Name' }).fill(later);
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await asked;
    await expect(dialog.getByRole('alert')).toContainText('it is not known whether this was done');
    await page.unroute('**/api/Account');
    await expect(dialog).toBeHidden();
    await expect(cardLink(page, later)).toBeVisible();
    await expect(said(page, `“${two.Name}” is now called “${later}”.`)).toBeVisible();
    await page.unroute('**/api/Widgets/*');
    await page.keyboard.press('Control+z');
    await expect(cardLink(page, two.Name)).toBeVisible();
  });
});

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
);

test('a card shows the picture of its widget, also when the server was too busy to make it, and a sign where there is none', async ({
  page
}) => {
  let isBusy = true;
  await page.route('**/Thumbnail?*', (route) => {
    if (!new URL(route.request().url()).pathname.includes('/1/')) return route.fulfill({ status: 204 });
    if (!isBusy) return route.fulfill({ contentType: 'image/png', body: DOT });
    if (route.request().method() === 'HEAD') isBusy = false;
    return route.fulfill({ status: 503, headers: { 'retry-after': '1' } });
  });
  await openPlace(page, '/templates');
  await expect(cards(page).locator('li[data-widget="1"] img')).toBeVisible();
  expect(isBusy).toBe(false);
  await expect(cards(page).locator('img')).toHaveCount(1);
});
