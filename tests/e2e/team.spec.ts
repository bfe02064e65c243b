import type { Locator, Page } from '@playwright/test';
import type { AscElement } from '../../src/lib/ascdata/types.js';
import { testAlone } from './app.js';
import { MOVABLE_CLOCK, moveClock } from './clock.js';
import { upload } from './dashboard/board.js';
import { day, draftOf, keep, open, time } from './drafts/draft.js';
import { packageOf, save, savedValues, saveElsewhere, shown, text, values } from './editor/widget.js';
import { App, call, createUser, expect, expectAccessible, otherBrowser, signInElsewhere } from './people/people.js';
import { cell, grid, paste, shop } from './table/shop.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Its clocks never change. */
const ZONE = 'Atlantic/Reykjavik';
const IDENTIFIER = 'test.team';
const SHOPS = [
  ...['Graz', 'Linz', 'Wels'],
  ...Array.from({ length: 197 }, (_, at) => `Shop ${String(at + 1).padStart(3, '0')}`)
];

const { test, product } = testAlone(async () => {
  const app = new App(MOVABLE_CLOCK);
  moveClock(app, -24 * HOUR);
  return app.start();
});

// A hanging step is reported long before the whole journey times out.
test.use({ actionTimeout: 30_000 });

/** Local time: `2026-12-24T06:00`. */
const wallClock = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at).replace(' ', 'T');

const note = (page: Page) => values(page).getByRole('textbox', { name: 'Note' });
const saves = (page: Page) => page.getByRole('radiogroup', { name: 'Saves' }).getByRole('radio');
const frame = (page: Page, which: 'Live' | 'Draft' | 'After its end') =>
  page.frameLocator(`iframe[title$="${which}"]`).locator('#shown');

/** Opening hours of 200 shops of a spot group; one person can change them, and one can view them. */
async function prepare(page: Page, app: App) {
  const spots = await call<{ Id: number }>(page, app, '/api/SpotGroups', { Name: 'Shops' });
  const group = { Name: 'Shops', SpotGroupId: spots.Id };
  const { Id: WidgetGroupId } = await call<{ Id: number }>(page, app, '/api/WidgetGroups', group);
  const template = await upload(page, app, 'Hours', shop, { identifier: IDENTIFIER });
  const batch = { Variants: SHOPS.map((Name) => ({ Name })), WidgetGroupId };
  const { Widgets } = await call<{ Widgets: { Id: number; Name: string }[] }>(
    page,
    app,
    `/api/Widgets/${template}/Variants/Batch`,
    batch
  );
  const idOf = (name: string) => Widgets.find(({ Name }) => Name === name)!.Id;
  const withLevel = (Level: string) => createUser(page, app, { Permissions: [{ SpotGroupId: spots.Id, Level }] });
  return {
    template,
    graz: idOf('Graz'),
    last: idOf('Shop 197'),
    writer: await withLevel('write'),
    reader: await withLevel('read')
  };
}

async function fillMoment(draft: Locator, label: string, at: number): Promise<void> {
  const [date, clock] = wallClock(at, ZONE).split('T') as [string, string];
  await day(draft, label).fill(date);
  await time(draft, label).fill(clock);
}

