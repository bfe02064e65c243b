import {
  call,
  createUser,
  expect,
  expectAccessible,
  expectAccessibleInEachView,
  freshName,
  signInElsewhere,
  test
} from '../people/people.js';
import { dashboardWith, grip, openBoard, openPair, savedPlaces, saveTiles, tile } from './board.js';

test('an empty dashboard teaches; a widget is found, added, and still there after a reload @journey', async ({
  page,
  app
}) => {
  const board = await dashboardWith(page, app, []);
  await openBoard(page, board);
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add widget', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a widget' });
  await expect(dialog.getByRole('searchbox', { name: 'Find a widget' })).toBeFocused();
  await page.keyboard.type('opening');
  const entry = dialog.getByRole('button', { name: /^Opening hours/ });
  await entry.click();
  await expect(tile(page, 'Opening hours')).toBeVisible();
  // It stays open for more.
  await expect(dialog.getByRole('status')).toContainText('“Opening hours” added at slot 1, row 1');
  await expect(entry).toContainText('on this dashboard');
  await dialog.getByRole('searchbox', { name: 'Find a widget' }).fill('key');
  await expect(dialog.getByRole('button', { name: /^Key figure/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(tile(page, 'Key figure')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(tile(page, 'Key figure').getByRole('link', { name: 'Edit Key figure' })).toBeFocused();
  await expect(tile(page, 'Key figure')).toBeInViewport();
  await expect(page.locator('iframe[title="Opening hours"]').contentFrame().locator('body')).not.toBeEmpty();
  await expect.poll(async () => (await savedPlaces(page, app, board.Id)).length).toBe(2);
  await page.reload();
  await expect(tile(page, 'Opening hours')).toBeVisible();
});

test('widgets are taken off the dashboard by menu and by key, and come back by undoing', async ({ page, app }) => {
  const board = await openPair(page, app);
  const START = ['t0@0,0 1x1', 't1@1,0 1x1'];
  const remove = async () => {
    await page.getByRole('button', { name: 'Actions for Opening hours' }).click();
    await page.getByRole('button', { name: 'Remove from dashboard' }).click();
    await expect(tile(page, 'Opening hours')).toBeHidden();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Edit Opening hours' })).toBeFocused();
  await remove();
  await page.keyboard.press('Control+z');
  await expect.poll(() => savedPlaces(page, app, board.Id)).toEqual(START);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();

  await page.getByRole('button', { name: 'Arrange' }).click();
  await test.step('undo and redo, removed widgets too', async () => {
    await grip(page, 'Opening hours').press('Delete');
    await expect(tile(page, 'Opening hours')).toBeHidden();
    await expect(grip(page, 'Key figure')).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(tile(page, 'Opening hours')).toBeVisible();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(tile(page, 'Opening hours')).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => savedPlaces(page, app, board.Id)).toEqual(START);
  });

  await test.step('the keyboard moves and resizes a widget, and says where it is', async () => {
    await grip(page, 'Opening hours').press('ArrowRight');
    await expect(page.getByText('“Opening hours”: slot 2, row 1')).toBeAttached();
    await expect(grip(page, 'Opening hours')).toBeFocused();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.getByText('“Opening hours”: 2 slots wide, 1 row high')).toBeAttached();
    await page.keyboard.press('Shift+ArrowUp');
    await expect(page.getByText('“Opening hours” has no such size')).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('“Opening hours” cannot move further')).toBeAttached();
    await expect.poll(() => savedPlaces(page, app, board.Id)).toEqual(['t0@1,0 2x1', 't1@1,1 1x1']);
  });
});

test('a widget is dragged to its place and its corner to its size; no frame starts afresh @firefox', async ({
  page,
  app
}) => {
  const board = await dashboardWith(page, app, [
    ['Opening hours', 0, 0],
    ['Key figure', 1, 0]
  ]);
  const files: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/w\/[^/]+\/([^?]*)/.exec(request.url()) ?? [];
    if (file !== undefined) files.push(file);
  });
  await openBoard(page, board);
  const frame = page.locator('iframe[title="Opening hours"]');
  await expect(frame.contentFrame().locator('body')).not.toBeEmpty();
  await frame.evaluate((node) => (node.dataset.same = 'yes'));
  for (const name of ['Opening hours', 'Key figure']) {
    await expect(tile(page, name).locator('[data-state="live"]')).toBeVisible();
  }
  // A standard widget is one file for its frame, libraries included.
  expect(files).toEqual(['index.html', 'index.html']);
  await page.getByRole('button', { name: 'Arrange' }).click();

  const from = (await grip(page, 'Opening hours').boundingBox())!;
  const to = (await tile(page, 'Key figure').boundingBox())!;
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  const before = (await tile(page, 'Opening hours').boundingBox())!;
  await page.mouse.move(to.x + 330 + 20, to.y + 20, { steps: 5 });
  // It follows the pointer, with an outline at the drop position.
  const dragged = (await tile(page, 'Opening hours').boundingBox())!;
  const by = { x: to.x + 330 + 20 - from.x - 5, y: to.y + 20 - from.y - 5 };
  expect(Math.abs(dragged.x - before.x - by.x)).toBeLessThan(1);
  expect(Math.abs(dragged.y - before.y - by.y)).toBeLessThan(1);
  const outline = (await page.locator('li[aria-hidden="true"]').boundingBox())!;
  expect(outline.x).toBeGreaterThan(to.x + to.width);
  await page.mouse.up();
  await expect(page.locator('li[aria-hidden="true"]')).toHaveCount(0);
  await expect.poll(() => savedPlaces(page, app, board.Id)).toEqual(['t1@1,0 1x1', 't0@2,0 1x1']);

  const figure = (await tile(page, 'Key figure').boundingBox())!;
  await page.mouse.move(figure.x + figure.width - 8, figure.y + figure.height - 8);
  await page.mouse.down();
  const below = Math.min(figure.y + figure.height + 300, page.viewportSize()!.height - 1);
  await page.mouse.move(figure.x + figure.width, below, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => savedPlaces(page, app, board.Id)).toEqual(['t1@1,0 1x2', 't0@2,0 1x1']);
  await expect(frame).toHaveAttribute('data-same', 'yes');
});

