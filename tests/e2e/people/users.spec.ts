import {
  call,
  createUser,
  expect,
  expectAccessible,
  fillSignIn,
  freshName,
  signInElsewhere,
  test,
  USER_PASSWORD
} from './people.js';

test('a user is created, signs in, sees only what is allowed, and is out at the next click when locked', async ({
  page,
  app,
  browser
}) => {
  const name = freshName('Berta');
  await page.goto('/users');
  await page.getByRole('button', { name: 'New user …' }).click();
  const dialog = page.getByRole('dialog', { name: 'New user' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Password (optional)').fill(USER_PASSWORD);
  await dialog.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText(`${name} was created.`)).toBeVisible();

  const other = await signInElsewhere(browser, app, name);
  await other.goto('/');
  await expect(other.getByRole('link', { name: 'Users' })).toBeHidden();
  await expect(other.getByRole('button', { name: 'Upload package' })).toBeHidden();
  await other.goto('/users');
  await expect(other.getByRole('heading', { name: 'No access' })).toBeVisible();

  await test.step('who may not change widgets is told so when opening one, and when saving', async () => {
    await other.goto('/');
    await other.getByRole('link', { name: 'Notice board' }).first().click();
    await expect(other.getByText('you don’t have permission to save')).toBeVisible();
    await other.getByRole('textbox').nth(1).fill('Tried');
    await other.keyboard.press('Control+s');
    await expect(
      other.getByRole('alert').filter({ hasText: 'Not saved: you don’t have permission to change this widget' })
    ).toBeVisible();
  });
  await other.goto('/');

  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(page.getByText(`${name} is locked and signed out.`)).toBeVisible();
  await other.getByRole('link', { name: 'Key figure' }).first().click();
  await expect(other).toHaveURL(/\/sign-in/);
  await fillSignIn(other, name, USER_PASSWORD);
  await expect(other.getByText('The user name or the password is wrong.')).toBeVisible();

  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText(`${name} can sign in again.`)).toBeVisible();
  // Also in other capitals.
  await fillSignIn(other, name.toUpperCase(), USER_PASSWORD);
  await expect(other.getByRole('button', { name: `Account: ${name}` })).toBeVisible();
});

test('a translator of one language sees widgets and their texts, changes only those, and no Values', async ({
  page,
  app,
  browser
}) => {
  const { id, name } = await createUser(page, app);
  await page.goto(`/users/${id}`);
  const section = page.getByRole('region', { name: 'Translations' });
  await section.getByLabel('Language', { exact: true }).fill('German');
  await section.getByRole('button', { name: 'Add' }).click();
  await expect(section.getByText('German added.')).toBeVisible();
  await expect(section.getByLabel('Permission for German')).toHaveValue('translate');
  await expectAccessible(page);

  const other = await signInElsewhere(browser, app, name);
  await other.goto('/');
  await other.getByRole('main').getByRole('link', { name: 'Key figure' }).first().click();
  await other.getByRole('link', { name: 'Translations' }).click();
  const row = other.getByRole('row', { selected: true });
  await expect(row.getByRole('button', { name: /^Next/ })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Reviewed/ })).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Publish …' })).toHaveCount(0);

  await section.getByLabel('Permission for German').selectOption('review');
  await expect(section.getByText('Permission for German changed.')).toBeVisible();
  await other.reload();
  await expect(row.getByRole('button', { name: /^Reviewed/ })).toBeVisible();
  await section.getByRole('button', { name: 'Remove German' }).click();
  await expect(section.getByText('German removed.')).toBeVisible();
  await other.reload();
  await expect(row.getByText('You can view German, but not change it.')).toBeVisible();
});

