import { svelte } from '@sveltejs/vite-plugin-svelte';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { icons } from '../../../scripts/lib/icons.mjs';
import { LabServer } from './server.js';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../../..');

/** One file of JavaScript for the test page, bundled from a TypeScript entry. */
async function bundle(entry: string, plugins: import('vite').PluginOption[] = []): Promise<Record<string, string>> {
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
 * The page around the frames. It has an icon link, as the product does: otherwise the browser requests `/favicon.ico` once,
 * which the canary could not distinguish from a widget's request.
 */
const containerPage = (script: string, style = '') => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Container</title><link rel="icon" href="data:,">${style ? `<link rel="stylesheet" href="/${style}">` : ''}</head>
<body><script type="module" src="/${script}"></script></body></html>`;

/** Shared by the tests of a worker: the server, and the pages for widgets, each bundled on first use. */
export class Harness {
  /** Folder with the built libraries. */
  readonly libs = join(root, 'static/lib');
  readonly server = new LabServer(this.libs);
  readonly #pages = new Map<string, Promise<string>>();

  async start(): Promise<this> {
    await this.server.start();
    return this;
  }

  stop = () => this.server.stop();

  /** The address of the page of `<name>.ts` in this folder. */
  page(name: 'host' | 'preview'): Promise<string> {
    const address = this.#pages.get(name) ?? this.#bundled(name);
    this.#pages.set(name, address);
    return address;
  }

  async #bundled(name: string): Promise<string> {
    const files = await bundle(join(here, `${name}.ts`), [icons(), svelte({ configFile: false })]);
    const style = files['page.css'];
    // Workers are files of their own.
    for (const [file, content] of Object.entries(files)) if (file.includes('/')) this.server.page(file, content);
    this.server.page(`${name}.js`, files['page.js'] ?? '');
    if (style !== undefined) this.server.page(`${name}.css`, style);
    this.server.page(name, containerPage(`${name}.js`, style === undefined ? '' : `${name}.css`));
    return `${this.server.origin}/${name}`;
  }
}
