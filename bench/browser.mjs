import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join, posix } from 'node:path';
import { build } from 'vite';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { browserBundle, compileHints } from '../scripts/lib/chunks.mjs';
import { icons } from '../scripts/lib/icons.mjs';

const out = join(process.cwd(), 'build', 'bench');
const MANIFEST = 'manifest.json';
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

let built;

/** The page of the whole editor. */
export const EDITOR = 'product/editor';

/** Builds the pages of the benches as production modules, once in a run: the editor's in files that are joined as the product's. */
export function buildPages() {
  return (built ??= buildEntries(['bench/vanilla.entry.ts', 'bench/channel.entry.ts']).then(() =>
    buildEntries(['bench/editor.entry.ts'], 'product', browserBundle())
  ));
}

/** Builds one production module of each entry; in `folder`, its page is `/<folder>/<name>.html`. */
export async function buildEntries(entries, folder = '', options = {}) {
  const outDir = join(out, folder);
  rmSync(outDir, { recursive: true, force: true });
  await build({
    configFile: false,
    // Warnings about other people's packages are for these people.
    logLevel: folder === '' ? 'warn' : 'error',
    base: `/${folder}/`.replace('//', '/'),
    plugins: [icons(), svelte(), compileHints()],
    // Packages of a folder with its own ones use the Svelte that compiles them.
    resolve: { dedupe: ['svelte'] },
    define: { 'import.meta.env.SSR': 'false' },
    build: {
      outDir,
      target: 'es2022',
      cssCodeSplit: true,
      manifest: MANIFEST,
      rollupOptions: {
        preserveEntrySignatures: 'strict',
        ...options,
        input: Object.fromEntries(entries.map((entry) => [basename(entry).split('.')[0], entry])),
        output: { ...options.output, entryFileNames: '[name].js', assetFileNames: '[name][extname]' }
      }
    }
  });
}

/**
 * Serves the built pages and `extra` (path → [type, text, further headers]) on a free port of this machine, all of them with
 * the headers in `common`.
 */
export async function servePages(extra = {}, common = {}) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const ending = path.slice(path.lastIndexOf('.'));
    const page = /^\/(?:(\w+)\/)?(\w+)\.html$/.exec(path);
    try {
      const [type, body, headers] = Object.hasOwn(extra, path)
        ? extra[path]
        : page
          ? ['text/html', shell(page[1] ?? '', page[2])]
          : [TYPES[ending] ?? 'application/octet-stream', readFileSync(join(out, path))];
      response
        .writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*', ...common, ...headers })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function shell(folder, name) {
  const address = (file) => posix.join('/', folder, file);
  const styles = stylesOf(folder, name).map((file) => `<link rel="stylesheet" href="${address(file)}">`);
  const script = `<script type="module" src="${address(`${name}.js`)}"></script>`;
  return `<!doctype html><meta charset="utf-8"><title>${name}</title>${styles.join('')}<main></main>${script}`;
}

/** The style sheets of an entry, and before them those of what it imports at once. */
function stylesOf(folder, name) {
  const manifest = JSON.parse(readFileSync(join(out, folder, MANIFEST), 'utf8'));
  const found = new Set();
  const known = new Set();
  const visit = (key) => {
    if (known.has(key)) return;
    known.add(key);
    const { imports = [], css = [] } = manifest[key] ?? {};
    imports.forEach(visit);
    css.forEach((file) => found.add(file));
  };
  visit(Object.keys(manifest).find((key) => manifest[key].isEntry && manifest[key].name === name));
  return [...found];
}

/** In the page: when something of it can be used. */
const isThere = (selector) => document.querySelector(selector) !== null && performance.now();

/** Milliseconds from requesting a page until some of it is shown. */
export async function opened(page, address, selector) {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(isThere, selector, { polling: 10, timeout: 60_000 });
  return handle.jsonValue();
}

/** What the main thread has worked since the page began, in milliseconds: all tasks, and script alone. */
export async function taskTime(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { task: value('TaskDuration') * 1000, script: value('ScriptDuration') * 1000 };
}

/** Waits until two windows of 100 ms in a row did next to nothing, so that debounced work counts too. */
export async function settle(page, devtools) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  let quiet = 0;
  let before = await taskTime(devtools);
  while (quiet < 2) {
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    const now = await taskTime(devtools);
    quiet = now.task - before.task < 5 ? quiet + 1 : 0;
    before = now;
  }
}

export async function heapBytes(devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
