import { expect, expectAccessible, expectAccessibleNarrowAndWide, test } from '../editor/widget.js';
import { cell, grid, openTable, paste, shop, variantsOf } from './shop.js';

test('a spreadsheet with two wrong cells is pasted: they are named and left out, the others are one step', async ({
  page,
  app,
  uploadElements
}) => {
  await openTable(page, uploadElements, app.url, ['Graz', 'Linz', 'Wels']);
  await test.step('a paste of 100,000 cells is refused before anything is done', async () => {
    await paste(page, Array.from({ length: 10_000 }, () => 'a\t'.repeat(9) + 'a').join('\n'));
    await expect(page.getByText('These are 100,000 cells.')).toBeVisible();
    await expect(page.getByText('No unsaved changes')).toBeHidden();
  });
  await page.reload();
  await expect(grid(page)).toBeFocused();

  const long = 'Every Thursday in Advent open until 20:00, on Saturdays until 18:00';
  await paste(
    page,
    `Shop\tcloses\tNote\tLunch break\r\nGraz\t9:30\t"Say ""hi"""\tyes\r\nWels\tnoon\t${long}\tno\r\nLinz\t\tHello\t\r\n`
  );
  const panel = page.getByRole('complementary', { name: 'Paste: dry run' });
  await expect(panel.getByText('4 would change')).toBeVisible();
  await expect(panel.getByText('2 refused')).toBeVisible();
  const refused = panel.getByRole('heading', { name: 'Refused' });
  await expect(refused).toBeFocused();
  await expect(panel.getByText('Wels, Closes')).toBeVisible();
  await expect(panel.getByText('Wels, Note')).toBeVisible();
  await expect(panel.getByRole('combobox', { name: 'Shop' })).toHaveValue('*');
  await expect(cell(page, 'Graz', 'Closes')).toHaveAccessibleName(/19:00 → 09:30/);
  await expect(grid(page).getByRole('columnheader')).toHaveCount(4);
  await expectAccessible(page);
  await test.step('a link away asks first, and the dry run stays', async () => {
    await page.getByRole('link', { name: 'Widgets', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question).toContainText('The dry run is not applied yet');
    await question.getByRole('button', { name: 'Stay' }).last().click();
    await expect(question).toHaveCount(0);
  });
  await test.step('what is refused stays listed when the rest is applied', async () => {
    await panel.getByRole('button', { name: 'Apply 4' }).click();
    await expect(panel.getByRole('button', { name: 'Apply 0' })).toHaveAttribute('aria-disabled', 'true');
    await expect(panel.getByText('Wels, Closes')).toBeVisible();
    await expect(refused).toBeFocused();
    await page.keyboard.press('Escape');
  });
  await expect(page.getByText('4 changes in 2 widgets')).toBeVisible();
  await expect(cell(page, 'Graz', 'Note')).toHaveAccessibleName('Note: Say "hi", not saved');
  await expect(cell(page, 'Graz', 'Lunch break')).toHaveAccessibleName('Lunch break: on, not saved');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(page.getByText('4 changes in 2 widgets')).toBeVisible();
  // Unsaved changes wait in the browser, here and in the editor of the widget.
  await page.reload();
  await expect(page.getByText('4 changes in 2 widgets')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('4 values saved in 2 widgets.')).toBeVisible();
});

test('a cell is copied and pasted with the keys', { tag: '@firefox' }, async ({ page, app, uploadElements }) => {
  const { id, path } = await uploadElements(shop, 'Hours');
  await variantsOf(page, app.url, id, ['Graz', 'Linz']);
  await page.goto(`${path}/table`);
  await cell(page, 'Graz', 'Note').click();
  await page.keyboard.type('Hello');
  await page.keyboard.press('Enter');
  await cell(page, 'Graz', 'Note').click();
  await page.keyboard.press('Control+c');
  await cell(page, 'Linz', 'Note').click();
  await page.keyboard.press('Control+v');
  await page.getByRole('button', { name: 'Apply 1' }).click();
  await expect(cell(page, 'Linz', 'Note')).toHaveAccessibleName('Note: Hello, not saved');
});

test('texts are found and replaced where they are a widget’s own, on request also where they are inherited, after a dry run; all of it as CSV', async ({
  page,
  app,
  uploadElements
}) => {
  const { id, path } = await uploadElements(shop, 'Hours');
  const [graz] = await variantsOf(page, app.url, id, ['Graz', 'Linz']);
  const Cells = [{ Widget: graz, Element: 'note', Value: [{ Text: 'Welcome until 20:00' }] }];
  await page.request.post(`/api/Widgets/${id}/Variants/Values`, { headers: { origin: app.url }, data: { Cells } });
  await page.goto(path);
  await page.getByRole('region', { name: 'Values' }).getByRole('textbox', { name: 'Note' }).focus();
  await page.keyboard.press('Control+.');
  await page.getByRole('menuitem', { name: 'Compare in all variants' }).click();
  await expect(cell(page, 'Hours template', 'Note')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+h');
  await page.getByRole('textbox', { name: 'Find', exact: true }).fill('welcome');
  await page.getByRole('textbox', { name: 'Replace with' }).fill('Open');
  // The template’s own, and with it Linz.
  await expect(page.getByRole('button', { name: 'Apply 2' })).toBeVisible();
  await page.locator('#table-search').fill('Graz');
  const find = page.getByRole('textbox', { name: 'Find', exact: true });
  await find.fill('19:00');
  await expect(page.getByText('1 matching cell inherits its text. It stays as it is.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Replace there, too/ }).check();
  await page.getByRole('textbox', { name: 'Replace with' }).fill('20:00');
  await expect(page.getByRole('button', { name: 'Apply 1' })).toBeVisible();
  await find.fill('welcome');
  await page.getByRole('textbox', { name: 'Replace with' }).fill('Open');
  await page.getByRole('button', { name: 'Apply 1' }).click();
  await page.locator('#table-search').fill('');
  await expect(cell(page, 'Graz', 'Note')).toHaveAccessibleName('Note: Open until 20:00, not saved');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Hours.csv');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString('utf8').split('\r\n')[2]).toBe(
    'Graz,09:00,19:00,off,12:00,Open until 20:00,#0F7B6C,4'
  );
  await test.step('what was found is named also where it is hidden since', async () => {
    await page.locator('#table-search').fill('20:00');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('checkbox', { name: 'Note' }).uncheck();
    await expect(page.getByText('Only in a value of “Note”: 1.')).toBeVisible();
  });
});

test.describe('in German', () => {
  test.use({ locale: 'de-AT' });

  test('the table is accessible, narrow and wide', async ({ page, app, uploadElements }) => {
    await openTable(page, uploadElements, app.url, ['Graz', 'Linz', 'Wels']);
    const table = page.getByRole('grid');
    await expect(table.getByRole('row')).toHaveCount(5);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('2');
    await expectAccessibleNarrowAndWide(page);
    await page.keyboard.press('Escape');
    await test.step('a phone has its tools on one line', async () => {
      const { width, height } = page.viewportSize()!;
      await page.setViewportSize({ width: 340, height });
      const tools = [
        page.locator('#table-search'),
        page.getByLabel('Widget-Gruppe'),
        page.getByRole('button', { name: 'Mehr', exact: true })
      ];
      const boxes = await Promise.all(tools.map((tool) => tool.boundingBox()));
      const middles = boxes.map((box) => Math.round(box!.y + box!.height / 2));
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
      await page.setViewportSize({ width, height });
    });
    await test.step('what a number means is asked before anything changes', async () => {
      await table
        .getByRole('gridcell', { name: /^Tables: / })
        .nth(1)
        .click();
      await paste(page, '1,250\r\n12.000,5');
      const panel = page.getByRole('complementary', { name: 'Einfügen: Probelauf' });
      const question = panel.getByRole('group', { name: /^Tables: Was bedeutet/ });
      await expect(question.getByRole('radio', { name: '1,25', exact: true })).toBeChecked();
      const filters = page.getByRole('button', { name: /^(Alle|Abweichend|Geändert|Fehler)\s*\d/ });
      await expect(filters).toHaveCount(4);
      const tops = await filters.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      await expectAccessible(page);
      await question.getByRole('radio', { name: '1250', exact: true }).check();
      await expect(table.getByRole('gridcell', { name: /^Tables: 4 → 1\.250/ })).toBeVisible();
      await panel.getByRole('button', { name: 'Abbrechen' }).click();
    });
    await test.step('quotes that belong to a text stay, as the other form of the clipboard tells', async () => {
      await table
        .getByRole('gridcell', { name: /^Note: / })
        .nth(1)
        .click();
      await paste(page, '"Sale"', '<table><tr><td>"Sale"</td></tr></table>');
      await page.getByRole('button', { name: /anwenden/ }).click();
      await expect(table.getByRole('gridcell', { name: /^Note: "Sale"/ })).toBeVisible();
    });
  });
});
