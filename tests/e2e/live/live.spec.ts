import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  following,
  overtaken,
  saveElsewhere,
  savedValues,
  save,
  saveChosen,
  saveWithTheirTitle,
  shown,
  test as base,
  text,
  title,
  values,
  weather
} from '../editor/widget.js';
import { call, createWriter, signInElsewhere, type TestUser } from '../people/people.js';

/** Another user who can change widgets, with a page in another browser. */
type Colleague = TestUser & { readonly page: Page };

const test = base.extend<{ shared: { id: number; other: Colleague } }>({
  /** A widget that is open here, and at a colleague’s. */
  shared: async ({ page, app, browser, openElements }, use) => {
    const { id, path } = await openElements(weather);
    const user = await createWriter(page, app);
    const other = await signInElsewhere(browser, app, user.name);
    await other.goto(path);
    await expect(values(other)).toBeVisible();
    await use({ id, other: { ...user, page: other } });
  }
});

const animate = (page: Page) => page.getByRole('switch', { name: 'Animate' });
const notice = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });
const LOST = 'No connection to the server.';

test('other people’s saves appear at once, in the preview too, with their name', async ({
  page,
  shared: { id, other }
}) => {
  await title(other.page).fill('Linz');
  await save(other.page);
  await expect(title(page)).toHaveValue('Linz');
  await expect(notice(page, `${other.name} saved this widget.`)).toContainText('Title');
  await expect(shown(page)).toContainText('Linz');
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  await notice(page, 'saved this widget').getByRole('button', { name: 'Hide message' }).click();
  await expect(notice(page, 'saved this widget')).toBeHidden();
  await expect(notice(other.page, 'saved this widget')).toBeHidden();

  await test.step('with unsaved changes both sides’ fields are kept, and where both changed one it is chosen', async () => {
    await title(page).fill('Graz');
    await page.getByRole('radio', { name: 'Forecast' }).check();
    await title(other.page).fill('Leoben');
    await other.page
      .getByRole('checkbox', { name: 'Animate' })
      .or(other.page.getByRole('switch', { name: 'Animate' }))
      .click();
    await save(other.page);

    const told = notice(page, `${other.name} saved this widget.`);
    await expect(told).toContainText('Updated here: “Animate”.');
    await expect(told).toContainText('Changed on both sides: “Title”.');
    await expect(title(page)).toHaveValue('Graz');
    await expectAccessible(page);
    await told.getByRole('button', { name: 'Choose' }).click();
    await expect(overtaken(page).getByRole('group', { name: 'Title' })).toBeVisible();
    await expect(overtaken(page).getByRole('group', { name: 'Mode' })).toBeHidden();
    await saveWithTheirTitle(page);
    expect(await savedValues(page, id)).toMatchObject({ title: text('Leoben'), mode: 'Forecast', animate: true });
    await expect(other.page.getByRole('radio', { name: 'Forecast' })).toBeChecked();
  });

  await test.step('a save with a conflict that nobody looked at asks first', async () => {
    await title(page).fill('Wels');
    await title(other.page).fill('Steyr');
    await save(other.page);
    await expect(notice(page, 'Changed on both sides: “Title”.')).toBeVisible();
    await page.keyboard.press('Control+s');
    const dialog = overtaken(page);
    await expect(dialog.getByRole('group', { name: 'Title' })).toContainText('Steyr');
    expect(await savedValues(page, id)).toMatchObject({ title: text('Steyr') });
    await page.keyboard.press('Escape');
    await expect(notice(page, 'Changed on both sides: “Title”.')).toBeVisible();
    await page.keyboard.press('Control+s');
    await saveChosen(page, /^Mine/);
    expect(await savedValues(page, id)).toMatchObject({ title: text('Wels') });
  });

  await test.step('what comes up is in sight wherever the form is scrolled to, and so stays what has the focus', async () => {
    await page.setViewportSize({ width: 390, height: 640 });
    await animate(page).focus();
    await title(other.page).fill('Linz');
    await save(other.page);
    await expect(notice(page, 'Updated here: “Title”.')).toBeInViewport({ ratio: 1 });
    await expect(animate(page)).toBeInViewport({ ratio: 1 });
    await expect(animate(page)).toBeFocused();
  });
});

