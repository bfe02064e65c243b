import type { Browser, Page } from '@playwright/test';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EditorData } from '../../../src/lib/api.js';
import { App } from '../server.js';
import { expect, library, test } from './widget.js';

const LIBRARIES = ['WizardBase', 'DashboardWidgetBase'];
const START = 'new DashboardWidgetBase(new WizardBase()).sendReady();';
const scriptOf = (name: string): string => `<script src="${name}.js"></script>`;

export interface OpenedFolder {
  /** Shows the widget of the folder. */
  readonly page: Page;
  /** Path of the widget. */
  readonly widget: string;
  /** Saves a file in the folder. */
  write(name: string, text: string): void;
  read(name: string): string;
  /** Gives a file another name, or removes it. */
  move(name: string, to?: string): void;
}

/** Shows a widget that is developed in the folder, as its definition (ascData.json) says, for as long as `use` takes. */
type Open = (browser: Browser, definition: object, use: (opened: OpenedFolder) => Promise<void>) => Promise<void>;

/**
 * The product started with a folder, once for all tests of a file: that takes as long as one of them.
 * @param root of the definitions, without Elements
 * @param scripts of the widget's page, after its start
 */
export function openedFolder(root: object, scripts: readonly string[] = []): Open {
  let folder: string;
  let app: App;
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const move = (name: string, to?: string): void => {
    if (to === undefined) rmSync(join(folder, name));
    else renameSync(join(folder, name), join(folder, to));
  };
  const put = (definition: object): string => {
    for (const name of scripts) write(`${name}.js`, '');
    const text = JSON.stringify(definition);
    write('ascData.json', text);
    return text;
  };

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ascdata-folder-'));
    for (const name of LIBRARIES) write(`${name}.js`, library(name));
    const [before, after] = [LIBRARIES, scripts].map((names) => names.map(scriptOf).join(''));
    write('index.html', `<!doctype html><title>Mine</title>${before}<script>${START}</script>${after}`);
    put({ ...root, Elements: [] });
    app = await new App({ ASCDATA_OPEN: folder, DEMO: '0', WIDGETS_DIR: 'nowhere' }, 'empty').start();
  });
  test.afterAll(async () => {
    await app.dispose();
    rmSync(folder, { recursive: true, force: true });
  });

  return async (browser, definition, use) => {
    const baseURL = new URL(app.printed).origin;
    const page = await (await browser.newContext({ storageState: app.signedIn, baseURL })).newPage();
    const widget = new URL(app.printed).pathname;
    const text = put(definition);
    const source = async (): Promise<unknown> =>
      ((await (await page.request.get(`/api${widget.replace('widgets', 'Widgets')}/Content`)).json()) as EditorData)
        .Source;
    await expect.poll(source).toBe(text);
    await page.goto(widget);
    await use({ page, widget, write, read, move });
    await page.close();
  };
}
