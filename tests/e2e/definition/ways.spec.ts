import type { Page } from '@playwright/test';
import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { openedFolder } from '../editor/openedFolder.js';
import { expect, expectAccessible, openWidget, packageOf, test } from '../editor/widget.js';
import { createWriter, signInElsewhere, type App } from '../people/people.js';

const root = { SpotIdentifier: 'x', SpotVersion: '1', ApiVersion: 2, SpotType: 'DashboardWidget', NumberOfSlots: 1 };
const open = openedFolder(root);
const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const rows: AscElement = { Id: 'Rows', DisplayName: 'Rows', DataType: 'number', Value: 8, Options: { Maximum: 24 } };

const changes = (page: Page) => page.getByRole('group', { name: 'Changes of the definition' });
const most = (page: Page) => page.getByRole('spinbutton', { name: 'At most' });

test('a definition is written with one press into the folder that the widget follows', async ({ browser }) => {
  const definition = { ...root, Elements: [rows], 'x-note': 1 };
  await open(browser, definition, async ({ page, widget, read }) => {
    await page.goto(`${widget}/definition?el=Rows`);
    await most(page).fill('12');
    await changes(page).getByRole('button', { name: 'Write into the folder' }).click();
    await expect(changes(page)).toContainText('No unsaved changes');
    expect(read('ascData.json')).toBe(JSON.stringify(definition).replace('"Maximum":24', '"Maximum":12'));
    await expect(most(page)).toHaveValue('12');
  });
});

test('edits of a folder wait for the press that writes them, whatever the address asks for', async ({ browser }) => {
  const definition = { ...root, Elements: [rows], 'x-note': 4 };
  await open(browser, definition, async ({ page, widget, read }) => {
    const put = changes(page).getByRole('button', { name: 'Write into the folder' });
    const waits = async () => {
      await expect(put).toHaveAttribute('aria-disabled', 'false');
      await expect(changes(page)).toContainText('Rows: At most 24 → 12');
      expect(read('ascData.json')).toBe(JSON.stringify(definition));
    };
    await page.goto(`${widget}/definition?el=Rows`);
    await most(page).fill('12');
    await waits();
    await test.step('followed within the page, where the folder is known', async () => {
      await page.getByRole('link', { name: 'Values', exact: true }).click();
      const link = page.getByRole('link', { name: 'Definition (1)', exact: true });
      await link.evaluate((each: HTMLAnchorElement) => (each.search = '?compare=1'));
      await link.click();
      await waits();
    });
    await test.step('after a reload of their comparison', async () => {
      await page.goto(`${widget}/replace?from=definition`);
      await expect(page).toHaveURL(/\/definition/);
      await waits();
    });
  });
});

test('an edited script is written with one press into the folder, and the widget runs it', async ({ browser }) => {
  const script = 'let a = 1;\n';
  await open(browser, { ...root, Elements: [rows], 'x-note': 3 }, async ({ page, widget, read, write, move }) => {
    write('main.js', script);
    const start = read('index.html');
    write('index.html', `${start}<p id="ran"></p><script src="main.js"></script>`);
    await page.goto(`${widget}/definition?view=source`);
    await page.getByRole('tab', { name: 'main.js' }).click();
    await text(page, 'main.js').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type("ran.append('as edited');");
    await changes(page).getByRole('button', { name: 'Write into the folder' }).click();
    await expect(changes(page)).toContainText('No unsaved changes');
    expect(read('main.js')).toBe(`${script}ran.append('as edited');`);
    await page.goto(widget);
    await expect(page.frameLocator('iframe').first().locator('#ran')).toHaveText('as edited');
    write('index.html', start);
    move('main.js');
  });
});

test('a file that its folder changed, renamed or removed meanwhile keeps what was edited here', async ({ browser }) => {
  const script = 'let a = 1;\n\nlet b = 2;\n';
  await open(browser, { ...root, Elements: [rows], 'x-note': 2 }, async ({ page, widget, write, move }) => {
    write('main.js', script);
    await page.goto(`${widget}/definition?view=source`);
    await page.getByRole('tab', { name: 'main.js' }).click();
    await text(page, 'main.js').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('let mine;');

    await test.step('in other lines: both are there', async () => {
      write('main.js', script.replace('a = 1', 'a = 7'));
      await expect(text(page, 'main.js')).toContainText('let a = 7;');
      await expect(text(page, 'main.js')).toContainText('let mine;');
    });

    await test.step('in the same lines: side by side, the edited ones chosen, and saving waits', async () => {
      write('main.js', `${script.replace('a = 1', 'a = 7')}let theirs;\n`);
      await expect(page.getByRole('radio', { name: 'Yours' })).toBeChecked();
      await expect(page.getByRole('group', { name: 'Theirs' })).toContainText('let theirs;');
      await expectAccessible(page);
      await page.keyboard.press('Control+s');
      await expect(changes(page)).toContainText('Nothing was saved');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(text(page, 'main.js')).toContainText('let mine;');
      await expect(text(page, 'main.js')).not.toContainText('theirs');
    });

    await test.step('under another name: the edits are chosen against nothing, and without them the file is gone', async () => {
      move('main.js', 'other.js');
      await expect(page.getByRole('tab', { name: 'other.js' })).toBeVisible();
      await expect(page.getByRole('group', { name: 'Theirs' })).toContainText('(nothing)');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(text(page, 'main.js')).toContainText('let mine;');
      await changes(page).getByRole('button', { name: 'Undo the change' }).click();
      await expect(page.getByRole('tab', { name: 'main.js' })).toHaveCount(0);
      await expect(text(page, 'ascData.json')).toBeVisible();
    });
    move('other.js');
  });
});

