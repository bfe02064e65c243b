import { call, createUser, expect, fillSignIn, signInElsewhere, test, USER_PASSWORD } from './people.js';

test('a key is shown once, copied with the button, works in a real request, and is refused once it is revoked', async ({
  page,
  context,
  app
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url });
  await page.goto('/account');
  await page.getByRole('button', { name: 'New key …' }).click();
  await page.getByRole('dialog', { name: 'New key' }).getByLabel('Name').fill('Nightly import');
  await page.getByLabel('Valid for').selectOption('30 days');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Key “Nightly import” is ready' });
  await expect(dialog.getByText('it is never shown again')).toBeVisible();
  const key = await dialog.getByRole('textbox').inputValue();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  // Pressing Escape must not lose what is never shown again.
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

test('another session is seen and ended at its next click, or by a new password, which revokes all keys where that is chosen', async ({
  page,
  app,
  browser
}) => {
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

  await test.step('changing the password asks for the present one and ends the other sessions', async () => {
    await second.goto('/sign-in');
    await fillSignIn(second, name, USER_PASSWORD);
    await expect(second.getByRole('heading', { name: 'Widgets' })).toBeVisible();
    await first.getByLabel('Current password').fill('not it');
    await first.getByLabel('New password').fill('an even better password');
    await first.getByRole('button', { name: 'Change password' }).click();
    await expect(first.getByText('The current password is wrong.')).toBeVisible();
    await first.getByLabel('Current password').fill(USER_PASSWORD);
    // Without keys there is no question about them.
    await expect(first.getByRole('checkbox')).toHaveCount(0);
    await first.getByRole('button', { name: 'Change password' }).click();
    await expect(first.getByText('Your new password is set.')).toBeVisible();
    await second.reload();
    await expect(second).toHaveURL(/\/sign-in/);
  });

  await test.step('with a new password all keys are revoked where that is chosen', async () => {
    const keys: string[] = [];
    for (const Name of ['Import', 'Export']) {
      const { Key } = await call<{ Key: string }>(first, app, '/api/Account/Keys', { Name });
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
      await first.getByLabel('Current password').fill(from);
      await first.getByLabel('New password').fill(to);
      await first.getByRole('button', { name: 'Change password' }).click();
    };
    await first.reload();
    await change('an even better password', 'the best password of all');
    await expect(first.getByText('Your new password is set.')).toBeVisible();
    expect(await statuses()).toEqual([200, 200]);
    await first.getByRole('checkbox', { name: 'Also revoke all 2 keys' }).check();
    await change('the best password of all', 'a password after all');
    await expect(first.getByText('All keys are revoked.')).toBeVisible();
    expect(await statuses()).toEqual([401, 401]);
    await expect(first.getByRole('checkbox')).toHaveCount(0);
  });
});
