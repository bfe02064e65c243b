import type { Page } from '@playwright/test';
import {
  createGroup,
  createVariant,
  expect,
  expectAccessible,
  openPlace,
  test,
  type App
} from '../widgetlist/widgets.js';

/** Two widgets of one template, in a group of their own. */
async function twoWidgets(page: Page, app: App): Promise<[number, number]> {
  const { Id: group } = await createGroup(page, app);
  const [one, other] = [await createVariant(page, app, group), await createVariant(page, app, group)];
  return [one.Id, other.Id];
}

async function open(page: Page, id: number, entry: string): Promise<void> {
  await openPlace(page, `/widgets/${id}`);
  await expect(page.locator('[data-field] input').first()).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find widgets, settings and actions' }).fill(entry, { timeout: 1_000 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: entry })).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Pastes a text into the box, as Ctrl+V does. */
const pasteText = (page: Page, text: string) =>
  page.getByLabel(/^Press Ctrl\+V here/).evaluate((box, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('settings copied in one widget are pasted in another, as unsaved edits that one undo takes back', async ({
  page,
  app
}) => {
  const [from, to] = await twoWidgets(page, app);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url });
  await openPlace(page, `/widgets/${from}`);
  const field = page.locator('[data-field] input[type=text], [data-field] textarea').first();
  await field.fill('Copied text');
  await expect(page.getByText('1 change', { exact: false }).first()).toBeVisible();
  await field.blur();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find widgets, settings and actions' }).fill('Copy settings');
  await page.keyboard.press('Enter');
  const copying = page.getByRole('dialog', { name: 'Copy settings' });
  await expectAccessible(page);
  await copying.getByRole('button', { name: /^Copy \d+ settings?$/ }).click();
  await expect(copying).toBeHidden();

  page.once('dialog', (dialog) => void dialog.accept());
  await open(page, to, 'Paste settings');
  const pasting = page.getByRole('dialog', { name: 'Paste settings' });
  await expect(pasting.getByRole('cell', { name: 'Copied text' })).toBeVisible();
  await expectAccessible(page);
  await pasting.getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(field).toHaveValue('Copied text');
  await page.keyboard.press('Control+z');
  await expect(field).not.toHaveValue('Copied text');
});

test('a foreign clipboard is refused in words, and settings that do not fit are listed', async ({ page, app }) => {
  const [id] = await twoWidgets(page, app);
  await open(page, id, 'Paste settings');
  const dialog = page.getByRole('dialog', { name: 'Paste settings' });
  await pasteText(page, 'Dear all, …');
  await expect(dialog.getByText('This text contains no settings.', { exact: false })).toBeVisible();
  await pasteText(page, 'x'.repeat(1_100_000));
  await expect(dialog.getByText('This text is too long', { exact: false })).toBeVisible();
  const settings = [{ Id: 'nowhere', DataType: 'number', Value: 1 }];
  await pasteText(page, JSON.stringify({ ascdataSettings: 1, Settings: settings }));
  await expect(dialog.getByRole('listitem')).toHaveText('nowhere: This widget has no setting with this Id.');
  await expect(dialog.getByRole('button', { name: 'Apply 0 changes' })).toBeDisabled();
  await expectAccessible(page);
});
