import type { Locator, Page } from '@playwright/test';
import type { DashboardBody, DashboardTile, WidgetSummary } from '../../../src/lib/api.js';
import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { packageOf, type TestWidget } from '../editor/widget.js';
import { call, expect, freshName, type App } from '../people/people.js';

/** A place for a widget: name, slot, row, and how many slots and rows it takes. */
export type Placed = readonly [name: string, slot: number, row: number, slots?: number, rows?: number];

/** Uploads a widget; gives its Id. */
export async function upload(
  page: Page,
  app: App,
  name: string,
  elements: readonly AscElement[] = [],
  given: TestWidget = {}
): Promise<number> {
  const buffer = await packageOf(elements, given);
  const answer = await page.request.post(`${app.url}/api/Widgets`, {
    headers: { origin: app.url },
    multipart: { file: { name: `${name}.dash.zip`, mimeType: 'application/zip', buffer } }
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { Id: number }).Id;
}

/** A dashboard of the person signed in on this page, with these widgets on it. */
export async function dashboardWith(page: Page, app: App, placed: readonly Placed[]): Promise<DashboardBody> {
  const widgets = (await (await page.request.get(`${app.url}/api/Widgets`)).json()) as WidgetSummary[];
  const idOf = (name: string) => widgets.find((widget) => widget.Name === name)!.Id;
  const made = await call<DashboardBody>(page, app, '/api/Dashboards', { Name: freshName('Board') });
  const tiles = placed.map(([name, Slot, Row, Slots = 1, Rows = 1], index): DashboardTile => {
    return { Id: `t${index}`, WidgetId: idOf(name), Slot, Row, Slots, Rows };
  });
  return saveTiles(page, app, made.Id, tiles);
}

/** Saves unconditionally. */
export async function saveTiles(page: Page, app: App, id: number, Tiles: unknown): Promise<DashboardBody> {
  const answer = await page.request.put(`${app.url}/api/Dashboards/${id}`, {
    data: { Tiles },
    headers: { origin: app.url, 'if-match': '*' }
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as DashboardBody;
}

/** Opens a dashboard and waits until it works. */
export async function openBoard(page: Page, { Id, Name }: Pick<DashboardBody, 'Id' | 'Name'>): Promise<void> {
  await page.goto(`/dashboard/${Id}`);
  await expect(page.getByRole('heading', { name: Name, level: 1 })).toBeVisible();
  await expect(page.locator('#content[inert]')).toHaveCount(0);
}

/** Opens a dashboard of its own with “Opening hours” and “Key figure” side by side. */
export async function openPair(page: Page, app: App): Promise<DashboardBody> {
  const board = await dashboardWith(page, app, [
    ['Opening hours', 0, 0],
    ['Key figure', 1, 0]
  ]);
  await openBoard(page, board);
  return board;
}

export const tile = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) });

export const grip = (page: Page, name: string): Locator => page.getByRole('button', { name: `Move or resize ${name}` });

/** The saved layout: `name@slot,row slotsxrows` in reading order. */
export async function savedPlaces(page: Page, app: App, id: number): Promise<string[]> {
  const { Tiles } = (await (await page.request.get(`${app.url}/api/Dashboards/${id}`)).json()) as DashboardBody;
  return Tiles.map(({ Id, Slot, Row, Slots, Rows }) => `${Id}@${Slot},${Row} ${Slots}x${Rows}`);
}
