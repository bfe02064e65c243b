import { readFile } from 'node:fs/promises';
import { widget } from './harness/lab.js';
import { expect, recording, test, wide } from './harness/previewPage.js';

/** Files that a widget wants to save, and the question to the user. */

test.describe('saveToFile', () => {
  test('asks with the names of widget and file, the true ending and the size; nothing is saved before the answer', async ({
    preview
  }) => {
    let downloads = 0;
    preview.page.on('download', () => downloads++);
    await preview.show(recording, { ascData: wide });
    await expect(preview.state()).toContainText('live');
    await preview.page.getByRole('button', { name: 'Export' }).click();
    const dialog = preview.page.getByRole('dialog', { name: 'Save a file?' });
    await expect(dialog).toContainText('The widget “Weather Vienna” wants');
    await expect(dialog).toContainText('figures.csv');
    await expect(dialog).toContainText('3 bytes');
    await expect(dialog).toContainText('.csv · Data');
    await expect(dialog.getByRole('heading')).toBeFocused();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    expect(downloads).toBe(0);
    await preview.frame.evaluate(`widget.saveToFile('again', 'again.csv')`);
    await dialog.getByRole('button', { name: 'Do not ask again' }).click();
    await preview.frame.evaluate(`widget.saveToFile('and again', 'again.csv')`);
    await expect(preview.page.getByText('You are not asked about further files of this widget')).toBeVisible();
    await expect(dialog).toBeHidden();
    // Nor after it restarted.
    await preview.page.getByRole('button', { name: 'Log over the widget' }).click();
    await expect.poll(() => preview.frame.url()).toContain('debug=true');
    await expect(preview.state()).toContainText('live');
    await preview.frame.waitForFunction('document.readyState === "complete"');
    await preview.frame.evaluate(`widget.saveToFile('once more', 'again.csv')`);
    await preview.page.getByRole('button', { name: 'Channel log' }).click();
    await expect(preview.page.getByRole('row').filter({ hasText: 'Refused' })).toHaveCount(2);
    await expect(dialog).toBeHidden();
  });

  test('saves the data under that name, as they are', async ({ preview }) => {
    await preview.show(recording, { ascData: wide });
    await expect(preview.state()).toContainText('live');
    await preview.page.getByRole('button', { name: 'Export' }).click();
    const download = preview.page.waitForEvent('download');
    await preview.page.getByRole('button', { name: 'Save file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('figures.csv');
    expect(await readFile(await file.path(), 'utf8')).toBe('1;2');
  });

  test('an executable file is not offered: its real extension is shown beside the widget and in the log', async ({
    preview
  }) => {
    await preview.show(
      widget(
        `widget.registerPlayHandler(() => widget.saveToFile('x', 'figures.csv.exe', 'text/csv')); widget.sendReady();`
      )
    );
    const said =
      /“figures\.csv\.exe”\. Only documents, data, pictures and sound can be saved, not files ending in \.exe/;
    await expect(preview.page.getByRole('status').filter({ hasText: said })).toBeVisible();
    await expect(preview.page.getByRole('dialog')).toHaveCount(0);
    await preview.page.getByRole('button', { name: 'Channel log' }).click();
    await expect(preview.page.getByRole('row').filter({ hasText: 'Refused' })).toContainText(said);
  });

  test('a file over 50 MB is refused with a message to the user', async ({ preview }) => {
    await preview.show(
      widget(
        `widget.registerPlayHandler(() => widget.saveToFile('x'.repeat(51 * 1024 * 1024), 'big.csv')); widget.sendReady();`
      )
    );
    await expect(preview.page.getByText(/“big.csv” \(53\.5 MB\)\. Files over 50 MB are refused/)).toBeVisible();
    await expect(preview.page.getByRole('dialog')).toHaveCount(0);
    await preview.page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(preview.page.getByText(/big.csv/)).toHaveCount(0);
  });
});
