// The folder of the package `ascdata-editor`: what `npm run build` wrote, and the entry that serves it.
import { cp, copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { editorManifest } from './lib/manifests.mjs';
import { root } from './lib/setup.mjs';

const BUILT = ['build/app', 'build/packages', 'build/render', 'build/widgets'];
/** What Vite writes of the licences of other people's code in each build. */
const LICENCES = [
  '.svelte-kit/output/client/.vite/license.md',
  '.svelte-kit/output/server/.vite/license.md',
  'build/packages/third-party.md',
  'build/render/third-party.md'
];

const README = `# ascData editor

The visual editor for dashboard widgets and their ascData.json.

    npx ascdata-editor                 # prints a link that signs you in; nothing is built
    npx ascdata-editor my-widget       # follows a folder with index.html and ascData.json
    npx ascdata-editor my.dash.zip

ascdata-editor --help says where it keeps its data, and names the settings. The command \`ascdata\` of the package of that name
checks, explains, translates and packs widgets without a browser.
`;

/**
 * @param {string} target
 * @param {string} path from the root; the same below the target
 */
async function place(target, path) {
  await mkdir(dirname(join(target, path)), { recursive: true });
  await cp(join(root, path), join(target, path), { recursive: true, filter: (from) => !from.endsWith('.map') });
}

/** @param {string} folder @returns {Promise<string[]>} the scripts below it that run in Node */
async function scriptsBelow(folder) {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => /\.m?js$/.test(name) && !/^app[\\/]client/.test(name))
    .map((name) => join(folder, name));
}

/** @param {string} folder @returns {Promise<Set<string>>} the packages that scripts below it import, and modules of Node */
async function importedIn(folder) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const script of await scriptsBelow(folder)) {
    const code = await readFile(script, 'utf8');
    const { staticImports, dynamicImports } = parseSync(script, code).module;
    const named = dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1));
    for (const name of [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...named]) {
      const [, own] = /^((?:@[^/]+\/)?[^/]+)/.exec(name) ?? [];
      if (own !== undefined) names.add(own);
    }
  }
  return names;
}

/** The licences of all builds, each package once. */
async function licences() {
  const texts = await Promise.all(LICENCES.map((path) => readFile(join(root, path), 'utf8')));
  const parts = texts.flatMap((text) => text.split(/^(?=## )/m).slice(1));
  const byPackage = new Map(parts.map((part) => [part.split('\n')[0], `${part.trim()}\n`]));
  return `# Licenses\n\n${[...byPackage.values()].sort().join('\n')}`;
}

/** @param {string} target an empty folder, or one that there is not yet */
export async function stageEditor(target) {
  const entry = await readdir(join(root, 'src/server'), { withFileTypes: true });
  const languages = await readdir(join(root, 'src/lib/messages'), { withFileTypes: true });
  const scripts = entry.filter(({ name }) => name.endsWith('.js')).map(({ name }) => `src/server/${name}`);
  const texts = languages.filter((each) => each.isDirectory()).map(({ name }) => `src/lib/messages/${name}/entry.js`);
  for (const path of [...BUILT, ...scripts, ...texts]) await place(target, path);
  await copyFile(join(root, 'LICENSE'), join(target, 'LICENSE'));
  await writeFile(join(target, 'README.md'), README);
  await writeFile(join(target, 'third-party.md'), await licences());
  const manifest = editorManifest(await importedIn(join(target, 'build')));
  await writeFile(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