test('of a standard widget a template of one’s own is made, and the widget itself stays as it is', async ({ page }) => {
  await openWidget(page, 'Clock and countdown');
  const standard = page.url();
  await page.goto(`${standard}/definition`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Renamed');
  await changes(page).getByRole('button', { name: 'Save as your own template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as your own template' });
  await expect(dialog).toContainText('The standard widget and its variants stay as they are');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(changes(page)).toContainText('1 change');
  await page.keyboard.press('Control+s');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Our clock');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Our clock' })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`${new URL(standard).pathname}/`));
  await expect(page.getByRole('listbox', { name: 'Settings' })).toContainText('Renamed');
  await page.goto(`${standard}/definition`);
  await expect(changes(page)).toContainText('No unsaved changes');
});

test('who may not replace the widget sees its definition locked, with the reason', async ({
  page,
  app,
  browser,
  uploadElements
}) => {
  const { path } = await uploadElements([rows]);
  const other = await signInElsewhere(browser, app, (await createWriter(page, app)).name);
  await other.goto(`${app.url}${path}/definition?el=Rows`);
  await expect(other.getByText('Only administrators can change definitions.')).toBeVisible();
  await expect(most(other)).toBeDisabled();
  await other.getByRole('listbox', { name: 'Settings' }).focus();
  for (const key of ['n', 'Delete', 'Control+d']) await other.keyboard.press(key);
  await expect(other.getByRole('listbox', { name: 'Settings' }).getByRole('option')).toHaveCount(2);
  await expectAccessible(other);
  await other.context().close();
});

test('a change of the definition waits in the other tabs, each says so without asking, and is undone after a look at Values', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements([rows]);
  await page.goto(`${path}/definition?el=Rows`);
  await most(page).fill('12');
  await page.getByRole('link', { name: 'Conditions', exact: true }).click();
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'in Definition', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(page.getByText('All saved here. Not saved: Definition (1)')).toBeVisible();
  await page.getByRole('link', { name: 'Values', exact: true }).click();
  await page.getByRole('region', { name: 'Values' }).getByRole('spinbutton', { name: 'Rows' }).fill('9');
  await expect(page.getByText('Also not saved: Definition (1)')).toBeVisible();
  await page.getByRole('link', { name: 'Definition (1)', exact: true }).click();
  await expect(page.getByText('Also not saved: Values (1)')).toBeVisible();
  await expect(most(page)).toHaveValue('12');
  await expect(page.getByText(/^Restored/)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(most(page)).toHaveValue('24');
});

/** Replaces a widget's package as somebody else might. */
async function replacedElsewhere(page: Page, app: App, id: number, elements: AscElement[], identifier: string) {
  const file = {
    name: 'next.dash.zip',
    mimeType: 'application/zip',
    buffer: await packageOf(elements, { identifier })
  };
  const answer = await page.request.put(`/api/Widgets/${id}`, { headers: { origin: app.url }, multipart: { file } });
  expect(answer.status()).toBe(200);
}

