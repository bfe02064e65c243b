import type { Locator, Page } from '@playwright/test';
import { readExchange } from '../../../src/lib/exchange/read.js';
import type { ExchangeText } from '../../../src/lib/exchange/types.js';
import { writeExchange } from '../../../src/lib/exchange/write.js';
import { upload } from '../dashboard/board.js';
import { expect, expectAccessible, test } from '../editor/widget.js';
import { listed } from '../widgetlist/widgets.js';
import { board } from './board.js';

const text = (page: Page) => page.getByRole('row', { selected: true }).getByRole('textbox');

/** The link in the dialog that exports the texts of the current language. */
async function exportLink(page: Page, format: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Export …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export texts in German' });
  await dialog.getByRole('radio', { name: format }).check();
  return dialog.getByRole('link', { name: 'Export' });
}

/** Exports the texts of the current language; returns the file as text. */
async function exported(page: Page, format: string): Promise<{ name: string; content: string }> {
  const link = await exportLink(page, format);
  const downloading = page.waitForEvent('download');
  await link.click();
  const download = await downloading;
  await expect(link).toHaveCount(0);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return { name: download.suggestedFilename(), content: Buffer.concat(chunks).toString('utf8') };
}

async function chosen(page: Page, name: string, content: string) {
  const dialog = page.getByRole('dialog', { name: 'Import texts in German' });
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: /^Choose/ }).click();
  await (await choosing).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
  return dialog;
}

/** The returned file: two texts changed, one of a former version, one commented on. */
function worked(content: string): string {
  const read = readExchange(content);
  if (!read.ok) throw new Error(read.problem.code);
  const widgets = read.file.widgets.map((widget) => ({ ...widget, texts: widget.texts.map(workedOn) }));
  return writeExchange({ ...read.file, widgets });
}

function workedOn(text: ExchangeText): ExchangeText {
  if (text.target === 'Modus') return { ...text, target: 'Betriebsart' };
  if (text.target === 'Tafel') return { ...text, target: 'Anzeigetafel' };
  if (text.source === 'Refresh') return { ...text, key: { element: 'period', kind: 'name' }, target: 'Aktualisierung' };
  return text.source === 'Stop code' ? { ...text, comments: ['Anna: as on the sign?'] } : text;
}

test('texts go out as a file and come back: what changed is listed, conflicts are chosen, all of it is undone @journey', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements(board);
  await page.goto(`${path}/translations?language=de`);
  await expect(text(page)).toHaveValue('Modus');
  const link = await exportLink(page, 'XLIFF 2.0');
  await expectAccessible(page);
  const content = await (await page.request.get((await link.getAttribute('href')) ?? '')).text();
  await page.keyboard.press('Escape');
  await text(page).fill('Anzeigeart');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Anzeigeart' })).toBeVisible();

  await page.getByRole('button', { name: 'Import …' }).click();
  // The choice of a file is cancelled; the dialog stays.
  await page.locator('dialog input[type=file]').dispatchEvent('cancel');
  const dialog = await chosen(page, 'de.xlf', worked(content));
  await expect(dialog.getByRole('group', { name: '1 conflicting' })).toContainText(
    'Here: Anzeigeart In the file: Betriebsart'
  );
  await expect(dialog.getByRole('group', { name: '1 changed' })).toContainText('Here: Tafel In the file: Anzeigetafel');
  const choice = dialog.getByRole('group', { name: 'Text for “Mode”' });
  await expect(choice.getByRole('button', { name: 'Keep ours' })).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByRole('group', { name: '1 with a new comment' })).toContainText('Anna: as on the sign?');
  await expect(dialog.getByRole('button', { name: 'Import 1 text and 1 comment' })).toBeVisible();
  await choice.getByRole('button', { name: 'Take the file’s' }).click();
  const gone = dialog.getByRole('group', { name: '1 conflicting' }).getByText('Anzeigeart');
  await expect(gone).toHaveCSS('text-decoration-line', 'line-through');
  const unknown = dialog.getByRole('group', { name: '1 unknown' });
  await unknown.getByRole('button', { name: 'Use for …' }).click();
  const use = unknown.getByRole('combobox', { name: 'Use “Aktualisierung” for' });
  await use.fill('Refr');
  await expect(use).toHaveAttribute('aria-expanded', 'true');
  // Escape goes back step by step: from the list, from the choice.
  await page.keyboard.press('Escape');
  await expect(use).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(unknown.getByRole('button', { name: 'Use for …' })).toBeFocused();
  await page.keyboard.press('Enter');
  await use.fill('Refr');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(unknown).toContainText('Used for “Refresh”');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import 3 texts and 1 comment' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Betriebsart' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aktualisierung' })).toBeVisible();
  await expect(text(page)).toHaveValue('Anzeigetafel');

  await page.getByRole('button', { name: 'Undo import of 3 texts' }).click();
  await expect(text(page)).toHaveValue('Anzeigeart');
  await expect(page.getByRole('button', { name: 'Tafel', exact: true })).toBeVisible();
});

