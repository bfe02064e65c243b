import type { Page } from '@playwright/test';
import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { expect, expectAccessible, expectAccessibleNarrowAndWide, test } from '../editor/widget.js';
import { board } from './board.js';

const inWork = (page: Page) => page.getByRole('row', { selected: true });
const text = (page: Page) => inWork(page).getByRole('textbox', { name: /^Translation of/ });
const form = (page: Page) => page.getByRole('region', { name: 'Form' });
const languages = (page: Page) => page.getByRole('navigation', { name: 'Languages' });

test('a translator works through the texts by keyboard alone, and the form shows each while it is typed @firefox', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements(board);
  await page.goto(`${path}/translations?language=de`);
  await expect(form(page).getByText('Modus')).toBeVisible();
  await expectAccessibleNarrowAndWide(page);
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toHaveAccessibleName('Translation of “Mode”');
  await page.keyboard.press('Control+Enter');
  await expect(text(page)).toHaveAccessibleName('Translation of “Board”');
  await expect(page.getByRole('row', { name: 'Name Mode' })).toContainText('Reviewed');

  await page.keyboard.press('Enter');
  await expect(text(page)).toHaveAccessibleName('Translation of “Countdown”');
  await page.keyboard.type('Herunterzählen');
  await expect(form(page).getByRole('radio', { name: 'Herunterzählen' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: 'Entry Countdown' })).toContainText('To review');
  await expect(languages(page).getByRole('button', { name: 'German' })).toContainText('6 left');
  await expect(languages(page).getByRole('img', { name: '1 of 15 texts reviewed' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Herunterzählen' })).toBeVisible();

  await test.step('a finding that is right is accepted as it is, and comes back with another text', async () => {
    await text(page).press('F8');
    await expect(text(page)).toHaveAccessibleName('Translation of “Stop code”');
    await expect(inWork(page)).toContainText('Space at the beginning or end');
    const findings = page.getByRole('button', { name: /^Findings/ });
    await expect(findings).toHaveText('Findings3');
    await inWork(page).getByRole('button', { name: 'Accept anyway' }).click();
    const stop = page.getByRole('row', { name: 'Name Stop code' });
    await expect(stop).toContainText('Reviewed');
    await expect(stop).not.toContainText('Space at the beginning or end');
    await expect(findings).toHaveText('Findings2');
    await page.reload();
    await page.getByRole('button', { name: 'Haltestellennummer' }).click();
    await expect(inWork(page)).toContainText('Space at the beginning or end: accepted');
    await text(page).fill('Haltestelle ');
    await expect(inWork(page).getByRole('button', { name: 'Accept anyway' })).toBeVisible();
  });

  await test.step('findings are fixed in one step, and F8 moves to the next', async () => {
    await inWork(page).getByRole('button', { name: 'Remove' }).click();
    await expect(text(page)).toHaveValue('Haltestelle');
    await expect(inWork(page)).toContainText('No findings');
    await page.keyboard.press('F8');
    await expect(inWork(page)).toContainText('Missing: {min}');
    await inWork(page).getByRole('button', { name: 'Insert {min}' }).click();
    await expect(text(page)).toHaveValue('Minuten dorthin schreiben {min}');
    await page.keyboard.press('F8');
    await expect(inWork(page)).toContainText('Reads the same as “Every 15 seconds”');
  });

  await test.step('? shows all keys', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Save, next unfinished text');
  });
});

test('what is typed is saved on the way to another language or view; what cannot be saved is named there', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements(board);
  await page.goto(`${path}/translations?language=ar`);
  await page.getByRole('row', { name: 'Name Stop code' }).getByRole('button').first().click();
  await text(page).fill('رمز الموقف');
  await languages(page).getByRole('button', { name: 'German' }).click();
  await expect(form(page).getByText('Modus')).toBeVisible();
  await expect(page.getByText('All saved', { exact: true })).toBeVisible();
  await languages(page).getByRole('button', { name: 'Arabic' }).click();
  await expect(page.getByRole('row', { name: 'Name Stop code' })).toContainText('To review');

  await page.getByRole('row', { name: 'Name Show platforms' }).getByRole('button').first().click();
  await text(page).fill('عرض الأرصفة');
  await page.getByRole('link', { name: 'Values' }).click();
  await page.getByRole('link', { name: 'Translations' }).click();
  await expect(page.getByText('All saved', { exact: true })).toBeVisible();
  await languages(page).getByRole('button', { name: 'Arabic' }).click();
  await expect(page.getByRole('row', { name: 'Name Show platforms' })).toContainText('To review');

  await page.route('**/Texts/ar', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
  await page.getByRole('row', { name: 'Name Refresh' }).getByRole('button').first().click();
  await text(page).fill('تحديث');
  await languages(page).getByRole('button', { name: 'German' }).click();
  await expect(languages(page).getByRole('button', { name: 'Arabic' })).toContainText('1 not saved');
  await expect(page.getByText('All saved', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Arabic: 1 not saved' }).click();
  await expect(page.getByRole('button', { name: '1 text is not saved yet' })).toBeVisible();

  await test.step('a comment stays on its text until it is sent, also through a reload', async () => {
    const comment = page.getByRole('textbox', { name: 'Comment', exact: true });
    await text(page).press('Alt+c');
    await comment.fill('Which refresh?');
    await comment.press('Alt+ArrowDown');
    await expect(comment).toBeHidden();
    await page.getByRole('button', { name: '1 comment is not sent yet' }).click();
    await expect(comment).toHaveValue('Which refresh?');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: '1 comment is not sent yet' }).click();
    await comment.press('Control+Enter');
    await expect(inWork(page).getByText('Which refresh?')).toBeVisible();
    await expect(page.getByRole('button', { name: '1 comment is not sent yet' })).toBeHidden();
  });

  await test.step('the question at sign-out leads to it', async () => {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('dialog', { name: 'Sign out with unsaved changes?' }).getByRole('link').click();
    await expect(text(page)).toHaveAccessibleName('Translation of “Refresh”');
    await expect(text(page)).toHaveValue('تحديث');
  });

  await test.step('on a phone the button that undoes it is whole', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: 'Undo typing' })).toBeInViewport({ ratio: 1 });
  });
});

