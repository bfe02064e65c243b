import { expect, test, weather } from '../editor/widget.js';
import { call, createUser, createWriter, unsavedOf, fillSignIn, signInElsewhere, USER_PASSWORD } from './people.js';

test('a save after being signed out keeps everything typed, and works after signing in in another tab', async ({
  page,
  app,
  browser,
  openElements
}) => {
  // A widget of its own: of a standard one, others may have variants that this person may not change.
  const { path } = await openElements(weather);
  const { id, name } = await createWriter(page, app);
  const other = await signInElsewhere(browser, app, name);
  await other.goto(path);
  const field = other.getByRole('textbox', { name: 'Title' });
  await field.fill('Open on Sundays');
  await call(page, app, `/api/Users/${id}/Sessions`, undefined, 'DELETE');

  await other.keyboard.press('Control+s');
  const notice = other.getByRole('alert').filter({ hasText: 'You are signed out' });
  await expect(notice).toContainText('Nothing is lost');
  await expect(field).toHaveValue('Open on Sundays');
  const opening = other.waitForEvent('popup');
  await notice.getByRole('link', { name: 'Sign in in a new tab' }).click();
  const tab = await opening;
  await fillSignIn(tab, name, USER_PASSWORD);
  await expect(tab.getByRole('heading', { name: 'You are signed in' })).toBeVisible();

  await expect(other.getByText('You are signed in again.')).toBeVisible();
  // The preview ended with the session; it has started again in the new one.
  const preview = other.frameLocator('iframe').locator('body');
  await expect(preview).toContainText('Open on Sundays');
  await other.getByRole('button', { name: 'Save again' }).click();
  await expect(other.getByText('No unsaved changes')).toBeVisible();
  await other.reload();
  await expect(field).toHaveValue('Open on Sundays');
});

test('unsaved edits survive being signed out and signing in on the same page', async ({ page, app, browser }) => {
  const { id, name } = await createWriter(page, app);
  const other = await signInElsewhere(browser, app, name);
  await other.goto('/');
  await other.getByRole('link', { name: 'Opening hours' }).first().click();
  const field = other.getByRole('textbox', { name: 'Name shown' });
  await field.fill('Closed in August');
  await expect.poll(() => unsavedOf(other)).toContain('Closed in August');
  await call(page, app, `/api/Users/${id}/Sessions`, undefined, 'DELETE');
  await other.reload();
  await fillSignIn(other, name, USER_PASSWORD);
  await expect(field).toHaveValue('Closed in August');
});

test('who may not change widgets is told so when opening one, and when saving', async ({ page, app, browser }) => {
  const { name } = await createUser(page, app);
  const other = await signInElsewhere(browser, app, name);
  await other.goto('/');
  await other.getByRole('link', { name: 'Notice board' }).first().click();
  await expect(other.getByText('you don’t have permission to save')).toBeVisible();
  await other.getByRole('textbox').nth(1).fill('Tried');
  await other.keyboard.press('Control+s');
  await expect(
    other.getByRole('alert').filter({ hasText: 'Not saved: you don’t have permission to change this widget' })
  ).toBeVisible();
});

test('the account menu of the editor signs out', async ({ page, app, browser }) => {
  const { name } = await createUser(page, app);
  const other = await signInElsewhere(browser, app, name);
  await other.goto('/');
  await other.getByRole('link', { name: 'Key figure' }).first().click();
  await expect(other.getByRole('region', { name: 'Values' })).toBeVisible();
  await other.getByRole('button', { name: `Account: ${name}` }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await other.goto('/');
  await expect(other).toHaveURL(/\/sign-in/);
});