test('nobody locks or deletes themselves; the profile of another is changed, and the list shows it', async ({
  page,
  app
}) => {
  const account = await page.request.get(`${app.url}/api/Account`);
  const { Id } = (await account.json()) as { Id: number };
  await page.goto(`/users/${Id}`);
  await expect(page.getByText('Only another administrator can lock or delete this account.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeHidden();

  const { id, name: before } = await createUser(page, app);
  await test.step('content below a list on a user’s page waits for the list: nothing moves from under the pointer', async () => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/Permissions?**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/users/${id}`);
    await expect(page.getByText('Loading …')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeHidden();
    letGo();
    await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Permissions' })).toBeVisible();
  });

  const name = freshName('Dora');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Role').selectOption('Administrator');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('The profile is saved.')).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('navigation', { name: 'Users' }).getByRole('link').click();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Administrator');

  await test.step('deleting asks first, names what happens, and Enter alone deletes nobody', async () => {
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Delete …' }).click();
    const dialog = page.getByRole('dialog', { name: `Delete user “${name}”?` });
    await expect(dialog.getByText('Permissions and keys are deleted')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Delete …' }).click();
    await dialog.getByRole('button', { name: 'Delete user' }).click();
    await expect(page.getByText(`${name} was deleted.`)).toBeVisible();
    await expect(page.getByRole('link', { name })).toBeHidden();
    await expect(app.signIn(before, USER_PASSWORD)).rejects.toThrow('was not let in');
    await expect(app.signIn(name, USER_PASSWORD)).rejects.toThrow('was not let in');
  });
});

test('a taken name is reported at the name, and nothing typed is lost; a location user needs a location, found by typing', async ({
  page
}) => {
  const name = freshName('Carla');
  await page.goto('/users?new');
  const dialog = page.getByRole('dialog', { name: 'New user' });
  await dialog.getByLabel('Name').fill('admin');
  await dialog.getByRole('button', { name: 'Create user' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByText('Another user already has this name.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('admin');

  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Role').selectOption('Location user');
  await dialog.getByRole('button', { name: 'Create user' }).click();
  await expect(dialog.getByText('Choose the location from the list.')).toBeVisible();
  const location = dialog.getByRole('combobox', { name: 'Location', exact: true });
  await location.pressSequentially('wien');
  const first = page.getByRole('listbox', { name: 'Location' }).getByRole('option').first();
  await expect(first).toContainText('Wien');
  await location.press('Enter');
  const chosen = await location.inputValue();
  expect(chosen).toContain('Wien');
  // Viewing the others and leaving without a choice changes nothing.
  await location.click();
  await expect(page.getByRole('listbox', { name: 'Location' }).getByRole('option').first()).toBeVisible();
  await location.press('Escape');
  await expect(location).toHaveValue(chosen);
  await dialog.getByRole('button', { name: 'Create user' }).click();
  await page.getByRole('searchbox', { name: 'Find users' }).fill(name);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Location user');
});

test('a new password and signing out everywhere end the user’s sessions, and its keys where that is chosen', async ({
  page,
  app,
  browser
}) => {
  const { id, name } = await createUser(page, app);
  const other = await signInElsewhere(browser, app, name);
  await other.goto('/');
  await page.goto(`/users/${id}`);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText(`${name} is signed out everywhere.`)).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/sign-in/);

  await call(page, app, `/api/Users/${id}/Keys`, { Name: 'Import' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Revoke key Import' })).toBeVisible();
  await page.getByRole('button', { name: 'Set password …' }).click();
  const dialog = page.getByRole('dialog', { name: `Set password: ${name}` });
  await dialog.getByLabel('New password').fill('another password');
  await dialog.getByRole('checkbox', { name: 'Also revoke the key' }).check();
  await dialog.getByRole('button', { name: 'Set password', exact: true }).click();
  await expect(page.getByText(`${name} has a new password`)).toContainText('All keys are revoked.');
  await expect(page.getByRole('button', { name: 'Revoke key Import' })).toBeHidden();
  await fillSignIn(other, name, 'another password');
  await expect(other.getByRole('heading', { name: 'Widgets' })).toBeVisible();
});

test('long lists come page by page and are searched on the server', async ({ page, app }) => {
  const prefix = freshName('Zoe');
  const names = Array.from({ length: 102 }, (_, index) => `${prefix} ${String(index).padStart(3, '0')}`);
  await Promise.all(names.map((Name) => call(page, app, '/api/Users', { Name, Role: 'user' })));
  await page.goto('/users');
  await page.getByRole('searchbox', { name: 'Find users' }).fill(prefix);
  await expect(page.getByRole('link', { name: `${prefix} 099` })).toBeVisible();
  await expect(page.getByRole('link', { name: `${prefix} 100` })).toBeHidden();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('link', { name: `${prefix} 101` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  await page.getByRole('searchbox', { name: 'Find users' }).fill(`${prefix} 10`);
  await expect(page.getByText('2 users')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find users' }).fill('nobody is called so');
  await expect(page.getByText('No user matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('link', { name: 'admin', exact: true })).toBeVisible();
});

test('a player’s account is bound to its player, and opens nothing but itself', async ({ page, app, browser }) => {
  const name = freshName('Lobby');
  await page.goto('/users');
  await page.getByRole('button', { name: 'New user …' }).click();
  const dialog = page.getByRole('dialog', { name: 'New user' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Role').selectOption('Player');
  await dialog.getByLabel('Password (optional)').fill(USER_PASSWORD);
  await dialog.getByRole('button', { name: 'Create user' }).click();
  await expect(dialog.getByText('Choose the player from the list.')).toBeVisible();
  const player = dialog.getByRole('combobox', { name: 'Player', exact: true });
  await player.click();
  const first = page.getByRole('listbox', { name: 'Player' }).getByRole('option').first();
  const chosen = (await first.textContent())?.trim() ?? '';
  await first.click();
  await dialog.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(chosen);
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('A player needs no permissions.')).toBeVisible();
  await expectAccessible(page);

  const other = await signInElsewhere(browser, app, name);
  await other.goto('/account');
  await expect(other.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(other.getByText(/Player$/)).toBeVisible();
  await expect(other.getByRole('link', { name: 'Dashboard' })).toBeHidden();
  await other.goto('/');
  await expect(other.getByRole('heading', { name: 'No access' })).toBeVisible();
});
