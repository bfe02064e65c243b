import type { Browser, Download, Page } from '@playwright/test';
import type { TextsBody, WidgetSummary } from '../../../src/lib/api.js';
import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { readPackage } from '../../../src/lib/package/read.js';
import { expectAccessible } from '../app.js';
import { dashboardWith, openBoard, tile, upload } from '../dashboard/board.js';
import { packageOf } from '../editor/widget.js';
import { call, createUser, expect, freshName, signInElsewhere, test, type App } from '../people/people.js';

/** In each language. */
const TEXTS = 20;
/** The one behind two Conditions, and the one whose source a replacement changes. */
const HIDDEN = 12;
const STALE = 3;
/** Texts of the widget. */
const ALL = 154;
/** Those of the last two settings. */
const UNTRANSLATED = 4;

const hide = (TargetId: string, Operator: string, Value: unknown) => ({ Action: 'HIDE', TargetId, Operator, Value });
const translated = (de: string, ar: string) => ({ de: { DisplayName: de }, ar: { DisplayName: ar } });

/** As many settings as large widgets have, translated into German and Arabic, none of it reviewed. */
function timetable(stale: string): AscElement[] {
  const numbers = Array.from({ length: 150 }, (_, index) => index + 1);
  const settings = numbers.map((number, index): AscElement => ({
    ...{ Id: `line${number}`, DataType: 'boolean', Value: true },
    DisplayName: index === STALE ? stale : `Line ${number}`,
    Translations: translated(`Linie ${number}`, `خط ${number}`)
  }));
  const Conditions = [hide('mode', '!=', 'Countdown'), hide('platforms', '==', false)];
  return [
    ...settings.map((setting, index) => (index === HIDDEN ? { ...setting, Options: { Conditions } } : setting)),
    { Id: 'mode', DisplayName: 'Mode', DataType: 'list', Value: 'Board', Items: ['Board', 'Countdown'] },
    { Id: 'platforms', DisplayName: 'Show platforms', DataType: 'boolean', Value: false }
  ];
}

/** Lists the German name of a setting with each delivery. */
const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Timetable</title>
    <script src="lib/WizardBase.js"></script>
    <script src="lib/DashboardWidgetBase.js"></script>
    <script>
      function start() {
        const widget = new DashboardWidgetBase(new WizardBase());
        widget.registerDataChangedHandler(() => {
          const item = document.createElement('li');
          item.textContent = widget.getElementData().line21.Translations.de.DisplayName;
          document.querySelector('ol').append(item);
        });
        widget.sendReady();
      }
    </script>
  </head>
  <body onload="start()"><ol></ol></body>
