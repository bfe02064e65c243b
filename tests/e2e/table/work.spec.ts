import { expect, expectAccessible, test } from '../editor/widget.js';
import { createUser, signInElsewhere } from '../people/people.js';
import { cell, grid, openTable } from './shop.js';

test('cells say what they are, show why they are hidden, and are edited by keyboard alone', async ({
  page,
  app,
  uploadElements
}) => {
  const { path } = await openTable(page, uploadElements, app.url, ['Graz', 'Linz', 'Wels']);
  await expect(cell(page, 'Graz', 'Opens')).toHaveAccessibleName('Opens: 09:00, inherits the template’s value');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+ArrowRight');
  await expect(cell(page, 'Graz', 'Tables')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Graz', 'Tables')).toHaveAccessibleName('Tables: 7, not saved');
  await expect(cell(page, 'Linz', 'Tables')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('99');
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Linz', 'Tables')).toHaveAccessibleName('Tables: 99, not saved, error');
  await expect(page.getByText('The number must be at most 50.')).toBeVisible();
  await page.getByRole('button', { name: 'Leave out 1 and save 1' }).click();
  await expect(page.getByText('1 value saved in 1 widget.')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(cell(page, 'Linz', 'Tables')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Delete');
  await expect(cell(page, 'Linz', 'Tables')).toHaveAccessibleName('Tables: 4, inherits the template’s value');

  await cell(page, 'Wels', 'Lunch break from').click();
  await expect(page.getByText('set “Lunch break” to on')).toBeVisible();
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(cell(page, 'Wels', 'Lunch break')).toHaveAccessibleName('Lunch break: on, not saved');
  await expect(cell(page, 'Wels', 'Lunch break from')).not.toHaveAccessibleName(/hidden/);
  await expectAccessible(page);

  await test.step('at 200 % zoom rows are in view, Save is whole, and what is below is reached by scrolling', async () => {
    await page.setViewportSize({ width: 640, height: 400 });
    await grid(page).focus();
    await page.evaluate(() => scrollTo(0, 0));
    for (const name of ['Graz', 'Linz'])
      await expect(grid(page).getByRole('rowheader', { name })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Save all' })).toBeInViewport({ ratio: 1 });
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 });
  });
});

test('two people in one table: each sees where the other is, a conflict is one cell, and the history undoes a save', async ({
  page,
  app,
  browser,
  uploadElements
}) => {
  const { id, path, made } = await openTable(page, uploadElements, app.url, ['Graz', 'Linz']);
  const [graz, linz] = made;
  await cell(page, 'Graz', 'Tables').click();
  const ben = await createUser(page, app, { Role: 'administrator' });
  const other = await signInElsewhere(browser, app, ben.name);
  await other.goto(`${path}/table`);
  await cell(other, 'Linz', 'Opens').click();
  await expect(cell(other, 'Graz', 'Tables')).toHaveAccessibleName(/ is editing this setting$/);
  await expect(cell(page, 'Linz', 'Opens')).toHaveAccessibleName(new RegExp(`, ${ben.name} is editing this setting$`));
  await expect(page.getByRole('rowheader', { name: `Linz Also viewing: ${ben.name}` })).toBeVisible();
  await expectAccessible(page);
  await other.goto(`/widgets/${graz}`);
  await expect(page.getByRole('rowheader', { name: `Graz Also viewing: ${ben.name}` })).toBeVisible();
  await other.context().close();
  await expect(page.getByText('Also viewing')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  const Cells = [
    { Widget: graz, Element: 'tables', Value: 9 },
    { Widget: graz, Element: 'opens', Value: '08:00' },
    { Widget: linz, Element: 'tables', Value: 3 }
  ];
  await page.request.post(`/api/Widgets/${id}/Variants/Values`, { headers: { origin: app.url }, data: { Cells } });
  await expect(cell(page, 'Linz', 'Tables')).toHaveAccessibleName(/^Tables: 3/);
  await expect(cell(page, 'Graz', 'Opens')).toHaveAccessibleName(/^Opens: 08:00/);
  await expect(cell(page, 'Graz', 'Tables')).toHaveAccessibleName(/^Tables: 7, .*saved elsewhere in the meantime/);
  await page.getByRole('button', { name: '1 conflict' }).click();
  await expect(page.getByText('You saved 9 in another tab or browser.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('1 value saved in 1 widget.')).toBeVisible();
  await expect(cell(page, 'Graz', 'Tables')).toHaveAccessibleName('Tables: 7');

  // The history of one of the widgets undoes what was saved in both, after a question; what was saved since stays.
  await page.goto(`/widgets/${linz}`);
  await page.getByRole('link', { name: 'History' }).click();
  await page
    .getByRole('radiogroup', { name: 'Saves' })
    .getByRole('radio', { name: /Tables: .* → 3/ })
    .click();
  await page.getByRole('button', { name: 'Undo in all 2 widgets …' }).click();
  const question = page.getByRole('dialog', { name: 'Undo in 2 widgets?' });
  await expect(question).toContainText('Values that somebody has changed since stay as they are.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(
    page.getByText('2 values are as they were before. 1 value was changed since, and stays: in “Graz”.')
  ).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo in all 2 widgets …' })).toHaveCount(0);
  await expect(page.getByText('You saved this widget in another tab or browser.')).toHaveCount(0);
});
