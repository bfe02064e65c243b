import type { Page } from '@playwright/test';
import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { expect, expectAccessibleInEachView, test } from '../editor/widget.js';

const settings = (page: Page) => page.getByRole('listbox', { name: 'Settings' });
const bar = (page: Page) => page.getByRole('group', { name: 'Changes of the definition' });
const idInput = (page: Page) => page.getByRole('textbox', { name: 'Id', exact: true });

const rows: AscElement = {
  ...{ Id: 'Rows', DisplayName: 'Rows', DataType: 'number', Value: 8, Options: { Minimum: 1, Maximum: 24 } },
  Translations: { de: { DisplayName: 'Zeilen' } }
};
const columns: AscElement = {
  ...{ Id: 'TwoColumns', DisplayName: 'Two columns', DataType: 'boolean', Value: false },
  Options: { Conditions: [{ Action: 'HIDE', TargetId: 'Rows', Operator: '<', Value: 4 }] }
};
const code = [
  '// Rows is what fits',
  'const data = widget.getElementData();',
  'const { Rows } = data;',
  'show(data.Rows.Value, Rows);'
].join('\n');
const tests = '[{ "name": "Few rows", "set": { "Rows": 2 }, "hidden": ["TwoColumns"] }]';

const textsOf = async (page: Page, id: number) => {
  const answer = await page.request.get(`/api/Widgets/${id}/Content`);
  return ((await answer.json()) as { Source: string }).Source;
};
const valuesOf = async (page: Page, id: number) => {
  const answer = await page.request.get(`/api/Widgets/${id}/Values`);
  return ((await answer.json()) as { Values: Record<string, unknown> }).Values;
};
const store = (page: Page, id: number, Values: Record<string, unknown>) =>
  page.request.put(`/api/Widgets/${id}/Values`, { data: { Values }, headers: { 'if-match': '*' } });

test('another Id says what goes along, takes it along in one step, and stored Values follow when it is saved', async ({
  page,
  uploadElements
}) => {
  const { id, path } = await uploadElements([rows, columns], 'Rows', {
    files: { 'code.js': code, 'conditions.tests.json': tests }
  });
  expect((await store(page, id, { Rows: 12 })).ok()).toBe(true);
  const before = await textsOf(page, id);
  await page.goto(`${path}/definition?el=Rows`);

  await test.step('the panel lists it while it is typed, accesses ticked and words not', async () => {
    await idInput(page).fill('MaxRows');
    const panel = page.getByRole('region', { name: 'Rows becomes MaxRows' });
    await expect(panel).toContainText('1 condition: Two columns');
    await expect(panel).toContainText('1 test: Few rows');
    await expect(panel).toContainText('Texts in German');
    await expect(panel).toContainText('Stored values of 1 widget');
    const lines = panel.getByRole('checkbox');
    await expect(lines).toHaveCount(3);
    expect(await lines.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).checked))).toEqual([
      false,
      true,
      true
    ]);
    await expectAccessibleInEachView(page, [390, 1280]);
  });

  await test.step('an Id in use is refused, and Esc does nothing', async () => {
    await idInput(page).fill('TwoColumns');
    await expect(page.getByText('There already is a setting “TwoColumns”.')).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(idInput(page)).toHaveValue('Rows');
    await expect(bar(page)).toContainText('No unsaved changes');
  });

  await test.step('Enter does all, and one step back takes all back', async () => {
    await idInput(page).fill('MaxRows');
    await page.keyboard.press('Enter');
    await expect(bar(page)).toContainText('Rows: Id Rows → MaxRows');
    await expect(page).toHaveURL(/el=MaxRows$/);
    await settings(page).focus();
    await page.keyboard.press('Control+z');
    await expect(bar(page)).toContainText('No unsaved changes');
    await page.keyboard.press('Control+y');
    await expect(idInput(page)).toHaveValue('MaxRows');
  });

  await test.step('back takes back what went along, in the code, too', async () => {
    await page.getByRole('button', { name: /^back.*Id$/ }).click();
    await expect(idInput(page)).toHaveValue('Rows');
    await expect(bar(page)).toContainText('No unsaved changes');
    await settings(page).focus();
    await page.keyboard.press('Control+z');
    await expect(idInput(page)).toHaveValue('MaxRows');
  });

  await test.step('the new version has it everywhere, and the stored Value goes on', async () => {
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: /^Save as version/ }).click();
    await expect(page.getByRole('heading', { name: /is now version/ })).toBeFocused();
    expect(await textsOf(page, id)).toBe(
      before
        .replaceAll('"Rows"', '"MaxRows"')
        .replace('"DisplayName": "MaxRows"', '"DisplayName": "Rows"')
        .replace('"SpotVersion": "1.0.0"', '"SpotVersion": "2.0.0"')
    );
    expect(await valuesOf(page, id)).toMatchObject({ MaxRows: 12 });
  });
});

