import type { Locator, Page } from '@playwright/test';
import { timetable } from '../../../src/lib/conditions/testingTimetable.js';
import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { expect, expectAccessible, expectAccessibleInEachView, shown, test, unsavedOf } from '../editor/widget.js';

const settings = (page: Page) => page.getByRole('listbox', { name: 'Settings' });
const line = (page: Page, name: string) => settings(page).getByRole('option').filter({ hasText: name });
const bar = (page: Page) => page.getByRole('group', { name: 'Changes of the definition' });
const sourceOf = async (page: Page, id: number): Promise<string> => {
  const answer = await page.request.get(`/api/Widgets/${id}/Content`);
  return ((await answer.json()) as { Source: string }).Source;
};

const rows: AscElement = {
  ...{ Id: 'Rows', DisplayName: 'Rows', DataType: 'number', Value: 8 },
  Options: { Minimum: 1, Maximum: 24 }
};
const title: AscElement = { Id: 'Title', DisplayName: 'Title', DataType: 'simpleText', Value: [{ Text: 'Now' }] };

test('a definition is changed, taken back, saved as a new version, and seen in Values', async ({
  page,
  uploadElements
}) => {
  const { id, path } = await uploadElements([title, rows]);
  const before = await sourceOf(page, id);
  await page.goto(`${path}/definition?el=Rows`);
  await expect(line(page, 'Rows')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('No findings')).toBeVisible();

  await test.step('a name and a limit: the form and the widget follow at once', async () => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lines');
    await page.getByRole('spinbutton', { name: 'At most' }).fill('5');
    await expect(bar(page)).toContainText('Lines: Name Rows → Lines · Lines: At most 24 → 5');
    await expect(page.getByRole('region', { name: 'Form' })).toContainText('1 – 5');
    await expect(page.getByText('was from 1 to 24')).toBeVisible();
  });

  await test.step('what the check finds is counted, and told at its row', async () => {
    await expect(page.getByRole('button', { name: /1 finding/ })).toBeVisible();
    await expect(page.locator('#property-value-found')).toContainText('5');
    await page.getByRole('button', { name: /^back.*Range$/ }).click();
    await expect(page.getByText('No findings')).toBeVisible();
    await page.getByRole('spinbutton', { name: 'At most' }).fill('20');
  });

  await test.step('N adds a number behind it, whose Id follows its name', async () => {
    await settings(page).focus();
    await page.keyboard.press('n');
    const types = page.getByRole('listbox', { name: 'Choose what people enter' });
    await expect(types).toBeFocused();
    await expect(settings(page).getByText('New setting')).toBeVisible();
    await page.keyboard.press('n');
    await expect(types.getByRole('option', { selected: true })).toContainText('Number');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await page.keyboard.type('Delay in minutes');
    await expect(page.getByRole('textbox', { name: 'Id', exact: true })).toHaveValue('DelayInMinutes');
    await expect(page).toHaveURL(/el=DelayInMinutes$/);
    await expect(shown(page)).toContainText('DelayInMinutes=0');
  });

  await test.step('each step is taken back, typing as one, and made again', async () => {
    await settings(page).focus();
    await page.keyboard.press('Control+z');
    await expect(line(page, 'New setting')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(settings(page).getByRole('option')).toHaveCount(3);
    await page.keyboard.press('Control+y');
    await page.keyboard.press('Control+y');
    await expect(line(page, 'Delay in minutes')).toBeVisible();
  });

  await test.step('it moves with Alt, and is kept through a reload', async () => {
    await settings(page).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(settings(page).getByRole('option')).toHaveText([/Widget itself/, /Title/, /Delay/, /Lines/]);
    await expect.poll(() => unsavedOf(page)).toContain('DelayInMinutes');
    await page.reload();
    await expect(page.getByText(/^Restored \d unsaved changes\.$/)).toBeVisible();
    await expect(settings(page).getByRole('option')).toHaveText([/Widget itself/, /Title/, /Delay/, /Lines/]);
  });

  await test.step('all of it can be discarded where it is listed, as one step', async () => {
    await bar(page).getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: /^Discard all \d$/ }).click();
    await expect(settings(page).getByRole('option')).toHaveText([/Widget itself/, /Title/, /Rows/]);
    await expect(bar(page)).toContainText('No unsaved changes');
    await expect(page.getByText(/^Restored/)).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(settings(page).getByRole('option')).toHaveText([/Widget itself/, /Title/, /Delay/, /Lines/]);
  });

  await test.step('only what changed is other text in the new version, which Values shows', async () => {
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: /^Save as version/ }).click();
    await expect(page.getByRole('heading', { name: /is now version/ })).toBeFocused();
    const after = await sourceOf(page, id);
    const [was, is] = [before, after].map((text) => new Set(text.split('\n')));
    expect([...is!].filter((each) => !was!.has(each)).map((each) => each.trim())).toEqual([
      '"SpotVersion": "2.0.0",',
      '"Id": "DelayInMinutes",',
      '"DisplayName": "Delay in minutes",',
      '"Value": 0',
      '"DisplayName": "Lines",',
      '"Maximum": 20'
    ]);
    await page.goto(path);
    await expect(page.getByLabel('Delay in minutes').first()).toBeVisible();
  });
});

