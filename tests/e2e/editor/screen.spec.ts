import type { AscElement } from '../../../src/lib/ascdata/types.js';
import {
  expect,
  expectAccessible,
  expectAccessibleInEachView,
  hideWhen,
  save,
  shown,
  test,
  text,
  title,
  values,
  weather
} from './widget.js';

const WIDE = [1280];

test('everything can be done with the keyboard', async ({ page, openElements }) => {
  await openElements(weather);
  await expect(page.getByRole('link', { name: 'Conditions' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the settings' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(title(page)).toBeFocused();
  await page.keyboard.type('Graz');
  await expect(page.getByText('Ctrl . opens the actions of a setting.')).toBeAttached();
  await page.keyboard.press('Control+.');
  const back = page.getByRole('menuitem', { name: /^Reset to saved value/ });
  await expect(back).toBeFocused();
  // As fast as keys repeat: the closing menu leaves the next one open.
  await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Control+.')]);
  await expect(back).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Control+.');
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveValue('Wien');
  await expect(title(page)).toBeFocused();
  await page.keyboard.type('Graz');
  // The actions of a field are not a tab stop.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Now' })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden();
  await save(page);

  await test.step('the widget’s texts and the interface each have their language', async () => {
    await page.getByRole('combobox', { name: 'Language of the settings' }).selectOption('German');
    await expect(page.getByRole('radio', { name: 'Vorhersage' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Überschrift' }).fill('Linz');
    await page.getByRole('button', { name: 'Account: admin' }).click();
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('Deutsch');
    await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByText('Überschrift: WienGraz → Linz')).toBeVisible();
  });
});

test('another language of the interface reaches every part of an open form at once', async ({ page, openElements }) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await openElements([
    { Id: 'title', DisplayName: 'Title', DataType: 'simpleText', Value: [text('One'), text('Two')].flat() },
    { Id: 'day', DisplayName: 'Day', DataType: 'date', Value: '2026-12-24T08:00:00' },
    { Id: 'open', DisplayName: 'Open', DataType: 'dateRange', Value: { From: '', To: '' } },
    { Id: 'ink', DisplayName: 'Ink', DataType: 'color', Value: '#000000' },
    { Id: 'places', DisplayName: 'Places', DataType: 'location', Value: [] }
  ]);
  await expect(page.getByRole('button', { name: 'Pick a colour' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title Text 1' }).fill('Eins');
  await page.getByRole('button', { name: 'Account: admin' }).click();
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('Deutsch');
  await expect(page.getByText('1 Änderung', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Werte' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title Text 1' })).toHaveValue('Eins');
  await expect(page.getByRole('button', { name: 'Datum auswählen' })).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^(?:Pick|Choose) a / })).toHaveCount(0);
  expect(failures).toEqual([]);
});

test.describe('in a browser that reads Italian', () => {
  test.use({ locale: 'it-CH' });

  test('texts are read in Italian, or the language chosen last, each with its language and direction', async ({
    page,
    openElements
  }) => {
    const words = (Translations: AscElement['Translations']) => ({ Translations });
    const { path } = await openElements([
      {
        Id: 'mode',
        DisplayName: 'Mode',
        DataType: 'list',
        Value: 'Now',
        Items: ['Now', 'Later'],
        ...words({
          it: { DisplayName: 'Momento', Now: 'Adesso' },
          ar: { DisplayName: 'الوضع', Now: 'الآن', Later: 'لاحقا' }
        })
      },
      {
        Id: 'days',
        DisplayName: 'Days',
        DataType: 'number',
        Value: 1,
        ...words({ ar: { DisplayName: 'الأيام' } }),
        Options: { Conditions: [hideWhen('mode', '==', 'Now')] }
      }
    ]);
    await expect(page.locator('label', { hasText: 'Momento' })).toHaveAttribute('lang', 'it');
    await expect(page.locator('option', { hasText: 'Later' })).toHaveAttribute('lang', '');

    await page.getByRole('combobox', { name: 'Language of the settings' }).selectOption('Arabic');
    await page.goto(path);
    const mode = page.locator('label', { hasText: 'الوضع' });
    await expect(mode).toHaveAttribute('lang', 'ar');
    await expect(mode).toHaveAttribute('dir', 'rtl');
    await page.getByText('1 setting is hidden').click();
    await expect(page.getByRole('listitem')).toContainText('\u2068الوضع\u2069');
    await page.getByRole('combobox', { name: 'الوضع' }).selectOption('لاحقا');
    const bar = values(page).locator('footer');
    await expect(bar.locator('bdi[lang=ar]')).toHaveText('الوضع');
    await expect(bar.locator('bdi')).toHaveText(['الوضع', 'الآن', 'لاحقا']);
    await expectAccessible(page);
    await bar.getByRole('button', { name: 'Review' }).click();
    const reviewed = page.getByRole('rowheader', { name: 'الوضع' }).locator('bdi');
    await expect(reviewed).toHaveAttribute('lang', 'ar');
    await expect(reviewed).toHaveAttribute('dir', 'rtl');
  });
});

test.describe('in German', () => {
  test.use({ locale: 'de-AT' });

  test('no English and no accessibility violation is left on the screen, with everything open, in light and dark', async ({
    page,
    openElements
  }) => {
    await openElements(weather, 'Wetter');
    await expectAccessibleInEachView(page, WIDE);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toContainText('Strg Umschalt Z');
    await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).not.toContainText('Ctrl');
    await page.keyboard.press('Escape');
    await page.getByText('2 Einstellungen sind ausgeblendet').click();
    const item = page.getByRole('listitem').filter({ hasText: 'Name des Videos' });
    await expect(item).toContainText('ausgeblendet, weil „Modus“ auf „Jetzt“ steht und „Bewegt“ auf „aus“ steht');
    await expect(item.getByRole('button', { name: 'Einblenden: „Bewegt“ auf „an“ setzen' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Überschrift' }).fill('Graz');
    await page.getByRole('radio', { name: 'Vorhersage' }).check();
    const [count, review] = [page.getByText('2 Änderungen'), page.getByRole('button', { name: 'Prüfen' })];
    await expect(count).toBeVisible();
    const [said, pressed] = [await count.boundingBox(), await review.boundingBox()];
    expect(said!.x + said!.width).toBeLessThanOrEqual(pressed!.x);
    expect(said!.height).toBeLessThan(24);
    await page.getByRole('radio', { name: 'Jetzt' }).check();
    await page.getByRole('textbox', { name: 'Überschrift' }).fill('');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert').filter({ hasText: 'Nicht gespeichert' })).toBeVisible();
    await expectAccessibleInEachView(page, WIDE);
    const words = (await page.locator('body').innerText()).split(/[^\p{L}]+/u);
    const english = [
      'the',
      'and',
      'Save',
      'Ctrl',
      'Undo',
      'Redo',
      'hidden',
      'setting',
      'changes',
      'Search',
      'is',
      'with',
      'of'
    ];
    expect(words.filter((word) => english.includes(word))).toEqual([]);
    await page.getByRole('button', { name: 'Prüfen' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInEachView(page, WIDE);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Aktionen' }).first().click();
    await expectAccessibleInEachView(page, WIDE);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 820 }, hasTouch: true });

  test('fields, a strip of the preview and saving fit, without a sideways scroll', async ({ page, openElements }) => {
    await openElements(weather);
    await title(page).fill('Graz');
    await expect(shown(page)).toContainText('Graz');
    await expect(page.getByRole('button', { name: 'Reload the widget' })).toBeHidden();
    await page.getByRole('button', { name: 'Hide preview' }).click();
    await expect(page.locator('iframe')).toBeHidden();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('No unsaved changes')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectAccessible(page);

    await test.step('views that are cut off fade out; one opens where it is pressed, and the focused one is whole', async () => {
      const views = page.getByRole('navigation', { name: 'Views of the widget' });
      const row = views.locator('..');
      await expect(row).toHaveCSS('mask-image', / 0px, .*100% - 28px/);
      const last = views.getByRole('link', { name: 'History' });
      const { y, height } = (await last.boundingBox())!;
      await page.mouse.click(380, y + height / 2);
      await expect(page).toHaveURL(/\/table/);
      await page.goBack();
      await expect(row).toHaveCSS('mask-image', / 0px, .*100% - 28px/);
      await page.getByRole('link', { name: 'Table' }).focus();
      await page.keyboard.press('Tab');
      await expect(last).toBeFocused();
      await expect(last).toBeInViewport({ ratio: 0.99 });
      await expect(row).toHaveCSS('mask-image', / 28px, .* 100%,/);
    });
  });
});

test('in a form of 600 settings, Tab, search and the error list reach every field, however late the browser tells what comes near', async ({
  page,
  openElements
}) => {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
  const many: AscElement[] = Array.from({ length: 600 }, (_, index) => ({
    Id: `e${index}`,
    DisplayName: `Setting ${index}`,
    DataType: 'simpleText',
    Value: text(`value ${index}`),
    Options: { MaxChars: 12 }
  }));
  await openElements(many);
  const last = page.getByRole('textbox', { name: 'Setting 599' });
  await expect(last).toBeHidden();
  await page.getByRole('textbox', { name: 'Setting 0', exact: true }).focus();
  for (let index = 1; index <= 60; index++) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: `Setting ${index}`, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Control+Home');
  await page.getByRole('searchbox', { name: 'Find settings' }).fill('value 599');
  await page.keyboard.press('Enter');
  await expect(last).toBeFocused();
  await last.fill('far too long for it');
  await page.keyboard.press('Control+s');
  await values(page).getByRole('button', { name: 'Show all settings' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Setting 599' }).click();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
});
