import { expect, save, savedValues, test, text, weather } from './widget.js';

test('a problem appears when the field is left, blocks saving, and is listed with a way to its field', async ({
  page,
  openElements
}) => {
  const { id } = await openElements(weather);
  const title = page.getByRole('textbox', { name: 'Title' });
  const days = page.getByRole('spinbutton', { name: 'Number of days' });
  await title.fill('');
  await expect(title).not.toHaveAttribute('aria-invalid', 'true');
  await title.blur();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await title.fill('Graz');
  await expect(title).not.toHaveAttribute('aria-invalid', 'true');

  await test.step('errors block saving and are listed; a click leads to the field', async () => {
    await title.fill('A title that is too long for it');
    await page.getByRole('radio', { name: 'Forecast' }).check();
    await days.fill('9');
    await page.keyboard.press('Control+s');
    const alert = page.getByRole('alert').filter({ hasText: 'Not saved: 2 settings need a correction' });
    await expect(alert).toBeVisible();
    await alert.getByRole('link', { name: 'Number of days' }).click();
    await expect(days).toBeFocused();
    await page.keyboard.press('F8');
    await expect(title).toBeFocused();
    expect(await savedValues(page, id)).toMatchObject({ title: text('Wien') });
    await title.fill('Graz');
    await days.fill('5');
    await expect(alert).toBeHidden();
    await save(page);
  });

  await test.step('a text that its pattern refuses shows the author’s description and blocks saving', async () => {
    const video = page.getByRole('textbox', { name: 'Video name' });
    await video.fill('Clouds 1');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert').filter({ hasText: 'Only small letters, please.' })).toBeVisible();
    await expect(video).toHaveAccessibleDescription(/Only small letters, please\./);
    await video.fill('rain');
    await save(page);
    await video.fill('');
  });

  await test.step('rules that hidden elements are free of do not block, those of the Value’s type do', async () => {
    await days.fill('9');
    await page.getByRole('radio', { name: 'Now' }).check();
    await page.keyboard.press('Control+s');
    const alert = page.getByRole('alert').filter({ hasText: 'one setting needs a correction' });
    await expect(alert).toContainText('Number of days (hidden)');
    await alert.getByRole('link', { name: 'Number of days' }).click();
    const item = page.getByRole('listitem').filter({ hasText: 'hidden because “Mode” is “Now”' }).first();
    await item.getByRole('button', { name: /^Show it/ }).click();
    await days.fill('2');
    await page.getByRole('radio', { name: 'Now' }).check();
    await save(page);
  });
});

test('a field whose problem text cannot be loaded reports that, and shows the problem on retry @firefox', async ({
  page,
  openElements,
  browserName
}) => {
  let isReachable = false;
  await page.route('**/_app/immutable/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const isLate = (await response.text()).includes('An entry is required here.');
    return isLate && !isReachable ? route.abort() : route.fulfill({ response });
  });
  const title = weather.find(({ Id }) => Id === 'title')!;
  await openElements([{ ...title, Options: { Required: true } }]);
  const field = page.getByRole('textbox', { name: 'Title' });
  await field.fill('');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/This value cannot be saved\./);
  await page.keyboard.press('Control+s');
  await expect(field).toBeFocused();
  isReachable = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  if (browserName === 'firefox') {
    // It keeps a module that failed, until the page is another one.
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload page' }).click();
    await reloaded;
    await field.fill('');
    await field.blur();
  }
  await expect(field).toHaveAccessibleDescription(/An entry is required here\.$/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('where what asks before leaving cannot be fetched, the browser asks before a reload', async ({
  page,
  openElements
}) => {
  const missing = page.waitForEvent('requestfailed');
  await page.route('**/_app/immutable/**/*.js', async (route) => {
    const response = await route.fetch();
    const isGuard = (await response.text()).includes('(conditions|translations|definition|table|history|presets)');
    return isGuard ? route.abort() : route.fulfill({ response });
  });
  await openElements(weather);
  await missing;
  const title = page.getByRole('textbox', { name: 'Title' });
  // Browsers ask only after a key or a click.
  await title.press('End');
  await page.keyboard.type('!');
  const asking = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asking;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(title).toHaveValue(/!$/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a default Value that is wrong is marked at once, a required one that is empty by the filter “With errors”', async ({
  page,
  openElements
}) => {
  const [title, days] = ['title', 'days'].map((id) => weather.find(({ Id }) => Id === id)!);
  await openElements([
    { ...title!, Value: text(''), Options: { Required: true } },
    { ...days!, Value: 99, Options: { Minimum: 1, Maximum: 7 } }
  ]);
  await expect(page.getByText('The number must be at most 7.')).toBeVisible();
  const empty = page.getByRole('textbox', { name: 'Title' });
  await expect(empty).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('combobox', { name: 'Show' }).selectOption('With errors');
  await expect(empty).toHaveAttribute('aria-invalid', 'true');
});

test('what only the server refuses is shown at the field; a lost connection loses nothing and says what to do', async ({
  page,
  openElements
}) => {
  const { id } = await openElements(weather);
  await page.route('**/api/Widgets/*/Values', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        title: 'Bad Request',
        status: 400,
        code: 'values-invalid',
        errors: [{ pointer: '/Values/title/0/Text', code: 'house-rule', detail: 'Not in this house.' }]
      })
    })
  );
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Graz');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').filter({ hasText: 'Not in this house.' })).toBeVisible();
  await expect(title).toHaveAccessibleDescription(/Not in this house\./);
  await page.unroute('**/api/Widgets/*/Values');
  await title.fill('Linz');
  await save(page);

  await test.step('offline', async () => {
    await title.fill('Graz');
    await page.context().setOffline(true);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert').filter({ hasText: 'the server cannot be reached' })).toBeVisible();
    await expect(page.getByText('1 change', { exact: true })).toBeVisible();
    await page.context().setOffline(false);
    // The button of this alert, or of the one that reports the server’s return.
    await page.getByRole('button', { name: 'Save again' }).click();
    await expect(page.getByText('No unsaved changes')).toBeVisible();
    expect(await savedValues(page, id)).toMatchObject({ title: text('Graz') });
  });
});
