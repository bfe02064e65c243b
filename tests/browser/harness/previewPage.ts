import type { Frame, Page } from '@playwright/test';
import { ascData, element, test as base, widget } from './lab.js';
import type { PreviewOptions } from './preview.js';
import type { Files } from './server.js';

export { expect } from '@playwright/test';

/** The whole preview, as the editor page shows it. */
export const test = base.extend<{ preview: PreviewPage }>({
  preview: async ({ page, harness }, use) => {
    const show = async (files: Files | string, options: Partial<PreviewOptions> = {}) => {
      const path = harness.server.serve(typeof files === 'string' ? { 'index.html': files } : files);
      await page.goto(await harness.page('preview'));
      await page.waitForFunction(() => 'preview' in window);
      const data = ascData([element('a', 0)]);
      const given: PreviewOptions = { path, sites: harness.server.sites, ascData: data, language: 'en', ...options };
      await page.evaluate((shown) => window.preview.show(shown), given);
      return path;
    };
    await use(new PreviewPage(page, show));
  }
});

class PreviewPage {
  constructor(
    readonly page: Page,
    readonly show: (files: Files | string, options?: Partial<PreviewOptions>) => Promise<string>
  ) {}

  get frame(): Frame {
    return this.page.frames().at(-1)!;
  }
  events = () => this.frame.evaluate('window.events || []') as Promise<unknown[]>;
  update = (id: string, value: unknown) =>
    this.page.evaluate(([key, next]) => window.preview.update(key, next), [id, value] as const);
  state = () => this.page.locator('.state');
  viewport = () => this.frame.evaluate('[innerWidth, innerHeight]');
}

/** Records messages, and saves a file when asked to print. */
export const recording = widget(`
  document.body.style.cssText = 'margin:0;background:linear-gradient(160deg,#2b4a8f,#6ea4e0);color:#fff;font:32px sans-serif;padding:24px';
  widget.registerDataChangedHandler((data) => {
    events.push([data.NumberOfSlots, data.Elements[0].Value]);
    document.body.textContent = 'Wien ' + data.Elements[0].Value + '°C';
  });
  widget.registerPlayHandler(() => events.push('Play'));
  widget.registerStopHandler(() => events.push('Stop'));
  widget.registerPrintHandler(() => { events.push('Print'); widget.saveToFile('1;2', '..\\\\../figu\\u202Eres.csv', 'text/csv'); });
  widget.sendReady();`);

/** May have other sizes, a detail view and print. */
export const wide = {
  ...ascData([element('a', 0)], {
    PossibleNumbersOfSlots: [1, 3],
    PossibleNumbersOfRows: [1, 2],
    HasDetailView: true,
    HasPrintSupport: true
  })
};
