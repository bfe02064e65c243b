import type { Locator, Page } from '@playwright/test';
import type { WidgetGroupEntry, WidgetSummary } from '../../../src/lib/api.js';
import { packageOf, weather, type TestWidget } from '../editor/widget.js';
import { call, expect, freshName, test, type App } from '../people/people.js';

export * from '../people/people.js';
export { packageOf, weather } from '../editor/widget.js';

/** On the product for screens that show all widgets: `async ({ page, lists: app })`. */
export const listed = test.extend({
  baseURL: async ({ lists }, use) => use(lists.url),
  storageState: async ({ lists }, use) => use(lists.signedIn)
});

/** Opens a place of the screen and waits until it works. */
export async function openPlace(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#content[inert]')).toHaveCount(0);
}

/** The spot groups there are, in the order of their Ids. */
export async function spotGroups(page: Page, app: App): Promise<{ Id: number; Name: string }[]> {
  const answer = await page.request.get(`${app.url}/api/SpotGroups?limit=2`);
  return (await answer.json()) as { Id: number; Name: string }[];
}

/** A new widget group; without a spot group it is for administrators. */
export async function createGroup(page: Page, app: App, SpotGroupId: number | null = null): Promise<WidgetGroupEntry> {
  return call(page, app, '/api/WidgetGroups', { Name: freshName('Group'), SpotGroupId });
}

/** A variant of a standard widget, in a group. */
export async function createVariant(page: Page, app: App, WidgetGroupId: number | null): Promise<WidgetSummary> {
  const widgets = (await (await page.request.get(`${app.url}/api/Widgets?search=opening`)).json()) as WidgetSummary[];
  const body = { Name: freshName('Hours'), WidgetGroupId };
  return call(page, app, `/api/Widgets/${widgets[0]!.Id}/Variants`, body);
}

export const cards = (page: Page): Locator => page.getByRole('list', { name: /^Widgets: / });
export const card = (page: Page, name: string): Locator =>
  cards(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
export const cardLink = (page: Page, name: string): Locator => cards(page).getByRole('link', { name, exact: true });

/** A place of the side list, by its name. */
export const placeLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: new RegExp(`^${name}, \\d+ widgets?$`) });

/** The bar with the result, or the reason for a refusal. */
export const said = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });

/** Does something from a widget's menu. */
export async function choose(page: Page, widget: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${widget}`, exact: true }).click();
  const menu = page.getByRole('group', { name: `Actions for ${widget}` });
  await menu.getByRole('button', { name: entry, exact: true }).click();
}

export interface TestFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A package as a file to upload. */
export async function packageFile(name: string, given: TestWidget = {}): Promise<TestFile> {
  return fileOf(`${name}.dash.zip`, await packageOf(weather, given));
}

export const fileOf = (name: string, buffer: Buffer): TestFile => ({ name, mimeType: 'application/zip', buffer });

/** Chooses files with the button. */
export async function upload(page: Page, files: readonly TestFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload packages' }).click();
  await (await chooser).setFiles([...files]);
}

/** The row of a file among the uploads. */
export const uploaded = (page: Page, file: string): Locator =>
  page
    .getByRole('region', { name: 'Uploads' })
    .getByRole('listitem')
    .filter({ has: page.getByText(file, { exact: true }) });
