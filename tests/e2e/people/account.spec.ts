import { call, createUser, expect, signInElsewhere, test, USER_PASSWORD } from './people.js';

test('a key is shown once, works in a real request, and is refused once it is revoked', async ({ page, app }) => {
  await page.goto('/account');
  await page.getByRole('button', { name: 'New key …' }).click();
  await page.getByRole('dialog', { name: 'New key' }).getByLabel('Name').fill('Nightly import');
  await page.getByLabel('Valid for').selectOption('30 days');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Key “Nightly import” is ready' });
  await expect(dialog.getByText('it is never shown again')).toBeVisible();
  const key = await dialog.getByRole('textbox').inputValue();
  // A press of Escape must not lose what is never shown again.
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'I have saved it' }).last().click();
  await expect(dialog).toBeHidden();
  expect(await page.content()).not.toContain(key);

  const asked = () => fetch(`${app.url}/api/Account`, { headers: { authorization: `Bearer ${key}` } });
  expect((await asked()).status).toBe(200);
  await page.getByRole('button', { name: 'Revoke key Nightly import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText('Key “Nightly import” is revoked.')).toBeVisible();
  expect((await asked()).status).toBe(401);
});

test('a key is copied with the button', async ({ page, context, app }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url });
  await page.goto('/account');
  await page.getByRole('button', { name: 'New key …' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Copied');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  const key = await page.getByRole('dialog').getByRole('textbox').inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
});

test('another session is seen and ended; its next click is out', async ({ page, app, browser }) => {
  const { name } = await createUser(page, app);
  const [first, second] = [await signInElsewhere(browser, app, name), await signInElsewhere(browser, app, name)];
  await second.goto('/');
  await first.goto('/account');
  const sessions = first.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('this browser');
  await sessions.getByRole('button', { name: /^End session/ }).click();
  await expect(first.getByText('You are signed in only here.')).toBeVisible();
  await second.getByRole('button', { name: `Account: ${name}` }).click();
  await second.getByRole('link', { name: 'My account' }).click();
  await expect(second.getByText(/signed out|Sign in/).first()).toBeVisible();
});

test('changing the password asks for the present one and ends the other sessions', async ({ page, app, browser }) => {
  const { name } = await createUser(page, app);
  const [first, second] = [await signInElsewhere(browser, app, name), await signInElsewhere(browser, app, name)];
  await second.goto('/');
  await first.goto('/account');
  await first.getByLabel('Current password').fill('not it');
  await first.getByLabel('New password').fill('an even better password');
  await first.getByRole('button', { name: 'Change password' }).click();
  await expect(first.getByText('The current password is wrong.')).toBeVisible();
  await first.getByLabel('Current password').fill(USER_PASSWORD);
  // Without keys nothing is asked about them.
  await expect(first.getByRole('checkbox')).toHaveCount(0);
  await first.getByRole('button', { name: 'Change password' }).click();
  await expect(first.getByText('Your new password is set.')).toBeVisible();
  await second.reload();
  await expect(second).toHaveURL(/\/sign-in/);
});

test('with a new password all keys are revoked where that is chosen', async ({ page, app, browser }) => {
  const { name } = await createUser(page, app);
  const own = await signInElsewhere(browser, app, name);
  const keys: string[] = [];
  for (const Name of ['Import', 'Export']) {
    const { Key } = await call<{ Key: string }>(own, app, '/api/Account/Keys', { Name });
    keys.push(Key);
  }
  const statuses = () =>
    Promise.all(
      keys.map(async (key) => {
        const answer = await fetch(`${app.url}/api/Account`, { headers: { authorization: `Bearer ${key}` } });
        return answer.status;
      })
    );
  const change = async (from: string, to: string) => {
    await own.getByLabel('Current password').fill(from);
    await own.getByLabel('New password').fill(to);
    await own.getByRole('button', { name: 'Change password' }).click();
  };
  await own.goto('/account');
  await change(USER_PASSWORD, 'an even better password');
  await expect(own.getByText('Your new password is set.')).toBeVisible();
  expect(await statuses()).toEqual([200, 200]);
  await own.getByRole('checkbox', { name: 'Also revoke all 2 keys' }).check();
  await change('an even better password', 'the best password of all');
  await expect(own.getByText('All keys are revoked.')).toBeVisible();
  expect(await statuses()).toEqual([401, 401]);
  await expect(own.getByRole('checkbox')).toHaveCount(0);
});
