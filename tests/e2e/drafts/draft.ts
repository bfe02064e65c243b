import { expect, type Locator, type Page } from '@playwright/test';

export const draftOf = (page: Page) => page.getByRole('region', { name: 'Draft', exact: true });

export const day = (draft: Locator, label: string) => draft.locator('input[type=date]').and(draft.getByLabel(label));
export const time = (draft: Locator, label: string) => draft.locator('input[type=time]').and(draft.getByLabel(label));

/** Saves the unsaved changes of the form as a draft with this name. */
export async function keep(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Drafts', exact: true })).toBeVisible();
  await page.keyboard.press('Alt+d');
  await page.getByRole('button', { name: /^Save (this change|these \d+ changes) as a draft/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as draft' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Save as draft' }).click();
  await page.getByRole('dialog', { name: 'Saved as draft' }).getByRole('button', { name: 'Close' }).last().click();
}

/** Opens a draft of the widget that is open. */
export async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Drafts', exact: true }).click();
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}
