import { request, type Page } from '@playwright/test';
import { expect, test, type App } from './app.js';

/** Opens the page and returns its policy violations: [] if there are none. */
async function opened(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HTTP API');
  await expect(page.getByText('All widgets, in the order of their names')).toBeHidden();
  return complaints;
}

async function listWidgets(page: Page) {
  await page.locator('#operations-tag-Widgets').click();
  await page.locator('#operations-Widgets-getWidgets').click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  return page.locator('.live-responses-table .response .response-col_status');
}

async function newKey(app: App): Promise<string> {
  const asked = await request.newContext({ baseURL: app.url, storageState: app.signedIn });
  const response = await asked.post('/api/Account/Keys', { data: { Name: 'Documentation' } });
  const { Key } = (await response.json()) as { Key: string };
  await asked.dispose();
  return Key;
}

test('/api/docs shows every operation under its policy, and tries one out as who is signed in, or with the key that is entered', async ({
  page,
  app
}) => {
  const complaints = await opened(page);
  const status = await listWidgets(page);
  await expect(status).toHaveText(/^200/);
  expect(complaints).toEqual([]);

  const enter = async (key: string) => {
    await page.getByRole('button', { name: 'Authorize' }).first().click();
    const logout = page.getByRole('button', { name: 'Remove authorization' }).first();
    if (await logout.isVisible()) await logout.click();
    await page.getByLabel('auth-bearer-value').fill(key);
    await page.locator('form', { hasText: 'Bearer' }).getByRole('button', { name: 'Apply credentials' }).click();
    await page.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Execute' }).click();
  };
  await test.step('the key counts instead of the session', async () => {
    await enter('wrong');
    await expect(status).toHaveText(/^401/);
    await enter(await newKey(app));
    await expect(status).toHaveText(/^200/);
  });
  // The browser itself notes the refusal of before.
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
});

test.describe('without a session', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('/api/docs leads to the sign-in, and /api/openapi.json is refused', async ({ page }) => {
    await page.goto('/api/docs');
    await expect(page).toHaveURL('/sign-in?to=%2Fapi%2Fdocs');
    expect((await page.request.get('/api/openapi.json')).status()).toBe(401);
  });
});