test('code that names a setting is told where it is used, as it is now', async ({ page, uploadElements }) => {
  const { path } = await uploadElements([rows, columns], 'Rows', { files: { 'code.js': `${code}\nf(data.Max);` } });
  await page.goto(`${path}/definition?el=Rows`);

  await test.step('Used by lists the lines that read it, and opens the source there', async () => {
    await page.getByRole('button', { name: 'Look for lines that read it' }).click();
    await expect(page.getByRole('button', { name: /^code\.js:/ })).toHaveText(['code.js:3', 'code.js:4']);
    await page.getByRole('button', { name: 'code.js:3' }).click();
    await expect(page).toHaveURL(/view=source/);
    await expect(page.getByRole('tab', { name: /code\.js/, selected: true })).toBeVisible();
  });

  await test.step('a rename changes the text that the file has then', async () => {
    await page.getByRole('textbox', { name: 'code.js', exact: true }).click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('data.Rows.Value;\n');
    await page.getByRole('button', { name: 'Split' }).click();
    await idInput(page).fill('MaxRows');
    await expect(page.getByRole('region', { name: 'Rows becomes MaxRows' }).getByRole('checkbox')).toHaveCount(4);
    await page.getByRole('textbox', { name: 'code.js', exact: true }).click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('let a;\n');
    await idInput(page).press('Enter');
    await expect(idInput(page)).toHaveValue('MaxRows');
    await expect(page.getByRole('button', { name: /^code\.js:/ })).toHaveText(['code.js:2', 'code.js:5', 'code.js:6']);
  });

  await test.step('an Id that code reads already is refused while both would become one', async () => {
    await idInput(page).fill('Max');
    const panel = page.getByRole('region', { name: 'MaxRows becomes Max' });
    await expect(panel).toContainText('Code reads “Max” already: code.js:7');
    await page.keyboard.press('Escape');
  });
});

test('a rename waits for the code of the package, and is none once something else is typed', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements([rows, columns], 'Rows', { files: { 'code.js': code } });
  const waits = page.getByRole('button', { name: 'Reading the code' });
  let release = () => {};
  await page.route('**/Package?*', async (route) => {
    await new Promise<void>((done) => (release = done));
    await route.continue();
  });
  async function begun(): Promise<void> {
    const asked = page.waitForRequest('**/Package?*');
    await page.goto(`${path}/definition?el=Rows`);
    await idInput(page).fill('MaxRows');
    await asked;
    await idInput(page).press('Enter');
    await expect(waits).toBeVisible();
  }

  await test.step('typed on', async () => {
    await begun();
    await idInput(page).fill('Max');
    release();
    await expect(page.getByRole('region', { name: 'Rows becomes Max' }).getByRole('checkbox')).toHaveCount(3);
    await expect(waits).toBeHidden();
    await expect(bar(page)).toContainText('No unsaved changes');
  });

  await test.step('waited', async () => {
    await begun();
    release();
    await expect(settings(page).getByRole('option', { name: /MaxRows/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^code\.js:/ })).toHaveText(['code.js:3', 'code.js:4']);
  });
});

test('deleting several says what depended on them, and Undo is there while it undoes that', async ({
  page,
  uploadElements
}) => {
  const other: AscElement = { Id: 'Other', DisplayName: 'Other', DataType: 'boolean', Value: true };
  const { id, path } = await uploadElements([other, rows, columns], 'Rows', { files: { 'code.js': code } });
  expect((await store(page, id, { Rows: 12 })).ok()).toBe(true);
  await page.goto(`${path}/definition?el=Other`);
  await settings(page).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Delete');
  const panel = page.getByRole('region', { name: '2 settings were deleted' });
  await expect(panel).toContainText('1 condition: Two columns');
  await expect(panel).toContainText('Read in the code: code.js:3, code.js:4');
  await expect(panel).toContainText('Stored values of 1 widget are set aside');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Columns');
  await expect(panel.getByRole('button', { name: 'Undo' })).toBeHidden();
  await page.keyboard.press('Tab');
  await settings(page).focus();
  await page.keyboard.press('Control+z');
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(bar(page)).toContainText('No unsaved changes');
});

