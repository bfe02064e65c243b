import { expect, type Page } from '@playwright/test';
import type { AscElement, DataTypeName } from '../../../src/lib/ascdata/types.js';
import { workers } from '../../workers.js';
import type { Shown } from './page/main.js';

export { expect } from '@playwright/test';

const ORIGIN = 'http://fields.test';
/** As strict as the product's own policy. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'";

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

  /** Replaces the fields on the page, with a new catalogue. */
  async show(elements: AscElement[], shown: Omit<Shown, 'elements'> = {}): Promise<void> {
    await this.page.evaluate((given) => window.fields.show(given), { elements, ...shown });
  }

  /** Expects the Value a field has now. */
  async expectValue(id: string, value: unknown): Promise<void> {
    await expect(this.page.locator(`[data-value="${id}"]`)).toHaveText(JSON.stringify(value));
  }

  /** Sets another Value of a field externally, as undo does. */
  setValue(id: string, value: unknown): Promise<void> {
    return this.page.evaluate(([at, next]) => window.fields.setters[at as string]?.(next), [id, value]);
  }

  /** Every edit a field reported: Value as JSON, and the step it belongs to. */
  edits(id: string): Promise<{ value: string; step?: string }[]> {
    return this.page.evaluate((at) => window.fields.records[at]?.edits ?? [], id) as Promise<
      { value: string; step?: string }[]
    >;
  }

  /** Expects how often a field was left: a field reports it after the focus has moved. */
  async expectLeft(id: string, times: number): Promise<void> {
    const left = () => this.page.evaluate((at) => window.fields.records[at]?.left ?? 0, id);
    await expect.poll(left, `times ${id} was left`).toBe(times);
  }
}

export const test = workers.extend<{ fields: Fields }>({
  fields: async ({ page, fieldFiles }, use) => {
    await page.route(`${ORIGIN}/**`, (route) => {
      const file = new URL(route.request().url()).pathname.slice(1);
      const body = fieldFiles.get(file);
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
