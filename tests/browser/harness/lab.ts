import { test as base, type Frame, type Page } from '@playwright/test';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { buildLibs } from '../../../scripts/build-libs.mjs';
import type { AscData, AscElement } from '../../../src/lib/ascdata/types.js';
import type { OpenOptions, Report } from './host.js';
import { LabServer, type Files } from './server.js';

export { expect } from '@playwright/test';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../../..');
const attacks = join(root, 'tests/attacks/widgets');

interface Worker {
  server: LabServer;
  /** Folder with the built libraries. */
  libs: string;
}

/** One file of JavaScript for the test page, bundled from a TypeScript entry. */
export async function bundle(
  entry: string,
  plugins: import('vite').PluginOption[] = []
): Promise<Record<string, string>> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      cssCodeSplit: false,
      rollupOptions: { output: { codeSplitting: false } },
      lib: { entry, formats: ['es'], fileName: 'page', cssFileName: 'page' }
    }
  });
  const [built] = result as Rolldown.RolldownOutput[];
  return Object.fromEntries(
    (built?.output ?? []).map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)])
  );
}

/**
 * The page around the frames. It names its icon, as the product does: otherwise the browser asks `/favicon.ico` for it,
 * once per browser, and the canary could not tell that from a widget's doing.
 */
export const containerPage = (
  script: string,
  style = ''
) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Container</title><link rel="icon" href="data:,">${style ? `<link rel="stylesheet" href="/${style}">` : ''}</head>
<body><script type="module" src="/${script}"></script></body></html>`;

export class TestLab {
  constructor(
    readonly page: Page,
    readonly server: LabServer,
    readonly libs: string
  ) {}

  /** Serves a widget and opens it in a sandboxed frame of the container page. Gives its number and its frame. */
  async open(
    files: Files | string,
    options: Partial<OpenOptions> = {},
    query = '',
    origins: readonly string[] = []
  ): Promise<OpenedWidget> {
    const path = this.server.serve(typeof files === 'string' ? { 'index.html': files } : files, origins);
    const open = { ascData: ascData([]), ...options };
    const arrived = this.page.waitForEvent('framenavigated', (frame) => frame.url().includes(path));
    const index = await this.page.evaluate(([url, given]) => window.lab.open(url, given), [
      `${path}index.html${query}`,
      open
    ] as const);
    await arrived;
    return new OpenedWidget(this.page, index, path);
  }

  /** Keeps from everybody what the page around is told of its frames, until each is let go. */
  holdBack = (...types: Report[]) => this.page.evaluate((names) => window.lab.holdBack(names), types);
  held = () => this.page.evaluate(() => window.lab.held());
  letGo = (type: Report) => this.page.evaluate((name) => window.lab.letGo(name), type);

  /** Opens a hostile widget from `tests/attacks/widgets/<name>/`. */
  async attack(name: string, options: Partial<OpenOptions> = {}): Promise<OpenedWidget> {
    const names = await readdir(join(attacks, name));
    const files = await Promise.all(
      names.map(async (file) => [file, await readFile(join(attacks, name, file), 'utf8')] as const)
    );
    return this.open(Object.fromEntries(files), options);
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

  /** As the editor does it: the Values and the connection learn of an edit together. */
  update = (id: string, value: unknown) =>
    this.page.evaluate(
      ([index, key, next]) => {
        window.lab.values.set(key, next);
        window.lab.connection(index).update(key, next);
      },
      [this.index, id, value] as const
    );

  command = (name: 'print' | 'play' | 'stop' | 'close') =>
    this.page.evaluate(([index, method]) => window.lab.connection(index)[method](), [this.index, name] as const);
}

export const test = base.extend<{ lab: TestLab }, { worker: Worker }>({
  worker: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      const libs = await mkdtemp(join(tmpdir(), 'runtime-libraries-'));
      await buildLibs(libs);
      const server = new LabServer(libs);
      const files = await bundle(join(here, 'host.ts'));
      server.page('host', containerPage('host.js'));
      server.page('host.js', files['page.js'] ?? '');
      await server.start();
      await use({ server, libs });
      await server.stop();
      await rm(libs, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 }
  ],
  lab: async ({ page: browserPage, worker }, use) => {
    worker.server.canary.length = 0;
    await browserPage.goto(`${worker.server.origin}/host`);
    await browserPage.waitForFunction(() => 'lab' in window);
    await use(new TestLab(browserPage, worker.server, worker.libs));
  }
});

/** A bare page that uses the built libraries as a widget developer would, and notes what it is told in `events`. */
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
