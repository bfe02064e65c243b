import { expect, expectAccessible, following, savedValues, saveElsewhere, test, values } from '../editor/widget.js';
import { createWriter, signInElsewhere } from '../people/people.js';
import { cell, shop, variantsOf } from '../table/shop.js';
import { day, draftOf, keep, open, time } from './draft.js';

test('unsaved changes leave the form for a draft, and nothing is live', async ({ page, openElements }) => {
  const { id } = await openElements(shop, 'Shop hours');
  await page.getByLabel('Closes', { exact: true }).fill('14:00');
  await page.getByLabel('Tables', { exact: true }).fill('9');
  await keep(page, 'Christmas hours');
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  await expect(page.getByLabel('Closes', { exact: true })).toHaveValue('19:00');
  expect(await savedValues(page, id)).toMatchObject({ closes: '19:00', tables: 4 });

  await open(page, 'Christmas hours');
  const draft = draftOf(page);
  await expect(draft.getByText('2 settings in 1 widget')).toBeVisible();
  await expect(draft.getByRole('listitem').filter({ hasText: 'Closes' })).toContainText('14:00');
  await expect(page.frameLocator('iframe[title$="Live"]').locator('#shown')).toContainText('closes="19:00"');
  await expect(page.frameLocator('iframe[title$="Draft"]').locator('#shown')).toContainText('closes="14:00"');
  await expectAccessible(page);
});

test('a value that cannot be saved does not become a draft, and its setting is named', async ({
  page,
  openElements
}) => {
  await openElements(shop, 'Shop hours');
  await page.getByLabel('Tables', { exact: true }).fill('9999');
  const menu = page.getByRole('group', { name: 'Drafts' });
  const entry = menu.getByRole('button', { name: /^Save this change as a draft/ });
  await test.step('the menu shows its entries together, so that none moves under the pointer', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/Drafts?widget=*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Drafts', exact: true }).click();
    await expect(menu.getByRole('status')).toHaveText('Loading …');
    await expect(menu.getByRole('button').or(menu.getByRole('link'))).toHaveCount(0);
    answer();
    await expect(entry).toBeFocused();
    await expect(menu.getByRole('link', { name: /^All drafts/ })).toBeVisible();
  });
  await entry.click();
  const dialog = page.getByRole('dialog', { name: 'Save as draft' });
  await dialog.getByLabel('Name', { exact: true }).fill('Too many');
  await dialog.getByRole('button', { name: 'Save as draft' }).click();
  await expect(dialog.getByRole('alert')).toContainText('“Tables”: The number must be at most 50.');
  await expect(dialog.getByLabel('Name', { exact: true })).not.toHaveAttribute('aria-invalid');
});

test('a planned draft is noted at its field, and goes live at once on request @journey', async ({
  page,
  openElements
}) => {
  const { id, path } = await openElements(shop, 'Shop hours');
  await page.getByLabel('Closes', { exact: true }).fill('14:00');
  await keep(page, 'Short days');
  await open(page, 'Short days');
  const draft = draftOf(page);
  await day(draft, 'Goes live').fill('2099-12-24');
  await time(draft, 'Goes live').fill('06:00');
  await draft.getByRole('checkbox', { name: 'Ends' }).check();
  await day(draft, 'Ends').fill('2099-12-23');
  await time(draft, 'Ends').fill('00:00');
  await expect(draft.getByText('It would end before it goes live.')).toBeVisible();
  await day(draft, 'Ends').fill('2099-12-28');
  await draft.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect(page.getByText('Draft, planned')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'What is planned' }).getByRole('link', { name: /^Short days/ })
  ).toBeVisible();

  await page.goto(path);
  await expect(values(page).getByText('14:00 from 24 Dec to 27 Dec:')).toBeVisible();
  await values(page).getByRole('link', { name: 'Short days' }).click();
  await page.getByRole('button', { name: 'Go live now …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go live now' }).click();
  await expect(page.getByText('Draft, live')).toBeVisible();
  expect(await savedValues(page, id)).toMatchObject({ closes: '14:00' });
  // The plan is the real one, and what comes back is shown.
  await expect(day(draft, 'Goes live')).not.toHaveValue('2099-12-24');
  await expect(day(draft, 'Ends')).toHaveValue('2099-12-28');
  const changed = draft.getByRole('listitem').filter({ hasText: 'Closes' });
  await expect(changed).toContainText(/After its end:\s*19:00/);
  await expect(page.frameLocator('iframe[title$="After its end"]').locator('#shown')).toContainText('closes="19:00"');

  await page.getByRole('button', { name: 'End now …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
  await expect(page.getByText('Draft, ended')).toBeVisible();
  expect(await savedValues(page, id)).toMatchObject({ closes: '19:00' });
  await expect(draft.getByText(/^It was live from/)).toBeVisible();
  await day(draft, 'Goes live').fill('2099-12-24');
  await time(draft, 'Goes live').fill('06:00');
  await draft.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect(page.getByText('Draft, planned')).toBeVisible();
});

