import type { AscElement } from '../../../src/lib/ascdata/types.js';
import type { TextsBody } from '../../../src/lib/api/texts.js';
import { readPackage } from '../../../src/lib/package/read.js';
import { expect, expectAccessible, test } from '../editor/widget.js';

const shows: AscElement = {
  ...{ Id: 'Shows', DisplayName: 'Shows', DataType: 'list', Items: ['Rooms', 'Notice'], Value: 'Rooms' },
  Translations: { de: { DisplayName: 'Zeigt', Rooms: 'Säle' } }
};

test('a published text is shown over that of the file, and taken into it with one press, which is one step', async ({
  page,
  app,
  uploadElements
}) => {
  const { id, path } = await uploadElements([shows]);
  const url = `/api/Widgets/${id}/Texts/de`;
  const headers = { origin: app.url };
  const { Texts } = (await (await page.request.get(url)).json()) as TextsBody;
  const words = ['Anzeige', 'Räume'];
  const changed = Texts.slice(0, 2).map(({ Element, Kind, Entry, Tag }, at) => ({
    ...{ Element, Kind, Entry, Tag },
    ...{ Text: words[at], State: 'toReview' }
  }));
  expect((await page.request.put(url, { headers, data: { Texts: changed } })).status()).toBe(200);
  const published = await page.request.post(`${url}/Publication`, { headers: { ...headers, 'if-match': '*' } });
  expect(published.status()).toBe(200);

  const changes = page.getByRole('group', { name: 'Changes of the definition' });
  const inGerman = page.getByRole('textbox', { name: 'Name in German' });
  await page.goto(`${path}/definition?el=Shows`);

  await test.step('the file and the save have its own text, and the form what people see', async () => {
    await expect(inGerman).toHaveValue('Zeigt');
    await expect(page.getByText('Anzeige · published')).toBeVisible();
    await expect(page.getByText('Räume · published')).toBeVisible();
    await expect(changes).toContainText('No unsaved changes');
    await page.getByRole('combobox', { name: 'Language of the settings' }).selectOption('German');
    await expect(page.getByRole('region', { name: 'Form' })).toContainText('Anzeige');
    await expect(page.getByRole('listbox', { name: 'Settings' })).toContainText('Anzeige');
    await expectAccessible(page);
  });

  await test.step('one, or all', async () => {
    await page.getByRole('button', { name: 'take into the file: Name in German' }).click();
    await expect(inGerman).toHaveValue('Anzeige');
    await expect(page.getByText('Anzeige · published')).toHaveCount(0);
    await changes.getByRole('button', { name: 'Undo the change' }).click();
    await expect(inGerman).toHaveValue('Zeigt');
    await page.getByRole('button', { name: 'Take all 2 published texts into the file' }).click();
    await expect(page.getByText('· published')).toHaveCount(0);
    await changes.getByRole('button', { name: 'Undo the change' }).click();
    await expect(changes).toContainText('No unsaved changes');
  });

  await test.step('the new version has what was taken, and no other published text', async () => {
    await page.getByRole('button', { name: 'take into the file: Name in German' }).click();
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: /^Save as version/ }).click();
    await expect(page.getByRole('heading', { name: /is now version/ })).toBeFocused();
    const packed = await page.request.get(`/api/Widgets/${id}/Package?as=uploaded`);
    const { files } = await readPackage(new Uint8Array(await packed.body()));
    const text = new TextDecoder().decode(files!.find(({ name }) => name === 'ascData.json')!.bytes);
    expect([text.includes('Anzeige'), text.includes('Säle'), text.includes('Räume')]).toEqual([true, true, false]);
    const content = await (await page.request.get(`/api/Widgets/${id}/Content`)).text();
    expect([content.includes('Anzeige'), content.includes('Räume')]).toEqual([true, true]);
  });
});

test('the outline counts the texts that lack a translation, and leads from one setting to the next', async ({
  page,
  uploadElements
}) => {
  const rows: AscElement = { Id: 'Rows', DisplayName: 'Rows', DataType: 'number', Value: 8 };
  const { path } = await uploadElements([
    shows,
    { ...rows, Translations: { de: { DisplayName: 'Zeilen' } } },
    { ...rows, Id: 'Columns', DisplayName: 'Columns' }
  ]);
  await page.goto(`${path}/definition?el=Rows`);
  const settings = page.getByRole('listbox', { name: 'Settings' });
  const lead = page.getByRole('button', { name: '2 texts missing' });
  await expect(settings.getByRole('img', { name: '1 text missing' })).toHaveCount(2);
  await lead.click();
  await expect(page.getByRole('textbox', { name: 'Name in German' })).toBeFocused();
  await expect(settings.getByRole('option', { selected: true })).toHaveText(/Columns/);
  await lead.click();
  await expect(page.getByRole('textbox', { name: '“Notice” in German' })).toBeFocused();
  await page.keyboard.type('Hinweis');
  await page.getByRole('button', { name: '1 text missing' }).click();
  await page.keyboard.type('Spalten');
  await expect(page.getByRole('button', { name: /missing$/ })).toHaveCount(0);
});

test('a translation, an entry and the list of entries are marked as changed, and each is taken back alone', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements([{ ...shows, Items: ['Rooms', 'Notice', 'Map'] }]);
  await page.goto(`${path}/definition?el=Shows`);
  const changes = page.getByRole('group', { name: 'Changes of the definition' });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const entries = page.getByRole('region', { name: 'Entries' });

  await field('Name in German').fill('Anzeige');
  await field('“Rooms” in German').fill('Räume');
  await expect(page.getByText('was Zeigt')).toBeVisible();
  await entries.getByRole('button', { name: 'back: “Rooms” in German (was Säle)' }).click();
  await expect(field('“Rooms” in German')).toHaveValue('Säle');
  await expect(changes).toContainText('Shows: Name in German Zeigt → Anzeige');
  await page.getByRole('button', { name: /^back ?: Name in German$/ }).click();
  await expect(changes).toContainText('No unsaved changes');

  await field('Entry 2').fill('Hint');
  await field('Entry 2').press('Tab');
  await entries.getByRole('button', { name: 'back: Entry 2 (was Notice)' }).click();
  await expect(field('Entry 2')).toHaveValue('Notice');
  await expect(changes).toContainText('No unsaved changes');

  await field('Entry 1').press('Alt+ArrowDown');
  await expect(changes).toContainText('Shows: order of the entries');
  await entries.getByRole('button', { name: /^back ?: Entries$/ }).click();
  await expect(changes).toContainText('No unsaved changes');
});