</html>`;
const files = { 'index.html': INDEX };

const inWork = (page: Page) => page.getByRole('row', { selected: true });
const text = (page: Page) => inWork(page).getByRole('textbox', { name: /^Translation of/ });
const form = (page: Page) => page.getByRole('region', { name: 'Form' });
const meter = (page: Page, language: string) =>
  page.getByRole('navigation', { name: 'Languages' }).getByRole('button', { name: language });
const reviewed = (page: Page, language: string) => meter(page, language).getByRole('img');
const source = (index: number, stale: string): string => (index === STALE ? stale : `Line ${index + 1}`);

/** A reviewer of both languages, in a browser of her own. */
async function reviewer(page: Page, app: App, browser: Browser): Promise<Page> {
  const { id, name } = await createUser(page, app);
  const Languages = ['de', 'ar'].map((Language) => ({ Language, Level: 'review' }));
  await call(page, app, `/api/Users/${id}/Languages`, { Languages }, 'PUT');
  return signInElsewhere(browser, app, name);
}

/** Replaces the package with its next version. */
async function replace(page: Page, app: App, id: number, stale: string): Promise<void> {
  const { SpotIdentifier: identifier } = (await (await page.request.get(`/api/Widgets/${id}`)).json()) as WidgetSummary;
  const buffer = await packageOf(timetable(stale), { identifier, files });
  const answer = await page.request.put(`${app.url}/api/Widgets/${id}`, {
    headers: { origin: app.url },
    multipart: { file: { name: 'next.dash.zip', mimeType: 'application/zip', buffer } }
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Saves a text as reviewed, as a script would. */
async function reviewElsewhere(page: Page, app: App, id: number, index: number): Promise<void> {
  const path = `/api/Widgets/${id}/Texts/de`;
  const { Texts } = (await (await page.request.get(path)).json()) as TextsBody;
  const { Element, Kind, Tag, Text } = Texts[index]!;
  await call(page, app, path, { Texts: [{ Element, Kind, Tag, Text, State: 'reviewed' }] }, 'PUT');
}

/** Reviews texts from the first one on, by keyboard; shows the hidden one in the form first. */
async function review(page: Page, word: string, stale: string): Promise<void> {
  for (let index = 0; index < TEXTS; index++) {
    await expect(text(page)).toHaveAccessibleName(`Translation of “${source(index, stale)}”`);
    await expect(text(page)).toBeFocused();
    if (index === HIDDEN) {
      const field = form(page).getByText(`${word} ${index + 1}`, { exact: true });
      await expect(field).toHaveCount(0);
      await page.keyboard.press('Alt+s');
      await expect(form(page)).toContainText('Nothing is stored.');
      await expect(field).toBeVisible();
    }
    await page.keyboard.press('Control+Enter');
  }
}

/** Shift+Tab, as often as necessary. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  for (let pressed = 0; pressed < 20; pressed++) {
    await page.keyboard.press('Shift+Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The keyboard does not reach it.');
}

async function definitionIn(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const { files: found } = await readPackage(Buffer.concat(chunks));
  return new TextDecoder().decode(found?.find(({ name }) => name === 'ascData.json')?.bytes);
}

test('forty texts of a large widget are reviewed by keyboard, one after a replacement, two people at once; they are published, reach what runs and what is downloaded, and every step goes back', async ({
  page,
  app,
  browser
}) => {
  test.slow();
  const name = freshName('Timetable');
  const id = await upload(page, app, name, timetable('Line 4'), { files });
  await openBoard(page, await dashboardWith(page, app, [[name, 0, 0]]));
  const told = tile(page, name).frameLocator('iframe').getByRole('listitem');
  await expect(told).toHaveText(['Linie 21']);
  await reviewElsewhere(page, app, id, STALE);
  await replace(page, app, id, 'Line four');

  const anna = await reviewer(page, app, browser);
  await anna.goto(`/widgets/${id}/translations?language=de`);
  await expect(meter(anna, 'German')).toContainText(`${UNTRANSLATED + 1} left`);
  await expect(anna.getByRole('row', { name: 'Name Line four' })).toContainText('Source changed');
  await review(anna, 'Linie', 'Line four');
  await expect(meter(anna, 'German')).toContainText(`${UNTRANSLATED} left`);
  await expect(reviewed(anna, 'German')).toHaveAccessibleName(`${TEXTS} of ${ALL} texts reviewed`);

  await test.step('two people in one text: the one who comes second chooses', async () => {
    await expect(text(anna)).toHaveAccessibleName('Translation of “Line 21”');
    await text(anna).fill('Linie einundzwanzig');
    await reviewElsewhere(page, app, id, TEXTS);
    await anna.keyboard.press('Control+Enter');
    await expect(inWork(anna).getByRole('alert')).toContainText('reviewed this text in the meantime: Linie 21');
    await inWork(anna).getByRole('button', { name: 'Keep mine' }).press('Enter');
    await expect(anna.getByRole('row', { name: 'Name Line 21' })).toContainText('To review');
    await text(anna).press('Control+Enter');
    await expect(anna.getByRole('row', { name: 'Name Line 21' })).toContainText('Reviewed');
  });

  await test.step('the other half in Arabic, from right to left', async () => {
    await anna.keyboard.press('Escape');
    await tabTo(anna, meter(anna, 'Arabic'));
    await anna.keyboard.press('Enter');
    await expect(text(anna)).toHaveAttribute('dir', 'rtl');
    await expect(form(anna).getByText('خط 1', { exact: true })).toHaveCSS('direction', 'rtl');
    await expectAccessible(anna);
    // In the text where she was; the search leads to the first one.
    await expect(text(anna)).toHaveAccessibleName('Translation of “Line 22”');
    await anna.keyboard.press('Escape');
    await anna.keyboard.press('/');
    await anna.keyboard.press('Enter');
    await review(anna, 'خط', 'Line four');
    await expect(reviewed(anna, 'Arabic')).toHaveAccessibleName(`${TEXTS} of ${ALL} texts reviewed`);
    await anna.keyboard.press('Escape');
    await tabTo(anna, meter(anna, 'German'));
    await anna.keyboard.press('Enter');
    await expect(reviewed(anna, 'German')).toHaveAccessibleName(`${TEXTS + 1} of ${ALL} texts reviewed`);
  });

  await test.step('the pseudo-language shows where texts would not fit, and is a view only', async () => {
    const accented = form(anna).getByText(/^\[.*~\]$/);
    // The form has changed its language, too.
    await expect(form(anna).getByRole('button', { name: 'German' })).toBeVisible();
    await form(anna).getByRole('button', { name: 'Pseudo' }).click();
    await expect(accented.first()).toBeVisible();
    await form(anna).getByRole('button', { name: 'German' }).click();
    await expect(accented).toHaveCount(0);
  });

  await test.step('published, the texts are in the running widget and in a downloaded package', async () => {
    await anna.getByRole('button', { name: 'Publish …' }).click();
    await anna.getByRole('dialog').getByRole('button', { name: 'Publish 1 text' }).click();
    await expect(told).toHaveText(['Linie 21', 'Linie einundzwanzig']);
    await anna.getByRole('button', { name: 'Download package …' }).click();
    await anna.getByRole('radio', { name: 'As it is now' }).check();
    const downloading = anna.waitForEvent('download');
    await anna.getByRole('link', { name: 'Download', exact: true }).click();
    expect(await definitionIn(await downloading)).toContain('Linie einundzwanzig');
  });

  await test.step('an import is undone', async () => {
    const exported = await anna.request.get(`/api/Widgets/${id}/Texts/de/Export?format=xliff2`);
    const content = (await exported.text()).replaceAll('>Linie 30<', '>Linie dreißig<');
    await anna.getByRole('button', { name: 'Import …' }).click();
    const choosing = anna.waitForEvent('filechooser');
    await anna.getByRole('dialog').getByRole('button', { name: 'Choose a file' }).click();
    await (
      await choosing
    ).setFiles({ name: 'de.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(content) });
    await anna.getByRole('dialog').getByRole('button', { name: 'Import 1 text' }).click();
    await expect(anna.getByRole('button', { name: 'Linie dreißig' })).toBeVisible();
    await anna.getByRole('button', { name: 'Undo import of 1 text' }).click();
    await expect(text(anna)).toHaveValue('Linie 30');
  });

  await test.step('the version before comes back with its texts and states', async () => {
    await page.goto(`/widgets/${id}/replace`);
    await page.getByRole('button', { name: 'Restore version 1.0.0 …' }).click();
    await page.getByRole('button', { name: /^Restore template/ }).click();
    await expect(page.getByRole('heading', { name: /is (?:now|still) version/ })).toBeVisible();
    await expect(anna.getByRole('alert').filter({ hasText: '; 1 source text changed.' })).toBeVisible();
    await expect(anna.getByRole('row', { name: /^Name Line 4 / })).toContainText('Source changed');
    await expect(anna.getByRole('row', { name: 'Name Line 21' })).toContainText('Linie einundzwanzig');
    await expect(reviewed(anna, 'German')).toHaveAccessibleName(`${TEXTS} of ${ALL} texts reviewed`);
  });

  await test.step('the screen in German, on a phone', async () => {
    await anna.context().addCookies([{ name: 'lang', value: 'de', url: app.url }]);
    await anna.setViewportSize({ width: 390, height: 820 });
    await anna.reload();
    await expect(anna.getByRole('combobox', { name: 'Sprache', exact: true })).toHaveValue('de');
    await expect(inWork(anna).getByRole('textbox')).toBeVisible();
    await expectAccessible(anna);
    expect(await anna.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
