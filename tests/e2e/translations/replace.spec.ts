import type { Page } from '@playwright/test';
import type { TextsBody, WidgetSummary } from '../../../src/lib/api.js';
import type { AscElement } from '../../../src/lib/ascdata/types.js';
import {
  expect,
  expectAccessible,
  expectAccessibleNarrowAndWide,
  packageOf,
  test,
  type Opened
} from '../editor/widget.js';
import { call, createUser, signInElsewhere } from '../people/people.js';
import { board } from './board.js';

const inWork = (page: Page) => page.getByRole('row', { selected: true });
const text = (page: Page) => inWork(page).getByRole('textbox');

const row = (page: Page, name: string) => page.getByRole('row', { name });

/** Saves the current text, with this source, as reviewed. */
async function review(page: Page, source: string, value: string): Promise<void> {
  await expect(text(page)).toHaveAccessibleName(`Translation of “${source}”`);
  await text(page).fill(value);
  await page.keyboard.press('Control+Enter');
  await expect(row(page, source).first()).toContainText('Reviewed');
}

async function reviewEveryMinute(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Translation of “Every minute”' }).click();
  await review(page, 'Every minute', 'Jede Minute');
}

/** The board with another label, another German text and a renamed entry. */
const next = board.map((element): AscElement => {
  if (element.Id === 'mode') {
    const de = { ...element.Translations?.de, Board: 'Anzeigetafel' };
    return { ...element, DisplayName: 'Display mode', Translations: { ...element.Translations, de } };
  }
  if (element.Id !== 'refresh') return element;
  return { ...element, Items: ['Every 15 seconds', 'Every 30 seconds', 'Every single minute'] };
});

/** Chooses the package on the Replace screen. */
async function choose(page: Page, { id, path }: Opened): Promise<void> {
  const { SpotIdentifier: identifier } = (await (await page.request.get(`/api/Widgets/${id}`)).json()) as WidgetSummary;
  await page.goto(`${path}/replace`);
  await expect(page.locator('#content[inert]')).toHaveCount(0);
  const buffer = await packageOf(next, { identifier });
  const file = { name: 'next.dash.zip', mimeType: 'application/zip', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
}

/** Chooses the package; the screen then shows what happens to translations. */
async function compare(page: Page, opened: Opened): Promise<void> {
  await choose(page, opened);
  await expect(page.getByRole('region', { name: /^(Translations|Übersetzungen)/ })).toBeVisible();
}

async function replaced(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Replace|Restore) template/ }).click();
  await expect(page.getByRole('heading', { name: /is (?:now|still) version/ })).toBeVisible();
}

