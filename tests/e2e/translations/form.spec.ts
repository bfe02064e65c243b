import type { Page } from '@playwright/test';
import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { expect, expectAccessible, test } from '../editor/widget.js';
import { board } from './board.js';

const inWork = (page: Page) => page.getByRole('row', { selected: true });
const text = (page: Page) => inWork(page).getByRole('textbox');
const form = (page: Page) => page.getByRole('region', { name: 'Form' });

test('in the form a control tries its setting, and a word leads to its text', async ({ page, uploadElements }) => {
  const { path } = await uploadElements(board);
  await page.goto(`${path}/translations?language=de`);
  await expect(text(page)).toHaveAccessibleName('Translation of “Mode”');
  await form(page).getByRole('radio', { name: 'Off' }).click();
  await expect(form(page).getByRole('radio', { name: 'Off' })).toBeChecked();
  await form(page).getByRole('switch', { name: 'Show platforms' }).click();
  await expect(form(page).getByRole('switch', { name: 'Show platforms' })).not.toBeChecked();
  await form(page)
    .getByText('On', { exact: true })
    .or(form(page).getByText('Off', { exact: true }).last())
    .click();
  await expect(form(page).getByRole('switch', { name: 'Show platforms' })).toBeChecked();
  await expect(text(page)).toHaveAccessibleName('Translation of “Mode”');

  await form(page).getByText('Countdown', { exact: true }).click();
  await expect(text(page)).toHaveAccessibleName('Translation of “Countdown”');
  await expect(form(page).getByRole('radio', { name: 'Off' })).toBeChecked();
  await form(page).getByText('Show platforms', { exact: true }).click();
  await expect(text(page)).toHaveAccessibleName('Translation of “Show platforms”');
  await form(page).getByRole('button', { name: 'Reset' }).click();
  await expect(form(page).getByRole('radio', { name: 'Tafel' })).toBeChecked();

  await test.step('the current text is measured in its field, at both common widths', async () => {
    await page.getByRole('button', { name: 'Modus', exact: true }).click();
    const fits = form(page).getByRole('status').filter({ hasText: 'In its field' });
    await expect(fits).toHaveText(/440 px: 1 line\s+390 px: 1 line/);
    await text(page).fill('Eine sehr lange Beschriftung, die auf keinen Fall in eine Zeile des Formulars passt');
    await expect(fits).toHaveText(/440 px: 2 lines\s+390 px: 2 lines/);
    await page.getByRole('button', { name: 'Alle 15 Sekunden' }).first().click();
    await expect(fits).toHaveText(/440 px: 1 line/);
    await text(page).fill('Alle fünfzehn Sekunden, also viermal in jeder einzelnen Minute');
    await expect(fits).toHaveText(/440 px: cut off\s+390 px: cut off/);
  });
});

/** A setting whose pattern matches every text. */
const anything: AscElement = {
  ...{ Id: 'note', DisplayName: 'Note', DataType: 'simpleText', Value: [{ Text: 'Hello' }] },
  Options: { ValidationRegExp: '^[\\s\\S]*$', ValidationRegExpDescription: 'Any text will do.' },
  Translations: { de: { DisplayName: 'Notiz', ValidationRegExpDescription: 'Jeder Text passt.' } }
};

test('the description of a pattern that nothing breaks is shown below its field all the same, and said', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements([anything]);
  await page.goto(`${path}/translations?language=de`);
  await page.getByRole('button', { name: 'Jeder Text passt.' }).click();
  await expect(form(page).getByRole('status').filter({ hasText: 'Every value fits this pattern.' })).toBeVisible();
  await expect(form(page).getByText('Jeder Text passt.')).toBeVisible();
  await text(page).fill('Alles ist möglich.');
  await expect(form(page).getByText('Alles ist möglich.')).toBeVisible();
  await expect(form(page).getByRole('status').filter({ hasText: 'In its field' })).toContainText('440 px: 1 line');
  await expectAccessible(page);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(form(page).getByText('Alles ist möglich.')).toHaveCount(0);
});
