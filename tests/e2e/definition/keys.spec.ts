import type { Page } from '@playwright/test';
import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { expect, test } from '../editor/widget.js';

const settings = (page: Page) => page.getByRole('listbox', { name: 'Settings' });
const lines = (page: Page) => settings(page).getByRole('option');
const changes = (page: Page) => page.getByRole('group', { name: 'Changes of the definition' });
const text = (page: Page) => page.getByRole('textbox', { name: 'ascData.json', exact: true });
const number = (Id: string, more: object = {}): AscElement => ({
  ...{ Id, DisplayName: Id, DataType: 'number', Value: 1 },
  ...more
});

test('keys lead to the Id, to the findings and their fixes, and carry settings to another widget', async ({
  page,
  uploadElements
}) => {
  const faulty = { Action: 'HIDE', TargetId: 'Row', Operator: '==', Value: 1 };
  const first = await uploadElements([number('Rows'), number('Most', { Options: { Conditions: [faulty] } })]);
  const other = await uploadElements([number('Rows')], 'Other');
  await page.goto(`${first.path}/definition?el=Rows`);
  await settings(page).focus();

  await test.step('F2', async () => {
    await page.keyboard.press('F2');
    await expect(page.getByRole('textbox', { name: 'Id', exact: true })).toBeFocused();
  });

  await test.step('F8 and Ctrl .', async () => {
    await settings(page).focus();
    await page.keyboard.press('F8');
    await expect(settings(page).getByRole('option', { selected: true })).toContainText('Most');
    await expect(settings(page)).toBeFocused();
    await page.keyboard.press('Control+.');
    await expect(changes(page)).toContainText('1 change');
    await page.keyboard.press('Control+z');
    await expect(changes(page)).toContainText('No unsaved changes');
  });

  await test.step('Ctrl C and Ctrl V, with an Id that is free there', async () => {
    await lines(page).nth(1).click();
    await settings(page).focus();
    await page.keyboard.press('Control+c');
    await page.goto(`${other.path}/definition?el=Rows`);
    await settings(page).focus();
    await page.keyboard.press('Control+v');
    await expect(lines(page)).toHaveText([/Widget/, /Rows/, /Rows 2/]);
  });
});

test('Ctrl S saves what is still being typed, or says why nothing was saved', async ({ page, uploadElements }) => {
  const { path } = await uploadElements([
    number('Rows'),
    { Id: 'Shows', DisplayName: 'Shows', DataType: 'list', Items: ['Rooms', 'Notice'], Value: 'Rooms' }
  ]);
  await page.goto(`${path}/definition?el=Rows&view=split`);

  await test.step('a text that cannot be read', async () => {
    await text(page).click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Control+s');
    await expect(changes(page)).toContainText('Nothing was saved: ascData.json cannot be read.');
    await page.keyboard.press('Control+z');
    await expect(changes(page)).toContainText('No unsaved changes');
  });

  await test.step('a change that waits for a decision', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lines');
    await page.getByRole('textbox', { name: 'Id', exact: true }).fill('Count');
    await page.keyboard.press('Control+s');
    await expect(changes(page)).toContainText('Nothing was saved: decide first');
    await page.keyboard.press('Escape');
  });

  await test.step('an entry that is taken when its field is left', async () => {
    await lines(page).filter({ hasText: 'Shows' }).click();
    await page.getByRole('textbox', { name: /^Entry 2/ }).fill('News');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/replace\?/);
    await expect(page.getByText('News').first()).toBeVisible();
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 820 } });

  test('a setting is dragged by its grip to another place', async ({ page, uploadElements }) => {
    const { path } = await uploadElements(['A', 'B', 'C'].map((id) => number(id)));
    await page.goto(`${path}/definition?el=A`);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const grip = (await lines(page).nth(1).locator('[data-grip]').boundingBox())!;
    const last = (await lines(page).nth(3).boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at });
    const x = grip.x + grip.width / 2;
    await touch('touchStart', { x, y: grip.y + grip.height / 2 });
    for (const part of [0.3, 0.6, 1])
      await touch('touchMove', { x, y: grip.y + (last.y + last.height - grip.y) * part });
    await touch('touchEnd');
    await expect(lines(page)).toHaveText([/Widget/, /B/, /C/, /A/]);
  });
});

test('what is found after typing moves no control that has the focus, and Ctrl . says where nothing mends it', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements([number('Rows', { Value: 8, Options: { Maximum: 24 } })]);
  await page.goto(`${path}/definition?el=Rows`);
  const [most, step] = ['At most', 'Step'].map((name) => page.getByRole('spinbutton', { name, exact: true }));
  await most!.fill('3');
  await page.keyboard.press('Tab');
  await expect(step!).toBeFocused();
  const top = async (): Promise<number> => Math.round((await step!.boundingBox())!.y);
  const before = await top();
  await expect(page.getByRole('button', { name: /1 finding/ })).toBeVisible();
  await expect.poll(top).toBe(before);
  await page.keyboard.press('Control+.');
  await expect(page.getByRole('group', { name: 'Changes of the definition' })).toContainText('There is no fix here.');
});
