// `build/render/`: the process that makes pictures of spots, the page that shows a widget in it, and the fonts of cards.
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { trueTypeOf } from './lib/woff.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);

/** @param {string} target */
async function buildProcess(target) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['@resvg/resvg-js'] },
    build: {
      ssr: 'src/render/main.ts',
      outDir: target,
      emptyOutDir: false,
      target: 'node20',
      license: { fileName: 'third-party.md' },
      rollupOptions: { output: { entryFileNames: 'render.mjs' } }
    }
  });
}

/** The page that shows a widget, as `page.js`. @param {string} target */
export async function buildPage(target) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: target,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: 'src/render/page.ts', formats: ['iife'], name: 'Picture', fileName: () => 'page.js' }
    }
  });
}

/** @param {string} target */
async function placeFonts(target) {
  const dejavu = dirname(require.resolve('dejavu-fonts-ttf/package.json'));
  const unifont = dirname(require.resolve('@fontsource/unifontex/package.json'));
  await mkdir(target, { recursive: true });
  for (const name of ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf']) {
    await copyFile(join(dejavu, 'ttf', name), join(target, name));
  }
  await copyFile(join(dejavu, 'LICENSE'), join(target, 'DejaVu-LICENSE'));
  const packed = await readFile(join(unifont, 'files', 'unifontex-latin-400-normal.woff'));
  await writeFile(join(target, 'UnifontEX.ttf'), trueTypeOf(packed));
  await copyFile(join(unifont, 'LICENSE'), join(target, 'UnifontEX-LICENSE'));
}

/** @param {string} [outDir] folder to write to; its former content is removed */
export async function buildRender(outDir = 'build/render') {
  const target = resolve(root, outDir);
  await rm(target, { recursive: true, force: true });
  await buildProcess(target);
  await buildPage(target);
  await placeFonts(join(target, 'fonts'));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await buildRender();