test('a time that does not exist is refused with the two nearest, one that occurs twice means the first', async ({
  page,
  openElements
}) => {
  await openElements(shop, 'Shop hours');
  await page.getByLabel('Tables', { exact: true }).fill('9');
  await keep(page, 'Clock change');
  await open(page, 'Clock change');
  const draft = draftOf(page);
  const zone = draft.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('Europe/Vienna');
  await page.getByRole('option', { name: 'Europe/Vienna' }).click();
  await day(draft, 'Goes live').fill('2027-03-28');
  await time(draft, 'Goes live').fill('02:30');
  await expect(draft.getByRole('alert')).toContainText('does not exist in Europe/Vienna');
  await expect(draft.getByRole('button', { name: 'Plan', exact: true })).toBeDisabled();
  await draft.getByRole('button', { name: /03:00/ }).click();
  await expect(time(draft, 'Goes live')).toHaveValue('03:00');
  await day(draft, 'Goes live').fill('2027-10-31');
  await time(draft, 'Goes live').fill('02:30');
  await expect(draft.getByText(/occurs twice in Europe\/Vienna/)).toBeVisible();
  await expect(draft.getByRole('button', { name: 'Plan', exact: true })).toBeEnabled();
});

test('a plan or comment that is typed and not sent is asked about before it is left; Ctrl+Enter sends a comment', async ({
  page,
  openElements
}) => {
  const { path } = await openElements(shop, 'Shop hours');
  await page.getByLabel('Tables', { exact: true }).fill('9');
  await keep(page, 'Half typed');
  await open(page, 'Half typed');
  const draft = draftOf(page);
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const back = page.getByRole('link', { name: 'Widgets', exact: true });
  await day(draft, 'Goes live').fill('2099-12-24');
  await back.click();
  await expect(question).toContainText('What you changed in the plan does not count yet.');
  await question.getByText('Stay', { exact: true }).click();
  await expect(day(draft, 'Goes live')).toHaveValue('2099-12-24');
  await expect(draft.getByText('Goes live: the time is missing')).toBeVisible();
  await expect(draft.getByRole('button', { name: 'Plan', exact: true })).toBeDisabled();
  await time(draft, 'Goes live').fill('06:00');
  await draft.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect(page.getByText('Draft, planned')).toBeVisible();

  const comment = draft.getByRole('textbox', { name: 'Comment' });
  await comment.fill('Is nine right?');
  await back.click();
  await expect(question).toContainText('Your comment has not been sent.');
  await question.getByText('Stay', { exact: true }).click();
  await comment.press('Control+Enter');
  await expect(draft.getByText('Is nine right?')).toBeVisible();
  await expect(comment).toHaveValue('');
  await back.click();
  await expect(page.getByRole('heading', { name: 'Half typed' })).toBeHidden();

  await page.goto(path);
  await page.getByLabel('Tables', { exact: true }).fill('7');
  await page.keyboard.press('Control+.');
  await page.getByRole('menuitem', { name: 'Comment …' }).click();
  const field = page.getByRole('dialog', { name: 'Comments on “Tables”' }).getByRole('textbox', { name: 'Comment' });
  await field.fill('Seven, surely');
  await page.keyboard.press('Escape');
  await values(page).getByRole('button', { name: 'Comment not sent' }).click();
  await expect(field).toHaveValue('Seven, surely');
  await page.keyboard.press('Escape');
  // First what only its button sends, then the unsaved changes.
  await page.getByRole('link', { name: 'Widgets', exact: true }).click();
  await expect(question).toContainText('Your comment has not been sent.');
  await question.getByText('Leave and discard', { exact: true }).click();
  await expect(question).toContainText('1 change');
  await question.getByText('Stay', { exact: true }).click();
  await expect(values(page).getByRole('button', { name: 'Comment not sent' })).toBeHidden();
});

