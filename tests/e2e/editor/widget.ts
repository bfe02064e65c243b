import type { Page } from '@playwright/test';
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { expect, test as base } from '../app.js';

export { hideWhen, text, weather } from '../../../src/lib/form/testingWeather.js';
export {
  unsavedOf,
  expect,
  expectAccessible,
  expectAccessibleInEachView,
  expectAccessibleNarrowAndWide,
  following,
  openWidget
} from '../app.js';

/** A built runtime library. */
export const library = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../static/lib/${name}.js`, import.meta.url)), 'utf8');

/** Shows its data, so that a test sees what the widget received. */
const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Test widget</title>
    <script src="lib/WizardBase.js"></script>
    <script src="lib/DashboardWidgetBase.js"></script>
    <script>
      var widget = new DashboardWidgetBase(new WizardBase());
      function start() {
        widget.registerDataChangedHandler(function () {
          var data = widget.getElementData();
          var told = Object.keys(data)
            .map(function (id) { return id + '=' + JSON.stringify(data[id].Value); })
            .join(' ');
          document.getElementById('shown').textContent = told;
          document.getElementById('told').append(Object.assign(document.createElement('li'), { textContent: told }));
        });
        widget.sendReady();
      }
    </script>
  </head>
  <body onload="start()"><p id="shown"></p><ol id="told" hidden></ol></body>
</html>`;

export interface TestWidget {
  readonly identifier?: string;
  /** Of the widget. */
  readonly options?: object;
  readonly files?: Readonly<Record<string, string>>;
}

let made = 0;

/** A package with these elements and a unique SpotIdentifier, so that tests do not interfere. */
export async function packageOf(elements: readonly AscElement[], given: TestWidget = {}): Promise<Buffer> {
  const SpotIdentifier = given.identifier ?? `test.${process.pid}.${made++}`;
  const ascData = {
    SpotIdentifier,
    SpotVersion: '1.0.0',
    ApiVersion: 2,
    SpotType: 'DashboardWidget',
    NumberOfSlots: 1,
    Options: given.options,
    Elements: elements
  };
  const files: Record<string, string> = {
    'index.html': INDEX,
    'ascData.json': JSON.stringify(ascData, null, 2),
    'lib/WizardBase.js': library('WizardBase'),
    'lib/DashboardWidgetBase.js': library('DashboardWidgetBase'),
    ...given.files
  };
  const zip = new ZipWriter(new Uint8ArrayWriter());
  for (const [name, text] of Object.entries(files)) await zip.add(name, new TextReader(text));
  return Buffer.from(await zip.close());
}

export interface Opened {
  readonly id: number;
  readonly path: string;
}

export type Upload = (elements: readonly AscElement[], name?: string, given?: TestWidget) => Promise<Opened>;

interface Fixtures {
  /** Uploads a widget with these elements, for a test that starts outside the editor. */
  uploadElements: Upload;
  /** Uploads a widget with these elements and opens it in the editor. */
  openElements: Upload;
}

export const test = base.extend<Fixtures>({
  uploadElements: async ({ context, app }, use) => {
    await use(async (elements, name = 'Sample', given) => {
      const answer = await context.request.post(`${app.url}/api/Widgets`, {
        headers: { origin: app.url },
        multipart: {
          file: { name: `${name}.dash.zip`, mimeType: 'application/zip', buffer: await packageOf(elements, given) }
        }
      });
      expect(answer.status(), await answer.text()).toBe(201);
      const { Id: id } = (await answer.json()) as { Id: number };
      return { id, path: `/widgets/${id}` };
    });
  },
  openElements: async ({ page, uploadElements }, use) => {
    await use(async (...widget) => {
      const uploaded = await uploadElements(...widget);
      await page.goto(uploaded.path);
      await expect(values(page)).toBeVisible();
      return uploaded;
    });
  }
});

/** Shows what only developers of widgets need; the browser keeps it. */
export async function switchDeveloperOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Account|Konto): / }).click();
  await page.getByRole('checkbox', { name: /^(Developer|Entwickler)$/ }).check();
  await page.keyboard.press('Escape');
}

export const values = (page: Page) => page.getByRole('region', { name: /^(Values|Werte)$/ });

/** The first setting of `weather`. */
export const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });

/** What the widget in the preview shows of its data. */
export const shown = (page: Page) => page.frameLocator('iframe').locator('#shown');

/** All deliveries to that widget since it was loaded. */
export const told = (page: Page) => page.frameLocator('iframe').locator('#told li');

export const save = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('No unsaved changes')).toBeVisible();
};

/** The dialog that asks whose Values to keep after somebody else has saved. */
export const overtaken = (page: Page) => page.getByRole('dialog', { name: /saved this widget|was saved elsewhere/ });

/** Answers it with the other’s Value of the title and one’s own of the rest, and saves. */
export async function saveWithTheirTitle(page: Page): Promise<void> {
  for (const mine of await overtaken(page).getByRole('radio', { name: /^Mine/ }).all()) await mine.check();
  await saveChosen(page, /^The other/);
}

/** Answers it with this Value of the title, and saves. */
export async function saveChosen(page: Page, side: RegExp): Promise<void> {
  await overtaken(page).getByRole('group', { name: 'Title' }).getByRole('radio', { name: side }).check();
  await overtaken(page).getByRole('button', { name: 'Save now' }).click();
  await expect(page.getByText('No unsaved changes')).toBeVisible();
}

/** The saved Values. */
export async function savedValues(page: Page, id: number): Promise<Record<string, unknown>> {
  const answer = await page.request.get(`/api/Widgets/${id}/Values`);
  return ((await answer.json()) as { Values: Record<string, unknown> }).Values;
}

/** Somebody else saves the current Values with these changes. */
export async function saveElsewhere(page: Page, url: string, id: number, changes: object): Promise<void> {
  const address = `${url}/api/Widgets/${id}/Values`;
  const cookies = await page.context().cookies(url);
  const headers = { origin: url, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  const current = await askAnew(address, { headers });
  const { Values } = JSON.parse(current.text) as { Values: object };
  const answer = await askAnew(address, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json', 'if-match': current.etag },
    body: JSON.stringify({ Values: { ...Values, ...changes } })
  });
  expect(answer.status, answer.text).toBe(200);
}

interface Asked {
  readonly method?: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** Over a new connection: the server may be closing a kept one at this moment. */
async function askAnew(address: string, { body, ...options }: Asked) {
  const asked = request(address, { ...options, agent: false });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, etag: answer.headers.etag ?? '', text: await textOf(answer) };
}