test('who else has a widget open is named, with the setting they are in, and what they say about a setting is there at once', async ({
  page,
  app,
  context,
  shared: { id, other }
}) => {
  const people = page.getByRole('button', { name: `Also viewing: ${other.name}` });
  await title(other.page).focus();
  await expect(values(page).getByText(`${other.name} is editing this setting`)).toBeAttached();
  await people.click();
  await page.getByRole('menuitem', { name: other.name }).click();
  await expect(title(page)).toBeFocused();

  await other.page.keyboard.press('Control+.');
  await other.page.getByRole('menuitem', { name: 'Comment …' }).click();
  const saying = other.page.getByRole('dialog', { name: 'Comments on “Title”' });
  await saying.getByRole('textbox', { name: 'Comment' }).fill('Is this the right town?');
  await saying.getByRole('button', { name: 'Comment' }).click();
  const mark = values(page).getByRole('button', { name: '1 comment' });
  await page.getByRole('button', { name: 'Comments (1)' }).click();
  const all = page.getByRole('dialog', { name: 'Comments on settings' });
  await expect(all.getByText('Is this the right town?')).toBeVisible();
  await all.getByRole('button', { name: 'Close' }).click();
  await mark.click();
  const thread = page.getByRole('dialog', { name: 'Comments on “Title”' });
  await expect(thread.getByText('Is this the right town?')).toBeVisible();
  await expectAccessible(page);
  await thread.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(mark).toBeHidden();
  await saying.getByRole('button', { name: 'Show 1 done comment' }).click();
  await saying.getByRole('button', { name: 'Delete comment' }).click();
  await expect(saying.getByText('No comments yet.')).toBeVisible();

  await test.step('a lost connection is reported quietly, and everything catches up when it returns', async () => {
    await title(page).fill('Graz');
    await expect(notice(page, LOST)).toBeHidden();
    await context.setOffline(true);
    await expect(notice(page, LOST)).toBeVisible();
    await saveElsewhere(other.page, app.url, id, { days: 5 });
    await saveElsewhere(other.page, app.url, id, { animate: true });
    await context.setOffline(false);
    await expect(animate(page)).toBeChecked();
    await expect(notice(page, LOST)).toBeHidden();
    await expect(title(page)).toHaveValue('Graz');
    await save(page);
    expect(await savedValues(page, id)).toMatchObject({ title: text('Graz'), days: 5, animate: true });
  });

  await other.page.goto('/account');
  await expect(people).toBeHidden();

  await test.step('when a user is locked the stream ends: the page reports it and keeps what was typed', async () => {
    await other.page.goto(`/widgets/${id}`);
    await expect(people).toBeVisible();
    await title(other.page).fill('Linz');
    await call(page, app, `/api/Users/${other.id}`, { Locked: true }, 'PATCH');
    await expect(other.page.getByRole('alert').filter({ hasText: 'You are signed out' })).toBeVisible();
    await saveElsewhere(page, app.url, id, { animate: false });
    await expect(animate(page)).not.toBeChecked();
    await expect(animate(other.page)).toBeChecked();
    await expect(title(other.page)).toHaveValue('Linz');
  });
});

test('two tabs of one person follow each other, and the one that saves says nothing of it', async ({
  page,
  context,
  openElements
}) => {
  const { path } = await openElements(weather);
  const tab = await context.newPage();
  await following(tab, () => tab.goto(path));
  await title(page).fill('Graz');
  await save(page);
  await expect(title(tab)).toHaveValue('Graz');
  await expect(notice(tab, 'You saved this widget in another tab or browser.')).toBeVisible();
  // By now the first tab would have been told, too.
  await title(tab).fill('Linz');
  await expect(notice(page, 'saved this widget')).toBeHidden();
  await save(tab);
  await expect(title(page)).toHaveValue('Linz');
  await title(page).fill('Wels');
  await title(tab).fill('Steyr');
  await save(tab);
  const told = 'You saved this widget in another tab or browser';
  await notice(page, `${told}.`).getByRole('button', { name: 'Choose' }).click();
  await expect(overtaken(page)).toHaveAccessibleName(told);
});

test('a server that stops ends open streams in good order, no page is left for one it cannot send, and it is found again when it starts', async ({
  page,
  app,
  openElements
}) => {
  const { id } = await openElements(weather);
  await title(page).fill('Graz');
  const cookie = app.signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const stream = await fetch(`${app.url}/api/Widgets/${id}/Events`, { headers: { cookie } });
  const heard = stream.text();
  await app.kill('SIGTERM');
  // If aborted instead, it would be rejected.
  expect(await heard).toContain('event: now');
  const stays = notice(page, 'This page stays open');
  await page.getByRole('link', { name: 'Conditions' }).click();
  await expect(stays).toBeVisible();
  await expect(title(page)).toHaveValue('Graz');
  await app.start();
  await saveElsewhere(page, app.url, id, { animate: true });
  await expect(animate(page)).toBeChecked({ timeout: 30_000 });
  await expect(title(page)).toHaveValue('Graz');
  await expect(stays).toBeHidden({ timeout: 30_000 });

  await test.step('a widget deleted elsewhere is reported as gone until it is restored', async () => {
    await call(page, app, `/api/Widgets/${id}`, undefined, 'DELETE');
    await expect(notice(page, 'This widget was deleted')).toBeVisible();
    await call(page, app, `/api/Widgets/${id}/Restore`, undefined);
    await expect(notice(page, 'This widget was deleted')).toBeHidden();
    await expect(title(page)).toHaveValue('Graz');
    await save(page);
  });
});

test('a part of the page that fails to load is reported, and a reload brings it back with what was typed', async ({
  page,
  openElements
}) => {
  let isReachable = false;
  await page.route('**/_app/immutable/assets/later.*.css', (route) => (isReachable ? route.continue() : route.abort()));
  await openElements(weather);
  const missing = page.getByRole('status').filter({ hasText: 'Part of this page could not be loaded.' });
  await expect(missing).toBeVisible();
  await title(page).fill('Graz');
  await expectAccessible(page);
  isReachable = true;
  // The part that keeps edits reloads automatically.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain(':draft:');
  await missing.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('link', { name: 'Conditions' })).toBeVisible();
  await expect(title(page)).toHaveValue('Graz');
  await expect(missing).toBeHidden();
});

test('an updated server is told of, and the page reloads with what was typed when its user wants @firefox', async ({
  page,
  openElements
}) => {
  await page.clock.install();
  await openElements(weather);
  await page.route('**/_app/version.json', (route) => route.fulfill({ json: { version: 'another' } }));
  const updated = page.getByRole('status').filter({ hasText: 'The editor has been updated.' });
  const isTold = () =>
    expect(async () => {
      await page.clock.fastForward('05:00');
      await expect(updated).toBeVisible({ timeout: 1_000 });
    }).toPass();
  await title(page).fill('Graz');
  await page.clock.runFor(5_000);
  await isTold();
  await updated.getByRole('button', { name: 'Later' }).click();
  await expect(updated).toBeHidden();
  await page.reload();
  await isTold();
  await updated.getByRole('button', { name: 'Reload page' }).click();
  await expect(updated).toBeHidden();
  await expect(title(page)).toHaveValue('Graz');
});
