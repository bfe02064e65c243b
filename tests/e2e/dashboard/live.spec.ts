import type { Page } from '@playwright/test';
import { following, saveElsewhere, text, title, weather } from '../editor/widget.js';
import { call, createWriter, expect, freshName, signInElsewhere, test, type App } from '../people/people.js';
import { dashboardWith, openBoard, tile, upload } from './board.js';

/** A widget on a dashboard that is open and followed. */
async function followed(page: Page, app: App) {
  const name = freshName('Weather');
  const id = await upload(page, app, name, weather);
  const board = await dashboardWith(page, app, [[name, 0, 0]]);
  await following(page, () => openBoard(page, board));
  const frame = page.locator(`iframe[title="${name}"]`);
  await expect(frame.contentFrame().locator('#shown')).toContainText('Wien');
  await frame.evaluate((node) => (node.dataset.same = 'yes'));
  return { id, name, board, frame, shown: frame.contentFrame().locator('#shown') };
}

test('a save in the editor reaches the tile at once, without restarting its frame', async ({
  page,
  app,
  context,
  browser
}) => {
  const { id, name, frame, shown } = await followed(page, app);
  const user = await createWriter(page, app);
  const other = await signInElsewhere(browser, app, user.name);
  await other.goto(`/widgets/${id}`);
  await title(other).fill('Linz');
  await expect(shown).toContainText('Wien');
  await other.keyboard.press('Control+s');
  await expect(shown).toContainText('Linz');
  await expect(frame).toHaveAttribute('data-same', 'yes');

  await test.step('a lost connection is reported quietly, and everything catches up when it returns', async () => {
    const hint = page.getByRole('status').filter({ hasText: 'No connection to the server.' });
    await context.setOffline(true);
    await expect(hint).toBeVisible();
    await saveElsewhere(other, app.url, id, { title: text('Graz') });
    await context.setOffline(false);
    await expect(shown).toContainText('Graz');
    await expect(hint).toBeHidden();
    await expect(frame).toHaveAttribute('data-same', 'yes');
  });

  await test.step('renamed elsewhere it shows its new name; the only one that is deleted reports it until restored', async () => {
    await call(page, app, `/api/Widgets/${id}`, { Name: `${name} new` }, 'PATCH');
    await expect(tile(page, `${name} new`)).toBeVisible();
    await expect(page.locator(`iframe[title="${name} new"]`)).toHaveAttribute('data-same', 'yes');
    await call(page, app, `/api/Widgets/${id}`, undefined, 'DELETE');
    await expect(tile(page, `${name} new`)).toContainText(`“${name} new” was deleted.`);
    await expect(page.locator('iframe')).toHaveCount(0);
    await call(page, app, `/api/Widgets/${id}/Restore`, undefined);
    await expect(tile(page, `${name} new`).locator('iframe').contentFrame().locator('#shown')).toContainText('Graz');
  });

  await test.step('who is locked is told that nothing new is shown', async () => {
    const own = await dashboardWith(other, app, [[`${name} new`, 0, 0]]);
    await following(other, () => openBoard(other, own));
    await call(page, app, `/api/Users/${user.id}`, { Locked: true }, 'PATCH');
    await expect(other.getByRole('alert').filter({ hasText: 'You are signed out.' })).toBeVisible();
    await other.context().close();
  });
});

test('a widget that was deleted elsewhere is no longer shown enlarged, and runs again in its tile when it is restored', async ({
  page,
  app
}) => {
  const [deleted, kept] = [freshName('Weather'), freshName('Weather')];
  const id = await upload(page, app, deleted, weather, { options: { HasDetailView: true } });
  await upload(page, app, kept, weather);
  const board = await dashboardWith(page, app, [
    [deleted, 0, 0],
    [kept, 1, 0]
  ]);
  await following(page, () => openBoard(page, board));
  await page.getByRole('button', { name: `Enlarge ${deleted}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.request.delete(`${app.url}/api/Widgets/${id}`, { headers: { origin: app.url } });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(tile(page, deleted)).toContainText(`“${deleted}” was deleted.`);
  await call(page, app, `/api/Widgets/${id}/Restore`, undefined);
  await expect(tile(page, deleted).locator('iframe').contentFrame().locator('#shown')).toContainText('Wien');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('SingleElementDataChanged comes where the widget asked for it, else DataChanged', async ({ page, app }) => {
  const index = `<!doctype html><script src="lib/WizardBase.js"></script><script src="lib/DashboardWidgetBase.js"></script>
    <script>
      var widget = new DashboardWidgetBase(new WizardBase());
      var said = [];
      function tell(what) { said.push(what); document.getElementById('shown').textContent = said.join('; '); }
      function start() {
        widget.registerSingleElementDataChangedHandler('title', function (one) { tell('title ' + one.Value[0].Text); });
        widget.registerDataChangedHandler(function () { tell('all ' + widget.getElementData().days.Value); });
        widget.sendReady();
      }
    </script><body onload="start()"><p id="shown"></p>`;
  const name = freshName('Single');
  const options = { UseSingleElementUpdate: true };
  const id = await upload(page, app, name, weather, { options, files: { 'index.html': index } });
  const board = await dashboardWith(page, app, [[name, 0, 0]]);
  await following(page, () => openBoard(page, board));
  const shown = page.locator(`iframe[title="${name}"]`).contentFrame().locator('#shown');
  const first = 'all 3; title Wien';
  await expect(shown).toHaveText(first);
  await saveElsewhere(page, app.url, id, { title: text('Linz') });
  await expect(shown).toHaveText(`${first}; title Linz`);
  await saveElsewhere(page, app.url, id, { days: 5 });
  await expect(shown).toHaveText(`${first}; title Linz; all 5`);
});