test('a value saved since is a conflict, and the user’s choice counts', async ({ page, app, openElements }) => {
  const { id } = await openElements(shop, 'Shop hours');
  await page.getByLabel('Closes', { exact: true }).fill('14:00');
  await page.getByLabel('Tables', { exact: true }).fill('9');
  await keep(page, 'Both');
  await open(page, 'Both');
  await saveElsewhere(page, app.url, id, { closes: '20:00' });
  const choice = page.getByRole('radiogroup', { name: /^Which value counts for Closes/ });
  await expect(choice).toBeVisible();
  await expect(choice.getByRole('radio', { name: 'The draft, 14:00' })).toBeChecked();
  await choice.getByRole('radio', { name: /20:00$/ }).check();
  await page.getByRole('button', { name: 'Go live now …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go live now' }).click();
  await expect(page.getByText('Draft, live')).toBeVisible();
  expect(await savedValues(page, id)).toMatchObject({ closes: '20:00', tables: 9 });
});

test('a colleague comments on a setting and approves a state, by the link @journey', async ({
  page,
  app,
  browser,
  openElements
}) => {
  await openElements(shop, 'Shop hours');
  await page.getByLabel('Closes', { exact: true }).fill('14:00');
  await keep(page, 'To approve');
  await open(page, 'To approve');
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();

  const { name } = await createWriter(page, app);
  const other = await signInElsewhere(browser, app, name);
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'To approve' })).toBeVisible();
  await expect(other.frameLocator('iframe[title$="Draft"]').locator('#shown')).toContainText('closes="14:00"');
  await other.getByRole('combobox', { name: 'About' }).selectOption('Closes');
  await other.getByRole('textbox', { name: 'Comment' }).fill('Is that right for Leoben?');
  await other.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(other.getByText('on Closes')).toBeVisible();
  await other.getByRole('button', { name: 'Approve' }).click();
  await expect(other.getByText('Approved', { exact: true })).toBeVisible();
  await expectAccessible(other);

  await page.reload();
  await expect(page.getByText('Is that right for Leoben?')).toBeVisible();
  await expect(page.getByText('approved by 1 of 1')).toBeVisible();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Show 1 done comment' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit values' }).click();
  await page.getByLabel('Closes', { exact: true }).fill('15:00');
  await page.getByRole('button', { name: 'Save in the draft' }).click();
  await expect(page.getByText('Approved an earlier state')).toBeVisible();
  // Nothing tells the page of a link of it; looking at it again does.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(other.getByRole('listitem').filter({ hasText: 'Closes' })).toContainText('15:00');
  await other.context().close();
});