test('a broken file says where it is broken, one of another widget is refused in one sentence, and another can be chosen', async ({
  page,
  uploadElements
}) => {
  const title = { Id: 'title', DisplayName: 'Title', DataType: 'boolean', Value: true } as const;
  const translated = { ...title, Translations: { de: { DisplayName: 'Titel' } } };
  const other = await uploadElements([translated], 'Board elsewhere');
  const elsewhere = await page.request.get(`/api/Widgets/${other.id}/Texts/de/Export?format=xliff2`);
  const { path } = await uploadElements(board);
  await page.goto(`${path}/translations?language=de`);
  const { name, content } = await exported(page, 'CSV');
  expect(name).toMatch(/-de\.csv$/);
  await page.getByRole('button', { name: 'Import …' }).click();
  const dialog = await chosen(page, 'broken.xlf', '<?xml version="1.0"?>\n<xliff version="2.0"><file');
  await expect(dialog.getByRole('alert')).toContainText('Line 2, column');
  await chosen(page, 'de.xlf', await elsewhere.text());
  await expect(dialog).toContainText('This file belongs to another widget: “Board elsewhere”.');
  const read = readExchange(content);
  if (!read.ok) throw new Error(read.problem.code);
  const widgets = read.file.widgets.map((widget) => ({ ...widget, id: 'elsewhere', name: 'Old board' }));
  await chosen(page, 'de.csv', writeExchange({ ...read.file, widgets }));
  await expect(dialog).toContainText('This widget has all the texts of “Old board”, which the file names.');
  await chosen(page, 'de.csv', content);
  await expect(dialog).toContainText('15 texts are the same.');
  await expect(dialog.getByRole('button', { name: 'Import 0 texts' })).toBeDisabled();
  await page.setViewportSize({ width: 390, height: 820 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

listed(
  'a file of all widgets goes out and in, lists what changes widget by widget, and is undone as one',
  async ({ page, lists: app }) => {
    const first = await upload(page, app, 'Board in the hall', board);
    const second = await upload(page, app, 'Board at the gate', board);
    await page.goto(`/widgets/${second}/translations?language=de`);
    await expect(text(page)).toHaveValue('Modus');
    await page.getByRole('button', { name: 'Export …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'All widgets' }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: 'Export' });
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    const content = (await answer.text()).replaceAll('>Modus<', '>Betriebsart<');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Import …' }).click();
    const dialog = await chosen(page, 'de.xlf', content);
    await dialog.getByRole('button', { name: 'All widgets' }).click();
    await expect(dialog.getByRole('heading', { name: 'Board in the hall' })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Board at the gate' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Import \d+ texts$/ }).click();
    await expect(text(page)).toHaveValue('Betriebsart');
    const german = async (id: number) => (await page.request.get(`/api/Widgets/${id}/Texts/de`)).text();
    expect(await german(first)).toContain('Betriebsart');
    // Even after a reload.
    await page.reload();
    await expect(text(page)).toHaveValue('Betriebsart');
    await page.getByRole('button', { name: 'Undo last step' }).click();
    await expect(text(page)).toHaveValue('Modus');
    expect(await german(first)).not.toContain('Betriebsart');
  }
);

test('a widget without a language begins with a file', async ({ page, uploadElements }) => {
  const { path } = await uploadElements([{ Id: 'title', DisplayName: 'Title', DataType: 'boolean', Value: true }]);
  await page.goto(`${path}/translations`);
  await page.getByRole('button', { name: 'Import …' }).click();
  const question = page.getByRole('dialog', { name: 'Import texts' });
  await question.getByRole('combobox', { name: 'Add a language' }).fill('German');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Continue' }).click();
  const dialog = await chosen(page, 'de.csv', 'id,kind,source,target\ntitle,name,Title,Titel\n');
  await dialog.getByRole('button', { name: 'Import 1 text' }).click();
  await expect(text(page)).toHaveValue('Titel');
});
