import { expectAccessible } from '../../accessible.js';
import { element, expect, test } from './fields.js';

test('a boolean says its state in words; a color is stored as #RRGGBB, or with an opacity', async ({
  fields,
  page
}) => {
  await test.step('boolean: the switch says its state in words and is called by its label', async () => {
    await fields.show([element('boolean', 'Clock', false)]);
    const clock = page.getByRole('switch', { name: 'Clock', exact: true });
    await expect(clock).not.toBeChecked();
    await expect(page.getByText('Off', { exact: true })).toBeVisible();
    await clock.press('Space');
    await fields.expectValue('Clock', true);
    await page.getByText('On', { exact: true }).click();
    await fields.expectValue('Clock', false);
  });

  await test.step('color: stored as #RRGGBB in upper case, the typed spelling stays while typing', async () => {
    await fields.show([element('color', 'Ink', '#000000')]);
    const ink = page.getByLabel('Ink', { exact: true });
    await ink.fill('#2b4a8f');
    await fields.expectValue('Ink', '#2B4A8F');
    await expect(ink).toHaveValue('#2b4a8f');
    await ink.blur();
    await expect(ink).toHaveValue('#2B4A8F');
    await ink.fill('abc');
    await fields.expectValue('Ink', 'abc');
    await ink.blur();
    await fields.expectValue('Ink', '#AABBCC');
  });

  await test.step('color: with UseRGBA the palette has an opacity', async () => {
    await fields.show([element('color', 'Ink', '#2B4A8F', { Options: { UseRGBA: true } })]);
    await page.getByRole('button', { name: 'Pick a colour' }).click();
    await page.getByRole('slider', { name: 'Opacity' }).fill('40');
    await fields.expectValue('Ink', 'rgba(43,74,143,0.4)');
    await page.getByLabel('Colour', { exact: true }).fill('#ff0000');
    await fields.expectValue('Ink', 'rgba(255,0,0,0.4)');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Pick a colour' })).toBeFocused();
  });
});

test('a number is typed as people write it, rounded and stepped by StepSize, and never lost', async ({
  fields,
  page
}) => {
  await test.step('comma and dot both are the decimal sign, in German and in English', async () => {
    for (const language of ['en', 'de'] as const) {
      await fields.show([element('number', 'Size', 1)], { language });
      const size = page.getByRole('spinbutton', { name: 'Size' });
      await size.fill('2,5');
      await fields.expectValue('Size', 2.5);
      await size.fill('3.5');
      await fields.expectValue('Size', 3.5);
      await size.blur();
      await expect(size).toHaveValue(language === 'de' ? '3,5' : '3.5');
    }
  });

  await test.step('what is no number is passed on as it was typed and stays in the field', async () => {
    await fields.show([element('number', 'Size', 1)]);
    const size = page.getByRole('spinbutton', { name: 'Size' });
    await size.fill('about ten');
    await fields.expectValue('Size', 'about ten');
    await size.blur();
    await expect(size).toHaveValue('about ten');
    await fields.expectLeft('Size', 1);
  });

  await test.step('rounds to StepSize on leaving, visibly, as part of the same undo step', async () => {
    await fields.show([element('number', 'Size', 1, { Options: { Minimum: 0, Maximum: 10, StepSize: 0.25 } })]);
    const size = page.getByRole('spinbutton', { name: 'Size' });
    await size.fill('2.3');
    await fields.expectValue('Size', 2.3);
    await size.blur();
    await fields.expectValue('Size', 2.25);
    await expect(page.getByText('Rounded to 2.25')).toBeVisible();
    const steps = (await fields.edits('Size')).map((edit) => edit.step);
    expect(new Set(steps)).toEqual(new Set(['typing']));
  });

  await test.step('arrow keys and PageUp step by StepSize and stop at Minimum and Maximum', async () => {
    await fields.show([element('number', 'Size', 1, { Options: { Minimum: 0, Maximum: 3, StepSize: 0.1 } })]);
    const size = page.getByRole('spinbutton', { name: 'Size' });
    await size.press('ArrowUp');
    await size.press('ArrowUp');
    await fields.expectValue('Size', 1.2);
    await size.press('PageDown');
    await fields.expectValue('Size', 0.2);
    await size.press('PageDown');
    await fields.expectValue('Size', 0);
    for (let press = 0; press < 4; press++) await size.press('PageUp');
    await fields.expectValue('Size', 3);
    await expect(size).toHaveAttribute('aria-valuenow', '3');
    await expect(size).toHaveAttribute('aria-valuemax', '3');
  });

  await test.step('a Value put back from outside replaces what was typed', async () => {
    await fields.show([element('number', 'Size', 1)]);
    const size = page.getByRole('spinbutton', { name: 'Size' });
    await size.fill('1.50');
    await expect(size).toHaveValue('1.50');
    await fields.setValue('Size', 1);
    await expect(size).toHaveValue('1');
  });
});