test('the tab is accessible, narrow and wide, light and dark, and while a setting is added', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements(timetable);
  await page.goto(`${path}/definition?el=Rows`);
  await expect(page.getByRole('button', { name: /finding/ })).toBeVisible();
  await expectAccessibleInEachView(page, [390, 1280]);
  await settings(page).focus();
  await page.keyboard.press('n');
  await expectAccessibleInEachView(page, [1280]);
});

test('a new setting is shown from its title on, wherever the one before it was scrolled to', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements(timetable);
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(`${path}/definition?el=Shows`);
  await page.getByRole('region', { name: 'Used by' }).scrollIntoViewIfNeeded();
  await settings(page).focus();
  for (const key of ['n', 't', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await expect(page.locator('#properties').getByRole('heading', { name: 'New setting' })).toBeInViewport({ ratio: 1 });
});

test('in a narrow window the views, the preview and notices cover neither the name of the widget nor the source', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements(timetable, 'Departures of today');
  await page.setViewportSize({ width: 800, height: 800 });
  const box = async (of: Locator) => (await of.boundingBox())!;
  for (const view of [path, `${path}/definition?el=Rows&view=split`]) {
    await page.goto(view);
    const head = [page.getByRole('heading', { level: 1 }), page.getByRole('link', { name: 'Values', exact: true })];
    const [name, views, main] = await Promise.all([...head, page.getByRole('main')].map(box));
    expect(name!.y + name!.height).toBeLessThanOrEqual(views!.y);
    expect(views!.y + views!.height).toBeLessThanOrEqual(main!.y);
  }

  const preview = page.getByRole('button', { name: 'Preview', exact: true }).first();
  await preview.click();
  await expect(page.getByRole('complementary', { name: 'Preview' }).getByLabel('Rows')).toBeInViewport();
  expect((await box(settings(page))).x).toBeGreaterThanOrEqual(0);
  const [over, below] = await Promise.all([page.getByRole('complementary', { name: 'Preview' }), bar(page)].map(box));
  expect(over!.y + over!.height).toBeLessThanOrEqual(below!.y);
  await preview.click();

  await page.getByRole('textbox', { name: 'ascData.json', exact: true }).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Delete');
  await expect.poll(() => unsavedOf(page)).toContain('packageId');
  await page.reload();
  await expect(page.getByText(/^Restored/)).toBeVisible();
  await expect(page.getByText(/^ascData\.json cannot be read/)).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: /^Restored/ });
  const [properties, files, told] = await Promise.all(
    [page.locator('#properties .scroll'), page.getByRole('tablist'), notice].map(box)
  );
  expect(told!.y - files!.y).toBeGreaterThanOrEqual(properties!.height - 1);
});

test('a version that cannot be the next one is told at its field, and not saved', async ({ page, uploadElements }) => {
  const { id, path } = await uploadElements(timetable);
  await page.goto(`${path}/definition?el=`);
  const version = page.getByRole('textbox', { name: 'Version' });
  await version.fill('abc');
  await expect(version).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#properties')).toContainText('“abc” is no version.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The changes could not be saved. “abc” is no version.')).toBeVisible();
  await version.fill('2');
  await expect(version).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Save as version 2' }).click();
  await expect(page.getByRole('heading', { name: /is now version 2\.$/ })).toBeFocused();
  expect(await sourceOf(page, id)).toContain('"SpotVersion": "2"');
});

