// The folder of the package `ascdata`: the command, the library with its declarations, the runtime libraries, the schema.
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { build } from 'vite';
import { buildLibs } from './buildLibs.mjs';
import { buildPage } from './buildRender.mjs';
import { EXPORTS, kitManifest } from './lib/manifests.mjs';
import { root, run, tool } from './lib/setup.mjs';

const library = join(root, 'src/library');
const entries = Object.values(EXPORTS).map((name) => /** @type {const} */ ([name, join(library, `${name}.ts`)]));

/** `npm run check` finds what is wrong with types; this only writes them. */
const EMIT = [
  ...['--ignoreConfig', '--noCheck', '--declaration', '--emitDeclarationOnly', '--stripInternal', '--strict'],
  ...['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler', '--lib', 'es2023,dom', '--types', '']
];

/** Which of two files tests patterns, is for whoever loads the library to choose: package.json says it by `#patterns`. */
const patternsByHost = {
  name: 'patterns-by-host',
  enforce: /** @type {const} */ ('pre'),
  /** @param {string} source @param {string | undefined} importer */
  resolveId: (source, importer) =>
    source === './patterns.js' && importer?.startsWith(library) ? { id: '#patterns', external: true } : undefined
};

/** @param {string} target */
async function buildScripts(target) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [patternsByHost],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: join(target, 'dist'),
      emptyOutDir: true,
      target: 'es2022',
      // What is bundled asks for its own licence to be there.
      license: { fileName: 'third-party.md' },
      rollupOptions: {
        input: {
          ...Object.fromEntries(entries),
          patterns: join(library, 'patterns.ts'),
          patternsInBrowser: join(library, 'patternsInBrowser.ts'),
          'cli/ascdata': join(root, 'src/cli/packageBin.ts')
        },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          banner: ({ name }) => (name === 'cli/ascdata' ? '#!/usr/bin/env node' : '')
        }
      }
    }
  });
}

/**
 * One declaration file for each export, and what they share, without what is not exported.
 * @param {string} target
 */
async function buildDeclarations(target) {
  const all = await mkdtemp(join(tmpdir(), 'ascdata-types-'));
  try {
    const files = entries.map(([, file]) => file);
    const isEmitted = await run(tool('tsgo'), [...files, ...EMIT, '--rootDir', root, '--outDir', all]);
    if (!isEmitted) throw new Error('The declarations of the library could not be made; the lines above say why.');
    const bundle = await rollup({
      input: Object.fromEntries(entries.map(([name]) => [name, join(all, 'src/library', `${name}.d.ts`)])),
      plugins: [dts()]
    });
    await bundle.write({
      dir: join(target, 'dist'),
      entryFileNames: '[name].d.ts',
      chunkFileNames: ({ name }) => `types/${name.replace('.d', '')}.d.ts`
    });
    await bundle.close();
  } finally {
    await rm(all, { recursive: true, force: true });
  }
}

/** @param {string} target an empty folder, or one that there is not yet */
export async function buildKit(target) {
  await mkdir(target, { recursive: true });
  await buildScripts(target);
  await buildDeclarations(target);
  await buildLibs(join(target, 'static/lib'));
  await buildPage(join(target, 'static'));
  const copies = [
    ['static/schema/ascdata.schema.json', 'schema.json'],
    ['docs/library.md', 'README.md'],
    ['LICENSE', 'LICENSE']
  ];
  for (const [from = '', to = ''] of copies) await copyFile(join(root, from), join(target, to));
  await writeFile(join(target, 'package.json'), `${JSON.stringify(kitManifest(), null, 2)}\n`);
}
