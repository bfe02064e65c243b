import type { Page } from '@playwright/test';
import { TESTS_FILE } from '../../../src/lib/ascdata/conditions/ruletests/format.js';
import { timetable } from '../../../src/lib/conditions/testingTimetable.js';
import { readPackage } from '../../../src/lib/package/read.js';
import { expect, expectAccessible, test } from '../editor/widget.js';

const checks = (page: Page) => page.getByRole('region', { name: 'Checks' });
const tests = (page: Page) =>
  checks(page).getByRole('list', { name: 'Tests, failing ones first' }).getByRole('listitem');
const act = async (page: Page, name: string, action: string) => {
  await checks(page)
    .getByRole('button', { name: `Actions for “${name}”`, exact: true })
    .click();
  await page.getByRole('button', { name: action, exact: true }).click();
};

test('tried Values are kept as a test, every state gets one, a changed rule fails them, and they are saved', async ({
  page,
  uploadElements
}) => {
  const { id, path } = await uploadElements(timetable);
  await page.goto(`${path}/conditions?dock=tests&try=${encodeURIComponent('{"Shows":"Rooms"}')}`);
  await expect(checks(page)).toContainText('No tests yet.');
  await page.keyboard.press('k');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Shows: Rooms');
  await page.keyboard.press('Enter');
  await expect(tests(page)).toHaveText(/passes: Shows: Rooms/);
  await expect(checks(page)).toContainText('1 unsaved change');
  await page.getByRole('button', { name: 'Keep as test' }).click();
  await expect(page.getByRole('dialog')).toContainText('The test “Shows: Rooms” already covers this.');
  await page.keyboard.press('Escape');
  await checks(page).getByRole('button', { name: 'Add a test for each state' }).click();
  await expect(checks(page).getByText(/^1[12] tests added$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('3');
  await expect(page.getByRole('button', { name: '12 of 12 states have a test' })).toBeVisible();

  await checks(page)
    .getByRole('button', { name: /^Problems/ })
    .click();
  await checks(page).getByRole('button', { name: 'Write “Rooms”' }).click();
  await checks(page)
    .getByRole('button', { name: /^Tests \d+$/ })
    .click();
  await expect(tests(page).first()).toHaveText(/fails: .*“Room group” should be hidden but is shown\..*line \d+/);
  await act(page, 'Shows: Rooms', 'Expect the present result');
  const kept = page.getByRole('button', { name: 'Actions for “Shows: Rooms”', exact: true });
  await expect(tests(page).filter({ has: kept })).toHaveText(/passes/);
  await act(page, 'Shows: Rooms', 'Rename …');
  await page.getByRole('textbox', { name: 'Name' }).fill('Rooms alone');
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByText(/rules proved consistent/)
      .first()
      .locator('svg'),
    'no tick while tests fail'
  ).toHaveCount(0);
  const failing = await tests(page).filter({ hasText: 'fails' }).count();
  expect(failing).toBeGreaterThan(0);
  for (let left = failing; left > 0; left--) {
    await expect(tests(page).filter({ hasText: 'fails' })).toHaveCount(left);
    await tests(page)
      .first()
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
  }

  await page.reload();
  await expect(page.getByText(/Restored \d+ unsaved changes?/)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('region', { name: 'What the form can show' })).toContainText(
    /new Also shown: .*, with Shows = Rooms/
  );
  await page.getByRole('button', { name: /^Save as version/ }).click();
  await expect(page.getByRole('heading', { name: /is now version/ })).toBeFocused();
  const packed = await page.request.get(`/api/Widgets/${id}/Package?as=uploaded`);
  const { files } = await readPackage(new Uint8Array(await packed.body()));
  const saved = new TextDecoder().decode(files!.find(({ name }) => name === TESTS_FILE)!.bytes);
  expect(saved).toContain('{"name":"Rooms alone","set":{"Shows":"Rooms"},');
  await page.goto(`${path}/conditions?dock=tests`);
  await expect(tests(page).filter({ hasText: 'Rooms alone' })).toHaveText(/passes/);
  await expect(checks(page)).toContainText('No unsaved changes');
});
