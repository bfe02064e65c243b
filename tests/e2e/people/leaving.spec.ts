import type { Browser, Page } from '@playwright/test';
import {
  call,
  createWriter,
  unsavedOf,
  expect,
  expectAccessible,
  fillSignIn,
  signInElsewhere,
  test,
  USER_PASSWORD,
  type App
} from './people.js';

/** A browser in which a new user has unsaved edits in a widget. */
async function typing(page: Page, app: App, browser: Browser) {
  const user = await createWriter(page, app);
  const own = await signInElsewhere(browser, app, user.name);
  await own.goto('/');
  await own.getByRole('link', { name: 'Opening hours' }).first().click();
  const field = own.getByRole('textbox', { name: 'Name shown' });
  await field.fill('Closed in August');
  await expect.poll(() => unsavedOf(own)).toContain('Closed in August');
  return { ...user, own, field };
}

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Account: ${name}` }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
}

/** The local storage of the product in this browser, as JSON. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

test('who signs out with unsaved edits is asked, with the widgets, and may stay; discarded, they are gone from every tab', async ({
  page,
  app,
  browser
}) => {
  const { name, own, field } = await typing(page, app, browser);
  await signOut(own, name);
  const dialog = own.getByRole('dialog', { name: 'Sign out with unsaved changes?' });
  await expect(dialog.getByRole('link', { name: 'Opening hours' })).toBeVisible();
  await expectAccessible(own);
  await dialog.getByText('Stay signed in', { exact: true }).click();
  await expect(field).toHaveValue('Closed in August');
  expect(await unsavedOf(own)).toContain('Closed in August');

  const second = await own.context().newPage();
  await second.goto('/');
  await second.getByRole('link', { name: 'Key figure' }).first().click();
  await second.getByRole('spinbutton').first().fill('7');
  await expect.poll(() => unsavedOf(second)).toContain('Key figure');
  await own.bringToFront();
  await signOut(own, name);
  await expect(dialog.getByRole('link')).toHaveText(['Key figure', 'Opening hours']);
  await dialog.getByRole('button', { name: 'Discard and sign out' }).click();
  await expect(own).toHaveURL(/\/sign-in$/);
  await expect(second).toHaveURL(/\/sign-in/);
  expect(await unsavedOf(own)).toBe('');
  expect(await kept(own)).not.toContain('draft:');

  await fillSignIn(own, name, USER_PASSWORD);
  await own.getByRole('link', { name: 'Opening hours' }).first().click();
  await expect(field).not.toHaveValue('Closed in August');

  await test.step('going back after signing out shows nothing of what was there', async () => {
    await own.goto('/account');
    await expect(own.getByRole('heading', { name })).toBeVisible();
    await signOut(own, name);
    await expect(own).toHaveURL(/\/sign-in$/);
    await own.goBack();
    await expect(own).toHaveURL(/\/sign-in\?to=%2Faccount$/);
    await expect(own.getByRole('heading', { name })).toBeHidden();
  });
});

test('after a session that ended by itself another person at the browser finds nothing of it, and its owner all', async ({
  page,
  app,
  browser
}) => {
  const { id, name, own, field } = await typing(page, app, browser);
  const other = await createWriter(page, app);
  await call(page, app, `/api/Users/${id}/Sessions`, undefined, 'DELETE');
  await own.reload();
  await fillSignIn(own, other.name, USER_PASSWORD);
  await expect(field).toBeVisible();
  await expect(field).not.toHaveValue('Closed in August');
  expect(await kept(own)).not.toMatch(/August|Opening/);

  await signOut(own, other.name);
  await expect(own).toHaveURL(/\/sign-in$/);
  await fillSignIn(own, name, USER_PASSWORD);
  await own.getByRole('link', { name: 'Opening hours' }).first().click();
  await expect(field).toHaveValue('Closed in August');
});
