import {
  expect,
  overtaken,
  save,
  savedValues,
  saveElsewhere,
  saveChosen,
  saveWithTheirTitle,
  test,
  text,
  title,
  unsavedOf,
  values,
  weather
} from './widget.js';

test('unsaved edits survive a reload in the middle of typing, and can be discarded and brought back', async ({
  page,
  app,
  openElements
}) => {
  const { id } = await openElements(weather);
  await title(page).fill('Gra');
  await expect.poll(() => unsavedOf(page)).toContain('Gra');
  await title(page).press('End');
  await title(page).press('z');
  // In the middle of typing. Nothing is lost, so no question stops it.
  await page.reload();
  await expect(title(page)).toHaveValue('Graz');
  const notice = page.getByRole('status').filter({ hasText: 'Restored 1 unsaved change' });
  await notice.getByRole('button', { name: 'Discard changes' }).click();
  await expect(title(page)).toHaveValue('Wien');
  await page.keyboard.press('Control+z');
  await expect(title(page)).toHaveValue('Graz');
  await save(page);
  await page.reload();
  await expect(title(page)).toHaveValue('Graz');
  await expect(notice).toBeHidden();

  await test.step('where somebody else saved since, both Values are offered', async () => {
    await title(page).fill('Wels');
    await expect.poll(() => unsavedOf(page)).toContain('Wels');
    await saveElsewhere(page, app.url, id, { title: text('Linz') });
    await page.reload();
    await page.getByRole('button', { name: 'Choose' }).click();
    const dialog = overtaken(page);
    await expect(dialog.getByRole('group', { name: 'Title' })).toContainText('Linz');
    await dialog.getByRole('button', { name: 'Keep editing' }).last().click();
    await expect(title(page)).toHaveValue('Wels');
    await page.keyboard.press('Control+s');
    await saveChosen(page, /^Mine/);
    expect(await savedValues(page, id)).toMatchObject({ title: text('Wels') });
  });
});

test('two open tabs keep their own unsaved edits; one that crashed leaves them to the next', async ({
  page,
  context,
  openElements
}) => {
  const { path } = await openElements(weather);
  await title(page).fill('Graz');
  const second = await context.newPage();
  await second.goto(path);
  await expect(title(second)).toHaveValue('Wien');
  await title(second).fill('Linz');
  await expect.poll(() => unsavedOf(page)).toMatch(/Graz.*Linz|Linz.*Graz/);
  await page.reload();
  await expect(title(page)).toHaveValue('Graz');
  await second.reload();
  await expect(title(second)).toHaveValue('Linz');
  await second.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(path);
  await expect(title(next)).toHaveValue('Linz');
});

test('leaving with unsaved changes asks, leaving without does not', async ({ page, openElements }) => {
  const { path } = await openElements(weather);
  const back = page.getByRole('navigation').getByRole('link', { name: 'Widgets' });
  await title(page).fill('Graz');
  await back.click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).last().click();
  await expect(page).toHaveURL(path);
  await back.click();
  await dialog.getByRole('button', { name: 'Leave and discard' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(path);
  await expect(title(page)).toHaveValue('Wien');
  await title(page).fill('Linz');
  await back.click();
  await dialog.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(path);
  await expect(title(page)).toHaveValue('Linz');
  await back.click();
  await expect(page).toHaveURL('/');
});

test('leaving with unsaved changes waits for what asks, however late it arrives', async ({ page, openElements }) => {
  const held: (() => void)[] = [];
  await page.route('**/_app/immutable/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const isGuard = (await response.text()).includes('(conditions|translations|');
    if (isGuard) await new Promise<void>((resolve) => held.push(resolve));
    await route.fulfill({ response });
  });
  const { path } = await openElements(weather);
  await title(page).fill('Graz');
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Widgets' }).click();
  held[0]!();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).last().click();
  await expect(page).toHaveURL(path);
  await expect(title(page)).toHaveValue('Graz');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('closing the tab asks where the browser keeps nothing', async ({ page, openElements }) => {
  await openElements(weather);
  await page.evaluate(
    () =>
      (Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      })
  );
  await title(page).fill('Graz');
  await expect(page.getByText('This browser cannot keep unsaved changes')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(values(page)).toBeVisible();
});

test('who saves second sees what the first changed, and chooses per field @journey', async ({
  page,
  app,
  openElements
}) => {
  const { id } = await openElements(weather);
  await title(page).fill('Graz');
  await page.getByRole('radio', { name: 'Forecast' }).check();
  await page.getByRole('spinbutton', { name: 'Number of days' }).fill('5');
  await saveElsewhere(page, app.url, id, { title: text('Linz'), days: 2, animate: true });
  await page.keyboard.press('Control+s');
  const dialog = overtaken(page);
  await expect(dialog.getByRole('group', { name: 'Title' })).toContainText('Graz');
  await expect(dialog.getByRole('group', { name: 'Title' })).toContainText('Linz');
  await expect(dialog).toContainText('“Animate”: off → on');
  await saveWithTheirTitle(page);
  expect(await savedValues(page, id)).toMatchObject({ title: text('Linz'), mode: 'Forecast', days: 5, animate: true });
});
