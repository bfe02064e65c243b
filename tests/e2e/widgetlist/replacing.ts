import type { Page } from '@playwright/test';
import type { WidgetSummary } from '../../../src/lib/api.js';
import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { upload } from '../dashboard/board.js';
import { packageOf } from '../editor/widget.js';
import { call, expect, freshName, type App } from '../people/people.js';
import { createGroup, fileOf } from './widgets.js';

export const texts = (text: string) => [{ Text: text }];
export const element = (
  Id: string,
  DisplayName: string,
  DataType: AscElement['DataType'],
  Value: unknown
): AscElement => ({
  Id,
  DisplayName,
  DataType,
  Value,
  Translations: { de: { DisplayName: `${DisplayName} (de)` } }
});
export const days = (Maximum: number): AscElement => ({
  ...element('days', 'Days', 'number', 3),
  Options: { Minimum: 1, Maximum }
});

const FIRST = [element('title', 'Title', 'simpleText', texts('Vienna')), days(10)];
/** The title under a name that looks like a new setting, and fewer days. */
export const SECOND = [element('place', 'Where it is', 'simpleText', texts('Vienna')), days(5)];

/** Saves Values as another browser might. */
export async function save(page: Page, app: App, id: number, own: object): Promise<void> {
  const answer = await page.request.put(`${app.url}/api/Widgets/${id}/Values`, {
    data: { Values: own },
    headers: { origin: app.url, 'if-match': '*' }
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A widget uploaded as by a person, with a variant that has its own Values. */
export async function weather(page: Page, app: App, own: object = { title: texts('Graz'), days: 8 }) {
  const name = freshName('Weather');
  const identifier = name.replaceAll(' ', '.');
  const id = await upload(page, app, name, FIRST, { identifier });
  const variant = `${name} in Graz`;
  const { Id: WidgetGroupId } = await createGroup(page, app);
  const body = { Name: variant, WidgetGroupId };
  const { Id: second } = await call<WidgetSummary>(page, app, `/api/Widgets/${id}/Variants`, body);
  await save(page, app, second, own);
  const next = async (elements = SECOND, files = {}) =>
    fileOf('next.dash.zip', await packageOf(elements, { identifier, files }));
  return { id, second, name, variant, next };
}

export type Weather = Awaited<ReturnType<typeof weather>>;

export const choose = (page: Page) => page.locator('input[type=file]');
/** Opens the page and waits until it works. */
export async function openReplace(page: Page, id: number): Promise<void> {
  await page.goto(`/widgets/${id}/replace`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#content[inert]')).toHaveCount(0);
}

/** Opens the comparison of that widget with these elements. */
export async function openComparison(page: Page, app: App, elements?: AscElement[]): Promise<Weather> {
  const made = await weather(page, app);
  await openReplace(page, made.id);
  await choose(page).setInputFiles(await made.next(elements));
  return made;
}

export const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
export const saved = async (page: Page, app: App, id: number) =>
  ((await (await page.request.get(`${app.url}/api/Widgets/${id}/Values`)).json()) as { Values: object }).Values;
