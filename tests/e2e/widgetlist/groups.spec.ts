import {
  call,
  card,
  cardLink,
  choose,
  createGroup,
  createUser,
  createVariant,
  expect,
  expectAccessible,
  freshName,
  openPlace,
  placeLink,
  said,
  signInElsewhere,
  spotGroups,
  listed as test
} from './widgets.js';

test('a group is made with a spot group, said in words, and has its own address', async ({ page, lists: app }) => {
  const [spotGroup, other] = await spotGroups(page, app);
  const name = freshName('Entrance');
  await openPlace(page, '/');
  await page.getByRole('button', { name: 'New group …' }).click();
  const dialog = page.getByRole('dialog', { name: 'New widget group' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: 'Choose a spot group' })).toBeVisible();
  await expect(dialog.getByText('Choose a spot group')).toHaveCount(1);
  await expect(dialog.locator('p[aria-live]')).toBeHidden();
  await expect(dialog.getByRole('radio', { name: other!.Name, exact: true })).toBeVisible();
  await dialog.getByRole('searchbox', { name: 'Find a spot group' }).fill(spotGroup!.Name);
  // Matches keep their position.
  await expect(dialog.getByRole('radio', { name: other!.Name, exact: true })).toBeHidden();
  await dialog.getByRole('radio', { name: spotGroup!.Name }).first().check();
  await expect(
    dialog.getByText(`Anyone with read permission for “${spotGroup!.Name}” will see this group`)
  ).toBeVisible();
  await expect(dialog.getByText('Choose a spot group')).toBeHidden();
  await dialog.getByRole('button', { name: 'Create group' }).click();

  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(
    page.getByText(`Anyone with read permission for the spot group “${spotGroup!.Name}” can see these widgets`)
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing in this group yet' })).toBeVisible();
  const address = new URL(page.url()).pathname;
  expect(address).toMatch(/^\/groups\/\d+$/);

  await page.reload();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await placeLink(page, 'Widget templates').click();
  await expect(page).toHaveURL('/templates');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(placeLink(page, name)).toHaveAttribute('aria-current', 'page');
});

test('a dialog that is left by Escape has what was typed when it opens again, unless it is cancelled', async ({
  page
}) => {
  const name = freshName('Typed');
  await openPlace(page, '/');
  const dialog = page.getByRole('dialog', { name: 'New widget group' });
  const field = dialog.getByRole('textbox', { name: 'Name' });
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'New group …' }).click();
    await expect(field).toBeFocused();
  };
  await open();
  await page.keyboard.type(name);
  await page.keyboard.press('Escape');
  await open();
  await expect(field).toHaveValue(name);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await open();
  await expect(field).toHaveValue('');

  await page.keyboard.type(name);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await open();
  await expect(field).toHaveValue(name);
  await dialog.getByRole('radio', { name: 'None: only administrators' }).check();
  await dialog.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await open();
  await expect(field).toHaveValue('');
});

test('Enter in the search of a dialog takes the first that was found, and then does what the dialog asks for', async ({
  page,
  lists: app
}) => {
  const [spotGroup] = await spotGroups(page, app);
  const name = freshName('Found');
  await openPlace(page, '/');
  await page.getByRole('button', { name: 'New group …' }).click();
  const dialog = page.getByRole('dialog', { name: 'New widget group' });
  await page.keyboard.type(name);
  await dialog.getByRole('searchbox', { name: 'Find a spot group' }).fill(spotGroup!.Name);
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: spotGroup!.Name })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
});

test('a widget names its group and its template, and leads back to the list as it was left', async ({
  page,
  lists: app
}) => {
  const group = await createGroup(page, app);
  const variant = await createVariant(page, app, group.Id);
  await openPlace(page, `/groups/${group.Id}`);
  const search = page.getByRole('searchbox').first();
  await search.fill('hours');
  await cardLink(page, variant.Name).click();
  const crumbs = page.getByRole('navigation', { name: 'You are here' });
  await expect(crumbs.getByRole('link')).toHaveText(['Widgets', group.Name, 'Template: Opening hours']);
  // A variant is downloaded with its Values, unless the template as uploaded is requested.
  await page.getByRole('button', { name: 'Download package …' }).click();
  await expect(page.getByRole('radio', { name: 'As it is now' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'As it is now' })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp');
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('link', { name: 'Download' }).click();
  expect((await download).url()).toMatch(/\/Package\?as=uploaded$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await crumbs.getByRole('link', { name: group.Name }).click();
  await expect(page).toHaveURL(`/groups/${group.Id}`);
  await expect(search).toHaveValue('hours');
});

test('a group changes its name and spot group; one that is empty is deleted, one with widgets is not', async ({
  page,
  lists: app
}) => {
  const [spotGroup] = await spotGroups(page, app);
  const group = await createGroup(page, app, spotGroup!.Id);
  await openPlace(page, `/groups/${group.Id}`);
  await test.step('with widgets in it, it is not deleted, and says why', async () => {
    await page.getByRole('button', { name: `Actions for the group ${group.Name}` }).click();
    // Somebody else adds one without this page knowing.
    const variant = await createVariant(page, app, group.Id);
    await page.getByRole('button', { name: 'Delete group …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete group' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'This group still contains widgets.' })).toBeVisible();

    await page.reload();
    await expect(card(page, variant.Name)).toBeVisible();
    await page.getByRole('button', { name: `Actions for the group ${group.Name}` }).click();
    await page.getByRole('button', { name: 'Delete group …' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('This group contains 1 widget.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Delete group' })).toBeHidden();
    await page.keyboard.press('Escape');
    await call(page, app, `/api/Widgets/${variant.Id}`, undefined, 'DELETE');
    await page.reload();
  });

  await page.getByRole('button', { name: `Actions for the group ${group.Name}` }).click();
  await page.getByRole('button', { name: 'Name and permissions …' }).click();
  const dialog = page.getByRole('dialog', { name: `Widget group “${group.Name}”` });
  await expect(dialog.getByRole('radio', { name: spotGroup!.Name }).first()).toBeChecked();
  const name = freshName('Lifts');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('radio', { name: 'None: only administrators' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('Seen and changed by administrators only.')).toBeVisible();

  // An unchanged part does not overwrite somebody else's change in the meantime.
  await page.getByRole('button', { name: `Actions for the group ${name}` }).click();
  await page.getByRole('button', { name: 'Name and permissions …' }).click();
  await call(page, app, `/api/WidgetGroups/${group.Id}`, { SpotGroupId: spotGroup!.Id }, 'PATCH');
  const last = freshName('Lobby');
  await page.getByRole('textbox', { name: 'Name' }).fill(last);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: last, level: 1 })).toBeVisible();
  await expect(page.getByText('Seen and changed by administrators only.')).toBeHidden();

  await page.getByRole('button', { name: `Actions for the group ${last}` }).click();
  await page.getByRole('button', { name: 'Delete group …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete group' }).click();
  await expect(page).toHaveURL('/');
  await expect(said(page, `The group “${last}” was deleted.`)).toBeVisible();
  await expect(placeLink(page, last)).toBeHidden();
});

