import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AscElement } from '../../src/lib/ascdata/types.js';
import { tile } from './dashboard/board.js';
import {
  call,
  choose,
  createUser,
  expect,
  fileOf,
  freshName,
  openPlace,
  packageOf,
  placeLink,
  said,
  signInElsewhere,
  test,
  upload,
  uploaded,
  type App
} from './widgetlist/widgets.js';

/** Shows its texts; printing it saves a file with them. */
const INDEX = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Weather</title>
<script src="lib/WizardBase.js"></script><script src="lib/DashboardWidgetBase.js"></script>
<script>
  var widget = new DashboardWidgetBase(new WizardBase());
  function shown() {
    var data = widget.getElementData();
    return Object.keys(data).map(function (id) { return id + '=' + JSON.stringify(data[id].Value); }).join(' ');
  }
  function start() {
    widget.registerDataChangedHandler(function () { document.getElementById('shown').textContent = shown(); });
    widget.registerPrintHandler(function () { widget.saveToFile('data:text/plain,' + encodeURIComponent(shown()), 'weather.txt'); });
    widget.sendReady();
  }
</script></head><body onload="start()"><p id="shown"></p></body></html>`;

const texts = (text: string) => [{ Text: text }];
const title = (Id: string, DisplayName: string): AscElement => {
  return { Id, DisplayName, DataType: 'simpleText', Value: texts('Vienna') };
};
const days = (Id: string, DisplayName: string, Maximum: number): AscElement => {
  return { Id, DisplayName, DataType: 'number', Value: 3, Options: { Minimum: 1, Maximum } };
};

const FIRST = [title('title', 'Title'), days('days', 'Days', 10)];
const SECOND = [title('place', 'Where it is'), days('days', 'Days', 5)];
const THIRD = [...SECOND, days('hours', 'Hours', 24)];

/** Two people besides the administrator: one changes the widgets of a spot group, one views them. */
async function people(page: Page, app: App) {
  const { Id } = await call<{ Id: number }>(page, app, '/api/SpotGroups', { Name: freshName('Entrance') });
  const withLevel = (Level: string) => createUser(page, app, { Permissions: [{ SpotGroupId: Id, Level }] });
  return { spotGroup: Id, writer: await withLevel('write'), reader: await withLevel('read') };
}

test('the life of a widget: three people in three browsers upload, vary, arrange, edit, see it live, replace, put back, restore, print, save a file, lose and regain the connection', async ({
  page,
  app,
  browser
}) => {
  test.setTimeout(150_000);
  const { spotGroup, writer, reader } = await people(page, app);
  const identifier = freshName('life').replaceAll(' ', '.');
  const packed = (elements: readonly AscElement[]) =>
    packageOf(elements, { identifier, files: { 'index.html': INDEX }, options: { HasPrintSupport: true } });
  const [template, variant] = [freshName('Weather'), freshName('Weather Graz')];

  await test.step('the administrator uploads a package and makes a variant in a group', async () => {
    const Name = freshName('Entrance screens');
    await call(page, app, '/api/WidgetGroups', { Name, SpotGroupId: spotGroup });
    await openPlace(page, '/templates');
    const file = `${template}.dash.zip`;
    await upload(page, [fileOf(file, await packed(FIRST))]);
    await expect(uploaded(page, file).getByRole('link', { name: /Open/ })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Find widgets' }).fill(template);
    await choose(page, template, 'Create variant …');
    const dialog = page.getByRole('dialog', { name: `Create variant of “${template}”` });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(variant);
    await dialog.getByRole('radio', { name: Name }).check();
    await dialog.getByRole('button', { name: 'Create variant' }).click();
    await expect(said(page, `“${variant}” was created in ${Name}.`)).toBeVisible();
    await placeLink(page, Name).click();
    await expect(page.getByRole('link', { name: variant, exact: true })).toBeVisible();
  });

  const viewer = await signInElsewhere(browser, app, reader.name);
  await viewer.goto('/');
  const shown = viewer.locator(`iframe[title="${variant}"]`).contentFrame().locator('#shown');
  await test.step('a reader puts it on a dashboard of her own', async () => {
    await viewer.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    await viewer.getByRole('button', { name: 'Choose a dashboard' }).click();
    await viewer.getByRole('button', { name: 'New dashboard …' }).click();
    await viewer.getByRole('textbox', { name: 'Name' }).fill('Mine');
    await viewer.getByRole('button', { name: 'Create' }).click();
    await viewer.getByRole('button', { name: 'Add widget', exact: true }).click();
    const dialog = viewer.getByRole('dialog', { name: 'Add a widget' });
    await dialog.getByRole('searchbox', { name: 'Find a widget' }).fill(variant);
    await dialog.getByRole('button', { name: new RegExp(`^${variant}`) }).click();
    await expect(tile(viewer, variant)).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(shown).toContainText('Vienna');
  });

  const editor = await signInElsewhere(browser, app, writer.name);
  await editor.goto('/');
  const save = async () => {
    await editor.keyboard.press('Control+s');
    await expect(editor.getByRole('button', { name: /^Save/ })).toBeDisabled();
  };
  const numberField = (name: string) => editor.getByRole('spinbutton', { name });
  await test.step('a writer edits it, and the reader sees it live', async () => {
    // Other tests have uploaded widgets too, so it may be far down.
    await editor.getByRole('searchbox', { name: 'Find widgets' }).fill(variant);
    await editor.getByRole('link', { name: variant, exact: true }).click();
    await editor.getByRole('textbox', { name: 'Title' }).fill('Graz');
    await numberField('Days').fill('8');
    await save();
    await expect(shown).toContainText('Graz');
    await expect(shown).toContainText('days=8');
  });

  await test.step('the reader prints it and saves its file', async () => {
    await viewer.getByRole('button', { name: `Actions for ${variant}` }).click();
    await viewer.getByRole('button', { name: 'Export', exact: true }).click();
    const download = viewer.waitForEvent('download');
    await viewer.getByRole('dialog', { name: 'Save a file?' }).getByRole('button', { name: 'Save' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('weather.txt');
    expect(readFileSync(await file.path(), 'utf8')).toContain('Graz');
  });

  const openReplace = async () => {
    await page.getByRole('searchbox', { name: 'Find widgets' }).fill(template);
    await page.getByRole('button', { name: `Actions for ${template}`, exact: true }).click();
    await page.getByRole('link', { name: 'Replace widget …' }).click();
    await expect(page.getByRole('heading', { name: `Replace “${template}”` })).toBeVisible();
    await expect(page.locator('#content[inert]')).toHaveCount(0);
  };
  const replaceBy = async (elements: readonly AscElement[], mapped?: string) => {
    await page.locator('input[type=file]').setInputFiles(fileOf('next.dash.zip', await packed(elements)));
    await expect(page.getByRole('heading', { name: `Replace “${template}”` })).toBeVisible();
    if (mapped) await page.getByLabel('Title continues as').selectOption(mapped);
    await page.getByRole('button', { name: 'Replace template and 1 variant' }).click();
    await expect(page.getByRole('button', { name: 'Back to the widgets' })).toBeVisible();
  };
  await test.step('the administrator replaces it under an open edit; nothing typed is lost', async () => {
    await editor.getByRole('textbox', { name: 'Title' }).fill('Graz, main square');
    await openPlace(page, '/templates');
    await openReplace();
    await replaceBy(SECOND, 'Where it is');
    await expect(shown).toContainText('place=[{"Text":"Graz"}]');
    await expect(editor.getByText('This widget was replaced by another version.')).toBeVisible();
    await editor.getByRole('button', { name: 'Open the new version' }).click();
    await expect(editor.getByRole('textbox', { name: 'Where it is' })).toHaveValue('Graz');
    await expect(editor.getByText('Graz, main square')).toBeVisible();
    await expect(numberField('Days')).toHaveValue('3');
  });

  await test.step('the writer puts the Value that was set aside back, once a version takes it', async () => {
    await page.getByRole('button', { name: 'Back to the widgets' }).click();
    await openReplace();
    await replaceBy(THIRD);
    await editor.getByRole('button', { name: 'Open the new version' }).click();
    await editor.getByRole('link', { name: /^Review / }).click();
    await editor.getByRole('button', { name: 'Put back into “Hours”' }).click();
    await expect(editor.getByRole('heading', { name: 'Nothing is set aside.' })).toBeVisible();
    await expect(shown).toContainText('hours=8');
  });

  await test.step('the administrator restores the version before', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Restore template and 1 variant' }).click();
    await expect(page.getByRole('button', { name: 'Back to the widgets' })).toBeVisible();
    await expect(shown).not.toContainText('hours');
    await expect(shown).toContainText('Graz');
  });

  await test.step('the reader loses the connection, and catches up when it is back', async () => {
    await viewer.context().setOffline(true);
    await expect(viewer.getByText('No connection to the server.')).toBeVisible();
    await editor.getByRole('button', { name: variant }).click();
    await editor.getByRole('textbox', { name: 'Where it is' }).fill('Linz');
    await save();
    await expect(shown).toContainText('Graz');
    await viewer.context().setOffline(false);
    await expect(shown).toContainText('Linz');
  });
  await Promise.all([viewer.context().close(), editor.context().close()]);
});