test('date and time are stored as the contract writes them, and what is stored is not changed unasked', async ({
  fields,
  page
}) => {
  await test.step('date: written with seconds, and cleared to nothing', async () => {
    await fields.show([element('date', 'Day', '2026-11-20T08:00:00', { Options: { MinDate: 'Today' } })]);
    const day = page.getByLabel('Day');
    await expect(day).toHaveAttribute('min', '2026-11-20T00:00:00');
    await day.fill('2026-12-24T18:30');
    await fields.expectValue('Day', '2026-12-24T18:30:00');
    await day.fill('2026-12-24T18:30:15');
    await fields.expectValue('Day', '2026-12-24T18:30:15');
    await day.fill('');
    await fields.expectValue('Day', '');
  });

  await test.step('date: a stored date that does not exist is shown and not changed', async () => {
    await fields.show([element('date', 'Day', '2025-02-30T00:00:00')]);
    await expect(page.getByText('Stored: 2025-02-30T00:00:00')).toBeVisible();
    await page.getByLabel('Day').focus();
    await page.getByLabel('Day').blur();
    expect(await fields.edits('Day')).toEqual([]);
  });

  await test.step('time: hh:mm, or hh:mm:ss with WithSeconds', async () => {
    await fields.show([
      element('time', 'Opening', '08:30'),
      element('time', 'Exact', '08:30:00', { Options: { WithSeconds: true } })
    ]);
    await page.getByLabel('Opening').fill('09:15');
    await fields.expectValue('Opening', '09:15');
    await page.getByLabel('Exact').fill('09:15:00');
    await fields.expectValue('Exact', '09:15:00');
  });
});

