import { expect, expectAccessible, freshName, test } from '../people/people.js';
import { dashboardWith, openBoard, tile, upload } from './board.js';

/** Shows its view and size, and counts its print requests. */
const INDEX = `<!doctype html>
  <script src="lib/WizardBase.js"></script><script src="lib/DashboardWidgetBase.js"></script>
  <script>
    var widget = new DashboardWidgetBase(new WizardBase());
    var printed = 0;
    function show() {
      var view = widget.isReportView() ? 'report' : widget.isDetailView() ? 'detail' : 'dashboard';
      document.getElementById('shown').textContent = view + ' ' + innerWidth + 'x' + innerHeight + ' printed ' + printed;
    }
    function start() {
      widget.registerDataChangedHandler(show);
      widget.registerPrintHandler(function () { printed += 1; show(); });
      addEventListener('resize', show);
      widget.sendReady();
    }
  </script><body onload="start()"><p id="shown"></p>`;
const files = { 'index.html': INDEX };

test('the report view has the available space, and follows it', async ({ page, app }) => {
  const name = freshName('Report');
  await upload(page, app, name, [], { files });
  await openBoard(page, await dashboardWith(page, app, [[name, 0, 0]]));
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('button', { name: 'Report view' }).click();
  const frame = page.getByRole('dialog', { name: `Report view: ${name}` }).locator('iframe');
  await expect(frame).toHaveAttribute('src', /\?reportMode=true$/);
  const shown = frame.contentFrame().locator('#shown');
  const size = async () => {
    const { width, height } = (await frame.boundingBox())!;
    return `report ${Math.floor(width)}x${Math.floor(height)} printed 0`;
  };
  await expect(shown).toHaveText(await size());
  const before = await frame.boundingBox();
  await page.setViewportSize({ width: 1000, height: 600 });
  await expect(shown).toHaveText(/^report 9\d\dx4\d\d /);
  expect(before!.width).toBeGreaterThan(1200);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Actions for ${name}` })).toBeFocused();
});

test('a widget that throws shows it on its tile, and the others are unaffected', async ({ page, app }) => {
  const name = freshName('Throws');
  const index = INDEX.replace('printed += 1;', 'printed.count.more = 1;');
  await upload(page, app, name, [], { files: { 'index.html': index }, options: { HasPrintSupport: true } });
  await openBoard(page, await dashboardWith(page, app, [[name, 0, 0]]));
  await expect(tile(page, name).locator('[data-state=live]')).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(tile(page, name).getByRole('status')).toContainText('Error in the widget');
  await expectAccessible(page);
  await tile(page, name).getByRole('button', { name: 'Reload' }).click();
  await expect(tile(page, name).locator('[data-state=live]')).toBeVisible();
});

test('Export all asks every widget with HasPrintSupport, those out of view too, and says which are left out', async ({
  page,
  app
}) => {
  const [first, last, none] = [freshName('First'), freshName('Last'), freshName('None')];
  await upload(page, app, first, [], { files, options: { HasPrintSupport: true } });
  await upload(page, app, last, [], { files, options: { HasPrintSupport: true } });
  await upload(page, app, none, [], { files });
  const board = await dashboardWith(page, app, [
    [first, 0, 0],
    [none, 0, 1],
    [none, 0, 2],
    [none, 0, 3],
    [none, 0, 4],
    [last, 0, 5]
  ]);
  await openBoard(page, board);
  await expect(tile(page, last).locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose a dashboard' }).click();
  await page.getByRole('button', { name: 'Export all …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export all' });
  await expect(dialog.getByRole('status')).toHaveText('2 widgets were asked to export. 4 left out.');
  await expect(dialog.getByRole('listitem')).toHaveText([
    `${first} asked to export`,
    ...Array.from({ length: 4 }, () => `${none} left out: it exports nothing`),
    `${last} asked to export`
  ]);
  await expectAccessible(page);
  for (const name of [first, last]) {
    await expect(tile(page, name).locator('iframe').contentFrame().locator('#shown')).toHaveText(/printed 1$/);
  }
  await expect(tile(page, none).first().locator('iframe').contentFrame().locator('#shown')).toHaveText(/printed 0$/);
});

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test('widgets are as large as the screen allows; full screen shows them alone, until Escape', async ({
    page,
    app
  }) => {
    const board = await dashboardWith(page, app, [
      ['Opening hours', 0, 0, 2],
      ['Key figure', 2, 0]
    ]);
    await openBoard(page, board);
    const figure = (await tile(page, 'Key figure').boundingBox())!;
    expect(figure.x + figure.width).toBeCloseTo(1920 - 16, 0);
    const frame = page.locator('iframe[title="Opening hours"]');
    const { width } = (await frame.boundingBox())!;
    expect(width / (await frame.evaluate((node) => node.clientWidth))).toBeGreaterThan(1.5);

    const enter = page.getByRole('button', { name: 'Full screen', exact: true });
    await frame.evaluate((node) => node.setAttribute('data-same', 'yes'));
    await enter.click();
    await expect(enter).toBeHidden();
    await expect(page.locator('[inert]').getByRole('navigation')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeHidden();
    await expect(frame).toHaveAttribute('data-same', 'yes');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Leave full screen (Esc)' }).click();
    await expect(enter).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(enter).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(enter).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
});

test('the page on paper has the widgets, and nothing to press; the files of several widgets are asked about one after the other', async ({
  page,
  app
}) => {
  const board = await dashboardWith(page, app, [
    ['Key figure', 0, 0],
    ['Notice board', 1, 0]
  ]);
  await openBoard(page, board);
  const NAMES = ['Key figure', 'Notice board'];
  for (const name of NAMES) {
    await expect(page.locator(`iframe[title="${name}"]`).contentFrame().locator('body')).not.toBeEmpty();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: board.Name })).toBeVisible();
  for (const name of NAMES) {
    await expect(tile(page, name).locator('iframe')).toBeVisible();
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await test.step('files of several', async () => {
    await page.getByRole('button', { name: 'Choose a dashboard' }).click();
    await page.getByRole('button', { name: 'Export all …' }).click();
    const question = page.getByRole('dialog', { name: 'Save a file?' });
    const asked: string[] = [];
    for (const left of [2, 1]) {
      await expect(question, `${left} left`).toBeVisible();
      asked.push((await question.getByRole('definition').first().textContent()) ?? '');
      await question.getByRole('button', { name: left > 1 ? 'Cancel' : 'Save file' }).click();
      if (left > 1) await expect(question.getByRole('definition').first()).not.toHaveText(asked[0]!);
    }
    expect(asked.sort()).toEqual(['key-figure.csv', 'notices.csv']);
    await expect(question).toBeHidden();
    const all = page.getByRole('dialog', { name: 'Export all' });
    await expect(all.getByRole('status')).toHaveText('1 of 2 widgets saved a file.');
    await expect(all.getByRole('listitem').filter({ hasText: 'file saved' })).toHaveCount(1);
    await expect(all.getByRole('listitem').filter({ hasText: 'file not saved' })).toHaveCount(1);
  });
});
