import type { Page } from '@playwright/test';
import { timetable } from '../../../src/lib/conditions/testingTimetable.js';
import { expect, expectAccessible, savedValues, shown, test } from '../editor/widget.js';

const whatIf = (page: Page) => page.getByRole('region', { name: 'What if: values to try' });
const rule = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name} (hidden|shown)`) });
const why = (page: Page, name: string) => page.getByRole('region', { name: `Why: ${name}` });

test('by mouse: from Values to Conditions, a Value tried, the reason read, and nothing stored @journey', async ({
  page,
  openElements
}) => {
  const { id } = await openElements(timetable);
  await page.getByRole('textbox', { name: 'Title' }).fill('Kept unsaved');
  await page.getByRole('link', { name: 'Conditions 2 problems' }).click();
  await expect(page).toHaveURL(/\/conditions/);
  await expect(page.getByText('7 of 9 rules proved consistent')).toBeVisible();
  await expect(rule(page, 'Room group')).toContainText('always hidden');
  await expect(rule(page, 'Two columns')).toContainText('never hidden');

  await whatIf(page).getByRole('button', { name: 'Try Shows: Departures' }).click();
  await page.getByRole('combobox', { name: 'Shows' }).selectOption('Notice');
  await page.keyboard.press('Escape');
  await expect(whatIf(page).getByRole('status')).toHaveText('1 appears, 3 disappear');
  await expect(rule(page, 'Stop')).toContainText('was shown');
  await expect(shown(page)).toContainText('Shows="Notice"');

  await rule(page, 'Time zone').getByText('Time zone').click();
  const reason = why(page, 'Time zone');
  await expect(reason).toContainText('Shown, because 1 of its 2 conditions is not met.');
  await expect(reason).toContainText('currently “Notice” (tried; stored is “Departures”)');
  await reason.getByRole('button', { name: 'Try Show clock → off' }).click();
  await expect(reason).toContainText('Hidden, because both conditions are met.');
  await expect(shown(page)).toContainText('ShowClock=false');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Compare' }).click();
  const comparison = page.getByRole('dialog', { name: 'The 2 tried values show and hide' });
  await expect(comparison.getByRole('row', { name: 'Time zone' })).toContainText(
    'Show clock is off and Shows is Notice'
  );
  await page.keyboard.press('Escape');
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(whatIf(page).getByRole('status')).toHaveText('1 appears, 4 disappear');
  await expect(why(page, 'Time zone')).toContainText('Hidden, because both conditions are met.');
  await whatIf(page).getByRole('button', { name: 'Reset to stored value: Shows' }).click();
  await expect(whatIf(page).getByRole('status')).toHaveText('Nothing appears or disappears');
  await whatIf(page).getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(shown(page)).toContainText('Shows="Departures"');
  expect(await savedValues(page, id)).toMatchObject({ Shows: 'Departures', ShowClock: true });
});

test('by keyboard alone: rows, problems, ways, undo and search', async ({ page, uploadElements }) => {
  const { path } = await uploadElements(timetable);
  await page.goto(`${path}/conditions?el=Stop`);
  await expect(page.getByText('7 of 9 rules proved consistent')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(rule(page, 'Room group')).toBeFocused();
  await page.keyboard.press('F8');
  await expect(rule(page, 'Two columns')).toBeFocused();
  await page.keyboard.press('Shift+F8');
  await expect(rule(page, 'Room group')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(rule(page, 'Stop')).toBeFocused();
  await expect(page.getByRole('button', { name: /^Try Shows → / }).first()).toBeVisible();
  await page.keyboard.press('t');
  await expect(rule(page, 'Stop')).toContainText('hidden');
  await page.keyboard.press('Control+z');
  await expect(rule(page, 'Stop')).toContainText('shown');

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rule(page, 'Stop')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Shows' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(whatIf(page).getByRole('button', { name: 'Shows: Rooms tried, Departures stored' })).toBeVisible();
  await page.keyboard.press('0');
  await expect(whatIf(page).getByRole('button', { name: 'Try Shows: Departures' })).toBeVisible();

  await test.step('typing goes on where it began, while the entry becomes a tried one and back', async () => {
    await whatIf(page).getByRole('button', { name: 'Try Rows: 8' }).press('Enter');
    const rows = page.getByRole('dialog').locator('input');
    await expect(rows).toBeFocused();
    await page.keyboard.press('Home');
    for (const [key, value] of [
      ['1', '18'],
      ['Backspace', '8'],
      ['2', '28']
    ] as const) {
      await page.keyboard.press(key);
      await expect(rows).toHaveValue(value);
      await expect(rows).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(whatIf(page).getByRole('button', { name: 'Rows: 28 tried, 8 stored' })).toBeFocused();
    await page.keyboard.press('0');
  });

  await page.keyboard.press('/');
  await page.keyboard.type('ticker');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('nothing like it');
  await expect(page.getByText('No rule matches.')).toBeVisible();
});

test('by keyboard: every state is walked through, and each step of the trace is looked at again', async ({
  page,
  uploadElements
}) => {
  const { path } = await uploadElements(timetable);
  await page.goto(`${path}/conditions?el=TimeZone`);
  await expect(page.getByRole('button', { name: 'States 12' })).toBeVisible();
  await page.keyboard.press('3');
  const states = page.getByRole('radiogroup', { name: 'Every distinct set of shown settings' });
  await expect(states.getByRole('radio')).toHaveCount(12);
  await expect(states.getByRole('radio', { name: 'State 1,' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(states.getByRole('radio', { checked: true })).toHaveAccessibleName(
    /^State 12, Shows Notice, .*8 of 14$/
  );
  await expect(states.getByRole('radio', { checked: true })).toBeFocused();
  await expect(why(page, 'Time zone')).toContainText('Hidden, because both conditions are met.');
  await expect(why(page, 'Time zone')).toContainText('hidden in 2 of 12 states');
  await page.getByRole('group', { name: 'States by Time zone' }).getByRole('button', { name: 'hidden' }).click();
  await expect(states.getByRole('radio')).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await page.getByRole('button', { name: 'Trace', exact: true }).click();
  const steps = page.getByRole('region', { name: 'Checks' }).getByRole('listitem').getByRole('button');
  await expect(steps).toHaveCount(2);
  await steps.first().press('ArrowDown');
  await expect(page.getByText(/^As of \d\d:\d\d:\d\d/)).toBeVisible();
  await expect(why(page, 'Time zone')).toContainText('Hidden, because both conditions are met.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(why(page, 'Time zone')).toContainText('Shown, because');
});

test('a definition without rules says what one would look like', async ({ page, uploadElements }) => {
  const { path } = await uploadElements(timetable.slice(0, 2));
  await page.goto(`${path}/conditions`);
  await expect(page.getByText('No rules yet. Every setting is always shown.')).toBeVisible();
  await expect(page.getByText('contains; with true or false: has any content')).toBeVisible();
  await expectAccessible(page);
});
