import { expect, test as base, type Page } from '@playwright/test';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { AscElement, DataTypeName } from '../../../src/lib/ascdata/types.js';
import type { Shown } from './page/main.js';

export { expect } from '@playwright/test';

const ORIGIN = 'http://fields.test';
/** As strict as the product's own policy. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'";

const INDEX = (styles: string[]) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Fields</title>
<link rel="icon" href="data:,">${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')}
<script type="module" src="/main.js"></script></head><body></body></html>`;

/** The inputs in a page of their own, bundled as the product bundles them. File names to contents. */
async function bundle(): Promise<Map<string, string>> {
  const main = fileURLToPath(new URL('page/main.ts', import.meta.url));
  const result = await build({
    root: fileURLToPath(new URL('page', import.meta.url)),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [svelte({ configFile: false })],
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      rollupOptions: { input: main, output: { entryFileNames: 'main.js' } }
    }
  });
  const { output } = result as Rolldown.RolldownOutput;
  const files = new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)] as const)
  );
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  const metadata = entry && 'viteMetadata' in entry ? entry.viteMetadata : undefined;
  return files.set('', INDEX([...(metadata?.importedCss ?? [])]));
}

const MIME: Record<string, string> = { js: 'text/javascript', css: 'text/css' };

/** The page of fields in a test. */
export class Fields {
  readonly complaints: string[] = [];

  constructor(readonly page: Page) {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
  }

  /** Puts fields on the page, in place of the ones before. */
  async show(elements: AscElement[], shown: Omit<Shown, 'elements'> = {}): Promise<void> {
    await this.page.evaluate((given) => window.fields.show(given), { elements, ...shown });
  }

  /** Expects the Value a field has now. */
  async expectValue(id: string, value: unknown): Promise<void> {
    await expect(this.page.locator(`[data-value="${id}"]`)).toHaveText(JSON.stringify(value));
  }

  /** Puts another Value into a field from outside, as undo does. */
  setValue(id: string, value: unknown): Promise<void> {
    return this.page.evaluate(([at, next]) => window.fields.setters[at as string]?.(next), [id, value]);
  }

  /** Every edit a field reported: Value as JSON, and the step it belongs to. */
  edits(id: string): Promise<{ value: string; step?: string }[]> {
    return this.page.evaluate((at) => window.fields.records[at]?.edits ?? [], id) as Promise<
      { value: string; step?: string }[]
    >;
  }

  left(id: string): Promise<number> {
    return this.page.evaluate((at) => window.fields.records[at]?.left ?? 0, id);
  }
}

export const test = base.extend<{ fields: Fields }, { bundled: Map<string, string> }>({
  bundled: [async ({}, use) => use(await bundle()), { scope: 'worker', timeout: 180_000 }], // eslint-disable-line no-empty-pattern
  fields: async ({ page, bundled }, use) => {
    await page.route(`${ORIGIN}/**`, (route) => {
      const file = new URL(route.request().url()).pathname.slice(1);
      const body = bundled.get(file);
      const contentType = MIME[file.split('.').at(-1) ?? ''] ?? 'text/html';
      const headers = { 'content-security-policy': POLICY };
      return route.fulfill(body === undefined ? { status: 404 } : { body, contentType, headers });
    });
    const fields = new Fields(page);
    await page.goto(`${ORIGIN}/`);
    await page.waitForFunction(() => 'fields' in window);
    await use(fields);
    expect(fields.complaints, 'the page reports nothing').toEqual([]);
  }
});

/** An element of a definition, in few words. */
export function element(
  DataType: DataTypeName,
  Id: string,
  Value: unknown,
  rest: Partial<AscElement> = {}
): AscElement {
  return { Id, DisplayName: Id, DataType, Value, ...rest };
}
