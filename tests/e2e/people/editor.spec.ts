import { expect, test, weather } from '../editor/widget.js';
import { call, createWriter, unsavedOf, fillSignIn, signInElsewhere, USER_PASSWORD } from './people.js';

test('a save after being signed out keeps everything typed, and works after signing in in another tab', async ({
  page,
  app,
  browser,
  uploadElements
}) => {
  // A new widget: a standard one may have variants that this person cannot change.
  const { path } = await uploadElements(weather);
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
  await notice.getByRole('link', { name: 'Open the sign-in in a new tab' }).click();
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

  await test.step('the page left open is not handed over to somebody else who signs in in another tab', async () => {
    await field.fill('Closed in August');
    await expect.poll(() => unsavedOf(other)).toContain('Closed in August');
    const stranger = await createWriter(page, app);
    await call(page, app, `/api/Users/${id}/Sessions`, undefined, 'DELETE');
    await other.keyboard.press('Control+s');
    const again = other.waitForEvent('popup');
    await other.getByRole('link', { name: 'Open the sign-in in a new tab' }).click();
    await fillSignIn(await again, stranger.name, USER_PASSWORD);
    await expect(other.getByRole('button', { name: `Account: ${stranger.name}` })).toBeVisible();
    await expect(field).not.toHaveValue('Closed in August');
  });
});
