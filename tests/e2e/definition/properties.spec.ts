import type { Page } from '@playwright/test';
import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { expect, expectAccessibleInEachView, test } from '../editor/widget.js';

const shows: AscElement = {
  ...{ Id: 'Shows', DisplayName: 'Shows', DataType: 'list', Value: 'Arrivals' },
  Items: ['Departures', 'Arrivals'],
  Translations: { de: { DisplayName: 'Zeigt', Departures: 'Abfahrten', Arrivals: 'Ankünfte' } }
};
const stop: AscElement = {
  ...{ Id: 'Stop', DisplayName: 'Stop code', DataType: 'simpleText', Value: [{ Text: 'HBF-1042' }] },
  Options: { ValidationRegExp: '[A-Z]{2,4}-\\d{3,5}', ValidationRegExpDescription: 'The code on the sign' }
};
const period: AscElement = {
  ...{ Id: 'Period', DisplayName: 'Period', DataType: 'dateRange', Value: { From: '', To: '' } }
};

const bar = (page: Page) => page.getByRole('group', { name: 'Changes of the definition' });
const entries = (page: Page) => page.getByRole('list', { name: 'Entries' }).getByRole('textbox', { name: /^Entry / });
const names = (page: Page) => entries(page).evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
const undo = async (page: Page) => {
  await page.getByRole('listbox', { name: 'Settings' }).focus();
  await page.keyboard.press('Control+z');
};

test('entries are edited by keyboard, and pasted from a table', async ({ page, uploadElements }) => {
  const { path } = await uploadElements([shows]);
  await page.goto(`${path}/definition?el=Shows`);

  await test.step('Enter adds one below; the form has it', async () => {
    await entries(page).first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Notice');
    await page.keyboard.press('Enter');
    await expect(entries(page)).toHaveCount(4);
    await page.keyboard.press('Escape');
    expect(await names(page)).toEqual(['Departures', 'Notice', 'Arrivals']);
    await expect(page.getByRole('region', { name: 'Form' }).getByRole('combobox')).toContainText('Notice');
  });

  await test.step('Tab from a new one goes on to its translation, where Ctrl Z takes back what was typed', async () => {
    await page.getByRole('button', { name: 'Entry', exact: true }).click();
    await page.keyboard.type('Closed');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Geschlossen');
    await expect(page.getByRole('textbox', { name: '“Closed” in German' })).toHaveValue('Geschlossen');
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('textbox', { name: '“Closed” in German' })).toHaveValue('');
    await page.keyboard.press('Control+z');
    await expect(entries(page)).toHaveCount(3);
  });

  await test.step('Alt and an arrow move it, with the focus', async () => {
    await entries(page).nth(1).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(entries(page).first()).toBeFocused();
    expect(await names(page)).toEqual(['Notice', 'Departures', 'Arrivals']);
    await undo(page);
    expect(await names(page)).toEqual(['Departures', 'Notice', 'Arrivals']);
  });

  await test.step('several lines become several entries, their columns translations', async () => {
    await entries(page).nth(2).focus();
    await entries(page)
      .nth(2)
      .evaluate((input) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', 'Rail\tBahn\nBus\tBus\n');
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      });
    expect(await names(page)).toEqual(['Departures', 'Notice', 'Arrivals', 'Rail', 'Bus']);
    await expect(page.getByRole('textbox', { name: '“Rail” in German' })).toHaveValue('Bahn');
    await undo(page);
    await expect(entries(page)).toHaveCount(3);
  });

  await test.step('the entries that a new setting begins with give way to what is pasted over one of them', async () => {
    await page.getByRole('listbox', { name: 'Settings' }).focus();
    for (const key of ['n', 'l', 'Enter']) await page.keyboard.press(key);
    await expect(entries(page)).toHaveCount(2);
    await entries(page)
      .nth(1)
      .evaluate((input) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', 'Rail\nEntry 2\nBus\n');
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      });
    expect(await names(page)).toEqual(['Rail', 'Entry 2', 'Bus']);
    await undo(page);
    expect(await names(page)).toEqual(['Entry 1', 'Entry 2']);
    await undo(page);
    await expect(entries(page)).toHaveCount(3);
  });

  await test.step('a name that is taken is left out of what is pasted, and refused for a new one', async () => {
    await entries(page)
      .nth(2)
      .evaluate((input) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', 'Rail\nNotice\nRail\n');
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      });
    await expect(page.getByText('2 lines left out: the name is taken.')).toBeVisible();
    expect(await names(page)).toEqual(['Departures', 'Notice', 'Arrivals', 'Rail']);
    await page.getByRole('button', { name: 'Entry', exact: true }).click();
    await page.keyboard.type('Rail');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Another entry is called “Rail”.')).toBeVisible();
    await page.keyboard.type('way');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: '“Railway” in German' })).toBeVisible();
    await page.keyboard.press('Escape');
    await undo(page);
    await undo(page);
    await expect(entries(page)).toHaveCount(3);
  });

  await test.step('another name takes translation and default along', async () => {
    await entries(page).nth(2).fill('Coming');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: '“Coming” in German' })).toHaveValue('Ankünfte');
    await expect(page.getByRole('listitem').filter({ hasText: 'default' })).toHaveCount(1);
    await expect(page.getByText('No findings')).toBeHidden();
  });

  await test.step('Ctrl alone leaves what is being typed', async () => {
    await entries(page).nth(1).fill('No');
    await page.keyboard.press('Control');
    await expect(page.getByRole('textbox', { name: '“Notice” in German' })).toBeVisible();
  });
});