test('Show it brings a text behind Conditions, and a pattern description, into the form; nothing is stored', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements(board);
  await page.goto(`${path}/translations?language=de`);
  const top = async () => (await form(page).getByText('Modus', { exact: true }).boundingBox())?.y;
  const before = await top();
  await page.getByRole('button', { name: 'Minuten dorthin schreiben' }).click();
  await expect(form(page)).toContainText('hidden because');
  expect(await top()).toBe(before);
  await page.keyboard.press('Alt+s');
  await expect(form(page)).toContainText('Shown with Mode = “Countdown”');
  await expect(form(page)).toContainText('Nothing is stored.');
  await expect(form(page).getByRole('button', { name: /^Show it/ })).toHaveCount(0);
  await expect(form(page)).toContainText('Minuten dorthin schreiben');
  await text(page).fill('{min} dort schreiben, wo die Minuten stehen: „in {min} min“');
  await expect(form(page)).toContainText('{min} dort schreiben, wo die Minuten stehen');
  await expectAccessible(page);
  await form(page).getByRole('button', { name: 'Reset' }).click();
  await expect(form(page)).toContainText('hidden because');

  await test.step('Alt S shows it, and goes back', async () => {
    await page.keyboard.press('Alt+s');
    await expect(form(page)).toContainText('Shown with Mode = “Countdown”');
    await page.keyboard.press('Alt+s');
    await expect(form(page)).toContainText('hidden because');
    await expect(form(page)).not.toContainText('Shown with');
  });
});

