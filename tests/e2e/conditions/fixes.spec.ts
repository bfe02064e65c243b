import type { Page } from '@playwright/test';
import { timetable } from '../../../src/lib/conditions/testingTimetable.js';
import type { AscElement, Condition } from '../../../src/lib/ascdata/types.js';
import { expect, expectAccessible, test } from '../editor/widget.js';

const hide = (TargetId: string, Operator: string, Value: unknown) =>
  ({ Action: 'HIDE', TargetId, Operator, Value }) as Condition;

const flag = (Id: string, DisplayName: string, conditions: unknown): AscElement => ({
  Id,
  DisplayName,
  DataType: 'boolean',
  Value: false,
  Options: { Conditions: conditions as Condition[] }
});

/** Faults of each kind, one per element; the timetable itself has one that always and one that never hides. */
const FAULTY: readonly AscElement[] = [
  ...timetable,
  flag('Twice', 'Twice', [hide('Ticker', '==', true), hide('Ticker', '==', true)]),
  flag('Implied', 'Implied', [hide('Rows', '<', 4), hide('Rows', '<', 6)]),
  flag('Always', 'Met anyway', [hide('Ticker', '==', true), hide('Rows', '>=', 1)]),
  flag('Self', 'Reads itself', [hide('Self', '==', true)]),
  flag('Gone', 'Reads nothing', [hide('NoSuchSetting', '==', 1)]),
  flag('Operator', 'Other operator', [hide('Ticker', '<', true)]),
  flag('Type', 'Other type', [hide('Rows', '==', 'many')]),
  flag('Action', 'Other action', [{ ...hide('Ticker', '==', true), Action: 'HIDDE' }]),
  flag('LockOne', 'Lock one', [hide('LockTwo', '==', false)]),
  flag('LockTwo', 'Lock two', [hide('LockOne', '==', false)])
];

const checks = (page: Page) => page.getByRole('region', { name: 'Checks' });
const problems = (page: Page) => checks(page).getByRole('list', { name: 'Problems, most severe first' });
const conditionsOf = async (page: Page, id: number) => {
  const answer = await page.request.get(`/api/Widgets/${id}/Content`);
  const { Source } = (await answer.json()) as { Source: string };
  const { Elements } = JSON.parse(Source) as { Elements: readonly AscElement[] };
  return new Map(Elements.map(({ Id, Options }) => [Id, Options?.Conditions]));
};

test('a definition with faults of each kind is led to “all correct” by the screen’s own fixes, and saved', async ({
  page,
  uploadElements
}) => {
  const { id, path } = await uploadElements(FAULTY);
  await page.goto(`${path}/conditions?dock=problems&el=RoomGroup`);
  const room = problems(page).locator('[data-element]', { has: page.getByRole('button', { name: 'Write “Rooms”' }) });
  await expect(room).toContainText('also shows Room group');
  await expect(room).toContainText('So:');
  await expectAccessible(page);
  await room.getByRole('button', { name: 'Write “Rooms”' }).click();
  await expect(checks(page)).toContainText('1 unsaved change');

  await checks(page)
    .getByRole('button', { name: /^Fix all …$/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Fix all problems' });
  await expect(dialog).toContainText('nothing shown changes');
  await dialog.getByRole('button', { name: /^Apply \d+ fix/ }).click();
  await expect(dialog).toBeHidden();

  // The rest have several fixes, or change what is shown: each is chosen individually.
  const fixes = problems(page).locator('button[data-fix][aria-disabled="false"]');
  await expect(async () => {
    if (!(await page.getByText(/rules? proved consistent/).textContent())?.startsWith('All')) {
      await fixes.first().click({ timeout: 5_000 });
    }
    await expect(page.getByText(/^All \d+ rules proved consistent/).first()).toBeVisible({ timeout: 100 });
  }).toPass();

  await page.reload();
  await expect(page.getByText(/Restored \d+ unsaved changes?/)).toBeVisible();
  await expect(page.getByText(/^All \d+ rules proved consistent/).first()).toBeVisible();
  await checks(page).getByRole('button', { name: 'Save as a new version …' }).click();
  await page.getByRole('button', { name: /^Save as version/ }).click();
  await expect(page.getByRole('heading', { name: / is now version 1\.0\.1\.$/ })).toBeFocused();
  await page.getByRole('button', { name: 'Back to the conditions' }).click();
  await expect(checks(page)).toContainText('No unsaved changes');
  await expect(page.getByText(/^All \d+ rules proved consistent/).first()).toBeVisible();
  const saved = await conditionsOf(page, id);
  expect(saved.get('Twice')).toHaveLength(1);
  expect(saved.get('RoomGroup')).toMatchObject([{ Value: 'Rooms' }]);
});

test('by keyboard: a fix, its undo and redo, a question before it is left behind', async ({ page, uploadElements }) => {
  const { path } = await uploadElements(timetable);
  await page.goto(`${path}/conditions?el=RoomGroup`);
  await expect(page.getByText('7 of 9 rules proved consistent')).toBeVisible();
  await page.keyboard.press('Control+.');
  const fix = problems(page).getByRole('button', { name: 'Write “Rooms”' });
  await expect(fix).toHaveAttribute('aria-disabled', 'false');
  await expect(fix).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('8 of 9 rules proved consistent')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('7 of 9 rules proved consistent')).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(page.getByText('8 of 9 rules proved consistent')).toBeVisible();
  await page.getByRole('link', { name: 'Widgets', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Leave with unsaved changes?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Leave, keep the changes' }).click();
  await page.goto(`${path}/conditions`);
  await expect(page.getByText('8 of 9 rules proved consistent')).toBeVisible();
  await checks(page).getByRole('button', { name: 'Discard' }).click();
  await expect(checks(page)).toContainText('No unsaved changes');

  await test.step('on a phone, all but saving is in a menu', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const edits = page.getByRole('group', { name: 'Changes of rules and tests' });
    const more = edits.getByRole('button', { name: 'More actions' });
    await expect(edits.getByRole('button')).toHaveCount(1);
    await more.click();
    await page.getByRole('button', { name: 'Undo the change' }).click();
    await expect(page.getByText('8 of 9 rules proved consistent')).toBeVisible();
    await more.click();
    await expect(page.getByRole('button', { name: 'Redo the change' })).toBeVisible();
    await page.getByRole('group', { name: 'More actions' }).getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('7 of 9 rules proved consistent')).toBeVisible();
  });
});
