import type { BrowserContext } from '@playwright/test';
import { App, expect, fillSignIn, PASSWORD, test, USER_PASSWORD } from './people.js';

test.use({ storageState: { cookies: [], origins: [] } });

test('who is not signed in is led to the sign-in, and from there to where they wanted to go; signing out ends the session @journey', async ({
  page
}) => {
  await page.goto('/permissions');
  await expect(page).toHaveURL(/\/sign-in\?to=%2Fpermissions$/);
  const password = page.getByLabel('Password', { exact: true });

  await test.step('an empty form is refused without asking the server', async () => {
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Enter your user name and your password.')).toBeVisible();
  });

  await test.step('the password can be shown', async () => {
    await password.fill('secret words');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  await test.step('a wrong password is reported and keeps the name; the right one signs in', async () => {
    await fillSignIn(page, 'admin', 'wrong');
    await expect(page.getByRole('alert').filter({ hasText: 'The user name or the password is wrong.' })).toBeVisible();
    await expect(page.getByLabel('User name')).toHaveValue('admin');
    await expect(password).toHaveValue('');
    await fillSignIn(page, 'admin', PASSWORD);
    await expect(page.getByRole('heading', { name: 'Permissions', exact: true })).toBeVisible();
  });

  await page.getByRole('button', { name: 'Account: admin' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.goto('/users');
  await expect(page).toHaveURL(/\/sign-in/);
});

test('a link to another website is not followed after signing in, and the sign-in page leads on who has signed in', async ({
  page,
  app
}) => {
  await page.goto('/sign-in?to=//example.org/');
  await fillSignIn(page, 'admin', PASSWORD);
  await expect(page.getByRole('heading', { name: 'Widgets' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(app.url);
  await page.goto('/sign-in?to=/account');
  await expect(page).toHaveURL(/\/account$/);

  await test.step('the language of the sign-in page is chosen there', async () => {
    await page.context().clearCookies();
    await page.goto('/sign-in');
    await page.getByLabel('Language').selectOption('Deutsch');
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test('the appearance that is chosen wins over that of the system, on the page of sign-in and on every other', async ({
  page
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const groundOf = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    return ground();
  };
  for (const path of ['/sign-in', '/api/docs']) {
    await page.goto('/sign-in');
    await page.getByLabel('Appearance').selectOption('System');
    await page.goto(path);
    const [light, dark] = [await groundOf('light'), await groundOf('dark')];
    expect(light).not.toBe(dark);
    for (const [chosen, system, seen] of [
      ['Light', 'dark', light],
      ['Dark', 'light', dark]
    ] as const) {
      await page.goto('/sign-in');
      await page.emulateMedia({ colorScheme: system });
      await page.getByLabel('Appearance').selectOption(chosen);
      await page.goto(path);
      await expect.poll(ground, `${chosen} at ${path}`).toBe(seen);
    }
  }
});

test.describe('signed in already', () => {
  test.use({ storageState: async ({ app }, use) => use(app.signedIn) });

  const plant = async (context: BrowserContext, path: string): Promise<void> => {
    const [own] = await context.cookies();
    await context.addCookies([{ ...own!, value: 'planted', path }]);
  };

  test('a second session cookie, set by another page of this host, signs out, is deleted and said; signing in again is enough', async ({
    page,
    context
  }) => {
    await plant(context, '/users');
    await page.goto('/users');
    await expect(page.getByRole('alert').filter({ hasText: 'more than one session cookie' })).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    await fillSignIn(page, 'admin', PASSWORD);
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
    expect(await context.cookies()).toHaveLength(1);
    await expect(page.getByRole('table')).toBeVisible();

    await test.step('it is deleted too where only the API is sent it', async () => {
      await plant(context, '/api/');
      const refused = page.waitForResponse((answer) => answer.url().includes('/api/Users'));
      await page.goto('/users');
      expect((await refused).status()).toBe(401);
      await expect.poll(() => context.cookies()).toEqual([]);
      await page.goto('/users');
      await fillSignIn(page, 'admin', PASSWORD);
      await expect(page.getByRole('table')).toBeVisible();
    });
  });
});

test('the company’s sign-in is offered where it is configured; after too many attempts the page says how long to wait', async ({
  page
}) => {
  const oidc = {
    ORIGIN: 'http://127.0.0.1:<port>',
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'x',
    OIDC_CLIENT_SECRET: 'y',
    OIDC_NAME: 'Contoso'
  };
  const app = await new App(oidc).start();
  await page.goto(`${app.url}/sign-in`);
  await page.getByRole('link', { name: 'Sign in with Contoso' }).click();
  // Its service does not answer.
  await expect(page.getByText('The company sign-in failed.')).toBeVisible();

  const wrong = { Name: 'nobody', Password: 'wrong' };
  for (let tries = 0; tries < 9; tries++) {
    expect((await page.request.post(`${app.url}/sign-in`, { data: wrong })).status()).toBe(401);
  }
  await fillSignIn(page, 'nobody', 'wrong once more');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await fillSignIn(page, 'nobody', 'wrong again');
  const say = page.getByRole('alert').filter({ hasText: /Too many attempts\. Wait \d+ seconds?/ });
  await expect(say).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await app.dispose();
});

test.describe('in a German browser', () => {
  test.use({ locale: 'de-AT' });

  test('a fresh product is entered by its one-time link, shows a prepared dashboard in German, and gets a password', async ({
    page
  }) => {
    const app = await new App({ ADMIN_PASSWORD: '', DEMO: '0' }, 'empty').start();
    await page.goto(`${app.url}/`);
    await expect(page.getByRole('heading', { name: 'Zum ersten Mal hier?' })).toBeVisible();
    await page.goto(app.printed);
    // It starts with a dashboard of the standard widgets, and explains it in one line.
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await expect(page.locator('[data-tile]')).toHaveCount(4);
    for (const name of ['Uhr und Countdown', 'Schwarzes Brett', 'Heute im Programm', 'Kennzahl']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByText('Ein Dashboard zeigt Widgets nebeneinander.')).toBeVisible();
    await page.getByRole('button', { name: 'Ausblenden' }).click();
    await page.reload();
    await expect(page.locator('[data-tile]')).toHaveCount(4);
    await expect(page.getByText('Ein Dashboard zeigt Widgets nebeneinander.')).toBeHidden();
    // The widget shows the values of the fields.
    await page.goto(app.url);
    await page.getByRole('main').getByRole('link', { name: 'Schwarzes Brett', exact: true }).first().click();
    const notice = page.getByRole('group', { name: 'Aushänge' }).getByRole('textbox').nth(1);
    await expect(notice).toHaveValue('Obstkorb\nJeden Montag frisch in der Küche im zweiten Stock.');

    await page.goto(`${app.url}/account`);
    await expect(page.getByText('Noch gibt es kein Passwort.')).toBeVisible();
    await page.getByLabel('Neues Passwort').fill('short');
    await page.getByRole('button', { name: 'Passwort festlegen' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '8' })).toBeVisible();
    await page.getByLabel('Neues Passwort').fill(USER_PASSWORD);
    await page.getByRole('button', { name: 'Passwort festlegen' }).click();
    await expect(page.getByText('Ab jetzt gilt das neue Passwort.')).toBeVisible();

    await page.context().clearCookies();
    await page.goto(app.printed);
    await expect(page.getByText('Dieser Anmeldelink wurde bereits verwendet')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Zum ersten Mal hier?' })).toBeHidden();
    await page.getByLabel('Benutzername').fill('admin');
    await page.getByLabel('Passwort', { exact: true }).fill(USER_PASSWORD);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Schwarzes Brett', exact: true }).first()).toBeVisible();
    await app.dispose();
  });
});
