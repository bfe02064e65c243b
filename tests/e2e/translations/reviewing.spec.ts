import type { Page } from '@playwright/test';
import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { expect, test } from '../editor/widget.js';

/** In each language. */
const TEXTS = 20;
/** The one behind two Conditions. */
const HIDDEN = 12;

const hide = (TargetId: string, Operator: string, Value: unknown) => ({ Action: 'HIDE', TargetId, Operator, Value });
const translated = (de: string, ar: string) => ({ de: { DisplayName: de }, ar: { DisplayName: ar } });

/** As many settings as large widgets have, translated into German and Arabic, none of it reviewed. */
function timetable(): AscElement[] {
  const numbers = Array.from({ length: 150 }, (_, index) => index + 1);
  const settings = numbers.map((number): AscElement => ({
    ...{ Id: `line${number}`, DisplayName: `Line ${number}`, DataType: 'boolean', Value: true },
    Translations: translated(`Linie ${number}`, `خط ${number}`)
  }));
  const Conditions = [hide('mode', '!=', 'Countdown'), hide('platforms', '==', false)];
  return [
    ...settings.map((setting, index) => (index === HIDDEN ? { ...setting, Options: { Conditions } } : setting)),
    { Id: 'mode', DisplayName: 'Mode', DataType: 'list', Value: 'Board', Items: ['Board', 'Countdown'] },
    { Id: 'platforms', DisplayName: 'Show platforms', DataType: 'boolean', Value: false }
  ];
}

const text = (page: Page) => page.getByRole('row', { selected: true }).getByRole('textbox');
const form = (page: Page) => page.getByRole('region', { name: 'Form' });
const meter = (page: Page, language: string) =>
  page.getByRole('navigation', { name: 'Languages' }).getByRole('button', { name: language });

/** Tab, as often as it takes. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  for (let pressed = 0; pressed < 20; pressed++) {
    await page.keyboard.press('Shift+Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The keyboard does not reach it.');
}

/** Reviews the texts from the first one on; the hidden one is brought into the form first. */
async function review(page: Page, word: string): Promise<void> {
  for (let index = 0; index < TEXTS; index++) {
    await expect(text(page)).toHaveAccessibleName(`Translation of “Line ${index + 1}”`);
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

test('forty texts of a large widget are reviewed by keyboard alone, half of them in Arabic', async ({
  page,
  openElements
}) => {
  test.setTimeout(30_000);
  const { path } = await openElements(timetable());
  await page.goto(`${path}/translations?language=de`);
  const all = 154;
  await expect(meter(page, 'German')).toContainText(`${all} left`);
  await review(page, 'Linie');
  await expect(meter(page, 'German')).toContainText(`${all - TEXTS} left`);

  await page.keyboard.press('Escape');
  await tabTo(page, meter(page, 'Arabic'));
  await page.keyboard.press('Enter');
  await expect(text(page)).toHaveAttribute('dir', 'rtl');
  await review(page, 'خط');
  await expect(meter(page, 'Arabic')).toContainText(`${all - TEXTS} left`);
  await expect(page.getByText('All saved')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('row', { name: `Name Line ${TEXTS} ` })).toContainText('Reviewed');
  await expect(meter(page, 'German')).toContainText(`${all - TEXTS} left`);
  await expect(meter(page, 'Arabic')).toContainText(`${all - TEXTS} left`);
});