/** Settings that need an object of the catalogue to be shown, and one that no Values show. */
const behind: AscElement[] = [
  { Id: 'logo', DisplayName: 'Logo', DataType: 'media', Value: [], Translations: { de: { DisplayName: 'Signet' } } },
  {
    ...{ Id: 'corner', DisplayName: 'Corner', DataType: 'boolean', Value: true },
    Options: { Conditions: [{ Action: 'HIDE', TargetId: 'logo', Operator: '?', Value: false }] }
  },
  { Id: 'mode', DisplayName: 'Mode', DataType: 'list', Value: 'Day', Items: ['Day', 'Night'] },
  {
    ...{ Id: 'never', DisplayName: 'Old corner', DataType: 'boolean', Value: true },
    Options: { Conditions: [{ Action: 'HIDE', TargetId: 'mode', Operator: '!=', Value: 'Dawn' }] }
  }
];

test('Show it uses an object of the catalogue; texts that no Values show are listed last and do not count', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements(behind);
  await page.goto(`${path}/translations?language=de`);
  await page.getByRole('button', { name: 'Translation of “Corner”' }).click();
  await page.keyboard.press('Alt+s');
  await expect(form(page)).toContainText(/Shown with Logo = “.+”. Nothing is stored./);
  await expect(form(page).getByText('no longer exists')).toHaveCount(0);
  await expect(form(page).getByText('Corner', { exact: true })).toBeVisible();
  await text(page).fill('Ecke');
  await expect(form(page).getByText('Ecke', { exact: true })).toBeVisible();

  await expect(languages(page).getByRole('button', { name: 'German' })).toContainText('4 left');
  await expect(page.getByText('Never shown: no combination of values shows this text in the form.')).toBeVisible();
});

test('what is typed survives a reload and a server that is away, what others save arrives, and a save is undone', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements(board);
  await page.goto(`${path}/translations?language=de`);
  await expect(text(page)).toBeFocused();
  await text(page).fill('Halb fert');
  await page.reload();
  await expect(text(page)).toHaveValue('Halb fert');
  await expect(page.getByText('1 text is not saved yet')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(`${path}/translations?language=de`);
  await other.getByRole('button', { name: 'Tafel' }).click();
  await text(other).fill('Anzeigetafel');
  await other.keyboard.press('Control+Enter');
  await other.getByRole('navigation', { name: 'Languages' }).getByRole('button', { name: 'Arabic' }).click();
  await expect(languages(other).getByRole('img', { name: '1 of 15 texts reviewed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anzeigetafel' })).toBeVisible();
  await expect(text(page)).toHaveValue('Halb fert');

  await test.step('a save is undone, and a server that is away loses nothing that was typed', async () => {
    await text(page).fill('Betriebsart');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Betriebsart' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo last save' }).click();
    await expect(text(page)).toHaveValue('Modus');

    await page.context().setOffline(true);
    await text(page).fill('Anzeige');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 text is not saved yet')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('All saved')).toBeVisible();
    await page.reload();
    await expect(text(page)).toHaveValue('Anzeige');
  });

  await test.step('Ctrl+Z in a text goes on from save to save, back to the first', async () => {
    await expect(page.getByRole('button', { name: 'Undo last save' })).toBeEnabled();
    await text(page).focus();
    await page.keyboard.press('Control+z');
    await expect(text(page)).toHaveValue('Modus');
    await page.keyboard.press('Control+z');
    await expect(text(page)).toHaveValue('Tafel');
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Nothing to undo: none of your recent saves is still in place')).toBeVisible();
  });
});

