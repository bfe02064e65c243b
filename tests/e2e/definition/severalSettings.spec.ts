import type { Page } from '@playwright/test';
import { timetable } from '../../../src/lib/conditions/testingTimetable.js';
import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { expect, expectAccessibleInEachView, test } from '../editor/widget.js';

const settings = (page: Page) => page.getByRole('listbox', { name: 'Settings' });
const lines = (page: Page) => settings(page).getByRole('option');
const line = (page: Page, name: string) => lines(page).filter({ hasText: name });
const said = (page: Page) => page.locator('[aria-live=polite]').last();
const number = (Id: string): AscElement => ({ Id, DisplayName: Id, DataType: 'number', Value: 1 });
const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const names = ['Widget itself', 'Alpha', 'Beta', 'Gamma', 'Delta'];

test('several settings are selected, moved, copied, dragged and deleted', async ({ page, uploadElements }) => {
  const { path } = await uploadElements(names.slice(1).map(number));
  await page.goto(`${path}/definition?el=Alpha`);
  await settings(page).focus();

  await test.step('Shift selects a range, and the middle has what works for all', async () => {
    await press(page, 'Shift+ArrowDown');
    await expect(settings(page).getByRole('option', { selected: true })).toHaveText([/Alpha/, /Beta/]);
    await expect(page.getByRole('heading', { name: '2 settings' })).toBeVisible();
    await expectAccessibleInEachView(page, [1280]);
  });

  await test.step('Alt moves them together, says where they stand, and one undo takes it back', async () => {
    await press(page, 'Alt+ArrowDown');
    await expect(lines(page)).toHaveText([/Widget/, /Gamma/, /Alpha/, /Beta/, /Delta/]);
    await expect(said(page)).toHaveText('2 settings, 2 to 3 of 4');
    await press(page, 'Control+z');
    await expect(lines(page)).toHaveText(names.map((name) => new RegExp(name)));
  });

  await test.step('Ctrl C and Ctrl V carry them as JSON, with Ids of their own', async () => {
    await press(page, 'Shift+ArrowDown', 'Shift+ArrowUp');
    await line(page, 'Alpha').click();
    await line(page, 'Beta').click({ modifiers: ['Control'] });
    await settings(page).focus();
    await press(page, 'Control+c', 'Control+v');
    await expect(lines(page)).toHaveText([/Widget/, /Alpha/, /Beta/, /Alpha 2/, /Beta 2/, /Gamma/, /Delta/]);
    await press(page, 'Delete');
    await expect(lines(page)).toHaveCount(5);
  });

  await test.step('a line is dragged with the mouse', async () => {
    await line(page, 'Delta').hover();
    await page.mouse.down();
    const { x, y } = (await line(page, 'Alpha').boundingBox())!;
    await page.mouse.move(x + 40, y + 30);
    await page.mouse.move(x + 40, y + 2);
    await page.mouse.up();
    await expect(lines(page)).toHaveText([/Widget/, /Delta/, /Alpha/, /Beta/, /Gamma/]);
    await expect(said(page)).toHaveText('Delta, 1 of 4');
  });
});

test('the rule of a setting is built in place, with the proof of Conditions', async ({ page, uploadElements }) => {
  const { path } = await uploadElements(timetable);
  await page.goto(`${path}/definition?el=Rows`);
  const rule = page.getByRole('region', { name: 'Hidden while' });
  const first = rule.getByRole('group', { name: 'Condition 1' });

  await test.step('each condition has its setting, comparison and Value, and says whether it is met', async () => {
    await expect(first.getByRole('combobox', { name: 'Setting' })).toHaveValue('Shows');
    await expect(first.getByRole('combobox', { name: 'Comparison' })).toHaveValue('==');
    await expect(rule.getByRole('img', { name: 'not met' })).toBeVisible();
    await expect(rule).toContainText(/shown now.*hidden in \d+ of \d+ states.*consistent/s);
  });

  await test.step('another Value hides it at once', async () => {
    await first.getByRole('combobox', { name: 'Value' }).selectOption('Departures');
    await expect(rule.getByRole('img', { name: 'met', exact: true })).toBeVisible();
    await expect(rule).toContainText('hidden now');
    await expect(line(page, 'Rows').first().getByRole('img', { name: 'hidden now' })).toBeVisible();
  });

  await test.step('a condition comes and goes', async () => {
    await rule.getByRole('button', { name: 'Condition', exact: true }).click();
    await expect(rule.getByRole('group')).toHaveCount(2);
    await rule.getByRole('button', { name: 'Remove condition 2' }).click();
    await expect(rule.getByRole('group')).toHaveCount(1);
    await rule.getByRole('button', { name: 'Remove condition 1' }).click();
    await expect(page.getByRole('region', { name: 'Always shown' })).toBeVisible();
  });

  await test.step('what is proved wrong says so, with its fixes', async () => {
    await settings(page).focus();
    await press(page, 'Control+z', 'Control+z');
    await first.getByRole('combobox', { name: 'Comparison' }).selectOption('empty');
    await expect(rule.getByText(/“Rows” is never hidden/)).toBeVisible();
    await expectAccessibleInEachView(page, [390, 1280]);
  });
});
