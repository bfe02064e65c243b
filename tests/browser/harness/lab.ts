import type { Frame, Page } from '@playwright/test';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AscData, AscElement } from '../../../src/lib/ascdata/types.js';
import { workers } from '../../workers.js';
import type { OpenOptions, Report } from './host.js';
import type { LabServer, Files } from './server.js';

export { expect } from '@playwright/test';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../../..');
const attacks = join(root, 'tests/attacks/widgets');

export class TestLab {
  constructor(
    readonly page: Page,
    readonly server: LabServer,
    readonly libs: string
  ) {}

  /** Serves a widget and opens it in a sandboxed frame of the container page. Returns its number and frame. */
  async open(
    files: Files | string,
    options: Partial<OpenOptions> = {},
    query = '',
    origins: readonly string[] = []
  ): Promise<OpenedWidget> {
    const path = this.server.serve(typeof files === 'string' ? { 'index.html': files } : files, origins);
    const open = { ascData: ascData([]), sites: this.server.sites, ...options };
    const arrived = this.page.waitForEvent('framenavigated', (frame) => frame.url().includes(path));
    const index = await this.page.evaluate(([url, given]) => window.lab.open(url, given), [
      `${path}index.html${query}`,
      open
    ] as const);
    await arrived;
    return new OpenedWidget(this.page, index, path);
  }

  /** Holds back the messages of the frames from all listeners, until each is released. */
  holdBack = (...types: Report[]) => this.page.evaluate((names) => window.lab.holdBack(names), types);
  held = () => this.page.evaluate(() => window.lab.held());
  letGo = (type: Report) => this.page.evaluate((name) => window.lab.letGo(name), type);

  /** Opens a hostile widget from `tests/attacks/widgets/<name>/`. */
  async attack(name: string, options: Partial<OpenOptions> = {}, query = ''): Promise<OpenedWidget> {
    const names = await readdir(join(attacks, name));
    const files = await Promise.all(
      names.map(async (file) => [file, await readFile(join(attacks, name, file), 'utf8')] as const)
    );
    return this.open(Object.fromEntries(files), options, query);
  }
}

export class OpenedWidget {
  constructor(
    readonly page: Page,
    readonly index: number,
    readonly path: string
  ) {}

  /** The widget's own frame, to look at what it saw. */
  get frame(): Frame {
    const found = this.page.frames().find((frame) => frame.url().includes(this.path));
    if (!found) throw new Error(`No frame shows ${this.path}`);
    return found;
  }

  state = () => this.page.evaluate((index) => window.lab.state(index).name, this.index);
  record = () => this.page.evaluate((index) => window.lab.record(index), this.index);
  /** Names of the logged messages, in order. */
  types = async () => (await this.record()).log.map(({ type }) => type);
  details = async () => (await this.record()).log.map(({ detail }) => detail);
  events = () => this.frame.evaluate('window.events || []') as Promise<unknown[]>;
  decide = () => this.page.evaluate((index) => window.lab.decide(index), this.index);

  /** As in the editor: the Values and the connection get an edit together. */
  update = (id: string, value: unknown) =>
    this.page.evaluate(
      ([index, key, next]) => {
        window.lab.values.set(key, next);
        window.lab.connection(index).update([[key, next]]);
      },
      [this.index, id, value] as const
    );

  command = (name: 'print' | 'play' | 'stop' | 'close') =>
    this.page.evaluate(([index, method]) => window.lab.connection(index)[method](), [this.index, name] as const);
}

export const test = workers.extend<{ lab: TestLab }>({
  lab: async ({ page, harness }, use) => {
    harness.server.canary.length = 0;
    await page.goto(await harness.page('host'));
    await page.waitForFunction(() => 'lab' in window);
    await use(new TestLab(page, harness.server, harness.libs));
  }
});

/** A bare page that uses the built libraries as a widget developer would, and records messages in `events`. */
export function widget(script: string, libraries = ['WizardBase', 'DashboardWidgetBase']): string {
  const tags = libraries.map((name) => `<script src="libs/${name}.js"></script>`).join('\n');
  return `<!doctype html><html><head><meta charset="utf-8"><title>Widget</title>${tags}</head><body>
<script>window.events = [];
const widget = new DashboardWidgetBase(new WizardBase());
${script}</script></body></html>`;
}

export function element(Id: string, Value: unknown): AscElement {
  return { Id, DisplayName: Id, DataType: 'simpleText', Value };
}

export function ascData(Elements: AscElement[], Options: AscData['Options'] = {}): AscData {
  return {
    SpotIdentifier: 'lab.widget',
    SpotVersion: '1.0',
    ApiVersion: 2,
    SpotType: 'DashboardWidget',
    NumberOfSlots: 1,
    Options,
    Elements
  };
}