test('a draft of several widgets is kept from the Table, looked at one by one, and edited in the Table', async ({
  page,
  app,
  openElements
}) => {
  const { id } = await openElements(shop, 'Shop hours');
  await variantsOf(page, app.url, id, ['Graz', 'Leoben']);
  await page.goto(`/widgets/${id}/table`);
  for (const name of ['Graz', 'Leoben']) {
    await cell(page, name, 'Closes').click();
    await page.keyboard.press('F2');
    await page.locator('#table-cell').fill('14:00');
    await page.keyboard.press('Enter');
  }
  await keep(page, 'All shops');
  await page.goto(`/widgets/${id}/drafts`);
  await page.getByRole('link', { name: 'All shops' }).first().click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('1 of 2')).toBeVisible();
  await expect(draftOf(page).getByText('1 setting in 2 widgets')).toBeVisible();
  await preview.getByRole('button', { name: 'Next widget' }).click();
  await expect(preview.getByText('2 of 2')).toBeVisible();
  await expect(preview.getByRole('combobox', { name: 'Widget' })).toHaveValue(/\d+/);

  await page.getByRole('link', { name: 'Edit in the Table' }).click();
  await expect(cell(page, 'Graz', 'Closes')).toContainText('14:00');
  await expect(page.getByText('2 changes in 2 widgets')).toBeVisible();
  await cell(page, 'Graz', 'Closes').click();
  await page.keyboard.press('Delete');
  await cell(page, 'Leoben', 'Closes').click();
  await page.keyboard.press('F2');
  await page.locator('#table-cell').fill('15:00');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Back to the draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).last().click();
  // Edits made while the draft is being kept stay on the page.
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/Drafts/*/Values', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save in the draft' }).click();
  await expect(page.getByRole('button', { name: 'Saving …' })).toBeVisible();
  await cell(page, 'Leoben', 'Tables').click();
  await page.keyboard.press('F2');
  await page.locator('#table-cell').fill('8');
  await page.keyboard.press('Enter');
  answer();
  await expect(page.getByRole('button', { name: 'Save in the draft' })).toBeVisible();
  await expect(cell(page, 'Leoben', 'Tables')).toContainText('8');
  await page.keyboard.press('Control+s');
  await expect(draftOf(page).getByText('2 settings in 1 widget')).toBeVisible();
  await expect(draftOf(page).getByRole('listitem').filter({ hasText: 'Closes' })).toContainText('15:00');
  await expect(page.getByRole('link', { name: 'Edit in the Table' })).toBeHidden();
});

test('a draft that is deleted while its page is read again stays with Undo', async ({ page, app, openElements }) => {
  const { id } = await openElements(shop, 'Shop hours');
  await page.getByLabel('Tables', { exact: true }).fill('9');
  await keep(page, 'Another mistake');
  await following(page, () => open(page, 'Another mistake'));
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  let reads = 0;
  let reading: () => void = () => undefined;
  const again = new Promise<void>((resolve) => (reading = resolve));
  // When somebody saves, the draft is read first, and then the page.
  await page.route(/Drafts\/\d+$/, async (route) => {
    if (route.request().method() === 'GET' && ++reads > 1) {
      reading();
      await deleted;
    }
    await route.continue();
  });
  await saveElsewhere(page, app.url, id, { closes: '20:00' });
  await again;
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await deleted;
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByText('This draft has been deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('This draft has been deleted.')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Another mistake' })).toBeVisible();
});

test('a deleted draft comes back with Undo', async ({ page, openElements }) => {
  await openElements(shop, 'Shop hours');
  await page.getByLabel('Tables', { exact: true }).fill('9');
  await keep(page, 'A mistake');
  await following(page, () => open(page, 'A mistake'));
  // The stream tells of it before the answer does.
  const looked = page.waitForResponse((answer) => /Drafts\/\d+$/.test(answer.url()) && answer.status() === 404);
  await page.route(/Drafts\/\d+$/, async (route) => {
    const response = await route.fetch();
    if (route.request().method() === 'DELETE') await looked;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('This draft has been deleted.')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('This draft has been deleted.')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'A mistake' })).toBeVisible();
});

for (const [colorScheme, width] of [['dark', 1280]] as const) {
  test.describe(`${colorScheme}, ${width} pixels wide, in German`, () => {
    test.use({ colorScheme, viewport: { width, height: 820 } });

    test('the menu, the draft, the list and the page of the link are accessible, without a sideways scroll', async ({
      page,
      context,
      baseURL,
      openElements
    }) => {
      const { path } = await openElements(shop, 'Shop hours');
      await page.getByLabel('Tables', { exact: true }).fill('9');
      await keep(page, 'Weihnachten');
      await context.addCookies([{ name: 'lang', value: 'de', url: baseURL! }]);
      await page.goto(path);
      await page.getByRole('button', { name: 'Entwürfe', exact: true }).click();
      await expect(page.getByText('Entwürfe dieses Widgets')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: /^Weihnachten/ }).click();
      await expect(page.getByRole('heading', { name: 'Änderungen' })).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.getByRole('button', { name: 'Link für Personen ohne Konto erstellen' }).click();
      const link = await page.getByRole('textbox', { name: 'Gastlink', exact: true }).inputValue();
      await page.goto(`${path}/drafts`);
      await expect(page.getByRole('heading', { name: 'Nicht geplant' })).toBeVisible();
      await expectAccessible(page);
      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'Was sich ändert' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