test('edits of a package that somebody replaced are told once, and saved only after they are applied to the new one', async ({
  page,
  app,
  uploadElements
}) => {
  const identifier = `replaced.${process.pid}`;
  const { id, path } = await uploadElements([rows], 'Replaced', { identifier });
  await page.goto(`${path}/definition?el=Rows`);
  await most(page).fill('12');
  await replacedElsewhere(page, app, id, [{ ...rows, DisplayName: 'Lines' }], identifier);

  await expect(page.getByText(/^Somebody replaced the widget\. Your changes are kept/)).toBeVisible();
  await expect(page.getByText('This widget was replaced by another version.')).toHaveCount(0);
  const save = changes(page).getByRole('button', { name: 'Save as a new version …' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+s');
  await expect(changes(page)).toContainText('apply your changes to the new version first');
  await page.getByRole('button', { name: 'Apply them' }).click();
  await expect(text(page, 'Name')).toHaveValue('Lines');
  await expect(most(page)).toHaveValue('12');
  await expect(save).toHaveAttribute('aria-disabled', 'false');
});

test('a property that somebody changed meanwhile, too, is asked about with both values, and the choice is undone', async ({
  page,
  app,
  uploadElements
}) => {
  const identifier = `clash.${process.pid}`;
  const { id, path } = await uploadElements([rows], 'Clash', { identifier });
  await page.goto(`${path}/definition?el=Rows`);
  await most(page).fill('12');
  await replacedElsewhere(page, app, id, [{ ...rows, Options: { Maximum: 20 } }], identifier);
  await page.getByRole('button', { name: 'Apply them' }).click();

  await test.step('theirs is there until somebody chooses', async () => {
    await expect(page.getByText('Rows: At most 20 → 12 (theirs → yours)')).toBeVisible();
    await expect(most(page)).toHaveValue('20');
    await expectAccessible(page);
  });

  await test.step('mine is one step, which undo takes back', async () => {
    await page.getByRole('button', { name: 'Use mine' }).click();
    await expect(most(page)).toHaveValue('12');
    await expect(changes(page)).toContainText('Rows: At most 20 → 12');
    await expect(page.getByText('theirs → yours')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(most(page)).toHaveValue('20');
    await expect(changes(page)).toContainText('No unsaved changes');
  });
});

test('from an error that Replace finds, the way back to the definition comes first', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements([rows]);
  await page.goto(`${path}/definition?el=Rows`);
  await most(page).fill('3');
  await page.keyboard.press('Control+s');
  const back = page.getByRole('button', { name: 'Back to the definition' });
  await expect(back).toHaveClass(/\bprimary\b/);
  await back.click();
  await expect(most(page)).toHaveValue('3');
});

test('what is chosen in Replace is still chosen after a look at the definition', async ({ page, uploadElements }) => {
  const { path } = await uploadElements([rows, { ...rows, Id: 'Columns', DisplayName: 'Columns' }]);
  await page.goto(`${path}/definition?el=Rows`);
  const settings = page.getByRole('listbox', { name: 'Settings' });
  await settings.focus();
  await page.keyboard.press('Delete');
  await settings.focus();
  await page.keyboard.press('n');
  await expect(page.getByRole('listbox', { name: 'Choose what people enter' })).toBeFocused();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await text(page, 'Name').fill('Lines');
  await page.keyboard.press('Control+s');
  await page.getByLabel('Rows continues as').selectOption('Lines');
  const isChosen = page.getByRole('button', { name: 'Lines is not the same' });
  await expect(isChosen).toBeVisible();
  await page.getByRole('button', { name: 'Back to the definition' }).click();
  await expect(text(page, 'Name')).toHaveValue('Lines');
  await page.keyboard.press('Control+s');
  await expect(isChosen).toBeVisible();
});

test('Undo of a new version makes its edits unsaved again, and Redo saved', async ({ page, uploadElements }) => {
  const { path } = await uploadElements([rows]);
  await page.goto(`${path}/definition?el=Rows`);
  await most(page).fill('12');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: /^Save as version/ }).click();
  const isDone = (version: string) =>
    expect(page.getByRole('heading', { name: new RegExp(`is now version ${version}`) })).toBeFocused();
  await isDone('2.0.0');
  await page.getByRole('button', { name: 'Undo' }).click();
  await isDone('1.0.0');
  await expect(page.getByText('Your edits are unsaved again.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the definition' }).click();
  await expect(most(page)).toHaveValue('12');
  await expect(changes(page)).toContainText('1 change');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: /^Save as version/ }).click();
  await isDone('2.0.0');
  await page.getByRole('button', { name: 'Undo' }).click();
  await isDone('1.0.0');
  await page.getByRole('button', { name: 'Redo' }).click();
  await isDone('2.0.0');
  await page.getByRole('button', { name: 'Back to the definition' }).click();
  await expect(most(page)).toHaveValue('12');
  await expect(changes(page)).toContainText('No unsaved changes');
});

test('Undo of a new version waits for the versions, and says nothing of others where nobody replaced it', async ({
  page,
  app,
  uploadElements
}) => {
  const identifier = `waited.${process.pid}`;
  const { id, path } = await uploadElements([rows], 'Waited', { identifier });
  await replacedElsewhere(page, app, id, [{ ...rows, DisplayName: 'Lines' }], identifier);
  await page.goto(`${path}/definition?el=Rows`);
  await most(page).fill('12');
  await page.keyboard.press('Control+s');
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/Versions', async (route) => (await held, route.continue()), { times: 1 });
  await page.getByRole('button', { name: /^Save as version/ }).click();
  await expect(page.getByRole('heading', { name: /is now version 2/ })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  release();
  await expect(page.getByRole('heading', { name: /is now version 1\.0\.0/ })).toBeFocused();
  await page.getByRole('button', { name: 'Back to the definition' }).click();
  await expect(most(page)).toHaveValue('12');
});

test('Undo of a new version asks first where somebody replaced that meanwhile', async ({
  page,
  app,
  uploadElements
}) => {
  const identifier = `undone.${process.pid}`;
  const { id, path } = await uploadElements([rows], 'Undone', { identifier });
  await page.goto(`${path}/definition?el=Rows`);
  await most(page).fill('12');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: /^Save as version/ }).click();
  await expect(page.getByRole('heading', { name: /is now version/ })).toBeFocused();
  await replacedElsewhere(page, app, id, [{ ...rows, DisplayName: 'Lines' }], identifier);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Somebody replaced the widget in the meantime.')).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('region', { name: 'Values' }).getByRole('spinbutton', { name: 'Lines' })).toBeVisible();
});