test.describe('where the browser writes dates in another way than the interface', () => {
  test.use({ locale: 'en-US' });

  test('date, dateRange and time are shown and taken as the interface writes them @firefox', async ({
    fields,
    page,
    browserName
  }) => {
    await fields.show(
      [
        element('date', 'Tag', '2026-11-20T08:00:00'),
        element('dateRange', 'Aktion', { From: '', To: '2026-11-30T00:00:00' }),
        element('time', 'Beginn', '')
      ],
      { language: 'de' }
    );
    const day = page.getByRole('textbox', { name: 'Tag' });
    await expect(day).toHaveValue('20.11.2026, 08:00:00');
    await day.fill('24.12.2026 14.30');
    await fields.expectValue('Tag', '2026-12-24T14:30:00');
    await expect(day).toHaveValue('24.12.2026 14.30');
    await day.press('Tab');
    await expect(day).toHaveValue('24.12.2026, 14:30:00');
    await fields.expectLeft('Tag', 0);
    await expect(page.getByRole('button', { name: 'Datum auswählen' }).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await fields.expectLeft('Tag', 1);
    await day.fill('24.13.');
    await day.blur();
    await fields.expectValue('Tag', '24.13.');
    await expect(day).toHaveValue('24.13.');
    await day.fill('');
    await fields.expectValue('Tag', '');

    const from = page.getByRole('textbox', { name: 'Aktion Von' });
    await expect(page.getByRole('textbox', { name: 'Aktion Bis' })).toHaveValue('30.11.2026');
    await expect(from).toHaveAttribute('placeholder', 'TT.MM.JJJJ');
    await from.fill('1.2.2026');
    await fields.expectValue('Aktion', { From: '2026-02-01T00:00:00', To: '2026-11-30T00:00:00' });

    await page.getByRole('textbox', { name: 'Beginn' }).fill('1430');
    await fields.expectValue('Beginn', '14:30');
    if (browserName === 'firefox') {
      // It has no clock of its own.
      await page.getByRole('textbox', { name: 'Beginn' }).press('Alt+ArrowDown');
      const times = page.getByRole('combobox', { name: 'Uhrzeit auswählen' });
      await expect(times).toBeFocused();
      await times.selectOption('09:30');
    } else {
      await page.locator('input[type=time]').evaluate((picker: HTMLInputElement) => {
        picker.value = '09:30';
        picker.dispatchEvent(new Event('input', { bubbles: true }));
      });
    }
    await expect(page.getByRole('textbox', { name: 'Beginn' })).toHaveValue('09:30');
    await expectAccessible(page);
  });
});

test('list and radiobutton store entries of the definition, and keep what is none of them', async ({
  fields,
  page
}) => {
  await test.step('list: shows translated entries, stores untranslated ones', async () => {
    const Translations = { de: { Now: 'Jetzt', Later: 'Später' } };
    await fields.show([element('list', 'Mode', 'Now', { Items: ['Now', 'Later'], Translations })], { language: 'de' });
    await page.getByLabel('Mode').selectOption('Später');
    await fields.expectValue('Mode', 'Later');
  });

  await test.step('list and radiobutton: a stored value that is not in Items is marked and kept', async () => {
    await fields.show([
      element('list', 'Mode', 'Radar', { Items: ['Now'] }),
      element('radiobutton', 'Unit', 'Réaumur', { Items: ['Celsius'] })
    ]);
    await expect(page.getByLabel('Mode').locator('option:checked')).toHaveText('Radar (no longer available)');
    await expect(page.getByRole('radio', { name: 'Réaumur (no longer available)' })).toBeChecked();
    await fields.expectValue('Mode', 'Radar');
    await page.getByRole('radio', { name: 'Celsius' }).check();
    await fields.expectValue('Unit', 'Celsius');
    await expect(page.getByRole('radio')).toHaveCount(1);
  });

  await test.step('list: more than 12 entries are found by typing; leaving without a choice changes nothing', async () => {
    const Items = Array.from({ length: 300 }, (_, index) => `Entry ${index + 1}`);
    await fields.show([element('list', 'Mode', 'Entry 7', { Items })]);
    const mode = page.getByRole('combobox', { name: 'Mode' });
    await expect(mode).toHaveValue('Entry 7');
    // A native select until the searchable list has loaded.
    await expect(mode).toHaveJSProperty('tagName', 'INPUT');
    await mode.fill('ry 30');
    await expect(page.getByRole('option')).toHaveText(['Entry 30', 'Entry 130', 'Entry 230', 'Entry 300']);
    await mode.blur();
    await expect(mode).toHaveValue('Entry 7');
    await mode.fill('299');
    await mode.press('Enter');
    await fields.expectValue('Mode', 'Entry 299');
  });

  await test.step('radiobutton: one tab stop, arrow keys choose', async () => {
    await fields.show([element('radiobutton', 'Unit', 'Two', { Items: ['One', 'Two', 'Three'] })]);
    const group = page.getByRole('radiogroup', { name: 'Unit' });
    await page.locator('body').press('Tab');
    await expect(group.getByRole('radio', { name: 'Two' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await fields.expectValue('Unit', 'Three');
    await fields.expectLeft('Unit', 0);
    await page.keyboard.press('Tab');
    await fields.expectLeft('Unit', 1);
  });
});

test('a long list that is opened while its search loads is open once it has loaded', async ({ fields, page }) => {
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let isAwaited = false;
  await page.route('**/assets/Combobox*', async (route) => {
    isAwaited = true;
    await arrived;
    await route.fallback();
  });
  const Items = Array.from({ length: 20 }, (_, index) => `Entry ${index + 1}`);
  await fields.show([element('list', 'Mode', 'Entry 3', { Items })]);
  await expect.poll(() => isAwaited).toBe(true);
  await page.locator('select').click();
  arrive();
  await expect(page.getByRole('option', { name: 'Entry 3', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Mode')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await fields.expectValue('Mode', 'Entry 4');
});