test('texts that do not fit are found in the whole language, also in settings that are hidden or were not looked at', async ({
  page,
  uploadElements
}) => {
  const long = 'Alle fünfzehn Sekunden, also viermal in jeder einzelnen Minute';
  const many = Array.from({ length: 60 }, (_, at): AscElement => ({
    ...{ Id: `light${at}`, DisplayName: 'Light', DataType: 'boolean', Value: true },
    Translations: { de: { DisplayName: 'Licht' } }
  }));
  const last: AscElement = {
    ...{ Id: 'last', DisplayName: 'Pace', DataType: 'list', Value: 'slow', Items: ['slow', 'fast'] },
    Options: { Conditions: [{ Action: 'HIDE', TargetId: 'light0', Operator: '==', Value: true }] },
    Translations: { de: { DisplayName: 'Sehr '.repeat(40).trim(), slow: 'langsam', fast: long } }
  };
  const first: AscElement = { ...last, Id: 'first', Options: undefined };
  const { path } = await uploadElements([first, ...many, last]);
  await page.goto(`${path}/translations?language=de`);
  const findings = page.getByRole('button', { name: /^Findings/ });
  await expect(findings).toHaveText('Findings4');
  await findings.click();
  const rows = page.getByRole('grid', { name: 'Texts' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Cut off at 440 px' })).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Three lines or more' })).toHaveCount(2);
  await page.keyboard.press('F8');
  await inWork(page).getByRole('button', { name: 'Accept anyway' }).click();
  await expect(findings).toHaveText('Findings3');
});

test('the current row shows comments, history, and other widgets’ translations of the same source', async ({
  page,
  app,
  uploadElements
}) => {
  const first = await uploadElements(board);
  await page.goto(`${first.path}/translations?language=de`);
  await text(page).fill('Betriebsart');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('row', { name: 'Name Mode' })).toContainText('Reviewed');
  const { path } = await uploadElements(board);
  await page.goto(`${path}/translations?language=de`);
  await expect(inWork(page).getByRole('button', { name: 'Betriebsart' })).toBeVisible();
  await page.keyboard.press('Alt+1');
  await expect(text(page)).toHaveValue('Betriebsart');
  await page.keyboard.press('Alt+c');
  await page.keyboard.type('As on the signs.');
  await page.keyboard.press('Enter');
  await expect(inWork(page)).toContainText('As on the signs.');
  await expect(text(page)).toBeFocused();
  // By mouse, too, one goes on in the text.
  await inWork(page).getByRole('button', { name: 'Add comment' }).click();
  await page.keyboard.type('On all of them.');
  await inWork(page).getByRole('button', { name: 'Send' }).click();
  await expect(inWork(page)).toContainText('On all of them.');
  await expect(text(page)).toBeFocused();
  await text(page).fill('');
  await inWork(page).getByRole('button', { name: 'Betriebsart' }).click();
  await expect(text(page)).toHaveValue('Betriebsart');
  await expect(text(page)).toBeFocused();
  await text(page).press('Enter');
  await page.getByRole('button', { name: 'Betriebsart' }).click();
  await inWork(page).getByRole('button', { name: 'History' }).click();
  await expect(inWork(page).getByRole('list', { name: 'History' })).toContainText('saved Betriebsart');
  await expectAccessible(page);

  await test.step('the tools stay beside the search, however long the words of the filter are', async () => {
    await page.context().addCookies([{ name: 'lang', value: 'de', url: app.url }]);
    await page.reload();
    const tools = page.getByRole('search');
    await expect(tools.getByRole('button', { name: /^Kommentare/ })).toBeVisible();
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 820 });
      const middles = await tools.evaluate((all) =>
        [...all.querySelectorAll('input, .icon')].map((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        })
      );
      expect([middles.length, Math.max(...middles) - Math.min(...middles) <= 1]).toEqual([4, true]);
    }
  });
});