test('a thousand entries stay fast: only those in view are in the page', async ({ page, uploadElements }) => {
  const Items = Array.from({ length: 1_000 }, (_, at) => `Entry ${at + 1}`);
  const Options: AscElement['Options'] = {
    Conditions: [{ Action: 'HIDE', TargetId: 'Shows', Operator: '==', Value: 'Entry 5' }]
  };
  const { path } = await uploadElements([
    { ...shows, Value: Items[0], Items },
    { ...period, Options }
  ]);
  await page.addInitScript(() => {
    const most = { options: 0 };
    Object.assign(window, { most });
    new MutationObserver(() => {
      most.options = Math.max(most.options, document.getElementsByTagName('option').length);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${path}/definition?el=Shows`);
  await expect(entries(page).first()).toHaveValue('Entry 1');
  expect(await entries(page).count()).toBeLessThan(40);
  await page.getByRole('button', { name: 'Entry', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Entry 1,001' })).toBeFocused();

  await test.step('those that a condition compares with are searched', async () => {
    await page.goto(`${path}/definition?el=Period`);
    const value = page.getByRole('region', { name: 'Hidden while' }).getByRole('combobox', { name: 'Value' });
    await value.fill('Entry 777');
    await page.keyboard.press('Enter');
    await expect(value).toHaveValue('Entry 777');
    await expect(bar(page)).toContainText('Conditions');
  });
  expect(await page.evaluate(() => (window as unknown as { most: { options: number } }).most.options)).toBeLessThan(
    200
  );
});

test('texts are written into the file in each of its languages, and in a new one', async ({ page, uploadElements }) => {
  const { path } = await uploadElements([shows, period]);
  await page.goto(`${path}/definition?el=Period`);
  const texts = page.getByRole('region', { name: 'Texts' });
  await expect(texts).toContainText('German 1 missing');
  await texts.getByRole('textbox', { name: 'Name in German' }).fill('Zeitraum');
  await expect(texts.getByRole('img', { name: 'complete' })).toBeVisible();
  await expect(bar(page)).toContainText('Period: Name in German not set → Zeitraum');
  await texts.getByRole('button', { name: 'Language' }).click();
  await page.keyboard.type('French');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Période');
  await expect(texts.getByRole('textbox', { name: 'Name in French' })).toHaveValue('Période');
  await undo(page);
  await expect(texts.getByRole('textbox', { name: 'Name in German' })).toHaveValue('Zeitraum');
  await undo(page);
  await expect(bar(page)).toContainText('No unsaved changes');
});

test('a pattern is explained, tried, and made to match the whole text', async ({ page, uploadElements }) => {
  const { path } = await uploadElements([stop]);
  await page.goto(`${path}/definition?el=Stop`);
  const checked = page.getByRole('region', { name: 'Checked' });
  const pieces = checked.getByRole('list', { name: 'What the pattern asks for' }).getByRole('listitem');
  await expect(pieces).toHaveText([/2 to 4 capital letters/, /“-”/, /3 to 5 digits/]);

  await test.step('samples are accepted or refused, and stay in this browser', async () => {
    await checked.getByRole('button', { name: 'Sample', exact: true }).click();
    await page.keyboard.type('see HBF-1042');
    await expect(checked.getByText('accepted')).toBeVisible();
    await checked.getByRole('button', { name: 'Whole text' }).click();
    await expect(checked.getByRole('textbox', { name: 'Pattern' })).toHaveValue('^[A-Z]{2,4}-\\d{3,5}$');
    await expect(checked.getByText('refused')).toBeVisible();
    await expect(checked.getByText('The whole text has to match.')).toBeVisible();
    await undo(page);
    await page.reload();
    await expect(checked.getByRole('textbox', { name: 'Sample 1' })).toHaveValue('see HBF-1042');
  });

  await test.step('one that never ends took too long', async () => {
    await checked.getByRole('textbox', { name: 'Pattern' }).fill('^(a+)+$');
    await checked.getByRole('textbox', { name: 'Sample 1' }).fill(`${'a'.repeat(40)}!`);
    await expect(checked.getByText('took too long')).toBeVisible();
  });

  await test.step('and is removed with its message', async () => {
    await checked.getByRole('button', { name: 'Remove the pattern' }).click();
    await expect(checked.getByRole('button', { name: 'Link' })).toBeVisible();
    await expect(bar(page)).toContainText('Stop code: Message The code on the sign → not set');
  });
});

test('limits of dates are chosen, and what has no effect says so', async ({ page, uploadElements }) => {
  const { path } = await uploadElements([period]);
  await page.goto(`${path}/definition?el=Period`);
  await page.getByRole('combobox', { name: 'From' }).selectOption('today');
  await expect(bar(page)).toContainText('Period: From not set → Today');
  const zone = page.getByRole('switch', { name: 'With time zone' });
  await expect(zone).toBeDisabled();
  await expect(page.getByText('Has no effect without “With time”.')).toBeVisible();
  await page.getByRole('switch', { name: 'With time', exact: true }).click();
  await expect(zone).toBeEnabled();
  await page.getByRole('button', { name: /^back.*Dates$/ }).click();
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('none');
});

test('what is typed and taken back moves nothing below, until the control is left', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements([stop]);
  await page.goto(`${path}/definition?el=Stop`);
  const [name, pattern] = ['Name', 'Pattern'].map((label) => page.getByRole('textbox', { name: label, exact: true }));
  const back = page.getByRole('button', { name: /^back/ });
  const top = async (): Promise<number> => Math.round((await pattern!.boundingBox())!.y);
  await pattern!.waitFor();
  const before = await top();
  await name!.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('x');
  await expect(back).toBeVisible();
  const typed = await top();
  await page.keyboard.press('Backspace');
  await expect(back).toBeHidden();
  expect(await top()).toBe(typed);
  await page.getByRole('listbox', { name: 'Settings' }).focus();
  await expect.poll(top).toBe(before);
});

test('entries, texts and a pattern are accessible, narrow and wide', async ({ page, uploadElements }) => {
  const { path } = await uploadElements([shows, stop]);
  await page.goto(`${path}/definition?el=Stop`);
  await expect(page.getByRole('list', { name: 'What the pattern asks for' })).toBeVisible();
  await expectAccessibleInEachView(page, [390]);
  await page.goto(`${path}/definition?el=Shows`);
  await expectAccessibleInEachView(page, [1280]);
});
