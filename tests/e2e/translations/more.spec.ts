import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../editor/widget.js';
import { board } from './board.js';

const inWork = (page: Page) => page.getByRole('row', { selected: true });
const text = (page: Page) => inWork(page).getByRole('textbox', { name: /^Translation of/ });
const languages = (page: Page) => page.getByRole('navigation', { name: 'Languages' });

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('group', { name: 'More' }).getByRole('button', { name: entry }).click();
}

test('a term is added and changed beside its text, and deleted and restored in the glossary', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements(board);
  await page.goto(`${path}/translations?language=de`);
  await expect(text(page)).toHaveValue('Modus');
  await inWork(page).getByRole('button', { name: 'Add term' }).click();
  const adding = inWork(page).getByRole('form', { name: 'Add term' });
  await expect(adding.getByLabel('Term')).toHaveValue('Mode');
  await adding.getByLabel('Translation').fill('Betriebsart');
  await adding.getByRole('button', { name: 'Add' }).click();
  await expect(text(page)).toBeFocused();
  await expect(inWork(page)).toContainText('Glossary: “Mode” is “Betriebsart”');
  await inWork(page).getByRole('button', { name: 'Edit “Mode”' }).click();
  await inWork(page).getByLabel('Translation', { exact: true }).fill('Modus');
  await inWork(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(text(page)).toBeFocused();
  await expect(inWork(page)).toContainText('Mode → Modus');
  await expect(inWork(page)).not.toContainText('Glossary: “Mode”');

  await choose(page, 'Glossary …');
  const dialog = page.getByRole('dialog', { name: 'Glossary: German' });
  await expect(dialog.getByRole('listitem')).toHaveText(['Mode Modus']);
  await expect(dialog.getByRole('textbox', { name: 'Term' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Stop');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Haltestelle');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Term' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete “Stop”' }).click();
  await dialog.getByRole('button', { name: 'Delete “Mode”' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText(['No terms']);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText(['Mode Modus']);
  await dialog.getByRole('button', { name: 'Delete “Mode”' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/“Mode” was deleted/);
  await page.keyboard.press('Escape');
  await expect(inWork(page)).not.toContainText('Mode → Modus');

  await test.step('find and replace lists what changes, saves it as one, and is undone as one', async () => {
    await choose(page, 'Replace …');
    const replacing = page.getByRole('dialog', { name: 'Find and replace in German' });
    await expect(replacing.getByRole('button', { name: 'Replace in 0 texts' })).toBeDisabled();
    await replacing.getByRole('textbox', { name: 'Find' }).fill('ALLE 15');
    await replacing.getByLabel('Replace with').fill('Jede 15.');
    await expect(replacing.getByRole('listitem')).toHaveCount(2);
    await expect(replacing.getByRole('listitem').first()).toContainText('Every 15 seconds');
    await replacing.getByLabel('Match case').check();
    await expect(replacing.getByRole('listitem')).toHaveCount(0);
    await replacing.getByLabel('Match case').uncheck();
    await replacing.getByLabel('Whole words').check();
    await expect(replacing.getByRole('listitem')).toHaveCount(2);
    await replacing.getByRole('checkbox', { name: 'Every 30 seconds' }).uncheck();
    await expect(replacing.getByRole('status')).toHaveText('1 text changes, 1 stays as it is.');
    await expect(replacing.getByRole('button', { name: 'Replace in 1 text' })).toBeEnabled();
    await expectAccessible(page);
    await replacing.getByRole('checkbox', { name: 'Every 30 seconds' }).check();
    await replacing.getByRole('button', { name: 'Replace in 2 texts' }).click();
    await expect(replacing).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Jede 15. Sekunden' })).toHaveCount(2);
    await page.reload();
    await page.getByRole('button', { name: 'Undo change of 2 texts' }).click();
    await expect(inWork(page)).toContainText('Every 15 seconds');
    await expect(text(page)).toHaveValue('Alle 15 Sekunden');
    await expect(page.getByRole('row', { name: 'Entry Every 30 seconds' })).toContainText('Alle 15 Sekunden');
  });

  await test.step('a language is removed after a question, and comes back with its texts', async () => {
    await page.getByRole('button', { name: 'Modus', exact: true }).click();
    await text(page).fill('Betriebsart');
    await page.keyboard.press('Enter');
    await expect(page.getByText('All saved')).toBeVisible();
    await choose(page, 'Remove German …');
    const question = page.getByRole('dialog', { name: 'Remove German?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(languages(page).getByRole('button', { name: 'German' })).toHaveCount(0);
    await expect(text(page)).toHaveValue('الوضع');
    await expect(page.getByText('German was removed.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(text(page)).toHaveValue('Betriebsart');
    await expect(page.getByText('German was removed.')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 820 }, hasTouch: true });

  test('a finger goes from card to card, buttons do the same, and every action is in reach', async ({
    page,
    uploadElements
  }) => {
    const { path } = await uploadElements([
      { ...board[0]!, Items: ['Board', 'Countdown', 'Off', 'DisplayName'] },
      ...board.slice(1)
    ]);
    await page.goto(`${path}/translations?language=de`);
    await expect(text(page)).toHaveAccessibleName('Translation of “Mode”');
    // An entry that cannot be translated is below the texts of its setting, with the reason, and not elsewhere.
    const reserved = page.getByRole('row', { name: /“DisplayName” means the name of the setting/ });
    await expect(reserved).toBeVisible();
    const swipe = (across: number) =>
      inWork(page)
        .getByRole('rowheader')
        .evaluate((card, dx) => {
          const finger = (clientX: number) => new Touch({ identifier: 1, target: card, clientX, clientY: 200 });
          const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
            card.dispatchEvent(new TouchEvent(type, { touches, changedTouches, bubbles: true, cancelable: true }));
          send('touchstart', [finger(200)], [finger(200)]);
          send('touchend', [], [finger(200 + dx)]);
        }, across);
    await swipe(-120);
    await expect(text(page)).toHaveAccessibleName('Translation of “Board”');
    await swipe(20);
    await swipe(120);
    await expect(text(page)).toHaveAccessibleName('Translation of “Mode”');
    await page.getByRole('button', { name: 'Next text' }).click();
    await expect(text(page)).toHaveAccessibleName('Translation of “Board”');
    await page.getByRole('button', { name: 'Previous text' }).click();
    await expect(text(page)).toHaveAccessibleName('Translation of “Mode”');
    for (const name of ['Board', 'Countdown', 'Off', 'Stop code']) {
      await page.getByRole('button', { name: 'Next text' }).click();
      await expect(text(page)).toHaveAccessibleName(`Translation of “${name}”`);
    }
    await expect(reserved).toBeHidden();
    for (const name of ['More', 'Undo last save']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport();
    }
    await page.getByRole('button', { name: 'More', exact: true }).click();
    for (const name of ['Publish …', 'Import …', 'Export …']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport();
    }
    await page.keyboard.press('Escape');
    await choose(page, 'Add a language …');
    const dialog = page.getByRole('dialog', { name: 'Add a language' });
    await expectAccessible(page);
    await dialog.getByRole('combobox', { name: 'Add a language' }).fill('Polish');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Language', exact: true })).toHaveValue('pl');
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