test('publishing lists what changes, reaches the running widget and the download, and is undone', async ({
  page,
  uploadElements
}) => {
  const { path, id } = await uploadElements(board);
  await page.goto(`${path}/translations?language=de`);
  await expect(page.getByRole('button', { name: 'Publish …' })).toBeDisabled();
  await text(page).fill('Betriebsart');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 text differs from what is published')).toBeVisible();
  const editor = await page.context().newPage();
  await editor.goto(path);
  await editor.getByRole('combobox', { name: 'Language of the settings' }).selectOption('German');
  await editor.getByLabel('Haltestellennummer').fill('4712');
  await test.step('its texts begin at the same place, however long the words for their states are', async () => {
    await text(page).fill('Anzeigetafel');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Publish …' }).click();
    const changed = page.getByRole('dialog').getByRole('listitem').locator('> div');
    await expect(changed).toHaveCount(2);
    const [first, second] = await changed.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
    expect(second).toBe(first);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo last save' }).click();
    await expect(page.getByText('1 text differs from what is published')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish German?' });
  await expect(dialog.getByRole('listitem')).toContainText('Mode Modus → Betriebsart');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publish 1 text' }).click();
  await expect(page.getByText('differs from what is published')).toHaveCount(0);

  const content = async (): Promise<string> => (await page.request.get(`/api/Widgets/${id}/Content`)).text();
  expect(await content()).toContain('Betriebsart');
  await expect(editor.getByRole('radiogroup', { name: 'Betriebsart' })).toBeVisible();
  await expect(editor.getByLabel('Haltestellennummer')).toHaveValue('4712');
  await page.getByRole('button', { name: 'Undo publication of 1 text' }).click();
  await expect(page.getByText('1 text differs from what is published')).toBeVisible();
  expect(await content()).not.toContain('Betriebsart');
});

test('search, filter and languages, also a new one; rows do not vanish while one works', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements(board);
  await page.goto(`${path}/translations?language=de`);
  await expect(text(page)).toBeFocused();
  await page.getByRole('button', { name: /^To do/ }).click();
  const rows = page.getByRole('grid', { name: 'Texts' }).getByRole('row');
  await expect(rows).toHaveCount(8);
  await page.getByRole('button', { name: 'Translation of “Show platforms”' }).click();
  await text(page).fill('Bahnsteige anzeigen');
  await page.keyboard.press('Control+Enter');
  await expect(rows).toHaveCount(8);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('Stop');
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toHaveAccessibleName('Translation of “Four digits, as on the sign.”');
  await page.keyboard.press('Escape');
  await page.getByRole('rowheader', { name: 'Four digits' }).click();
  await page.keyboard.type('F');
  await expect(text(page)).toHaveValue('F');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('nothing like this');
  await page.getByRole('button', { name: 'Show all texts' }).click();
  await expect(rows).toHaveCount(16);
  await languages(page).getByRole('button', { name: 'Arabic' }).click();
  // In the same text.
  await expect(text(page)).toHaveAttribute('dir', 'rtl');
  await expect(text(page)).toHaveAccessibleName('Translation of “Four digits, as on the sign.”');
  await expect(text(page)).toBeFocused();
  expect(new URL(page.url()).searchParams.get('language')).toBe('ar');

  await test.step('a search typed while another language is on its way goes on there', async () => {
    let arrive = (): void => {};
    const asked = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/Texts/de', async (route) => {
      await asked;
      await route.continue();
    });
    await languages(page).getByRole('button', { name: 'German' }).click();
    await expect(page.getByRole('group', { name: 'Texts' })).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('/');
    await page.keyboard.type('Stop');
    arrive();
    await expect(page).toHaveURL(/language=de/);
    await page.keyboard.type(' code');
    await expect(page.getByRole('searchbox')).toHaveValue('Stop code');
    await expect(rows).toHaveCount(2);
    await page.getByRole('searchbox').fill('');
    await page.unroute('**/Texts/de');
  });

  await test.step('a language is added by its name, and worked on at once', async () => {
    await page.getByRole('button', { name: 'Add a language …' }).click();
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Add a language' })).toBeFocused();
    await page.keyboard.type('Polonese');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('No language has this name or code.');
    await page.getByRole('combobox', { name: 'Add a language' }).fill('Polis');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Add a language' })).toHaveValue('Polish');
    await page.keyboard.press('Enter');
    await expect(languages(page).getByRole('button', { name: 'Polish' })).toContainText('15 left');
    await expect(text(page)).toHaveValue('');
    await expect(text(page)).toHaveAttribute('lang', 'pl');
  });
});