test('a team of three: yesterday’s text comes back, one text changes in 200 widgets, a spreadsheet is pasted, Christmas hours are approved, go live and end, and a value from before a Replace is restored', async ({
  page: manager,
  browser
}) => {
  test.setTimeout(240_000);
  const app = product();
  const { template, graz, last, ...people } = await prepare(manager, app);
  const writer = await signInElsewhere(browser, app, people.writer.name);
  await saveElsewhere(writer, app.url, graz, { note: text('Fresh bread until noon') });
  moveClock(app, 0);
  await saveElsewhere(manager, app.url, graz, { note: text('Sale') });

  await test.step('the writer brings back what the text was yesterday', async () => {
    await writer.goto(`/widgets/${graz}`);
    await writer.getByRole('link', { name: 'History' }).click();
    await expect(saves(writer)).toHaveCount(3);
    const at = writer.getByLabel('As it was on');
    await at.fill(wallClock(Date.now() - 12 * HOUR, 'Europe/Vienna'));
    await at.blur();
    await expect(saves(writer).and(writer.getByRole('radio', { checked: true }))).toContainText('Fresh bread');
    await writer.getByRole('button', { name: 'Restore “Note”' }).click();
    await save(writer);
    expect(await savedValues(writer, graz)).toMatchObject({ note: text('Fresh bread until noon') });
    await expect(saves(writer).first()).toContainText('restored from');
  });

  const reader = await signInElsewhere(browser, app, people.reader.name);
  await test.step('the manager changes one text in all that inherit it, and a reader sees it live', async () => {
    await reader.goto(`/widgets/${last}`);
    await expect(shown(reader)).toContainText('Welcome');
    await manager.goto(`/widgets/${template}`);
    await note(manager).fill('Open on all Sundays in Advent');
    await manager.keyboard.press('Control+s');
    const dialog = manager.getByRole('dialog', { name: 'Save the template of 200 widgets?' });
    await expect(dialog.getByRole('listitem')).toHaveText(['Note199 of 200 widgets']);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(manager.getByText('No unsaved changes')).toBeVisible();
    await expect(shown(reader)).toContainText('Open on all Sundays in Advent');
    expect(await savedValues(manager, graz)).toMatchObject({ note: text('Fresh bread until noon') });
  });

  await test.step('the writer changes it in all 200 by the Table, and takes it back', async () => {
    await writer.goto(`/widgets/${template}/table`);
    await expect(grid(writer)).toBeFocused();
    await cell(writer, 'Graz', 'Note').click();
    await writer.keyboard.press('Control+Space');
    await expect(writer.getByText('in 201 widgets')).toBeVisible();
    await cell(writer, 'Graz', 'Note').click();
    await writer.keyboard.press('Control+Shift+ArrowDown');
    await expect(writer.getByText('in 200 widgets')).toBeVisible();
    await writer.getByRole('textbox', { name: 'Note' }).fill('Closed for stocktaking');
    await writer.getByRole('button', { name: 'Set in 200' }).click();
    await expect(writer.getByText('200 changes in 200 widgets')).toBeVisible();
    await expectAccessible(writer);
    await writer.keyboard.press('Control+s');
    await expect(writer.getByText('200 values saved in 200 widgets.')).toBeVisible();
    await expect(shown(reader)).toContainText('Closed for stocktaking');
    expect(await savedValues(writer, template)).toMatchObject({ note: text('Open on all Sundays in Advent') });
    await writer.reload();
    await writer.getByRole('button', { name: 'Undo save (200 values)' }).click();
    await expect(writer.getByText('200 values are as they were before.')).toBeVisible();
    await expect(shown(reader)).toContainText('Open on all Sundays in Advent');
    expect(await savedValues(writer, graz)).toMatchObject({ note: text('Fresh bread until noon') });
  });

  await test.step('the writer pastes a spreadsheet with two wrong cells, leaves them out, saves all and takes it back', async () => {
    await writer.goto(`/widgets/${template}/table`);
    await expect(grid(writer)).toBeFocused();
    const rows = ['Shop\tCloses\tTables', 'Graz\t18:30\t6', 'Linz\thalf past six\t8', 'Wels\t17:00\t99'];
    await paste(writer, rows.join('\r\n'));
    const panel = writer.getByRole('complementary', { name: 'Paste: dry run' });
    await expect(panel.getByText('4 would change')).toBeVisible();
    await expect(panel.getByText('2 refused')).toBeVisible();
    await expect(panel.getByText('Linz, Closes')).toBeVisible();
    await expect(panel.getByText('Wels, Tables')).toBeVisible();
    await panel.getByRole('button', { name: 'Apply 4' }).click();
    await writer.keyboard.press('Escape');
    await expect(writer.getByText('4 changes in 3 widgets')).toBeVisible();
    await writer.keyboard.press('Control+s');
    await expect(writer.getByText('4 values saved in 3 widgets.')).toBeVisible();
    expect(await savedValues(writer, graz)).toMatchObject({ closes: '18:30', tables: 6 });
    await writer.reload();
    await writer.getByRole('button', { name: 'Undo save (4 values)' }).click();
    await expect(writer.getByText('4 values are as they were before.')).toBeVisible();
    expect(await savedValues(writer, graz)).toMatchObject({ closes: '19:00', tables: 4 });
  });

  const starts = Date.now() + HOUR;
  await test.step('the writer keeps Christmas hours as a draft and plans when they begin and end', async () => {
    await writer.goto(`/widgets/${graz}`);
    await writer.getByLabel('Closes', { exact: true }).fill('14:00');
    await note(writer).fill('Merry Christmas');
    await keep(writer, 'Christmas hours');
    await open(writer, 'Christmas hours');
    const draft = draftOf(writer);
    await draft.getByRole('combobox', { name: 'Time zone' }).fill(ZONE);
    await writer.getByRole('option', { name: ZONE }).click();
    await fillMoment(draft, 'Goes live', starts);
    await draft.getByRole('checkbox', { name: 'Ends' }).check();
    await fillMoment(draft, 'Ends', starts + HOUR);
    await draft.getByRole('button', { name: 'Plan', exact: true }).click();
    await expect(writer.getByText('Draft, planned')).toBeVisible();
  });

  await test.step('the manager saves one of its texts meanwhile, and the writer chooses which counts', async () => {
    await saveElsewhere(manager, app.url, graz, { note: text('Cards are welcome') });
    const choice = writer.getByRole('radiogroup', { name: /^Which value counts for Note/ });
    await expect(choice.getByRole('radio', { name: 'The draft, Merry Christmas' })).toBeChecked();
    await choice.getByRole('radio', { name: /, Cards are welcome$/ }).check();
    await expect(writer.getByText('1 conflict: the saved value counts')).toBeVisible();
  });

  await test.step('the reader looks at live and draft side by side, says so, and approves it', async () => {
    await reader.goto(await writer.getByRole('textbox', { name: 'Link', exact: true }).inputValue());
    await expect(frame(reader, 'Live')).toContainText('closes="19:00"');
    await expect(frame(reader, 'Draft')).toContainText('closes="14:00"');
    await reader.getByRole('textbox', { name: 'Comment' }).fill('As agreed with the shop');
    await reader.getByRole('button', { name: 'Comment', exact: true }).click();
    await reader.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(reader.getByRole('button', { name: 'Withdraw approval' })).toBeVisible();
    await expect(draftOf(writer).getByText('As agreed with the shop')).toBeVisible();
    await expect(draftOf(writer).getByText('Approved', { exact: true })).toBeVisible();
  });

  await test.step('a guest without an account looks and comments by the link, and the writer deletes that', async () => {
    await writer.getByRole('button', { name: 'Create a link for people without an account' }).click();
    const link = writer.getByRole('textbox', { name: 'Guest link' });
    await expect(link).toBeFocused();
    const guest = await (await otherBrowser(browser, app)).newPage();
    await guest.goto(await link.inputValue());
    await expect(frame(guest, 'Draft')).toContainText('closes="14:00"');
    await expect(guest.getByRole('button', { name: 'Approve' })).toBeHidden();
    await guest.getByRole('textbox', { name: 'Comment' }).fill('Until 15:00, please');
    await guest.getByRole('textbox', { name: 'Your name' }).fill('Kim from Graz');
    await guest.getByRole('button', { name: 'Comment', exact: true }).click();
    const said = draftOf(writer).getByRole('listitem').filter({ hasText: 'Until 15:00, please' });
    await expect(said).toContainText('Kim from Graz guest');
    await expectAccessible(guest);
    await said.getByRole('button', { name: 'Delete comment' }).click();
    await expect(said).toBeHidden();
    const shared = '**/api/SharedDrafts/**';
    await guest.route(shared, (route) => route.fulfill({ status: 503 }));
    await guest.reload();
    await expect(guest.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await guest.unroute(shared);
    await writer.getByRole('button', { name: 'Revoke the link' }).click();
    await expect(link).toBeHidden();
    await guest.reload();
    await expect(guest.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expectAccessible(guest);
    await guest.getByRole('link', { name: 'Sign in' }).click();
    await expect(guest).toHaveURL(/\/sign-in\?to=%2Fd%2F/);
    await guest.context().close();
  });

  await test.step('it goes live when its time has come, and everybody sees it', async () => {
    moveClock(app, HOUR + MINUTE);
    await expect(writer.getByText('Draft, live')).toBeVisible();
    await expect(reader.getByText('Draft, live')).toBeVisible();
    await expect(frame(reader, 'Draft')).toContainText('closes="14:00"');
    await expect(frame(reader, 'After its end')).not.toContainText('closes="14:00"');
    expect(await savedValues(writer, graz)).toMatchObject({ closes: '14:00', note: text('Cards are welcome') });
  });

  await test.step('it ends at its time, and each setting is what it was', async () => {
    moveClock(app, 2 * HOUR + MINUTE);
    await expect(writer.getByText('Draft, ended')).toBeVisible();
    await expect(frame(reader, 'Live')).toContainText('closes="19:00"');
    expect(await savedValues(writer, graz)).toMatchObject({ closes: '19:00', note: text('Cards are welcome') });
  });

  await test.step('after the manager has replaced the package, the writer restores the text of yesterday', async () => {
    const buffer = await packageOf(renamed(shop), { identifier: IDENTIFIER, files: { 'index.html': SECOND_EDITION } });
    await manager.goto(`/widgets/${template}/replace`);
    await expect(manager.locator('#content[inert]')).toHaveCount(0);
    await manager
      .locator('input[type=file]')
      .setInputFiles({ name: 'next.dash.zip', mimeType: 'application/zip', buffer });
    await manager.getByLabel('Note continues as').selectOption('Message');
    const kept = manager.getByRole('region', { name: /^Presets and drafts/ });
    await expect(kept.getByText('Draft “Christmas hours”')).toBeVisible();
    await manager.getByRole('button', { name: 'Replace template and 200 variants' }).click();
    await expect(manager.getByRole('button', { name: 'Back to the widgets' })).toBeVisible();

    await writer.goto(`/widgets/${graz}/history`);
    await expect(saves(writer).filter({ hasText: 'draft “Christmas hours” ended' })).toBeVisible();
    await saves(writer)
      .filter({ hasText: /→ Fresh bread/ })
      .last()
      .click();
    const runs = (which: 'Then' | 'Now') => writer.frameLocator(`iframe[title$=": ${which}"]`).locator('#shown');
    await expect(runs('Then')).toContainText('note=');
    await expect(runs('Now')).toHaveText('Second edition');
    await writer.getByRole('button', { name: 'Restore “Message”' }).click();
    await save(writer);
    expect(await savedValues(writer, graz)).toMatchObject({ message: text('Fresh bread until noon') });
  });
  await Promise.all([writer.context().close(), reader.context().close()]);
});

/** Different code than before, so that a frame shows which one runs. */
const SECOND_EDITION = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Second edition</title>
    <script src="lib/WizardBase.js"></script>
    <script src="lib/DashboardWidgetBase.js"></script>
    <script>
      var widget = new DashboardWidgetBase(new WizardBase());
      function start() {
        widget.registerDataChangedHandler(function () {
          document.getElementById('shown').textContent = 'Second edition';
        });
        widget.sendReady();
      }
    </script>
  </head>
  <body onload="start()"><p id="shown"></p></body>
</html>`;

/** The note under a name that looks like a new setting. */
const renamed = (elements: readonly AscElement[]): AscElement[] =>
  elements.map((element) => (element.Id === 'note' ? { ...element, Id: 'message', DisplayName: 'Message' } : element));
