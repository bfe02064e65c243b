import type { Browser, Page } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from '../server.js';
import { library } from './widget.js';

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
}

/**
 * The product started with a folder in which a widget is developed, for as long as `use` takes.
 * @param definition of the widget, its ascData.json
 * @param scripts of its page, after its start
 */
export async function openedFolder(
  browser: Browser,
  definition: object,
  use: (opened: OpenedFolder) => Promise<void>,
  scripts: readonly string[] = []
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ascdata-folder-'));
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  for (const name of LIBRARIES) write(`${name}.js`, library(name));
  for (const name of scripts) write(`${name}.js`, '');
  const [before, after] = [LIBRARIES, scripts].map((names) => names.map(scriptOf).join(''));
  write('index.html', `<!doctype html><title>Mine</title>${before}<script>${START}</script>${after}`);
  write('ascData.json', JSON.stringify(definition));
  const app = await new App({ ASCDATA_OPEN: folder }, 'empty').start();
  try {
    const baseURL = new URL(app.printed).origin;
    const page = await (await browser.newContext({ storageState: app.signedIn, baseURL })).newPage();
    await page.goto(app.printed);
    await page.waitForURL(/\/widgets\/\d+$/);
    const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
    await use({ page, widget: new URL(page.url()).pathname, write, read });
    await page.close();
  } finally {
    await app.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}
