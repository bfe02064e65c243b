import type { Page } from '@playwright/test';
import { timetable } from '../../../src/lib/conditions/testingTimetable.js';
import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { expect, expectAccessible, shown, test } from '../editor/widget.js';

const map = (page: Page) => page.getByRole('group', { name: 'Map: from each setting to those that its value hides' });
const node = (page: Page, name: string) => map(page).getByRole('button', { name: new RegExp(`^${name},`) });
const why = (page: Page, name: string) => page.getByRole('region', { name: `Why: ${name}` });
const tree = (page: Page) => page.getByRole('tree', { name: 'Map: from each setting to those that its value hides' });

/** A setting that many others read: some with the same rule, some each with its own. */
const hub = (same: number, other: number): AscElement[] => [
  { Id: 'Hub', DisplayName: 'Hub', DataType: 'number', Value: 0 },
  ...Array.from({ length: same + other }, (_, place): AscElement => ({
    Id: `E${place}`,
    DisplayName: `Setting ${place}`,
    DataType: 'boolean',
    Value: true,
    Options: {
      Conditions: [{ Action: 'HIDE', TargetId: 'Hub', Operator: '==', Value: place < same ? 1 : place }]
    }
  }))
];

test('by mouse: the map shows what is tried, leads to Why, zooms, and is a list as well', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements(timetable);
  await page.goto(`${path}/conditions`);
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Map' }).click();
  await expect(node(page, 'Shows')).toHaveAccessibleName('Shows, Departures, always shown, used by 7 rules');
  await expect(node(page, 'Room group')).toHaveAccessibleName(/hidden, 1 of 1 met, always hidden, used by no rule$/);
  await expectAccessible(page);

  const bar = page.getByRole('region', { name: 'What if: values to try' });
  await bar.getByRole('button', { name: 'Try Shows: Departures' }).click();
  await page.getByRole('combobox', { name: 'Shows' }).selectOption('Notice');
  await page.keyboard.press('Escape');
  await expect(node(page, 'Shows')).toHaveAccessibleName('Shows, Notice, tried, always shown, used by 7 rules');
  await expect(node(page, 'Stop')).toHaveAccessibleName('Stop, hidden, was shown, 1 of 1 met, used by no rule');
  await node(page, 'Time zone').click();
  await expect(why(page, 'Time zone')).toContainText('Shown, because 1 of its 2 conditions is not met.');
  await why(page, 'Time zone').getByRole('button', { name: 'Try Show clock → off' }).click();
  await expect(node(page, 'Time zone')).toHaveAccessibleName(/^Time zone, hidden, was shown, 2 of 2 met/);
  await expect(shown(page)).toContainText('ShowClock=false');

  const before = await node(page, 'Stop').boundingBox();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await node(page, 'Stop').boundingBox())!.width).toBeGreaterThan(before!.width * 1.2);
  await page.getByRole('button', { name: 'Fit' }).click();
  await expect(node(page, 'Shows')).toBeInViewport({ ratio: 0.99 });
  await expect(node(page, 'Warning colour')).toBeInViewport({ ratio: 0.99 });

  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(tree(page).getByRole('treeitem', { name: /^Shows, Notice/ })).toBeVisible();
  await expect(tree(page).getByRole('treeitem', { selected: true })).toHaveCount(2);
  await tree(page).getByRole('treeitem', { name: '== false, met: Time zone' }).press('ArrowLeft');
  await expect(why(page, 'Show clock')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('navigation', { name: 'Panes' }).getByRole('button', { name: 'Rules' }).click();
  await expect(tree(page)).toBeVisible();
  await expectAccessible(page);
});

test('by keyboard: the arrow keys walk along the rules, and F draws what is around the selection', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements(timetable);
  await page.goto(`${path}/conditions?el=DelayFrom`);
  await expect(page.getByText('7 of 9 rules proved consistent')).toBeVisible();
  await page.keyboard.press('2');
  await expect(node(page, 'Delay from')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(node(page, 'Show delays')).toBeFocused();
  await expect(why(page, 'Show delays')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(node(page, 'Shows')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(node(page, 'Shows')).not.toBeFocused();
  await page.keyboard.press('F8');
  await expect(map(page).locator('[aria-current]')).toBeFocused();
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Around selection' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(page.locator('#why-title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(map(page).locator('[aria-current]')).toBeFocused();
});

test('of 300 settings on one hub the map stacks those with the same rule, and says what has no room', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements(hub(200, 100));
  await page.goto(`${path}/conditions?view=map&el=Hub`);
  const stack = map(page).getByRole('button', { name: /^200 settings, same rule, shown/ });
  await expect(stack).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('61 more settings do not fit here.')).toBeVisible();
  await node(page, 'Hub').focus();
  await stack.focus();
  await page.keyboard.press('Enter');
  await expect(stack).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(node(page, 'Setting 0')).toBeFocused();
  await expect(why(page, 'Setting 0')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'List', exact: true }).first().click();
  await expect(tree(page).getByRole('treeitem', { name: /Setting 0,/ })).toBeVisible();
});
