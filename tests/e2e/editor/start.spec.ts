import type { Page } from '@playwright/test';
import { expect, packageOf, test, weather } from './widget.js';

/** The page is ready when it knows the user's time zone. */
async function openStart(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByText(/^changed /).first()).toBeVisible();
}

const file = async (name: string, identifier?: string) => ({
  name: `${name}.dash.zip`,
  mimeType: 'application/zip',
  buffer: await packageOf(weather, identifier === undefined ? {} : { identifier })
});

test('a package is uploaded with the button and opens in the editor', async ({ page }) => {
  await openStart(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload package' }).click();
  await (await chooser).setFiles(await file('Weather'));
  const open = page.getByRole('button', { name: 'Open the editor' });
  await expect(page.getByRole('heading', { name: 'Weather', exact: true }).or(open)).toBeVisible();
  if (await open.isVisible()) await open.click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Wien');
});

test('a package is taken from a drop anywhere on the page', async ({ page }) => {
  await openStart(page);
  const { buffer } = await file('Dropped');
  await page.evaluate(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], 'Dropped.dash.zip', { type: 'application/zip' }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
    },
    [...buffer]
  );
  const open = page.getByRole('button', { name: 'Open the editor' });
  await expect(page.getByRole('heading', { name: 'Dropped', exact: true }).or(open)).toBeVisible();
});

test('a package that is none is refused with the reason', async ({ page }) => {
  await openStart(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload package' }).click();
  await (
    await chooser
  ).setFiles({ name: 'Holiday.dash.zip', mimeType: 'application/zip', buffer: Buffer.from('photos') });
  await expect(page.getByRole('heading', { name: 'Holiday.dash.zip was not accepted' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Holiday.dash.zip was not accepted' })).toBeHidden();
});

test('an upload can be cancelled', async ({ page }) => {
  await openStart(page);
  await page.route('**/api/Widgets', () => undefined);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload package' }).click();
  await (await chooser).setFiles(await file('Slow'));
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText('The upload was cancelled. Nothing was stored.')).toBeVisible();
});

test('a variant is made, found, renamed, downloaded and deleted', async ({ page }) => {
  await openStart(page);
  await page.getByRole('button', { name: 'Actions for Key figure' }).first().click();
  await page.getByRole('button', { name: 'New variant …' }).click();
  const dialog = page.getByRole('dialog', { name: 'New variant of “Key figure”' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Sales in the lobby');
  await dialog.getByRole('button', { name: 'Create and open' }).click();
  await expect(page.getByRole('heading', { name: 'Sales in the lobby' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download package' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.dash\.zip$/);

  await page.getByRole('navigation').getByRole('link', { name: 'Widgets' }).click();
  await page.getByRole('searchbox', { name: 'Find widgets' }).fill('lobby');
  await expect(page.getByRole('status').filter({ hasText: '1 of' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Sales in the lobby' }).click();
  await page.getByRole('button', { name: 'Rename …' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Sales in the foyer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('searchbox', { name: 'Find widgets' }).fill('foyer');
  await page.getByRole('button', { name: 'Actions for Sales in the foyer' }).click();
  await page.getByRole('button', { name: 'Delete …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No widget matches.')).toBeVisible();
});

test('the last variant of a standard widget cannot be deleted', async ({ page }) => {
  await openStart(page);
  await page.getByRole('button', { name: 'Actions for Opening hours' }).click();
  await expect(page.getByRole('button', { name: 'Rename …' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete …' })).toBeHidden();
});

test('an address that leads nowhere is explained in plain words', async ({ page }) => {
  await page.goto('/widgets/999999');
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await page.getByRole('link', { name: 'All widgets' }).click();
  await expect(page).toHaveURL('/');
});