test('a replacement changes sources, which are reviewed again; restoring the version before brings all texts back', async ({
  page,
  app,
  browser,
  uploadElements
}) => {
  const opened = await uploadElements(board);
  const translations = `${opened.path}/translations?language=de`;
  await page.goto(translations);
  await expect(text(page)).toBeFocused();
  await review(page, 'Mode', 'Betriebsart');
  await review(page, 'Board', 'Brett');
  await reviewEveryMinute(page);

  await compare(page, opened);
  const panel = page.getByRole('region', { name: /^(Translations|Übersetzungen)/ });
  await expect(
    panel.getByRole('checkbox', { name: '“Every minute” continues as “Every single minute”' })
  ).toBeChecked();
  const conflict = panel.getByRole('group', { name: /^Board/ });
  await expect(conflict.getByRole('radio', { name: 'Keep ours: Brett' })).toBeChecked();
  await conflict.getByRole('radio', { name: 'Take the package’s: Anzeigetafel' }).check();
  await expectAccessible(page);
  await replaced(page);

  await page.goto(translations);
  await expect(text(page)).toHaveAccessibleName('Translation of “Display mode”');
  await expect(inWork(page)).toContainText('Source changed');
  await inWork(page).getByRole('button', { name: 'Still correct' }).click();
  await expect(row(page, 'Name Display mode')).toContainText('Reviewed');
  await expect(text(page)).toHaveAccessibleName('Translation of “Board”');
  await expect(text(page)).toHaveValue('Anzeigetafel');
  const minute = row(page, 'Entry Every single minute');
  await expect(minute).toContainText('Source changed');
  await expect(minute).toContainText('Jede Minute');

  await test.step('“Still correct” of a translator without the right to review sends the text to review', async () => {
    const { id, name } = await createUser(page, app);
    const Languages = [{ Language: 'de', Level: 'translate' }];
    await call(page, app, `/api/Users/${id}/Languages`, { Languages }, 'PUT');
    const translator = await signInElsewhere(browser, app, name);
    await translator.goto(translations);
    await translator.getByRole('button', { name: 'Jede Minute' }).click();
    await inWork(translator).getByRole('button', { name: 'Still correct' }).click();
    await expect(row(translator, 'Entry Every single minute')).toContainText('To review');
    await expect(minute).toContainText('To review');
    await translator.context().close();
  });

  await page.goto(`${opened.path}/replace`);
  await page.getByRole('button', { name: 'Restore version 1.0.0 …' }).click();
  await replaced(page);
  await page.goto(translations);
  await expect(page.getByRole('button', { name: 'Brett', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Jede Minute' })).toBeVisible();
  await expect(row(page, 'Entry Board')).toContainText('Reviewed');
  await expect(text(page)).toHaveValue('Betriebsart');
  await expect(inWork(page)).toContainText('Source changed');
});

test('a replacement under the open page: sources follow with their difference, what is typed stays, and nothing is saved unseen', async ({
  page,
  uploadElements
}) => {
  const opened = await uploadElements(board);
  await page.goto(`${opened.path}/translations?language=de`);
  await review(page, 'Mode', 'Betriebsart');
  await expect(text(page)).toHaveAccessibleName('Translation of “Board”');
  await text(page).fill('Brett');
  await page.getByRole('button', { name: 'Translation of “Show platforms”' }).click();
  await page.getByRole('button', { name: 'Betriebsart' }).click();
  await text(page).fill('Modus der Anzeige');

  const other = await page.context().newPage();
  await choose(other, opened);
  await replaced(other);
  await expect(page.getByRole('alert').filter({ hasText: '; 1 source text changed.' })).toBeVisible();
  await expect(text(page)).toHaveAccessibleName('Translation of “Display mode”');
  await expect(text(page)).toHaveValue('Modus der Anzeige');
  await expect(inWork(page)).toContainText('Source changed');
  await expect(inWork(page).getByRole('rowheader')).toContainText('Mode Display mode');
  await expect(inWork(page).getByRole('alert')).toContainText('The source has changed: the widget was replaced.');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(row(page, 'Name Display mode')).toContainText('Reviewed');
  await page.getByRole('button', { name: 'Show them' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'is here' })).toHaveCount(0);
  await expect(row(page, 'Entry Every single minute')).toBeVisible();
});

test('an entry that was not renamed stays separate, and its text waits without a setting; restored, others saved since are kept or not', async ({
  page,
  uploadElements
}) => {
  const opened = await uploadElements(board);
  await page.goto(`${opened.path}/translations?language=de`);
  await expect(text(page)).toBeFocused();
  await reviewEveryMinute(page);
  await compare(page, opened);
  const entry = page.getByRole('checkbox', { name: /^“Every minute” continues as/ });
  await entry.uncheck();
  await expect(page.getByRole('button', { name: /^Replace template/ })).toBeEnabled();
  await expect(entry).not.toBeChecked();
  await expect(entry).toBeFocused();
  await replaced(page);
  await page.goto(`${opened.path}/translations?language=de`);
  await expect(row(page, 'Entry Every single minute')).toContainText('To do');
  const lost = page.getByRole('region', { name: 'Without a setting' });
  await expect(lost.getByRole('listitem')).toHaveText(/Every minute.*Jede Minute/);

  await test.step('restoring a version offers its translations where others were saved since', async () => {
    await page.getByRole('button', { name: 'Anzeigetafel', exact: true }).click();
    await review(page, 'Board', 'Brett');

    await page.goto(`${opened.path}/replace`);
    await page.getByRole('button', { name: 'Restore version 1.0.0 …' }).click();
    const conflict = page.getByRole('group', { name: /^Board/ });
    await expect(conflict.getByRole('radio', { name: 'Keep ours: Brett' })).toBeChecked();
    await conflict.getByRole('radio', { name: 'Take the package’s: Tafel' }).check();
    await replaced(page);
    await page.goto(`${opened.path}/translations?language=de`);
    await expect(page.getByRole('button', { name: 'Tafel', exact: true })).toBeVisible();
    await expect(row(page, 'Entry Board')).toContainText('To review');
  });
});

test.describe('in German', () => {
  test.use({ locale: 'de-AT' });

  test('choices for translations have no accessibility violation, and fit, narrow and wide', async ({
    page,
    app,
    uploadElements
  }) => {
    const opened = await uploadElements(board);
    const { Texts } = (await (await page.request.get(`/api/Widgets/${opened.id}/Texts/de`)).json()) as TextsBody;
    const saves = Texts.filter(({ Entry }) => Entry === 'Board' || Entry === 'Every minute').map((each) => ({
      ...{ Element: each.Element, Kind: each.Kind, Entry: each.Entry, Tag: each.Tag },
      ...{ Text: `${each.Source} auf Deutsch`, State: 'reviewed' }
    }));
    const address = `/api/Widgets/${opened.id}/Texts/de`;
    const answer = await page.request.put(address, { data: { Texts: saves }, headers: { origin: app.url } });
    expect(answer.ok(), await answer.text()).toBe(true);
    await compare(page, opened);
    await expectAccessibleNarrowAndWide(page);
  });
});
