import type { Page } from '@playwright/test';
import { testAlone } from '../app.js';
import { App, call, expect } from './people.js';

const GROUPS = 200;
const USERS = 40;

const numbered = (start: string, index: number): string => `${start} ${String(index).padStart(3, '0')}`;

/** A separate product with 200 spot groups and 40 users. */
const { test, product } = testAlone(async () => {
  const app = await new App(
    { DEMO: '0', ADMIN_API_KEY: 'key of the administrator in the browser tests' },
    'empty'
  ).start();
  const fill = async (path: string, body: unknown) => {
    const headers = {
      authorization: 'Bearer key of the administrator in the browser tests',
      'content-type': 'application/json'
    };
    const answer = await fetch(`${app.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  const groups = Array.from({ length: GROUPS }, (_, index) => ({ Name: numbered('Group', index) }));
  const users = Array.from({ length: USERS }, (_, index) => ({ Name: numbered('User', index), Role: 'user' }));
  await Promise.all(groups.map((group) => fill('/api/SpotGroups', group)));
  await Promise.all(users.map((user) => fill('/api/Users', user)));
  return app;
});

const cell = (page: Page, user: number, group: number) =>
  page.getByRole('gridcell', { name: new RegExp(`^${numbered('User', user)}, ${numbered('Group', group)}:`) });

test('permissions are set with the keyboard alone, said in words, and saved @journey', async ({ page }) => {
  await page.goto('/permissions');
  const grid = page.getByRole('grid', { name: 'Permissions' });
  await expect(grid).toHaveAttribute('aria-colcount', String(GROUPS + 1));
  await expect(grid).toHaveAttribute('aria-rowcount', String(USERS + 1));
  await grid.getByRole('columnheader', { name: /Spot groups/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(grid.getByRole('rowheader', { name: 'User 000' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 0, 0)).toBeFocused();
  await page.keyboard.press('r');
  await expect(cell(page, 0, 0)).toHaveAccessibleName('User 000, Group 000: read (changed, was none)');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('w');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/: write/);
  await page.keyboard.press('Control+End');
  await expect(cell(page, USERS - 1, GROUPS - 1)).toBeFocused();
  await expect(cell(page, USERS - 1, GROUPS - 1)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByText('User 000, Group 000: none → read ·')).toBeVisible();
  await expect(page.getByText('4 changes')).toBeVisible();
  // The corner of a cell that is not as saved.
  await expect(grid.locator('.changed').first()).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  await expect(grid.locator('.changed')).toHaveCount(0);

  const answer = await page.request.get(`${product().url}/api/Permissions`);
  const { SpotGroups, Users } = (await answer.json()) as {
    SpotGroups: { Id: number; Name: string }[];
    Users: { Name: string; Read: number[]; Write: number[] }[];
  };
  const names = (ids: number[]) => ids.map((id) => SpotGroups.find((group) => group.Id === id)?.Name);
  const of = (name: string) => Users.find((user) => user.Name === name);
  expect(names(of('User 000')?.Read ?? [])).toEqual(['Group 000']);
  expect(names(of('User 001')?.Write ?? [])).toEqual(['Group 000', 'Group 001']);
  expect(names(of('User 039')?.Read ?? [])).toEqual(['Group 199']);

  await test.step('a spot group names the widget groups that take its permissions, and is found by them', async () => {
    const SpotGroupId = SpotGroups.find(({ Name }) => Name === 'Group 105')?.Id;
    await call(page, product(), '/api/WidgetGroups', { Name: 'Bakery', SpotGroupId });
    await page.reload();
    await page.getByRole('searchbox', { name: 'Find spot or widget groups' }).fill('baker');
    await expect(grid).toHaveAttribute('aria-colcount', '2');
    await grid.getByRole('columnheader', { name: 'Group 105' }).click();
    await expect(page.getByText('Group 105 · Widget groups: Bakery')).toBeVisible();
  });

  await test.step('a whole row, a whole column and all that is shown are set at once, and undone at once', async () => {
    await page.getByRole('searchbox', { name: 'Find users' }).fill('user 01');
    await page.getByRole('searchbox', { name: 'Find spot or widget groups' }).fill('10');
    // User 001 and 010 to 019; Group 010, 100 to 109 and 110
    await expect(page.getByText('Set for all shown (11 users × 12 spot groups):')).toBeVisible();
    await page
      .getByRole('group', { name: /^Set for all shown/ })
      .getByRole('button', { name: 'Read' })
      .click();
    await expect(page.getByText('132 changes')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('No unsaved changes')).toBeVisible();
    await grid.getByRole('rowheader', { name: 'User 012' }).click();
    await page.keyboard.press('w');
    await expect(page.getByText('12 changes')).toBeVisible();
    await grid.getByRole('columnheader', { name: 'Group 105' }).click();
    await page.keyboard.press('n');
    await expect(page.getByText('11 changes')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('12 changes')).toBeVisible();
    await page.getByRole('button', { name: 'Discard all' }).click();
    await expect(page.getByText('No unsaved changes')).toBeVisible();
  });

  await test.step('leaving with unsaved changes asks', async () => {
    await page.goto('/permissions');
    await cell(page, 3, 2).click();
    await page.getByRole('link', { name: 'Users' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Stay' }).last().click();
    await expect(page.getByText('1 change', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Users' }).click();
    await dialog.getByRole('button', { name: 'Leave and discard' }).click();
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
    await page.goto('/permissions');
    await cell(page, 3, 2).click();
    await page.getByRole('link', { name: 'Users' }).click();
    const saved = page.waitForRequest((request) => request.method() === 'PUT');
    await dialog.getByRole('button', { name: 'Save and leave' }).click();
    await saved;
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  });
});

test('one user’s permissions are a list with a filter on the user’s page', async ({ page }) => {
  const { Id } = await call<{ Id: number }>(page, product(), '/api/Users', { Name: 'User of the list', Role: 'user' });
  await page.goto(`/users/${Id}`);
  const section = page.getByRole('region', { name: 'Permissions' });
  await expect(section.getByRole('group', { name: 'Group 105 Widget groups: Bakery' })).toBeVisible();
  await section.getByRole('searchbox', { name: 'Find spot or widget groups' }).fill('group 19');
  await section.getByRole('group', { name: 'Group 190' }).getByRole('radio', { name: 'Write' }).check();
  await expect(section.getByText('Group 190: none → write')).toBeVisible();
  await section
    .getByRole('group', { name: /^Set for all shown/ })
    .getByRole('button', { name: 'Read' })
    .click();
  // Group 019, 119 and 190 to 199
  await expect(section.getByText('12 changes')).toBeVisible();
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('No unsaved changes')).toBeVisible();
  const answer = await page.request.get(`${product().url}/api/Users/${Id}/Permissions`);
  expect(((await answer.json()) as { Permissions: object[] }).Permissions).toHaveLength(12);
});

test('a failed save is reported, and its changes stay to be saved again', async ({ page }) => {
  await page.goto('/permissions');
  await cell(page, 5, 1).click();
  await page.route('**/api/Permissions', (route) => route.abort());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'the server cannot be reached' })).toBeVisible();
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await page.unroute('**/api/Permissions');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'the server cannot be reached' })).toBeHidden();
});

test('who was an administrator and is one no more has the permissions that are stored', async ({ page }) => {
  const user = { Name: 'User of two roles', Role: 'user' };
  const { Id } = await call<{ Id: number }>(page, product(), '/api/Users', user);
  await page.goto(`/users/${Id}`);
  const section = page.getByRole('region', { name: 'Permissions' });
  const group = section.getByRole('group', { name: numbered('Group', 0) });
  await group.getByRole('radio', { name: 'Write' }).check();
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('No unsaved changes')).toBeVisible();
  for (const role of ['Administrator', 'User']) {
    await page.getByLabel('Role').selectOption(role);
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByText('The profile is saved.')).toBeVisible();
    await expect(group).toBeVisible({ visible: role === 'User' });
  }
  await expect(group.getByRole('radio', { name: 'Write' })).toBeChecked();
});