test('the version is proposed by what changed, and can be another one', async ({ page, uploadElements }) => {
  const { id, path } = await uploadElements(timetable);
  await page.goto(`${path}/definition?el=Rows`);
  const version = page.getByRole('region', { name: 'Version' });
  const spotVersion = version.getByRole('textbox', { name: 'SpotVersion' });
  const save = async (): Promise<void> => {
    await page.keyboard.press('Control+s');
    await expect(version).toBeVisible();
  };

  await test.step('a wider limit is a feature', async () => {
    await page.getByRole('spinbutton', { name: 'At most' }).fill('30');
    await save();
    await expect(version.getByRole('button', { name: 'Feature' })).toHaveAttribute('aria-pressed', 'true');
    await expect(spotVersion).toHaveValue('1.1.0');
    await expect(version).toContainText('Proposed for this change: “Rows”');
    await expect(page.getByRole('heading', { name: '1.0.0 as 1.1.0' })).toBeVisible();
  });

  await test.step('the lines that differ can be read', async () => {
    await page.locator('summary').getByText('ascData.json').click();
    await expect(page.locator('summary')).toHaveText(/\+2\s*−2/);
    await expect(page.getByRole('region', { name: 'ascData.json', exact: true })).toContainText(
      '+     "SpotVersion": "1.1.0",'
    );
  });

  await test.step('a narrower one breaks', async () => {
    await page.getByRole('button', { name: 'Definition' }).first().click();
    await page.getByRole('spinbutton', { name: 'At most' }).fill('12');
    await save();
    await expect(spotVersion).toHaveValue('2.0.0');
    await expectAccessible(page);
  });

  await test.step('what is chosen or typed is what replaces', async () => {
    await version.getByRole('button', { name: 'Fix' }).click();
    await expect(page.getByRole('heading', { name: '1.0.0 as 1.0.1' })).toBeVisible();
    const saves = page.getByRole('button', { name: /^Save as version/ });
    await spotVersion.fill('abc');
    await expect(version).toContainText('“abc” is no version.');
    await expect(spotVersion).toHaveAttribute('aria-invalid', 'true');
    await spotVersion.press('Enter');
    await expect(saves).toHaveAttribute('aria-disabled', 'true');
    await spotVersion.fill('1.4');
    await expect(saves).toHaveAccessibleName('Save as version 1.4');
    await spotVersion.fill('1.5');
    await expect(page.getByRole('heading', { name: '1.0.0 as 1.5' })).toBeVisible();
    await expect(spotVersion).toBeFocused();
    await expect(saves).toHaveAttribute('aria-disabled', 'false');
    await expect(version.getByRole('button', { name: 'Back to the proposed 2.0.0' })).toBeVisible();
  });

  await test.step('after the way back steps are undone and made again, and the version is still the typed one', async () => {
    await page.getByRole('button', { name: 'Definition' }).first().click();
    const most = page.getByRole('spinbutton', { name: 'At most' });
    await expect(most).toHaveValue('12');
    await page.keyboard.press('Control+z');
    await expect(most).toHaveValue('30');
    await page.keyboard.press('Control+y');
    await expect(most).toHaveValue('12');
    await expect(page.getByText(/^Restored/)).toHaveCount(0);
    await save();
    await expect(spotVersion).toHaveValue('1.5');
  });

  await test.step('after a reload it is compared again, under that version', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: '1.0.0 as 1.5' })).toBeVisible();
  });

  await test.step('the first press replaces, also right after the version is typed', async () => {
    await spotVersion.fill('1.6');
    await page.getByRole('button', { name: 'Save as version 1.6' }).click();
  });

  await test.step('once it has replaced, that is the title, and the way back comes first', async () => {
    await expect(page.getByRole('heading', { name: /is now version 1\.6\.$/ })).toBeFocused();
    await expect(page).toHaveTitle(/is now version 1\.6\.$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await sourceOf(page, id)).toContain('"SpotVersion": "1.6"');
    const back = page.getByRole('button', { name: 'Back to the definition' });
    await expect(back).toHaveClass(/\bprimary\b/);
    await back.click();
    await expect(page).toHaveURL(/definition\?el=Rows$/);
    await expect(bar(page)).toContainText('No unsaved changes');
  });
});
