import type { Route } from '@playwright/test';
import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { timetable } from '../../../src/lib/conditions/testingTimetable.js';
import { hideWhen } from '../../../src/lib/form/testingWeather.js';
import { createWriter, signInElsewhere } from '../people/people.js';
import { expect, expectAccessible, openWidget, test } from '../editor/widget.js';

const flag = (Id: string, Conditions?: ReturnType<typeof hideWhen>[]): AscElement => ({
  Id,
  DisplayName: Id,
  DataType: 'boolean',
  Value: false,
  ...(Conditions && { Options: { Conditions } })
});
const numbered = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

test('who may not replace the widget tries, reads and walks through everything, and is told why nothing can be changed', async ({
  page,
  app,
  browser,
  uploadElements
}) => {
  const { path } = await uploadElements(timetable);
  const other = await signInElsewhere(browser, app, (await createWriter(page, app)).name);
  await other.goto(`${app.url}${path}/conditions?dock=problems&try=${encodeURIComponent('{"Shows":"Rooms"}')}`);
  await expect(other.getByText('7 of 9 rules proved consistent')).toBeVisible();
  const checks = other.getByRole('region', { name: 'Checks' });
  const why = 'You can try everything here. Only administrators can change and save rules.';
  await expect(checks.getByText(why)).toBeVisible();
  await expect(checks.getByRole('button', { name: 'Write “Rooms”' })).toHaveAttribute('aria-disabled', 'true');
  await checks.getByRole('button', { name: 'Write “Rooms”' }).press('Enter');
  await expect(other.getByText('7 of 9 rules proved consistent')).toBeVisible();
  await checks.getByRole('button', { name: 'Tests', exact: true }).click();
  await expect(checks.getByText('Only administrators can change and save tests.')).toBeVisible();
  await other.keyboard.press('k');
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await checks.getByRole('button', { name: 'Add a test for each state' }).press('Enter');
  await expect(checks.getByRole('listitem')).toHaveCount(0);
  await expectAccessible(other);
  await other.keyboard.press('3');
  await other.getByRole('radio', { name: /^State 1,/ }).click();
  await expect(other.getByText('Choose a value to try it. Nothing is stored.')).toBeVisible();
  await other.context().close();
});

test('2,000 settings on one hub are listed, proved and flipped at once', async ({ page, uploadElements }) => {
  const hub = 'Hub';
  const { path } = await uploadElements([
    flag(hub),
    ...numbered(2_000, (n) => flag(`s${n}`, [hideWhen(hub, '==', true)]))
  ]);
  await page.goto(`${path}/conditions`);
  await expect(page.getByText('All 2,000 rules proved consistent')).toBeVisible();
  await page.getByRole('button', { name: 'Try Hub: off' }).click();
  await page.getByRole('switch', { name: hub }).press('Space');
  await expect(page.getByText('2,000 disappear')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('3');
  await expect(page.getByText('All 2 states, complete')).toBeVisible();
});

test('states that explode are said to be incomplete; Values are tried all the same', async ({
  page,
  uploadElements
}) => {
  const settings = numbered(40, (n) => flag(`a${n}`));
  const ruled = numbered(40, (n) =>
    flag(
      `r${n}`,
      numbered(3, (k) => hideWhen(`a${(n * 7 + k * 11) % 40}`, '==', true))
    )
  );
  const { path } = await uploadElements([...settings, ...ruled]);
  await page.goto(`${path}/conditions?view=states&el=r0`);
  await expect(page.getByText(/^First [\d,]+ states; there are more/)).toBeVisible();
  await page.getByRole('button', { name: 'Try a0: off' }).click();
  await page.getByRole('switch', { name: 'a0' }).press('Space');
  await expect(page.getByRole('button', { name: /^a0: on tried/ })).toBeVisible();
  await expect(page.getByText('Nothing appears or disappears')).toBeVisible();
});

test('a slow proof shows its progress, can be cancelled and restarted; Values can be tried in the meantime', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements(timetable);
  let isSlow = true;
  const held: Route[] = [];
  // The analysis never starts, as if it took for ever.
  await page.route(/\/workers\//, (route) => void (isSlow ? held.push(route) : route.continue()));
  await page.goto(`${path}/conditions?el=RoomGroup`);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('Proof cancelled')).toBeVisible();
  isSlow = false;
  await page.getByRole('button', { name: /^Try Shows: / }).click();
  await page.getByRole('combobox', { name: 'Shows' }).selectOption('Notice');
  await expect(page.getByRole('button', { name: /^Shows: Notice tried/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Prove', exact: true }).click();
  await expect(page.getByText('7 of 9 rules proved consistent')).toBeVisible();
  await Promise.all(held.map((route) => route.abort()));
});

test('of a standard widget a template of one’s own is made, and the widget itself stays as it is', async ({ page }) => {
  await openWidget(page, 'Clock and countdown');
  const standard = page.url();
  await page.goto(`${standard}/conditions?dock=tests`);
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks).toContainText('No tests yet.');
  await checks.getByRole('button', { name: 'Add tests that catch every mistake' }).click();
  await expect(checks.getByRole('listitem').first()).toBeVisible();
  const kept = await checks.getByRole('listitem').count();
  await checks.getByRole('button', { name: 'Save as your own template' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page).not.toHaveURL(new RegExp(`${new URL(standard).pathname}/`));
  await expect(page.getByText('Clock and countdown with custom rules').first()).toBeVisible();
  await page.goto(`${page.url().replace(/\?.*/, '')}?dock=tests`);
  await expect(checks.getByRole('listitem')).toHaveCount(kept);
  await page.goto(`${standard}/conditions?dock=tests`);
  await expect(checks).toContainText('No tests yet.');
});