test('after a lost race nothing is overwritten until the user chooses: Keep mine, or Show theirs', async ({
  page,
  app
}) => {
  const board = await openPair(page, app);
  await page.getByRole('button', { name: 'Arrange' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Somebody else arranged this dashboard' });
  for (const [choice, after] of [
    ['Keep mine', ['t0@1,0 1x1', 't1@1,1 1x1']],
    ['Show theirs', ['t1@0,0 1x1']]
  ] as const) {
    await saveTiles(page, app, board.Id, [{ ...board.Tiles[1], Slot: 0 }]);
    const name = freshName('Renamed');
    await call(page, app, `/api/Dashboards/${board.Id}`, { Name: name }, 'PATCH');
    await grip(page, 'Opening hours').press('ArrowRight');
    await expect(notice).toBeVisible();
    expect(await savedPlaces(page, app, board.Id)).toEqual(['t1@0,0 1x1']);
    await page.getByRole('button', { name: choice }).click();
    await expect(notice).toBeHidden();
    const tiles = page.getByRole('list', { name: 'Widgets on this dashboard' }).getByRole('listitem');
    await expect(tiles).toHaveCount(after.length);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect.poll(() => savedPlaces(page, app, board.Id)).toEqual(after);
  }
});

test('frames outside of the viewport are not loaded until they come near', async ({ page, app }) => {
  const board = await dashboardWith(
    page,
    app,
    [0, 1, 2, 3, 4, 5].map((row) => ['Opening hours', 0, row] as const)
  );
  await openBoard(page, board);
  await expect(page.locator('iframe').first()).toBeVisible();
  expect(await page.locator('iframe').count()).toBeLessThan(6);
  await page.getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('listitem').last().locator('iframe')).toBeVisible();

  // Held at the edge of the window, the last goes up to the first place, and the page with it.
  await page.getByRole('button', { name: 'Arrange' }).click();
  const last = page.locator('[data-tile="t5"]');
  await last.scrollIntoViewIfNeeded();
  const from = (await grip(page, 'Opening hours').last().boundingBox())!;
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(from.x + 5, 4, { steps: 3 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const held = (await last.boundingBox())!;
  expect(Math.abs(held.y + 5 - 4)).toBeLessThan(10);
  await page.mouse.up();
  await expect.poll(async () => (await savedPlaces(page, app, board.Id))[0]).toBe('t5@0,0 1x1');
});

test('the detail view is exactly 1024x576, scaled to fit, and only with HasDetailView; Export is offered with HasPrintSupport only', async ({
  page,
  app
}) => {
  const board = await openPair(page, app);
  await page.getByRole('button', { name: 'Enlarge Opening hours' }).click();
  const frame = page.getByRole('dialog', { name: 'Opening hours' }).locator('iframe');
  await expect(frame).toHaveAttribute('src', /detailMode=true/);
  expect(await frame.evaluate((node) => [node.clientWidth, node.clientHeight])).toEqual([1024, 576]);
  await page.goBack();
  await expect(frame).toBeHidden();
  await expect(page).toHaveURL(`/dashboard/${board.Id}`);
  await expect(page.getByRole('button', { name: 'Enlarge Opening hours' })).toBeFocused();

  await test.step('Export is offered with HasPrintSupport only, and saving a file asks', async () => {
    await page.getByRole('button', { name: 'Actions for Opening hours' }).click();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe[title="Key figure"]').contentFrame().locator('body')).not.toBeEmpty();
    await page.getByRole('button', { name: 'Actions for Key figure' }).click();
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('dialog', { name: 'Save a file?' })).toBeVisible();
  });
});

test('an arrangement that could not be saved is not left behind unasked, and saved when the server is back', async ({
  page,
  app
}) => {
  const board = await dashboardWith(page, app, [['Opening hours', 0, 0]]);
  await openBoard(page, board);
  const saving = `**/api/Dashboards/${board.Id}`;
  await page.route(saving, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Arrange' }).click();
  await grip(page, 'Opening hours').press('ArrowRight');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText('The dashboard was not saved');
  const away = page.getByRole('navigation').getByRole('link', { name: 'Widgets', exact: true });
  await away.click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).last().click();
  await expect(question).toBeHidden();
  // Another language changes nothing but the words.
  await page.getByRole('button', { name: 'Account: admin' }).click();
  const language = page.getByRole('combobox', { name: 'Language' });
  await page.route('**/healthz', (route) => route.abort());
  await language.selectOption({ label: 'Deutsch' });
  await expect(page.getByText('The server cannot be reached.', { exact: true })).toBeVisible();
  await expect(language).toHaveValue('en');
  await page.unroute('**/healthz');
  await language.selectOption({ label: 'Deutsch' });
  const notSaved = page.getByRole('alert').filter({ hasText: 'Das Dashboard wurde nicht gespeichert' });
  await expect(notSaved).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByRole('button', { name: 'Wiederholen' }).click();
  await expect(notSaved).toBeVisible();
  await page.unroute(saving);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.poll(() => savedPlaces(page, app, board.Id)).toEqual(['t0@1,0 1x1']);

  // No question while the save is running; afterwards only if it failed.
  const held: (() => void)[] = [];
  await page.route(saving, async (route) => {
    if (route.request().method() === 'PUT') await new Promise<void>((resolve) => held.push(resolve));
    await (held.length === 1 ? route.abort() : route.continue());
  });
  const ask = page.getByRole('dialog', { name: 'Ohne Speichern verlassen?' });
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await away.click();
  await expect.poll(() => held.length).toBe(1);
  held[0]!();
  await ask.getByRole('button', { name: 'Bleiben' }).last().click();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.poll(() => held.length).toBe(2);
  await away.click();
  held[1]!();
  await expect(page).toHaveURL(`${app.url}/`);
  expect(await savedPlaces(page, app, board.Id)).toEqual(['t0@0,0 1x1']);
});

test('the shared dashboard is seen by everybody, and copied to one of the own', async ({ page, app, browser }) => {
  const user = await createUser(page, app);
  const other = await signInElsewhere(browser, app, user.name);
  await other.goto('/');
  await other.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(other.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Add widget' })).toBeHidden();
  await other.getByRole('button', { name: 'Choose a dashboard' }).click();
  await other.getByRole('button', { name: 'Copy to your own dashboards' }).click();
  await other.getByRole('textbox', { name: 'Name' }).fill('Mine');
  await other.getByRole('button', { name: 'Create' }).click();
  await expect(other.getByRole('heading', { name: 'Mine', level: 1 })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Add widget', exact: true })).toBeVisible();
  await other.context().close();
});

const WIDE = [1280];

test.describe('in German', () => {
  test.use({ locale: 'de-AT' });

  test('arranging has no accessibility violation in light and dark', async ({ page, app }) => {
    const board = await dashboardWith(page, app, [
      ['Opening hours', 0, 0, 2],
      ['Key figure', 2, 0]
    ]);
    await openBoard(page, board);
    await expectAccessibleInEachView(page, WIDE);
    await page.getByRole('button', { name: 'Anordnen' }).click();
    await expectAccessibleInEachView(page, WIDE);
    await page.getByRole('button', { name: 'Aktionen für Key figure' }).click();
    await expectAccessibleInEachView(page, WIDE);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Widget hinzufügen' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Opening hours/ })).toBeVisible();
    await expectAccessibleInEachView(page, WIDE);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 820 }, hasTouch: true });

  test('widgets lie in one column, in reading order, and menus move them', async ({ page, app }) => {
    const board = await dashboardWith(page, app, [
      ['Opening hours', 0, 0, 2],
      ['Key figure', 2, 0]
    ]);
    await openBoard(page, board);
    const [clock, figure] = [
      await tile(page, 'Opening hours').boundingBox(),
      await tile(page, 'Key figure').boundingBox()
    ];
    expect([clock!.x, clock!.width]).toEqual([figure!.x, figure!.width]);
    expect(figure!.y).toBeGreaterThan(clock!.y + clock!.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole('button', { name: 'Arrange' }).click();
    await page.getByRole('button', { name: 'Actions for Opening hours' }).click();
    await expect(page.getByRole('button', { name: /^Move (left|right)$/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Move down' }).click();
    await expect(page.getByText('“Opening hours”: 2 of 2')).toBeAttached();
    await expect.poll(() => savedPlaces(page, app, board.Id)).toEqual(['t1@0,0 1x1', 't0@1,0 2x1']);
    await grip(page, 'Opening hours').press('ArrowUp');
    await expect.poll(() => savedPlaces(page, app, board.Id)).toEqual(['t0@0,0 2x1', 't1@2,0 1x1']);
    await expectAccessible(page);

    const [from, below] = [
      await grip(page, 'Opening hours').boundingBox(),
      await tile(page, 'Key figure').boundingBox()
    ];
    await page.mouse.move(from!.x + 5, from!.y + 5);
    await page.mouse.down();
    await page.mouse.move(from!.x + 5, below!.y + below!.height * 0.7, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => savedPlaces(page, app, board.Id)).toEqual(['t1@0,0 1x1', 't0@1,0 2x1']);
  });
});