test('another type says what becomes of the default, by keyboard, and changes nothing before that', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements([rows, columns], 'Rows', { files: { 'code.js': code } });
  await page.goto(`${path}/definition?el=Rows`);
  await page.getByRole('button', { name: /^Type Number/ }).click();
  const types = page.getByRole('listbox', { name: 'What should “Rows” be?' });
  await expect(types).toBeFocused();
  await expect(types.getByRole('option', { name: /^Text/ })).toContainText('kept: “8”');
  await expect(types.getByRole('option', { name: /^Switch/ })).toContainText('lost, starts empty');
  await page.keyboard.press('Home');
  const panel = page.getByRole('region', { name: 'Number → Text' });
  await expect(panel).toContainText('“Two columns”: < is not possible for the type “Text”');
  await expect(panel).toContainText('No longer applies and goes: At least, At most');
  await expect(panel).toContainText('Code that expects the type “Number”: code.js:3, code.js:4');
  await expect(bar(page)).toContainText('No unsaved changes');
  await expectAccessibleInEachView(page, [1280]);
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('Rows: Type');
  await expect(page.getByRole('button', { name: /^Type Text/ })).toBeFocused();
  await settings(page).focus();
  await page.keyboard.press('Control+z');
  await expect(bar(page)).toContainText('No unsaved changes');
});

test('deleting asks nothing, and says what depended on it', async ({ page, uploadElements }) => {
  const { path } = await uploadElements([{ ...rows, DisplayName: 'Lines shown' }, columns], 'Rows', {
    files: { 'code.js': code }
  });
  await page.goto(`${path}/definition?el=Rows`);
  await settings(page).focus();
  await page.keyboard.press('Delete');
  const panel = page.getByRole('region', { name: '“Lines shown” was deleted' });
  await expect(panel).toContainText('1 condition: Two columns');
  await expect(panel).toContainText('Read in the code: code.js:3, code.js:4');
  await expectAccessibleInEachView(page, [1280]);
  await panel.getByRole('button', { name: 'Remove this condition' }).click();
  await expect(panel).not.toContainText('1 condition');
  await expect(bar(page)).toContainText('Two columns: Conditions');
  await page.keyboard.press('Control+z');
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(panel).toBeHidden();
  await expect(bar(page)).toContainText('No unsaved changes');
});

test('an entry that others use asks when it is renamed or deleted, and its stored Values follow', async ({
  page,
  uploadElements
}) => {
  const shows: AscElement = {
    ...{ Id: 'Shows', DisplayName: 'Shows', DataType: 'list', Value: 'Rail', Items: ['Rail', 'Bus', 'Ship'] },
    Translations: { de: { Bus: 'Autobus' } }
  };
  const ruled = [{ Action: 'HIDE', TargetId: 'Shows', Operator: '==', Value: 'Bus' }];
  const { id, path } = await uploadElements([shows, { ...columns, Options: { Conditions: ruled } }]);
  expect((await store(page, id, { Shows: 'Bus' })).ok()).toBe(true);
  await page.goto(`${path}/definition?el=Shows`);
  const entries = page.getByRole('list', { name: 'Entries' }).getByRole('textbox', { name: /^Entry / });

  await test.step('Enter shows what goes along, Enter again does it', async () => {
    await entries.nth(1).fill('Coach');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: 'Bus becomes Coach' });
    await expect(panel).toContainText('1 condition: Two columns');
    await expect(panel).toContainText('Stored values of 1 widget');
    await expectAccessibleInEachView(page, [1280]);
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
    await expect(bar(page)).toContainText('Two columns: Conditions');
    await expect(page.getByRole('textbox', { name: '“Coach” in German' })).toHaveValue('Autobus');
  });

  await test.step('deleting one asks which takes its place, and Esc keeps it', async () => {
    await page.getByRole('button', { name: 'Delete “Coach”' }).click();
    const panel = page.getByRole('region', { name: 'Coach goes' });
    const instead = panel.getByRole('combobox', { name: 'Takes its place' });
    await expect(instead).toBeFocused();
    await instead.fill('shi');
    await expect(page.getByRole('listbox', { name: 'Takes its place' }).getByRole('option')).toHaveText(['Ship']);
    await page.keyboard.press('Enter');
    await expect(instead).toHaveValue('Ship');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(entries.nth(1)).toHaveValue('Coach');
  });

  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: /^Save as version/ }).click();
  await expect(page.getByRole('heading', { name: /is now version/ })).toBeFocused();
  expect(await valuesOf(page, id)).toMatchObject({ Shows: 'Coach' });
});
