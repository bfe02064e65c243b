import { expect, test as base } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import type { AscElement } from '../../src/lib/ascdata/types.js';
import { packageOf, type TestWidget } from '../e2e/editor/widget.js';
import { App } from '../e2e/server.js';
import { WebKit } from './driver.js';

interface Shared {
  app: App;
}

/* eslint-disable no-empty-pattern -- Playwright wants the first parameter destructured */

/** The product in WebKit: a fresh browser with `admin` signed in. */
export const test = base.extend<{ webkit: WebKit }, Shared>({
  app: [
    async ({}, use) => {
      const app = await new App().start();
      await use(app);
      await app.dispose();
    },
    { scope: 'worker', timeout: 60_000 }
  ],
  // A driver of its own: one that was left with a page that hangs opens no other browser.
  webkit: async ({ app }, use, info) => {
    const engine = await new WebKit().start(process.env.WEBKIT_DRIVER_PATH!);
    await engine.open();
    await engine.goto(`${app.url}/healthz`);
    for (const cookie of app.signedIn.cookies)
      await engine.setCookie({ ...cookie, expires: undefined, expiry: undefined });
    await use(engine);
    if (info.status !== info.expectedStatus) {
      const body = await Promise.race([engine.screenshot(), wait(5_000)]).catch(() => undefined);
      if (body) await info.attach('page', { body, contentType: 'image/png' });
    }
    await engine.end();
  }
});

/** Sends JSON or a form as `admin`; gives what is answered. */
export async function call<T>(app: App, method: string, path: string, body: object): Promise<T> {
  const cookie = app.signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { origin: app.url, cookie, 'if-match': '*' };
  const isForm = body instanceof FormData;
  const answer = await fetch(`${app.url}/api/${path}`, {
    method,
    headers: isForm ? headers : { ...headers, 'content-type': 'application/json' },
    body: isForm ? body : JSON.stringify(body)
  });
  const text = await answer.text();
  expect(answer.ok, text).toBe(true);
  return JSON.parse(text) as T;
}

/** Uploads a widget; gives its Id. */
export async function upload(
  app: App,
  name: string,
  elements: readonly AscElement[],
  given?: TestWidget
): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await packageOf(elements, given))]), `${name}.dash.zip`);
  return (await call<{ Id: number }>(app, 'POST', 'Widgets', form)).Id;
}

/** The page of a widget that does harm. */
export const attack = (name: string): string => {
  const page = fileURLToPath(new URL(`../attacks/widgets/${name}/index.html`, import.meta.url));
  return readFileSync(page, 'utf8').replaceAll('libs/', 'lib/');
};

/** A dashboard with these widgets side by side; gives its path. */
export async function board(app: App, widgets: readonly number[]): Promise<string> {
  const { Id } = await call<{ Id: number }>(app, 'POST', 'Dashboards', { Name: `Board of ${widgets.join()}` });
  const Tiles = widgets.map((WidgetId, index) => {
    return { Id: `t${index}`, WidgetId, Slot: index % 3, Row: Math.floor(index / 3), Slots: 1, Rows: 1 };
  });
  await call(app, 'PUT', `Dashboards/${Id}`, { Tiles });
  return `/dashboard/${Id}`;
}

export { expect };