test('a group deleted by somebody else leaves the list with the first refusal', async ({ page, lists: app }) => {
  const [from, to] = [await createGroup(page, app), await createGroup(page, app)];
  const variant = await createVariant(page, app, from.Id);
  const removed = async (id: number): Promise<void> => {
    const answer = await page.request.delete(`${app.url}/api/WidgetGroups/${id}`, { headers: { origin: app.url } });
    expect(answer.ok()).toBe(true);
  };
  await openPlace(page, `/groups/${from.Id}`);
  await choose(page, variant.Name, 'Move to …');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: to.Name }).check();
  await removed(to.Id);
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: to.Name })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(placeLink(page, to.Name)).toBeHidden();

  const gone = await createGroup(page, app);
  await openPlace(page, `/groups/${gone.Id}`);
  await removed(gone.Id);
  await page.getByRole('button', { name: `Actions for the group ${gone.Name}` }).click();
  await page.getByRole('button', { name: 'Delete group …' }).click();
  await dialog.getByRole('button', { name: 'Delete group' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(placeLink(page, gone.Name)).toBeHidden();
});

test('a writer is offered their own spot groups, and sees in words what the server refuses; a reader may view but change nothing', async ({
  page,
  lists: app,
  browser
}) => {
  const [own, hidden] = await spotGroups(page, app);
  const [group, unseen] = [await createGroup(page, app, own!.Id), await createGroup(page, app, hidden!.Id)];
  const variant = await createVariant(page, app, group.Id);
  const { name, id } = await createUser(page, app, { Permissions: [{ SpotGroupId: own!.Id, Level: 'write' }] });
  const other = await signInElsewhere(browser, app, name);
  await openPlace(other, `/groups/${group.Id}`);
  await other.getByRole('button', { name: 'New group …' }).click();
  const dialog = other.getByRole('dialog', { name: 'New widget group' });
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await expect(dialog.getByRole('radio', { name: own!.Name })).toBeVisible();
  await other.keyboard.press('Escape');

  const permissions = { Permissions: [{ SpotGroupId: own!.Id, Level: 'read' }] };
  await page.request.put(`${app.url}/api/Users/${id}/Permissions`, { data: permissions, headers: { origin: app.url } });
  await choose(other, variant.Name, 'Delete');
  await expect(other.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(card(other, variant.Name)).toBeVisible();

  await test.step('read access to a spot group allows viewing and no change', async () => {
    await other.goto('/');
    await expect(placeLink(other, group.Name)).toBeVisible();
    await expect(placeLink(other, unseen.Name)).toBeHidden();
    await expect(other.getByRole('button', { name: 'New group …' })).toBeHidden();
    await expect(other.getByRole('button', { name: 'Upload packages' })).toBeHidden();

    await placeLink(other, group.Name).click();
    await expect(other.getByText('You can view them, but not change them.')).toBeVisible();
    await expect(card(other, variant.Name).getByText('View only')).toBeVisible();
    await other.getByRole('button', { name: `Actions for ${variant.Name}` }).click();
    const menu = other.getByRole('group', { name: `Actions for ${variant.Name}` });
    await expect(menu.getByRole('button')).toHaveText(['Download package …']);

    expect((await other.goto(`/groups/${unseen.Id}`))?.status()).toBe(403);
    await expect(other.getByRole('heading', { name: 'No access' })).toBeVisible();
  });
  await other.context().close();
});

test('an address that leads nowhere is explained in plain words', async ({ page }) => {
  for (const path of ['/widgets/999999', '/groups/999999', '/groups/x']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'All widgets' }).click();
  await expect(page).toHaveURL('/');
});
